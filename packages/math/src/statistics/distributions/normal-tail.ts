import { type DoubleDouble, multiply } from '../../numeric/double-double.ts';
import { exponential } from '../../numeric/double-double-log.ts';
import { erfc } from '../../numeric/special/erfc.ts';
import { erfcx } from '../../numeric/special/erfcx.ts';

/** −z²/2 in double-double; −∞ where z² overflows. */
export const minusHalfSquare = (z: DoubleDouble): DoubleDouble =>
  Math.abs(z.hi) < 1e150 ? multiply(multiply(z, z), -0.5) : { hi: Number.NEGATIVE_INFINITY, lo: 0 };

/** P(Z > z) of the standard normal distribution, relatively precise in its upper tail. */
export function normalUpperTail(z: DoubleDouble): number {
  if (z.hi < 1) return erfc((z.hi + z.lo) * Math.SQRT1_2) / 2;
  return (erfcx((z.hi + z.lo) * Math.SQRT1_2) / 2) * exponential(minusHalfSquare(z));
}
