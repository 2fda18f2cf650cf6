import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { add, type DoubleDouble, divide, toNumber } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { overCommonDenominator, realsOf, type Sample } from './sample.ts';

/** The arithmetic mean Σx/n, exact for rational data. */
export function mean(sample: Sample): Result<Statistic> {
  if (sample.values.length === 0) return no('missing', 'the mean needs at least one value');
  const exact = exactMean(sample);
  return ok(exact === null ? approximately(toNumber(realMean(realsOf(sample)))) : exactly(exact));
}

/** The mean of rational data, or null where the data are not rational or its denominator is too long. */
export function exactMean(sample: Sample): Q.Rational | null {
  if (sample.kind !== 'exact') return null;
  const common = overCommonDenominator(sample.values);
  if (common === null) return null;
  return Q.rational(common.numerators.reduce(Z.add, 0), Z.multiply(common.denominator, sample.values.length));
}

/** The mean of a list that is not empty, to about 30 digits unless the values cancel. */
export const realMean = (values: readonly DoubleDouble[]): DoubleDouble =>
  divide(
    values.reduce((sum, value) => add(sum, value), { hi: 0, lo: 0 }),
    values.length,
  );
