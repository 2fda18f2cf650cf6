import * as Q from '../../exact/rational.ts';
import { add, type DoubleDouble, divide, toNumber } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { exactMean } from './mean.ts';
import { exactSample, realsOf, type Sample } from './sample.ts';

/** n/Σ(1/x) for positive values, exact for rational data; 0, its limit, where a value is 0. */
export function harmonicMean(sample: Sample): Result<Statistic> {
  if (sample.values.length === 0) return no('missing', 'the harmonic mean needs at least one value');
  const values = realsOf(sample);
  if (values.some((value) => value.hi < 0))
    return no('no-answer', 'the harmonic mean is defined for values that are not negative');
  if (values.some((value) => value.hi === 0)) return ok(exactly(Q.zero));
  const exact = sample.kind === 'exact' ? exactMean(exactSample(sample.values.map(Q.reciprocal))) : null;
  return ok(exact === null ? approximately(toNumber(realHarmonicMean(values))) : exactly(Q.reciprocal(exact)));
}

function realHarmonicMean(values: readonly DoubleDouble[]): DoubleDouble {
  let sum: DoubleDouble = { hi: 0, lo: 0 };
  for (const value of values) sum = add(sum, divide(1, value));
  return divide(values.length, sum);
}
