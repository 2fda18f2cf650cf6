import { checkPoint } from '@nomogram/math/statistics/check-point.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { allDistributions } from './all-distributions.ts';
import { drawn } from './drawn.fixture.ts';

/** Supports that are short enough to be added up. */
const longest = 400;
const lawsOf = (kind: Distribution['kind']): readonly (readonly [string, fc.Arbitrary<Distribution>])[] =>
  allDistributions
    .map((one) => [one.id, drawn(one, longest).map(({ of }) => of)] as const)
    .filter(([, laws]) => fc.sample(laws, { numRuns: 1, seed: 1 })[0]!.kind === kind);
const continuousLaws = lawsOf('continuous');
const discreteLaws = lawsOf('discrete');
const size = fc.integer({ min: -12, max: 40 }).map((k) => 2 ** (k / 4));
const part = fc.integer({ min: 1, max: 127 }).map((k) => k / 128);

/** Probabilities from 1e-60 to ½. */
const probability = fc.integer({ min: 1, max: 200 }).map((k) => 10 ** (-k / 3.4) / 1.9);
const RUNS = { numRuns: lawRuns(20, 400) };

describe('every continuous law', () => {
  test.each(continuousLaws)('%s: quantiles undo the distribution function, in both tails', (_, laws) => {
    fc.assert(
      fc.property(laws, probability, (law, p) => {
        for (const [x, value] of [
          [law.quantile(p), law.cumulative] as const,
          [law.upperQuantile(p), law.survival] as const,
        ]) {
          if (Number.isNaN(x) || Math.abs(x) < 1e-300 || Math.abs(x) > 1e300) continue;
          // x itself is rounded: p lies between the probabilities a few units in its last place away.
          const ulp = 4e-16 * Math.abs(x);
          const [one, other] = [value(x - ulp), value(x + ulp)];
          expect(p).toBeGreaterThanOrEqual(Math.min(one, other) * (1 - 1e-12));
          expect(p).toBeLessThanOrEqual(Math.max(one, other) * (1 + 1e-12));
        }
      }),
      RUNS,
    );
  });

  test.each(continuousLaws)('%s: the two tails add up to 1, and the density integrates to the smaller', (_, laws) => {
    fc.assert(
      fc.property(laws, probability, fc.boolean(), (law, p, above) => {
        const x = above ? law.upperQuantile(p) : law.quantile(p);
        if (Number.isNaN(x)) return;
        expect(law.cumulative(x) + law.survival(x)).toBeNear(1, 1e-13);
        const check = checkPoint(law, x);
        if (check !== null) expect(check.difference).toBeLessThan(1e-8);
      }),
      { numRuns: lawRuns(12, 250) },
    );
  });

  test.each(continuousLaws)('%s: nothing lies outside the support', (_, laws) => {
    fc.assert(
      fc.property(laws, size, (law, distance) => {
        const [low, high] = law.support;
        if (low > Number.NEGATIVE_INFINITY) {
          expect([law.density(low - distance), law.cumulative(low - distance), law.survival(low - distance)]).toEqual([
            0, 0, 1,
          ]);
        }
        if (high < Number.POSITIVE_INFINITY) {
          expect([
            law.density(high + distance),
            law.cumulative(high + distance),
            law.survival(high + distance),
          ]).toEqual([0, 1, 0]);
        }
        expect([law.cumulative(Number.NEGATIVE_INFINITY), law.survival(Number.POSITIVE_INFINITY)]).toEqual([0, 0]);
        expect(law.density(Number.NaN)).toBeNaN();
      }),
      { numRuns: lawRuns(6, 100) },
    );
  });
});

describe('every discrete law', () => {
  test.each(discreteLaws)('%s: a quantile is the least integer that reaches its probability', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        const [less, more] = [1 - 2e-14, 1 + 2e-14];
        expect(p <= 0.5 ? law.cumulative(k) >= p * less : law.survival(k) <= (1 - p) * more).toBe(true);
        if (k > law.support[0]) expect(p <= 0.5 ? law.cumulative(k - 1) < p : law.survival(k - 1) > 1 - p).toBe(true);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: the quantile of P(X ≤ k) is k', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        if (law.density(k) < 1e-12) return;
        const [below, above] = [law.cumulative(k), law.survival(k)];
        expect(below <= 0.5 ? law.quantile(below) : law.upperQuantile(above)).toBe(k);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: masses are the steps of the distribution function, and tails add up to 1', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        const [before, after] =
          k > law.support[0] ? [law.cumulative(k - 1), law.cumulative(k)] : [0, law.cumulative(k)];
        // Of probabilities that are taken from each other, the error is measured by the larger.
        expect(after - before).toBeNear(law.density(k), 1e-14, after);
        expect(law.cumulative(k + 0.5)).toBe(after);
        expect(law.density(k + 0.5)).toBe(0);
        expect(after + law.survival(k)).toBeNear(1, 1e-14);
        const check = checkPoint(law, k);
        if (check !== null) expect(check.difference).toBeLessThan(1e-11);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: moments, mode, median and entropy are those of its masses', (_, laws) => {
    fc.assert(
      fc.property(laws, (law) => expectMomentsOfMasses(law)),
      { numRuns: lawRuns(8, 150) },
    );
  });
});

/** Everything once more by adding up the masses, for supports that are short enough. */
function expectMomentsOfMasses(law: Distribution): void {
  const { mean, variance, skewness, excessKurtosis } = law.moments();
  if (typeof mean !== 'number' || typeof variance !== 'number') throw new Error('a discrete law here has moments');
  const low = law.support[0];
  const high = Number.isFinite(law.support[1]) ? law.support[1] : law.upperQuantile(1e-40);
  if (high - low > 20_000) return;
  const masses = Array.from({ length: high - low + 1 }, (_, i) => [low + i, law.density(low + i)] as const);
  const about = (r: number) => masses.reduce((sum, [k, p]) => sum + p * (k - mean) ** r, 0);
  // What is added up for an odd moment cancels: its error is measured by the sizes.
  const sizeOf = (r: number) => masses.reduce((sum, [k, p]) => sum + p * Math.abs(k - mean) ** r, 0);
  expect(masses.reduce((sum, [, p]) => sum + p, 0)).toBeNear(1, 1e-12);
  expect(about(1)).toBeNear(0, 1e-10, sizeOf(1) + Math.abs(mean));
  expect(about(2)).toBeNear(variance, 1e-9);
  const scale = about(2);
  if (typeof skewness === 'number') expect(about(3) / scale ** 1.5).toBeNear(skewness, 1e-8, sizeOf(3) / scale ** 1.5);
  if (typeof excessKurtosis === 'number')
    expect(about(4) / scale ** 2 - 3).toBeNear(excessKurtosis, 1e-7, sizeOf(4) / scale ** 2);
  const entropy = masses.reduce((sum, [, p]) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
  expect(law.entropy()).toBeNear(entropy, 1e-11);
  const largest = Math.max(...masses.map(([, p]) => p));
  const mode = law.mode();
  if ('at' in mode) for (const k of mode.at) expect(law.density(k)).toBeGreaterThanOrEqual(largest * (1 - 1e-13));
  expect(law.cumulative(law.median())).toBeGreaterThanOrEqual(0.5 - 1e-13);
  if (law.median() > low) expect(law.cumulative(law.median() - 1)).toBeLessThan(0.5 + 1e-13);
}
