import * as Q from '@nomogram/math/exact/rational.ts';
import { callsIn, inputsOf, termOf } from '@nomogram/math/formula/term.ts';
import { expect, test } from 'vitest';
import { plainNumber } from '../../../kit/fields/plain-number.ts';
import { formula } from '../formula.ts';
import { inNumber } from '../result.ts';
import { approximate, settled } from './evaluate.ts';
import { isolate } from './isolate.ts';
import { secondWay } from './second-way.ts';
import { latexNotation, sheetNotation, textNotation, write } from './write.ts';

const inputs = { a: Q.integerRational(7), b: Q.integerRational(2), c: Q.integerRational(3) };
const valueOfText = (text: string) => settled(termOf(text), inputs);

test.each([
  ['a - b - c', Q.integerRational(2)],
  ['a - (b - c)', Q.integerRational(8)],
  ['a / b / c', Q.rational(7, 6)],
  ['a / (b / c)', Q.rational(21, 2)],
  ['b ^ c ^ b', Q.integerRational(512)],
  ['(b ^ c) ^ b', Q.integerRational(64)],
  ['-b ^ b', Q.integerRational(-4)],
  ['b ^ -b', Q.rational(1, 4)],
  ['a + b * c ^ b - 1', Q.integerRational(24)],
  ['0.5 * a', Q.rational(7, 2)],
  ['ln(1) + exp(0)', Q.one],
])('%s', (text, expected) => {
  expect(valueOfText(text)).toEqual(expected);
  expect(approximate(termOf(text), { a: 7, b: 2, c: 3 })).toBeNear(Q.toNumber(expected), 1e-14);
});

test.each(['', 'a +', '(a', 'a b', 'a $ b', 'f(a', 'a)'])('"%s" is a mistake of the declaration', (text) => {
  expect(() => termOf(text)).toThrow();
});

test('inputs and functions are listed', () => {
  const term = termOf('a * presentAnnuity(b / 12, 12 * c) - a');
  expect(inputsOf(term)).toEqual(['a', 'b', 'c', 'a']);
  expect(callsIn(term)).toEqual(['presentAnnuity']);
});

test.each([
  ['a - (b - c)', 'a - (b - c)', 'a-(b-c)', 'a - \\left(b - c\\right)'],
  ['(a + b) / c', '(a + b) / c', '(a+b)/c', '\\frac{a + b}{c}'],
  ['a * (1 - b) / c', 'a * (1 - b) / c', 'a*(1-b)/c', '\\frac{a \\times \\left(1 - b\\right)}{c}'],
  ['(a / b) ^ (1 / c)', '(a / b)^(1 / c)', '(a/b)^(1/c)', '\\left(\\frac{a}{b}\\right)^{1/c}'],
  ['(1 + a) ^ -b', '(1 + a)^(-b)', '(1+a)^(-b)', '\\left(1 + a\\right)^{-b}'],
])('%s is written', (formulaText, text, sheet, latex) => {
  const name = (input: string) => input;
  const term = termOf(formulaText);
  expect(write(term, textNotation(name))).toBe(text);
  expect(write(term, sheetNotation(name))).toBe(sheet);
  expect(write(term, latexNotation(name))).toBe(latex);
});

test('negative numbers are put in with parentheses', () => {
  const put = (input: string) => ({ a: '-5', b: '2' })[input]!;
  expect(write(termOf('b - a'), textNotation(put))).toBe('2 - (-5)');
  expect(write(termOf('a ^ b'), sheetNotation(put))).toBe('(-5)^2');
  expect(write(termOf('a + b'), textNotation(put))).toBe('-5 + 2');
});

test('an input that occurs once is isolated', () => {
  const term = termOf('a * (1 + b) ^ c');
  expect(isolate(term, 'a', Q.integerRational(189), inputs, 128)).toEqual(Q.integerRational(7));
  expect(isolate(term, 'b', Q.integerRational(189), inputs, 128)).toEqual(Q.integerRational(2));
  expect(isolate(termOf('a / a'), 'a', Q.one, inputs, 128)).toBeNull();
});

test('the second way bounds its own error', () => {
  const { value, error } = secondWay(termOf('presentAnnuity(a, b)'), { a: 0.005, b: 360 });
  expect(Math.abs(value - 166.791614392335294)).toBeLessThanOrEqual(error);
  expect(error).toBeLessThan(1e-11 * value);
  const cancelled = secondWay(termOf('(a + b) - a'), { a: 1e16, b: 1 });
  expect(Math.abs(cancelled.value - 1)).toBeLessThanOrEqual(cancelled.error);
});

/** Negative type tests: what stands under `@ts-expect-error` must not compile. */
const common = {
  path: 'page/name',
  title: 'Name',
  purpose: 'For the compiler.',
  result: inNumber('Result'),
  examples: [[['1', '2'], 3]],
  refused: [],
  source: 'none',
} as const;

test('a formula may only name its inputs', () => {
  const fields = { left: plainNumber('Left'), right: plainNumber('Right') };
  expect(formula({ ...common, inputs: fields, formula: '(1 + left) ^ -right' }).title).toBe('Name');
  // @ts-expect-error a misspelt input
  expect(() => formula({ ...common, inputs: fields, formula: '(1 + lefft) ^ -right' })).toThrow(
    'lefft is not an input',
  );
  // @ts-expect-error a misspelt input inside a function
  expect(() => formula({ ...common, inputs: fields, formula: 'ln(left / rihgt)' })).toThrow('rihgt is not an input');
});
