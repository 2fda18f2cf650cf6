import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { add, type DoubleDouble, divide, multiply, negate, toNumber } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { realMean } from './mean.ts';
import { overCommonDenominator, realsOf, type Sample } from './sample.ts';

/** Divisor n: the data are the whole population; n − 1: they are a sample of it (Bessel's correction). */
export type Divisor = 'population' | 'sample';

/** Σ(x − mean)²/n or /(n − 1), exact for rational data; two passes in double-double otherwise. */
export function variance(sample: Sample, divisor: Divisor): Result<Statistic> {
  const refusal = tooFew(sample, divisor, 'variance');
  if (refusal !== null) return refusal;
  const exact = exactVariance(sample, divisor);
  return ok(exact === null ? approximately(toNumber(realVariance(realsOf(sample), divisor))) : exactly(exact));
}

/** The mean of the squared deviations from the mean (divisor n). */
export const populationVariance = (sample: Sample): Result<Statistic> => variance(sample, 'population');
/** The sum of the squared deviations over n − 1; refused for fewer than two values. */
export const sampleVariance = (sample: Sample): Result<Statistic> => variance(sample, 'sample');

/** The refusal of a sample that is too small for its divisor; null for one that is not. */
export function tooFew(sample: Sample, divisor: Divisor, what: string): ReturnType<typeof no> | null {
  const n = sample.values.length;
  if (n === 0) return no('missing', `the ${what} needs at least one value`);
  if (n === 1 && divisor === 'sample')
    return no('no-answer', `the sample ${what} needs at least two values (it divides by n − 1)`);
  return null;
}

const divisorOf = (n: number, divisor: Divisor): number => (divisor === 'population' ? n : n - 1);

/** (n Σx² − (Σx)²)/(n·divisor): no cancellation matters in exact arithmetic. Null where that is not affordable. */
export function exactVariance(sample: Sample, divisor: Divisor): Q.Rational | null {
  if (sample.kind !== 'exact') return null;
  const common = overCommonDenominator(sample.values);
  if (common === null) return null;
  const n = common.numerators.length;
  // Shifting by the first value keeps the squares of large, close numbers short.
  const shifted = common.numerators.map((numerator) => Z.subtract(numerator, common.numerators[0]!));
  const sum = shifted.reduce(Z.add, 0);
  const squares = shifted.reduce((total: Z.Integer, x) => Z.add(total, Z.multiply(x, x)), 0);
  const numerator = Z.subtract(Z.multiply(n, squares), Z.multiply(sum, sum));
  const denominator = Z.multiply(
    Z.multiply(common.denominator, common.denominator),
    Z.multiply(n, divisorOf(n, divisor)),
  );
  return Q.rational(numerator, denominator);
}

/** The variance of numbers in double-double arithmetic. */
export function realVariance(values: readonly DoubleDouble[], divisor: Divisor): DoubleDouble {
  const minusMean = negate(realMean(values));
  let squares: DoubleDouble = { hi: 0, lo: 0 };
  for (const value of values) {
    const deviation = add(value, minusMean);
    squares = add(squares, multiply(deviation, deviation));
  }
  return divide(squares, divisorOf(values.length, divisor));
}
