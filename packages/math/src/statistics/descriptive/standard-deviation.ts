import { toNumber } from '../../numeric/double-double.ts';
import { ok, type Result } from '../../result/result.ts';
import { approximately, type Statistic, squareRoot } from './exact-value.ts';
import { realsOf, type Sample } from './sample.ts';
import { type Divisor, exactVariance, realVariance, tooFew } from './variance.ts';

/** The square root of the variance: for rational data exactly √ of a rational number. */
export function standardDeviation(sample: Sample, divisor: Divisor): Result<Statistic> {
  const refusal = tooFew(sample, divisor, 'standard deviation');
  if (refusal !== null) return refusal;
  const exact = exactVariance(sample, divisor);
  if (exact !== null) return ok(squareRoot(exact));
  return ok(approximately(Math.sqrt(toNumber(realVariance(realsOf(sample), divisor)))));
}

/** The root of the sample variance (divisor n − 1); refused for fewer than two values. */
export const sampleStandardDeviation = (sample: Sample): Result<Statistic> => standardDeviation(sample, 'sample');
