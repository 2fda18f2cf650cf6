import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import * as Q from '../exact/rational.ts';
import type { ParseOptions } from './options.ts';
import { toText } from './print-text.ts';
import { readInteger } from './read-integer.ts';
import { readNumber } from './read-number.ts';

const exactly = (text: string): string => {
  const read = readNumber(text);
  if (!read.ok) return read.error.message;
  return toText(read.value.expression);
};

test('the work to refuse many digits grows as they do', () => {
  const reading = (length: number) => {
    const text = `${'7'.repeat(length)}; `;
    return () => readNumber(text);
  };
  expect(growth(reading, 3000, 48_000)).toBeLessThan(64);
});

describe('readNumber', () => {
  test.each([
    ['1e-3', '1/1000'],
    ['.5', '1/2'],
    ['-.5', '-1/2'],
    ['1 000', '1000'],
    ['12 345 678', '12345678'],
    ["1'000", '1000'],
    ['−2', '-2'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['１２', '12'],
    ['1,5', '3/2'],
    ['1/3', '1/3'],
    ['1|3', '1/3'],
    ['½', '1/2'],
    ['pi/4', 'pi/4'],
    ['π', 'pi'],
    ['sqrt(2)', 'sqrt(2)'],
    ['√2', 'sqrt(2)'],
    ['2*pi', '2*pi'],
    ['2pi', '2*pi'],
    ['e', 'e'],
    ['1,234,567', '1234567'],
    ['1,234.56', '30864/25'],
    ['1.234,56', '30864/25'],
    ['5!', '120'],
    ['0.1', '1/10'],
    [' 7 ', '7'],
    ['i^2', '-1'],
  ])('%s is %s', (text, meaning) => expect(exactly(text)).toBe(meaning));

  test('a decimal is the rational that it spells, in every spelling of the same digits', () => {
    const digits = fc.stringMatching(/^\d{1,9}$/);
    fc.assert(
      fc.property(
        digits,
        digits,
        fc.integer({ min: -30, max: 30 }),
        fc.boolean(),
        (whole, fraction, exponent, negative) => {
          const sign = negative ? '-' : '';
          const scale = 10n ** BigInt(Math.abs(exponent));
          const units = BigInt(whole + fraction) * (exponent >= 0 ? scale : 1n) * (negative ? -1n : 1n);
          const parts = 10n ** BigInt(fraction.length) * (exponent >= 0 ? 1n : scale);
          // Three digits after a comma may be thousands.
          const comma = fraction.length === 3 ? '.' : ',';
          for (const text of [
            `${sign}${whole}.${fraction}e${exponent}`,
            `${sign}${whole}${comma}${fraction}E${exponent}`,
            `${sign.replace('-', '−')}${whole}.${fraction}*10^${exponent}`,
            `${sign}${whole}.${fraction}·10^{${exponent}}`,
          ]) {
            const read = unwrap(readNumber(text));
            const { numerator, denominator } = read.exact!;
            expect(BigInt(numerator) * parts).toBe(units * BigInt(denominator));
            expect(read.value).toBe(Q.toNumber(read.exact!));
          }
        },
      ),
      { numRuns: lawRuns(200, 500) },
    );
  });

  test('1,234 is refused with both readings, unless the decimal mark is known or what is counted decides', () => {
    const read = readNumber('1,234');
    expect(read.ok ? read.value.value : read.error).toMatchObject({
      code: 'ambiguous-number',
      readings: ['1234', '1.234'],
    });
    const value = (text: string, options: ParseOptions) => {
      const known = readNumber(text, options);
      return known.ok ? known.value.value : known.error.code;
    };
    expect(value('1,234', { decimal: 'comma' })).toBe(1.234);
    expect(value('1,234', { decimal: 'point' })).toBe(1234);
    expect(value('1.234', { decimal: 'comma' })).toBe(1234);
    expect(value('1,234', { counts: 'money' })).toBe(1234);
    expect(value('1,234', { counts: 'whole' })).toBe(1234);
  });

  test('a number beyond all doubles is exact, and its value is infinite', () => {
    const read = readNumber('1e400');
    expect(read.ok && read.value.value).toBe(Number.POSITIVE_INFINITY);
    expect(read.ok && read.value.exact && Q.equals(read.value.exact, Q.power(Q.rational(10), 400))).toBe(true);
  });

  test('digits that cancel are not lost in the value', () => {
    const read = readNumber('sqrt(10^16+1) - 10^8');
    // 10^8·(sqrt(1 + 10^-16) − 1) by its series: 5e-9·(1 − 2.5e-17 + …).
    expect(read.ok && read.value.value).toBe(5e-9);
  });

  test('a percentage is a fraction, unless the sign means something else where it stands', () => {
    const read = readNumber('25 %');
    expect(read.ok && read.value.value).toBe(0.25);
    expect(readNumber('25 %', { percent: false }).ok).toBe(false);
  });

  test.each([
    'Infinity',
    'NaN',
    'oo',
    '∞',
    'abc',
    'big',
    'half',
    'x',
    '2x',
    '0*x',
    'x-x',
    '3+2i',
    'sqrt(-1)',
    'ln(0)',
    '1/0',
    '0^0',
    '1..2',
    '--',
    '',
    ' ',
    '5 6',
    '__proto__',
    'toString',
    'null',
    '1e999999999',
  ])('"%s" is refused', (text) => expect(readNumber(text).ok).toBe(false));

  test('a real value in a complex disguise is a number', () => {
    const read = readNumber('sqrt(-4)*i');
    expect(read.ok && read.value.value).toBe(-2);
  });

  test('gives examples that are read as numbers under the mark that was chosen', () => {
    for (const [decimal, between] of [
      ['point', ', '],
      ['comma', '; '],
      [undefined, ', '],
    ] as const)
      for (const text of ['abc', 'sin', '2x', 'infinity']) {
        const refused = readNumber(text, { decimal });
        const list = /such as (.*)\.$/.exec(refused.ok ? '' : refused.error.message)?.[1] ?? '';
        const values = list.split(new RegExp(`${between}| or `)).map((one) => readNumber(one, { decimal }));
        expect(values.map((read) => read.ok && read.value.value)).toEqual([2.5, 1 / 3, 1e-3, Math.SQRT2, Math.PI / 4]);
      }
  });
});

describe('readInteger', () => {
  test.each([
    ['12', 12],
    ['-12', -12],
    ['−12', -12],
    ['1 000', 1000],
    ['1e3', 1000],
    ['2^10', 1024],
    ['6/3', 2],
    ['12.0', 12],
    ['9'.repeat(30), BigInt('9'.repeat(30))],
    ['2^64', 2n ** 64n],
  ])('%s', (text, value) => expect(readInteger(text)).toEqual({ ok: true, value }));

  test('any size', () => {
    const read = readInteger('7'.repeat(5000));
    expect(read.ok && String(read.value)).toBe('7'.repeat(5000));
  });

  test.each(['7.5', '1/3', 'sqrt(2)', 'x', '', 'Infinity', 'pi'])('"%s" is refused', (text) =>
    expect(readInteger(text).ok).toBe(false),
  );
});
