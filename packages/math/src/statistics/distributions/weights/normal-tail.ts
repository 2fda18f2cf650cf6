import { add, type DoubleDouble, multiply } from '../../../numeric/double-double.ts';
import { exponential, logarithm } from '../../../numeric/double-double-log.ts';
import { erfc } from '../../../numeric/special/erfc.ts';
import { erfcInverse } from '../../../numeric/special/erfc-inverse.ts';
import { erfcx } from '../../../numeric/special/erfcx.ts';

/** −z²/2 in double-double; −∞ where z² overflows. */
export const minusHalfSquare = (z: DoubleDouble): DoubleDouble =>
  Math.abs(z.hi) < 1e150 ? multiply(multiply(z, z), -0.5) : { hi: Number.NEGATIVE_INFINITY, lo: 0 };

/** ln P(Z > z) for z > 0 up to 1e7. */
export const lnNormalTail = (z: DoubleDouble): DoubleDouble | null =>
  z.hi > 0 && z.hi < 1e7 ? add(minusHalfSquare(z), logarithm(erfcx((z.hi + z.lo) * Math.SQRT1_2) / 2)) : null;

/** P(Z > z) of the standard normal distribution, relatively precise in its upper tail. */
export function normalUpperTail(z: DoubleDouble): number {
  if (z.hi < 1) return erfc((z.hi + z.lo) * Math.SQRT1_2) / 2;
  return (erfcx((z.hi + z.lo) * Math.SQRT1_2) / 2) * exponential(minusHalfSquare(z));
}

/** The z with P(Z > z) = q. */
export const normalUpperQuantile = (q: number): number => Math.SQRT2 * erfcInverse(2 * q);
