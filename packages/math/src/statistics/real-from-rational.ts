import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from '../numeric/double-double.ts';

/**
 * The double-double nearest to a rational number, about 32 digits. A typed decimal such as 100000.001 loses digits as a
 * double that a difference, 100000.001 − 100000, would bring to light; here they are kept.
 */
export function realFromRational(value: Q.Rational): DoubleDouble {
  const hi = Q.toNumber(value);
  // A small integer over 1 is the common case and is exact; beyond the range of doubles there is no remainder to keep.
  if (value.denominator === 1 && typeof value.numerator === 'number') return { hi, lo: 0 };
  if (!Number.isFinite(hi)) return { hi, lo: 0 };
  return { hi, lo: Q.toNumber(Q.subtract(value, Q.fromNumber(hi))) };
}
