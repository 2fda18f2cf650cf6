import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from './double-double.ts';

/** The double-double nearest to a rational number: about 32 digits of it. */
export function doubleDoubleFromRational(x: Rational): DoubleDouble {
  const hi = Q.toNumber(x);
  if (!Number.isFinite(hi)) return { hi, lo: 0 };
  return { hi, lo: Q.toNumber(Q.subtract(x, Q.fromNumber(hi))) };
}
