import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOptions } from '../options.ts';
import { amount } from './amount.ts';
import { complexNumber } from './complex.ts';
import { equation } from './equation.ts';
import { equations } from './equations.ts';
import { exactNumber } from './exact.ts';
import { expression } from './expression.ts';
import { matrix } from './matrix.ts';
import { real } from './real.ts';

/*
 * What has no value is refused where it is typed: its derivative would be 0, its sum with other numbers a number, and the
 * double next to pi/2 has a tangent. However it is hidden in what a letter cannot change.
 */

const pole = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((k) => `tan(${2 * k + 1}*pi/2)`),
  fc.integer({ min: -9, max: 9 }).map((k) => `sec(${2 * k + 1}*pi/2)`),
  fc.integer({ min: -9, max: 9 }).map((k) => `cot(${k}*pi)`),
  fc.integer({ min: -9, max: 9 }).map((k) => `csc(${k}*pi)`),
  fc.integer({ min: 0, max: 9 }).map((k) => `gamma(-${k})`),
  fc.integer({ min: 1, max: 9 }).map((k) => `${k}/(${k}-${k})`),
  fc.integer({ min: 2, max: 9 }).map((k) => `1/(sqrt(${k})^2-${k})`),
  fc.constantFrom('1/cos(pi/2)', '1/sin(pi)', 'ln(0)', 'tan(90°)', 'zeta(1)', 'atanh(1)', '0^0', '0^-1', '1/ln(1)'),
);
const hidden = fc
  .tuple(
    pole,
    fc.array(fc.constantFrom('(@)^0', '0*(@)', '3+@', '2*(@)', '(@)-(@)', 'sqrt(4+(@)^2)'), { maxLength: 2 }),
  )
  .map(([inmost, around]) => around.reduce((inside, shape) => shape.replaceAll('@', inside), inmost));

const options = { label: 'It' };
const fields = {
  expression: (text: string) => expression(options).read(text, defaultOptions),
  'expression with a letter': (text: string) => expression(options).read(`x^2+${text}`, defaultOptions),
  equation: (text: string) => equation(options).read(`x = ${text}`, defaultOptions),
  equations: (text: string) => equations(options).read(`x + y = 1; x = ${text}`, defaultOptions),
  matrix: (text: string) => matrix(options).read(`1, 2\n3, ${text}`, defaultOptions),
  real: (text: string) => real(options).read(text, defaultOptions),
  exact: (text: string) => exactNumber(options).read(text, defaultOptions),
  amount: (text: string) => amount('It', 'money', {}).read(text, defaultOptions),
  complex: (text: string) => complexNumber(options).read(text, defaultOptions),
};

test.each(Object.entries(fields))('a field of the kind %s refuses what has no value', (_, read) => {
  fc.assert(
    fc.property(hidden, (text) => {
      const result = read(text);
      expect(result.ok ? text : result.error.code).toBe('no-answer');
    }),
    { numRuns: 60 },
  );
});

/** A sum of roots that is 0, which no form of it shows; not where a factor 0 takes it away before it is looked at. */
const hiddenZero = fc
  .tuple(
    fc.integer({ min: 2, max: 30 }),
    fc.integer({ min: 2, max: 30 }),
    fc.constantFrom('1/(@)', '(@)^-2', 'ln(@)', '3/(2*(@))', '3+1/(@)', 'sqrt(4+1/(@)^2)'),
  )
  .map(([a, b, shape]) => shape.replace('@', `sqrt(${a})+sqrt(${b})-sqrt(${a + b}+2*sqrt(${a * b}))`));

test.each(Object.entries(fields))(
  'a field of the kind %s refuses to divide by a 0 that is hidden in roots',
  (_, read) => {
    fc.assert(
      fc.property(hiddenZero, (text) => {
        const result = read(text);
        expect(result.ok ? text : result.error.code).toBe('no-answer');
      }),
      { numRuns: 30 },
    );
  },
);

const withInfinity = fc
  .tuple(
    fc.constantFrom('oo', '-oo', 'inf', '∞', 'infinity'),
    fc.constantFrom('1/(@)', 'e^(@)', '@+1', '2*(@)', 'atan(@)', '0*(@)', '(@)^2', '(@)^0'),
  )
  .map(([end, shape]) => shape.replace('@', end));

test.each(Object.entries(fields))('a field of the kind %s refuses to calculate with infinity', (_, read) => {
  fc.assert(
    fc.property(withInfinity, (text) => {
      const result = read(text);
      expect(result.ok ? text : result.error.code).toMatch(/^(?:unreadable|no-answer)$/);
    }),
    { numRuns: 30 },
  );
});

test('and takes what has one', () => {
  for (const text of ['tan(pi/4)', 'cot(pi/2)', 'gamma(-1/2)', 'ln(1)', '0^2', '1/cos(pi)', '0*x^0', 'x/(x-1)'])
    expect(expression(options).read(text, defaultOptions).ok, text).toBe(true);
});
