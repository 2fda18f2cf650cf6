import { fromNumber } from '@nomogram/math/exact/rational.ts';
import { type Real, subtract } from '@nomogram/math/numeric/double-double.ts';
import { type Computable, certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { compare } from '@nomogram/math/statistics/distributions/kinds/continuous.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { allDistributions } from './all-distributions.ts';
import type { Range } from './distribution.ts';
import { type DrawnDistribution, membersOf } from './drawn.fixture.ts';

/**
 * Whatever parameters a double can hold: probabilities lie in [0, 1], fall and rise as they must, add up to 1, and are those of
 * the formulas in ball arithmetic; or there is no answer. NOMOGRAM_LAW_RUNS=600 for some ten thousand of them.
 */
const runs = lawRuns(6, 600);

/** Of any size from 10^−exponent to 10^exponent, mostly moderate. */
const positive = (exponent = 300) =>
  fc
    .tuple(
      fc.double({ min: 1, max: 9.99, noNaN: true }),
      fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -exponent, max: exponent })),
    )
    .map(([mantissa, power]) => Number(`${mantissa}e${power}`));
const real = fc.tuple(positive(), fc.boolean()).map(([size, isNegative]) => (isNegative ? -size : size));
const share = fc.oneof(
  fc.double({ min: 1e-300, max: 1, maxExcluded: true, noNaN: true }),
  positive(17).map((p) => p / (1 + p)),
);
const count = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1e15 }));

/** Any parameter that is allowed where the typical ones lie. */
const anyLike = ([low, high]: Range, isInteger: boolean): fc.Arbitrary<number> =>
  low <= 0 ? real : isInteger ? count : high <= 1 ? share : positive();

/** Anywhere in the support. */
function anyIn({ kind, support: [low, high] }: Distribution): fc.Arbitrary<number> {
  if (kind === 'discrete') return count.map((k) => low - 1 + k);
  if (low === Number.NEGATIVE_INFINITY) return real;
  return high === Number.POSITIVE_INFINITY ? positive().map((x) => low + x) : share.map((p) => low + p * (high - low));
}

const exactly =
  (x: number): Computable =>
  () =>
    fromNumber(x);

const isProbability = (p: number): boolean => Number.isNaN(p) || (p >= 0 && p <= 1);

/** As far as doubles go; a tail too small for them is not compared. */
const close = (double: number, precise: number): boolean =>
  Number.isNaN(double) ||
  Number.isNaN(precise) ||
  Math.max(double, precise) < 1e-290 ||
  Math.abs(double - precise) <= 1e-11 * precise;

/**
 * Whether its distance from both ends has all digits of a double. From an end that is none, typed as 3.1e-298, it has not, where it is less
 * than the least such number with 53 bits: nothing of the law is known there by doubles.
 */
const isBeside = (at: number, ends: readonly Real[]): boolean =>
  ends.every((end) => typeof end === 'number' || end.lo === 0 || Math.abs(subtract(at, end).hi) >= 2 ** -968);

describe.each(allDistributions.filter(({ formulas }) => formulas?.density).map((one) => [one.id, one] as const))(
  '%s',
  (_, one) => {
    test('tails are probabilities, monotone, complementary, and those of the formulas', () => {
      const holds = ({ of: law, precise }: DrawnDistribution, at: number): void => {
        const further = law.kind === 'discrete' ? at + 1 : at + Math.abs(at) / 8;
        const [lower, upper] = [law.cumulative(at), law.survival(at)];
        for (const p of [lower, upper, law.cumulative(further), law.survival(further)])
          expect(isProbability(p)).toBe(true);
        // Two neighbouring values may each be off by their rounding.
        expect(law.cumulative(further) < lower * (1 - 1e-12)).toBe(false);
        expect(law.survival(further) > upper * (1 + 1e-12)).toBe(false);
        if (!Number.isNaN(lower + upper)) expect(Math.abs(lower + upper - 1)).toBeLessThan(1e-12);
        // The ends are as they were typed: a double may lie between such an end and the double next to it.
        const isInside = compare(at, law.bounds[0]) > 0 && compare(at, law.bounds[1]) < 0 && isBeside(at, law.bounds);
        for (const name of isInside ? (['density', 'cumulative', 'survival'] as const) : []) {
          const text = certainDecimal(precise!.value(name, exactly(at))!, 17);
          const double = { density: law.density(at), cumulative: lower, survival: upper }[name];
          expect([name, double, text, text === undefined || close(double, Number(text))]).toEqual([
            name,
            double,
            text,
            true,
          ]);
          expect(text === undefined || (Number(text) >= 0 && (name === 'density' || Number(text) <= 1))).toBe(true);
        }
      };
      const cases = membersOf(one, anyLike, 17).chain((drawn) => anyIn(drawn.of).map((at) => [drawn, at] as const));
      fc.assert(
        fc.property(cases, ([drawn, at]) => holds(drawn, at)),
        { numRuns: runs },
      );
    });
  },
);
