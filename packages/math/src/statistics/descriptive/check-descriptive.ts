import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { subtract, toNumber } from '../../numeric/double-double.ts';
import { rationalOf, type Statistic } from './exact-value.ts';
import { doublesOf, realsOf, type Sample } from './sample.ts';
import type { Divisor } from './variance.ts';

/**
 * Every statistic a second time, by another formula and in plain doubles, so that an answer can say how it was checked.
 * Each function returns the relative difference between the claimed value and its own (0 where both agree entirely); a
 * sound answer stays below about 1e-10.
 */

/** Count, mean and sum of squared deviations of a part of the data, after a shift by the first value. */
interface Part {
  readonly n: number;
  readonly mean: number;
  readonly squares: number;
}

/** T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances" (1979). */
function merged(a: Part, b: Part): Part {
  const n = a.n + b.n;
  const difference = b.mean - a.mean;
  return {
    n,
    mean: a.mean + (difference * b.n) / n,
    squares: a.squares + b.squares + (difference * difference * a.n * b.n) / n,
  };
}

function partOf(values: readonly number[], from: number, to: number): Part {
  if (to - from === 1) return { n: 1, mean: values[from]!, squares: 0 };
  const middle = (from + to) >>> 1;
  return merged(partOf(values, from, middle), partOf(values, middle, to));
}

function shifted(sample: Sample): { readonly by: number; readonly part: Part } {
  const reals = realsOf(sample);
  const differences = reals.map((value) => toNumber(subtract(value, reals[0]!)));
  return { by: toNumber(reals[0]!), part: partOf(differences, 0, differences.length) };
}

/** |a − b| relative to the larger of them and of `scale`. */
function relativeDifference(a: number, b: number, scale = 0): number {
  const size = Math.max(Math.abs(a), Math.abs(b), scale);
  return size === 0 ? 0 : Math.abs(a - b) / size;
}

/** The mean by merging halves of the shifted data; relative to the spread where the mean itself is nearly 0. */
export function checkMean(sample: Sample, claimed: number): number {
  const { by, part } = shifted(sample);
  return relativeDifference(claimed, by + part.mean, Math.sqrt(part.squares / part.n));
}

/** The variance by merging halves of the shifted data. */
export function checkVariance(sample: Sample, divisor: Divisor, claimed: number): number {
  const { part } = shifted(sample);
  return relativeDifference(claimed, part.squares / (divisor === 'population' ? part.n : part.n - 1));
}

/** The relative difference between the square of a claimed standard deviation and the variance. */
export const checkStandardDeviation = (sample: Sample, divisor: Divisor, claimed: number): number =>
  checkVariance(sample, divisor, claimed * claimed);

/** The geometric mean as the root of the product, whose exponent is counted apart: no logarithm is taken. */
export function checkGeometricMean(sample: Sample, claimed: number): number {
  const values = doublesOf(sample);
  if (claimed === 0 || values.includes(0)) return claimed === 0 && values.includes(0) ? 0 : 1;
  let product = 1;
  // Each factor is taken relative to the claimed mean, so that a right claim makes the product 1.
  let doublings = 0;
  for (const value of values) {
    product *= value / claimed;
    for (; product >= 2 ** 64; doublings += 64) product *= 2 ** -64;
    for (; product <= 2 ** -64; doublings -= 64) product *= 2 ** 64;
  }
  return Math.abs(Math.expm1((Math.log(product) + doublings * Math.LN2) / values.length));
}

/** The harmonic mean m from its defining property Σ(1 − m/x) = 0. */
export function checkHarmonicMean(sample: Sample, claimed: number): number {
  const values = doublesOf(sample);
  if (values.includes(0)) return claimed === 0 ? 0 : 1;
  return Math.abs(values.reduce((sum, value) => sum + (1 - claimed / value), 0)) / values.length;
}

/** The percentile (type 7) without sorting: by counting the data below and above the claimed value. */
export function checkPercentile(sample: Sample, percent: Rational, claimed: number): number {
  const values = doublesOf(sample);
  const below = values.filter((value) => value < claimed);
  const above = values.filter((value) => value > claimed);
  const equal = values.length - below.length - above.length;
  // The place among the ranks 0 … n − 1.
  const place = (Q.toNumber(percent) / 100) * (values.length - 1);
  if (equal > 0 && below.length <= place && place <= below.length + equal - 1) return 0;
  const low = below.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const high = above.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const [from, to] = place < below.length ? [low, equal > 0 ? claimed : high] : [equal > 0 ? claimed : low, high];
  const rank = place < below.length ? below.length - 1 : below.length + equal - 1;
  return relativeDifference(claimed, from + (place - rank) * (to - from));
}

/** The mode by counting: 0 where no value is more frequent than the claimed ones and these are all as frequent. */
export function checkMode(sample: Sample, claimed: readonly Statistic[]): number {
  const counts = new Map<string, number>();
  // 10^15 + 0.3 and 10^15 + 0.31 are two values, though one double is nearest to both.
  const keys = sample.kind === 'exact' ? sample.values.map(keyOf) : doublesOf(sample).map(String);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  const frequent = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  const expected = most === 1 ? [] : frequent;
  const named = claimed.map((one) => {
    const rational = rationalOf(one);
    return sample.kind === 'exact' && rational ? keyOf(rational) : String(one.value);
  });
  return expected.length === named.length && named.every((key) => expected.includes(key)) ? 0 : 1;
}

const keyOf = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
