import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { readComplex } from '@nomogram/math/syntax/read-complex.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { expectShare } from '../../../../../tools/setup/share.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedAnswer } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';

/*
 * The decimals of complex numbers with irrational parts, beside the same operation in the arithmetic of complex enclosures: every
 * digit that is shown is one of the number, with however many are asked for.
 */

const whole = fc.integer({ min: -9, max: 9 });
const part = fc.oneof(
  whole.map(String),
  fc.tuple(whole, fc.integer({ min: 2, max: 11 })).map(([n, d]) => `${n}/${d}`),
  fc.tuple(whole, whole, fc.integer({ min: 2, max: 12 })).map(([a, b, c]) => `(${a}+${b}*sqrt(${c}))`),
  fc.constantFrom('pi', '-e', 'ln(2)', 'cos(1)', '2^(1/3)', '1.41421356237'),
);
const complex = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(part, part).map(([a, b]) => `${a}+${b}*i`) },
  fc.tuple(part, fc.integer({ min: 1, max: 23 })).map(([r, k]) => `${r}*e^(i*pi*${k}/12)`),
);

/** What each calculator gives, as one expression. */
const operations: { readonly [calculator: string]: (a: string, b: string) => readonly [object, string] } = {
  add: (a, b) => [{ a, b }, `(${a})+(${b})`],
  subtract: (a, b) => [{ a, b }, `(${a})-(${b})`],
  multiply: (a, b) => [{ a, b }, `(${a})*(${b})`],
  divide: (a, b) => [{ a, b }, `(${a})/(${b})`],
  'square-root': (z) => [{ z }, `sqrt(${z})`],
  logarithm: (z) => [{ z }, `ln(${z})`],
  inverse: (z) => [{ z }, `1/(${z})`],
  power: (z, b) => {
    const n = ['3', '-2', '1/3', '5/2', 'sqrt(2)', '40'][b.length % 6]!;
    return [{ z, n }, `(${z})^(${n})`];
  },
};

const decimals = ({ values }: PresentedAnswer): string => {
  const { exact, decimal } = values.find(({ name }) => name === 'rounded') ?? values[0]!;
  return decimal ?? exact!;
};

/** Both parts of what is shown, as rational numbers. */
function shownParts(text: string): readonly Q.Rational[] {
  const read = unwrap(readComplex(text));
  return [read.parts.re, read.parts.im].map((one) => {
    if (one.kind !== 'number') throw new Error(`${text} is no decimal`);
    return one.value;
  });
}

function expectWithin(shown: Q.Rational, truth: string, digits: number, problem: string): void {
  const value = fromDecimal(truth)!;
  const off = Q.toNumber(Q.abs(Q.subtract(shown, value)));
  // Half a unit in the last of the digits, the first of which may be a 1.
  expect(off, `${problem}: ${truth} with ${digits} digits`).toBeLessThanOrEqual(
    0.5 * 10 ** (1 - digits) * Math.abs(Q.toNumber(value)),
  );
}

test('every digit of a complex number is right, from 4 to 100', { timeout: 3_600_000 }, async () => {
  const calculators = Object.fromEntries(
    await Promise.all(Object.keys(operations).map(async (name) => [name, (await load(`algebra-complex/${name}`))!])),
  );
  const counted = { asked: 0, answered: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(operations)),
      complex,
      complex,
      fc.constantFrom(4, 10, 15, 30, 60, 100),
      (name, a, b, digits) => {
        const [typed, text] = operations[name]!(a, b);
        const problem = `${name} ${JSON.stringify(typed)}`;
        const read = parse(text);
        const truth = read.ok ? evaluatePrecise(read.value.expression, 130) : read;
        // On a cut, or without a value.
        if (!truth.ok) return;
        counted.asked += 1;
        const outcome = run(calculators[name], { ...typed }, { ...defaultOptions, digits });
        if (!outcome.ok) {
          expect(outcome.problems[0]!.code, problem).toMatch(/out-of-range|too-large/);
          return;
        }
        counted.answered += 1;
        const [re, im] = shownParts(decimals(outcome.answer));
        expectWithin(re!, truth.value.re, digits, problem);
        expectWithin(im!, truth.value.im, digits, problem);
      },
    ),
    { numRuns: lawRuns(40, 1000) },
  );
  expectShare(counted.answered, counted.asked, 0.9);
});
