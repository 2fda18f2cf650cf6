import { type DoubleDouble, multiply } from '../../numeric/double-double.ts';
import { exponential } from '../../numeric/double-double-log.ts';
import { erfc } from '../../numeric/special/erfc.ts';
import { erfcx } from '../../numeric/special/erfcx.ts';
import type { FarTail } from './distribution.ts';

/** −z²/2 in double-double; −∞ where z² overflows. */
export const minusHalfSquare = (z: DoubleDouble): DoubleDouble =>
  Math.abs(z.hi) < 1e150 ? multiply(multiply(z, z), -0.5) : { hi: Number.NEGATIVE_INFINITY, lo: 0 };

/**
 * Mills' ratio P(Z > z)/φ(z) by Laplace's continued fraction 1/(z + 1/(z + 2/(z + 3/…))), DLMF 7.9.1, from the inside; for z above 5
 * or so to the last digits.
 */
export function millsRatio(z: number): number {
  let fraction = z;
  for (let k = 60; k >= 1; k--) fraction = z + k / fraction;
  return 1 / fraction;
}

/** The upper tail where it is smaller than a double can be. */
export function farNormalTail(z: DoubleDouble): Pick<FarTail, 'tail' | 'second' | 'how'> {
  const at = z.hi + z.lo;
  return {
    tail: { factor: erfcx(at * Math.SQRT1_2) / 2, logarithm: minusHalfSquare(z) },
    second: millsRatio(at) / Math.sqrt(2 * Math.PI),
    how: 'the continued fraction of Laplace',
  };
}

/** P(Z > z) of the standard normal distribution, relatively precise in its upper tail. */
export function normalUpperTail(z: DoubleDouble): number {
  if (z.hi < 1) return erfc((z.hi + z.lo) * Math.SQRT1_2) / 2;
  return (erfcx((z.hi + z.lo) * Math.SQRT1_2) / 2) * exponential(minusHalfSquare(z));
}
