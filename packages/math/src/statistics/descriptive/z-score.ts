import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { divide, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { realFromRational } from '../real-from-rational.ts';
import { approximately, exactly, type Statistic, squareRoot } from './exact-value.ts';
import { exactMean, realMean } from './mean.ts';
import { realsOf, type Sample } from './sample.ts';
import { type Divisor, exactVariance, realVariance, tooFew } from './variance.ts';

const NO_SPREAD = 'All values are equal: the standard deviation is 0, and no z-score exists.';

/** (point − mean)/standard deviation of the data; for rational data and a rational point exactly ±√ of a rational number. */
export function zScore(sample: Sample, point: Rational | Real, divisor: Divisor): Result<Statistic> {
  const refusal = tooFew(sample, divisor, 'standard deviation');
  if (refusal !== null) return refusal;
  const exactPoint = isRational(point) ? point : null;
  const variance = exactVariance(sample, divisor);
  const mean = exactMean(sample);
  if (variance !== null && mean !== null && exactPoint !== null) {
    if (Q.isZero(variance)) return no('no-answer', NO_SPREAD);
    const deviation = Q.subtract(exactPoint, mean);
    return ok(squareRoot(Q.divide(Q.multiply(deviation, deviation), variance), Q.sign(deviation) < 0 ? -1 : 1));
  }
  const values = realsOf(sample);
  const spread = Math.sqrt(toNumber(realVariance(values, divisor)));
  if (spread === 0) return no('no-answer', NO_SPREAD);
  return ok(approximately(toNumber(divide(subtract(realOf(point), realMean(values)), spread))));
}

const isRational = (point: Rational | Real): point is Rational => typeof point === 'object' && 'numerator' in point;
const realOf = (point: Rational | Real): Real => (isRational(point) ? realFromRational(point) : point);

/** (score − mean)/standardDeviation for a mean and a standard deviation > 0 that are known; exact. */
export function zScoreFromMoments(score: Rational, mean: Rational, standardDeviation: Rational): Result<Statistic> {
  if (Q.sign(standardDeviation) <= 0) return no('out-of-range', 'the standard deviation must be greater than 0');
  return ok(exactly(Q.divide(Q.subtract(score, mean), standardDeviation)));
}
