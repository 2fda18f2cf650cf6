import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { add, multiply, subtract, toNumber } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { realFromRational } from '../real-from-rational.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { sortedRationals, sortedReals } from './order.ts';
import type { Sample } from './sample.ts';

/**
 * The nine definitions of a sample quantile in use, numbered as in R and in R. J. Hyndman and Y. Fan, "Sample quantiles
 * in statistical packages", The American Statistician 50 (1996): 1 inverse of the empirical distribution function,
 * 2 the same with averages at its steps, 3 the nearest observation (even), 4 linear between the steps, 5 Hazen, 6 Weibull
 * (PERCENTILE.EXC), 7 Gumbel (PERCENTILE.INC, the usual one), 8 median-unbiased, 9 for normal data.
 */
export type QuantileType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The nine definitions of Hyndman and Fan (1996), by their numbers. */
export const QUANTILE_TYPES: readonly QuantileType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Where a quantile lies: between the observations of (1-based) rank `lower` and lower + 1, the part `fraction` of the way. */
export interface Position {
  readonly lower: number;
  readonly fraction: Rational;
}

/** The value below which `percent` per cent of the data lie, 0 ≤ percent ≤ 100; linear interpolation (type 7) unless said. */
export function percentile(sample: Sample, percent: Rational, type: QuantileType = 7): Result<Statistic> {
  const n = sample.values.length;
  if (n === 0) return no('missing', 'a percentile needs at least one value');
  const p = Q.divide(percent, Q.integerRational(100));
  if (Q.sign(p) < 0 || Q.compare(p, Q.one) > 0) return no('out-of-range', 'a percentile lies between 0 and 100');
  const { lower, fraction } = position(n, p, type);
  const [low, high] = [clamped(lower, n), clamped(lower + 1, n)];
  if (sample.kind === 'exact') {
    const values = sortedRationals(sample.values);
    const step = Q.subtract(values[high]!, values[low]!);
    return ok(exactly(Q.add(values[low]!, Q.multiply(fraction, step))));
  }
  const values = sortedReals(sample);
  const step = multiply(realFromRational(fraction), subtract(values[high]!, values[low]!));
  return ok(approximately(toNumber(add(values[low]!, step))));
}

const clamped = (rank: number, n: number): number => Math.min(Math.max(rank, 1), n) - 1;

const fractionOf = (numerator: number, denominator: number): Rational => Q.rational(numerator, denominator);

/** n·p + m, whose integral part is the rank below: Hyndman and Fan's m for each type. */
function position(n: number, p: Rational, type: QuantileType): Position {
  const np = Q.multiply(Q.integerRational(n), p);
  const place = Q.add(np, offset(p, type));
  const lower = Number(Q.floor(place));
  const rest = Q.subtract(place, Q.integerRational(lower));
  if (type > 3) return { lower, fraction: rest };
  return { lower, fraction: step(lower, rest, type) };
}

function offset(p: Rational, type: QuantileType): Rational {
  switch (type) {
    case 3:
      return fractionOf(-1, 2);
    case 5:
      return Q.half;
    case 6:
      return p;
    case 7:
      return Q.subtract(Q.one, p);
    case 8:
      return Q.multiply(Q.add(p, Q.one), fractionOf(1, 3));
    case 9:
      return Q.add(Q.multiply(p, fractionOf(1, 4)), fractionOf(3, 8));
    default:
      return Q.zero;
  }
}

/** The discontinuous definitions take one observation or, type 2 at a step, the mean of two. */
function step(lower: number, rest: Rational, type: QuantileType): Rational {
  if (!Q.isZero(rest)) return Q.one;
  if (type === 2) return Q.half;
  return type === 3 && lower % 2 !== 0 ? Q.one : Q.zero;
}
