import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Q from '../../exact/rational.ts';
import type { Result } from '../../result/result.ts';
import {
  checkGeometricMean,
  checkHarmonicMean,
  checkMean,
  checkMode,
  checkPercentile,
  checkStandardDeviation,
  checkVariance,
} from './check-descriptive.ts';
import { exactly, type Statistic } from './exact-value.ts';
import { geometricMean } from './geometric-mean.ts';
import { harmonicMean } from './harmonic-mean.ts';
import { mean } from './mean.ts';
import { median } from './median.ts';
import { mode } from './mode.ts';
import { percentile, QUANTILE_TYPES } from './percentile.ts';
import { approximateSample, exactSample, type Sample } from './sample.ts';
import { sampleStandardDeviation, standardDeviation } from './standard-deviation.ts';
import { populationVariance, sampleVariance, variance } from './variance.ts';
import { zScore, zScoreFromMoments } from './z-score.ts';

const of = (...values: number[]): Sample => exactSample(values.map((value) => Q.integerRational(value)));
const tenths = (...values: number[]): Sample => exactSample(values.map((value) => Q.rational(value, 10)));

function numberOf(result: Result<Statistic>): number {
  if (!result.ok) throw new Error(result.error.message);
  return result.value.value;
}

function exactOf(result: Result<Statistic>): string {
  if (!result.ok) throw new Error(result.error.message);
  const { exact } = result.value;
  if (exact === undefined) return 'none';
  const radicand = `${exact.radicand.numerator}/${exact.radicand.denominator}`;
  return `${exact.sign < 0 ? '-' : ''}${radicand}${exact.degree === 1 ? '' : `^(1/${exact.degree})`}`;
}

const reason = (result: Result<unknown>): string => (result.ok ? 'answered' : result.error.code);

describe('rational data have exact answers', () => {
  const data = of(2, 4, 4, 4, 5, 5, 7, 9);
  test.each([
    ['mean', mean(of(1, 0, 0)), '1/3'],
    ['median of an even number', median(data), '9/2'],
    ['median of an odd number', median(of(9, 1, 5)), '5/1'],
    ['population variance', populationVariance(data), '4/1'],
    ['sample variance', sampleVariance(data), '32/7'],
    ['a standard deviation that is rational', standardDeviation(data, 'population'), '2/1'],
    ['a standard deviation that is not', sampleStandardDeviation(data), '32/7^(1/2)'],
    ['harmonic mean', harmonicMean(of(1, 2, 4)), '12/7'],
    ['geometric mean', geometricMean(of(2, 8)), '4/1'],
    ['geometric mean as a root', geometricMean(of(1, 2, 3)), '6/1^(1/3)'],
    ['percentile 10', percentile(data, Q.integerRational(10)), '17/5'],
    ['z-score', zScore(data, Q.integerRational(2), 'population'), '-3/2'],
    ['z-score as a root', zScore(of(1, 2, 3), Q.integerRational(3), 'population'), '3/2^(1/2)'],
    [
      'z-score from mean and deviation',
      zScoreFromMoments(Q.integerRational(12), Q.integerRational(10), Q.integerRational(3)),
      '2/3',
    ],
  ])('%s', (_, result, expected) => expect(exactOf(result)).toBe(expected));
});

test('a large offset does not spoil the variance (10000000.1, 10000000.2, 10000000.3)', () => {
  const data = tenths(100000002, ...Array.from({ length: 500 }, () => [100000001, 100000003]).flat());
  expect(exactOf(mean(data))).toBe('50000001/5');
  expect(exactOf(sampleVariance(data))).toBe('1/100');
  expect(numberOf(sampleStandardDeviation(data))).toBe(0.1);
  const doubles = approximateSample(Array.from({ length: 1000 }, (_, i) => 1e9 + (i % 2)));
  expect(numberOf(populationVariance(doubles))).toBe(0.25);
});

describe('what has no answer is refused with the reason', () => {
  test.each([
    ['mean of nothing', mean(of()), 'missing'],
    ['mode of nothing', mode(of()), 'missing'],
    ['sample variance of one value', sampleVariance(of(3)), 'no-answer'],
    ['harmonic mean of −1 and 1', harmonicMean(of(-1, 1)), 'no-answer'],
    ['geometric mean of −1', geometricMean(of(-1)), 'no-answer'],
    ['z-score without spread', zScore(of(5, 5), Q.one, 'population'), 'no-answer'],
    ['z-score with a deviation of 0', zScoreFromMoments(Q.one, Q.one, Q.zero), 'out-of-range'],
    ['percentile 101', percentile(of(1, 2), Q.integerRational(101)), 'out-of-range'],
  ])('%s', (_, result, code) => expect(reason(result)).toBe(code));
});

describe('mode', () => {
  const modesOf = (sample: Sample) => {
    const result = mode(sample);
    return result.ok ? result.value.values.map(({ value }) => value) : null;
  };
  test.each([
    [[1, 2, 2, 3], [2]],
    [
      [1, 1, 2, 2, 3],
      [1, 2],
    ],
    [[1, 2, 3], []],
    [[7], []],
    [[5, 5, 5], [5]],
  ])('of %j is %j', (data, expected) => {
    expect(modesOf(of(...data))).toEqual(expected);
    expect(
      checkMode(
        of(...data),
        expected.map((value) => exactly(Q.fromNumber(value))),
      ),
    ).toBe(0);
  });
});

/** R 4: quantile(c(1, 3, 4, 8, 13, 21), 0.3, type = 1 … 9). */
test('the nine definitions of a quantile differ as in R', () => {
  const got = QUANTILE_TYPES.map((type) => numberOf(percentile(of(1, 3, 4, 8, 13, 21), Q.integerRational(30), type)));
  const expected = [3, 3, 3, 2.6, 3.3, 3.1, 3.5, 3.2333333333333334, 3.25];
  got.forEach((value, i) => {
    expect(value, `type ${i + 1}`).toBeNear(expected[i]!, 1e-14);
  });
});

const rationals = fc
  .array(fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom(1, 2, 10, 100, 7)), {
    minLength: 2,
    maxLength: 40,
  })
  .map((pairs) => pairs.map(([n, d]) => Q.rational(n, d)));

describe('laws', () => {
  test('exact and approximate computation, and the independent check, agree', () => {
    fc.assert(
      fc.property(rationals, (values) => {
        const exact = exactSample(values);
        const approximate = approximateSample(values.map(Q.toNumber));
        const v = numberOf(sampleVariance(exact));
        const scale = Math.sqrt(v) + 1e-300;
        expect(Math.abs(numberOf(mean(exact)) - numberOf(mean(approximate)))).toBeLessThanOrEqual(1e-12 * scale);
        expect(Math.abs(v - numberOf(sampleVariance(approximate)))).toBeLessThanOrEqual(1e-12 * v);
        expect(checkMean(exact, numberOf(mean(exact)))).toBeLessThan(1e-12);
        expect(checkVariance(exact, 'sample', v)).toBeLessThan(1e-12);
        expect(checkStandardDeviation(exact, 'sample', numberOf(sampleStandardDeviation(exact)))).toBeLessThan(1e-12);
      }),
    );
  });

  test('n(n−1) times the sample variance is the sum of the squared differences of all pairs', () => {
    fc.assert(
      fc.property(rationals, (values) => {
        let pairs = Q.zero;
        values.forEach((a, i) => {
          for (const b of values.slice(0, i)) pairs = Q.add(pairs, Q.power(Q.subtract(a, b), 2));
        });
        const result = variance(exactSample(values), 'sample');
        if (!result.ok || result.value.exact === undefined) throw new Error('an exact variance');
        const n = values.length;
        expect(Q.multiply(result.value.exact.radicand, Q.integerRational(n * (n - 1)))).toEqual(pairs);
      }),
      { numRuns: 50 },
    );
  });

  test('harmonic ≤ geometric ≤ arithmetic mean, each confirmed by its check', () => {
    const positives = rationals.map((values) => values.map((value) => Q.add(Q.abs(value), Q.one)));
    fc.assert(
      fc.property(positives, (values) => {
        const sample = exactSample(values);
        const [h, g, a] = [numberOf(harmonicMean(sample)), numberOf(geometricMean(sample)), numberOf(mean(sample))];
        expect(h).toBeLessThanOrEqual(g * (1 + 1e-15));
        expect(g).toBeLessThanOrEqual(a * (1 + 1e-15));
        expect(checkHarmonicMean(sample, h)).toBeLessThan(1e-13);
        expect(checkGeometricMean(sample, g)).toBeLessThan(1e-13);
        expect(checkGeometricMean(sample, g * (1 + 1e-9))).toBeGreaterThan(1e-10);
      }),
    );
  });

  test('percentiles rise from the least to the greatest value, and their check confirms them', () => {
    fc.assert(
      fc.property(rationals, fc.integer({ min: 0, max: 100 }), (values, percent) => {
        const sample = exactSample(values);
        const at = (p: number) => numberOf(percentile(sample, Q.integerRational(p)));
        expect(at(0)).toBe(Math.min(...values.map(Q.toNumber)));
        expect(at(100)).toBe(Math.max(...values.map(Q.toNumber)));
        expect(at(percent)).toBeGreaterThanOrEqual(at(Math.max(0, percent - 1)));
        expect(checkPercentile(sample, Q.integerRational(percent), at(percent))).toBeLessThan(1e-11);
      }),
    );
  });

  test('z-scores have mean 0 and standard deviation 1', () => {
    fc.assert(
      fc.property(rationals, (values) => {
        const sample = exactSample(values);
        fc.pre(numberOf(populationVariance(sample)) > 0);
        const scores = values.map((value) => numberOf(zScore(sample, value, 'population')));
        expect(scores.reduce((sum, z) => sum + z, 0)).toBeNear(
          0,
          1e-14,
          Math.max(...scores.map(Math.abs)) * scores.length,
        );
        expect(scores.reduce((sum, z) => sum + z * z, 0) / scores.length).toBeNear(1, 1e-12);
      }),
    );
  });
});

test('100 000 values take a moment only', () => {
  const values = Array.from({ length: 100_000 }, (_, i) => Q.rational(((i * 7919) % 100_003) + 1, 100));
  const data = exactSample(values);
  expect(exactOf(mean(data))).not.toBe('none');
  expect(exactOf(sampleVariance(data))).not.toBe('none');
  expect(exactOf(median(data))).not.toBe('none');
  expect(numberOf(harmonicMean(data))).toBeLessThan(numberOf(geometricMean(data)));
});
