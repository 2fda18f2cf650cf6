import { type Ball, logSum, realBall } from './ball.ts';
import { type BigFloat, magnitude, rounded, toFixed } from './big-float.ts';
import { toNumber } from './convert.ts';

/** Σ tₙ with t₀ = 1 and tₙ₊₁/tₙ = factor · (top + n)/(bottom + n); without top, factor/(bottom + n). All are positive. */
interface RatioSeries {
  readonly top?: BigFloat;
  readonly bottom: BigFloat;
  readonly factor: BigFloat;
}

/** More terms than this are not added up. */
const maxTerms = 20_000;

/**
 * A hypergeometric series of positive terms, added up in fixed point; `inherited` is log₂ of the sum of the relative errors of
 * top, bottom and factor. Null where it takes too many terms.
 *
 * The ratios change monotonically, towards the factor or 0. From where one of them is below 1, and the limit too, the rest is at
 * most t/(1 − r) with the larger of the two as r. Each term inherits the rounding of one unit from every one before it times
 * the ratios between, whose products add up to no more than the whole sum where they fall and 1/(1 − r) where they rise.
 */
export function positiveSeries(series: RatioSeries, inherited: number, bits: number): Ball | null {
  if (!(peakOf(series) < maxTerms)) return null;
  const wide = bits + 48;
  if (!(leastAfter(maxTerms, series) < (9 - wide) * Math.LN2)) return null;
  const scale = wide + 16 - Math.min(0, ...parametersOf(series).map(magnitude));
  const shift = BigInt(scale);
  const one = 1n << shift;
  const factor = toFixed(series.factor, scale);
  let below = toFixed(series.bottom, scale);
  let above = series.top && toFixed(series.top, scale);
  const limit = above === undefined ? 0n : factor;
  const longest = BigInt(12 * wide);
  let term = 1n << BigInt(wide);
  let sum = term;
  for (let n = 1; n <= maxTerms; n++) {
    // The next ratio, numerator/denominator.
    const numerator = above === undefined ? factor : (factor * above) >> shift;
    if (term < 256n && numerator < below && limit < one) {
      const gap = Math.max(gapOf(numerator, below), gapOf(limit, one));
      const size = magnitude(rounded(sum, -wide, 64));
      const terms = Math.log2(n + 2);
      const rounding = logSum(size, gap) + terms - wide + 1;
      const errors = logSum(inherited, -wide - 12) + size + terms + 2;
      return realBall(rounded(sum, -wide, bits + 16), logSum(8 + gap - wide, rounding, errors, size - bits - 14));
    }
    term = (term * numerator) / below;
    sum += term;
    // Terms that grow so long cancel later, and cost more than any digits are worth.
    if ((n & 127) === 0 && term >> longest > 0n) return null;
    below += one;
    if (above !== undefined) above += one;
  }
  return null;
}

/** Where the terms begin to fall: before it they only grow. */
function peakOf({ top, bottom, factor }: RatioSeries): number {
  const [below, x] = [toNumber(bottom), toNumber(factor)];
  return top === undefined ? x - below : (toNumber(top) * x - below) / (1 - x);
}

const BLOCKS = 256;

/**
 * A lower bound of ln tₙ, so that a series that would not end within its terms is not begun: the ratios change monotonically, and of
 * every block of them the smaller end counts. Where doubles do not hold the parameters, nothing is foretold.
 */
function leastAfter(n: number, { top, bottom, factor }: RatioSeries): number {
  const [above, below, x] = [top && toNumber(top), toNumber(bottom), toNumber(factor)];
  const ratio = (k: number): number => Math.log(((above === undefined ? 1 : above + k) * x) / (below + k));
  const block = n / BLOCKS;
  let total = 0;
  for (let k = 0; k < BLOCKS; k++) total += block * Math.min(ratio(k * block), ratio((k + 1) * block));
  return Number.isFinite(total) ? total : Number.NEGATIVE_INFINITY;
}

const parametersOf = ({ top, bottom, factor }: RatioSeries): readonly BigFloat[] =>
  top === undefined ? [bottom, factor] : [top, bottom, factor];

/** The g with 1/(1 − part/whole) ≤ 2^g. */
const gapOf = (part: bigint, whole: bigint): number => lengthOf(whole) - lengthOf(whole - part) + 1;

const lengthOf = (n: bigint): number => magnitude({ mantissa: n, exponent: 0 });
