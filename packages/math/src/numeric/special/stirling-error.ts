import { add, type DoubleDouble, hiOf, multiply, negate, type Real } from '../double-double.ts';
import { logarithm } from '../double-double-log.ts';
import { HALF_LN_2PI, lnGammaExtended, STIRLING_FROM, stirlingSeries } from './ln-gamma-extended.ts';

/**
 * What Stirling's formula leaves out: δ(x) = ln Γ(x) − (x − ½) ln x + x − ½ ln 2π for x > 0, to about 30 digits.
 *
 * δ(x) ~ 1/(12x). With the deviance it turns quotients of gamma functions, which overflow or cancel, into factors of
 * ordinary size: C. Loader, "Fast and accurate computation of binomial probabilities" (2000).
 */
export function stirlingErrorExtended(x: Real): DoubleDouble {
  if (hiOf(x) >= STIRLING_FROM) return stirlingSeries(x);
  const power = multiply(add(x, -0.5), logarithm(x));
  return add(add(lnGammaExtended(x), negate(power)), add(x, negate(HALF_LN_2PI)));
}

/** δ(x) as a double; see `stirlingErrorExtended`. +∞ at 0, NaN below. */
export function stirlingError(x: number): number {
  if (x === 0) return Number.POSITIVE_INFINITY;
  if (!(x > 0)) return Number.NaN;
  const d = stirlingErrorExtended(x);
  return d.hi + d.lo;
}
