import * as Q from '../../exact/rational.ts';
import { add, type DoubleDouble, divide } from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { realsOf, type Sample } from './sample.ts';

/** (Πx)^(1/n) for values that are not negative: exactly a root of a rational number while that is short enough to read. */
export function geometricMean(sample: Sample): Result<Statistic> {
  if (sample.values.length === 0) return no('missing', 'the geometric mean needs at least one value');
  const values = realsOf(sample);
  if (values.some((value) => value.hi < 0)) {
    return no('no-answer', 'the geometric mean is defined for values that are not negative');
  }
  if (values.some((value) => value.hi === 0)) return ok(exactly(Q.zero));
  return ok(exactGeometricMean(sample, realGeometricMean(values)) ?? approximately(realGeometricMean(values)));
}

/** exp of the mean logarithm, with the logarithms in double-double: their mean may be as large as 700. */
function realGeometricMean(values: readonly DoubleDouble[]): number {
  let sum: DoubleDouble = { hi: 0, lo: 0 };
  for (const value of values) sum = add(sum, logarithm(value));
  return exponential(divide(sum, values.length));
}

const maxExactFactors = 12;

function exactGeometricMean(sample: Sample, value: number): Statistic | null {
  if (sample.kind !== 'exact') return null;
  const first = sample.values[0]!;
  if (sample.values.every((other) => Q.equals(other, first))) return exactly(first);
  const degree = sample.values.length;
  if (degree > maxExactFactors) return null;
  const product = sample.values.reduce(Q.multiply, Q.one);
  const root = Q.exactRoot(product, degree);
  return root === null ? { value, exact: { sign: 1, degree, radicand: product } } : exactly(root);
}
