import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/**
 * "With the numbers": the formula with what was typed put in is true as it is written. It is read like any other input, worked
 * out, and must give the answer, for negative amounts, for rates of 0 and for equal rates too. NOMOGRAM_LAW_RUNS=60 for more
 * of each calculator.
 */
const runs = lawRuns(8, 60);

/** They say in words what is added up. */
const inWords = [
  'finance-depreciation/double-declining-balance',
  'finance-stocks/yield-to-maturity-exact',
  'finance-stocks/bond-duration-and-convexity',
  'finance-stocks/black-scholes-option-price-and-greeks',
];

const calculators = (
  await Promise.all(entries.filter(({ id }) => id.startsWith('finance-')).map(async ({ id }) => (await load(id))!))
).filter(({ id }) => !inWords.includes(id));

const prefix = 'With the numbers: ';

/** Typed texts: those of the examples, and numbers that formulas stumble over. */
function typedOf({ inputs, examples }: Calculator) {
  const answered = examples.filter((example) => 'expect' in example).map(({ given }) => given);
  const numbers = fc.constantFrom('0', '1', '-5', '5', '-1000', '12', '0.5', '100', '3');
  const typed = Object.keys(inputs).map((name) => {
    const known = answered.map((given) => given[name]!);
    const isList = known.some((text) => /[,;]/.test(text));
    return [name, fc.oneof(fc.constantFrom(...known), isList ? fc.constantFrom(...known) : numbers)] as const;
  });
  return fc.record(Object.fromEntries(typed));
}

const percentRead = (text: string): string =>
  text.replace(/(\d+(?:\.\d+)?(?:e[+-]?\d+)?) %/g, '($1/100)').replace(/(\d)e([+-]?\d+)/g, '$1*10^($2)');

/** The value of a sentence: `expression`, `expression, rounded up, with i = … and P = …`. */
function valueOfSentence(text: string, known: Readonly<Record<string, string>>): number {
  const [main = '', rest = ''] = text.split(', with ');
  const defined = rest === '' ? [] : rest.split(' and ').map((one) => one.split(' = ') as [string, string]);
  const names = Object.entries({ ...known, ...Object.fromEntries(defined) });
  let put = main.replace(', rounded up', '');
  // Definitions may use each other.
  for (let round = 0; round < 2; round++)
    for (const [name, value] of names) put = put.replace(new RegExp(`\\b${name}\\b`, 'g'), `(${value})`);
  const read = unwrap(readNumber(percentRead(put)));
  const precise = evaluatePrecise(read.expression, 20);
  const value = precise.ok ? Number(precise.value.re) : read.value;
  return main.includes(', rounded up') ? Math.ceil(value - 1e-6) : value;
}

const close = (a: number, b: number, size = 0): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), size, 1e-300);

/** An equation that the result fulfils, or the result itself; the terms of a sum that cancels count in its error. */
function holds(text: string, result: number, scale: number): boolean {
  if (text.includes('…')) return true;
  const [left = '', right] = text.replace(/, so r = 0$/, '').split(/ = (?!.*, with)/);
  const size = Math.max(...[...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Math.abs(Number(number))), 0);
  if (right === undefined || text.includes(', with '))
    return close(scale * valueOfSentence(text, {}), result, 1e-3 * size);
  const known = { r: (result / scale).toFixed(30) };
  return close(valueOfSentence(left, known), valueOfSentence(right, known), size);
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('the formula with the numbers put in gives the answer', () => {
    const isTrue = (typed: Record<string, string>): boolean => {
      const outcome = run(calculator, typed, defaultOptions);
      if (!outcome.ok) return true;
      const { formulaLines = [], values } = outcome.answer;
      const rest = formulaLines.find((line) => line.startsWith(prefix))?.slice(prefix.length);
      if (rest === undefined) return true;
      expect(rest).not.toMatch(/--|\/ (0 %(?! \d)|\(0 %\))|\^-?[\d.]+ %/);
      const { decimal = '', unit = '' } = values[0]!;
      return holds(rest, Number(decimal), unit.includes('%') || calculator.id.endsWith('risk-premium') ? 100 : 1);
    };
    fc.assert(fc.property(typedOf(calculator), isTrue), { numRuns: runs });
  });
});

test('in a formula in words an exponent of several words stands in brackets, and abbreviations keep their capitals', () => {
  for (const calculator of calculators) {
    for (const { given } of calculator.examples.filter((one) => 'expect' in one)) {
      const outcome = run(calculator, given, defaultOptions);
      if (!outcome.ok) continue;
      const { formulaLines = [], notes = [], checked } = outcome.answer;
      const formula = formulaLines.find((line) => line.startsWith('Formula: ')) ?? '';
      // On a page the formula stands in its section, and the numbers are put in by the steps: remarks do not say them again.
      expect(notes.join('\n'), calculator.id).not.toMatch(/^(?:Formula|With the numbers): /m);
      expect(formula, calculator.id).not.toMatch(/\^\p{L}+ \p{L}/u);
      for (const { detail } of checked) expect(detail, calculator.id).not.toMatch(/\b(?:ebit|ebitda|eps|npv)\b/);
    }
  }
});
