import { entries } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf, digitsWithin } from '../src/process/cost.ts';

const entry = entries.find(({ id }) => id === 'trigonometry-circle/equation')!;
const cost = (...texts: string[]) => costOf(entry, Object.fromEntries(texts.entries()), defaultOptions);

describe('light is what people type', () => {
  test.each(['3', '-12.5', '1/3', 'pi/4', 'sqrt(145)', '1e-12', '45°30′15″', '1000*(1+5/100)^10', 'x^2+3x-35', '5!'])(
    '%s',
    (text) => expect(cost(text, '2.5', '1e5')).toBe('light'),
  );
});

describe('heavy is what makes long numbers', () => {
  test.each([
    '1e-19000',
    '1e−300',
    '2^9999',
    '2**(100*100)',
    '2^3^9',
    '9^9⁹',
    '(2^99)^99',
    '999!',
    'factorial(5000)',
    '1'.repeat(500),
  ])('%s', (text) => expect(cost('1', text)).toBe('heavy'));

  test('many together', () => expect(cost('1e-60', '1e60', '1e-60')).toBe('heavy'));
});

describe('heavy is what has several roots and functions', () => {
  test.each([
    'sqrt(2)+sqrt(3)',
    '√2+∛3',
    '2^(1/2)+3^(1/3)',
    '2^0.5+3^0.25',
    'sin 2 + cos 3',
    'cos(pi/7)cos(pi/11)',
    'ln(ln(5))',
  ])('%s', (text) => expect(cost('1', text)).toBe('heavy'));

  test('many together', () => expect(cost('sqrt(2)', 'sqrt(3)', '1')).toBe('heavy'));

  test.each(['3/4 km', '45 deg', 'degrees', 'pi/4', '(1+i)^9', '2^(-3)', '12 USD'])(
    'which words and whole powers are not: %s',
    (text) => expect(cost('sqrt(2)', text, text)).toBe('light'),
  );
});

test('no number is longer than it is said to be', () => {
  const small = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(small, small, small, (a, b, c) => {
      const said = digitsWithin(`(${a}^${b})^${c}+${a}e${c}`);
      const digits = ((BigInt(a) ** BigInt(b)) ** BigInt(c) + BigInt(a) * 10n ** BigInt(c)).toString().length;
      expect(said).toBeGreaterThanOrEqual(digits);
    }),
  );
});
