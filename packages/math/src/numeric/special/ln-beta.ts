import { add, type DoubleDouble, divide, hiOf, multiply, negate, type Real } from '../double-double.ts';
import { logarithm, logarithm1p } from '../double-double-log.ts';
import { lnAbsoluteGammaExtended } from './ln-absolute-gamma-extended.ts';
import { HALF_LN_2PI } from './ln-gamma-extended.ts';
import { stirlingErrorExtended } from './stirling-error.ts';

/**
 * ln |B(a, b)| = ln |Γ(a)Γ(b)/Γ(a+b)|, DLMF 5.12, real arguments of either sign.
 * +∞ where a or b is 0, −1, −2, …; −∞ where only a + b is; NaN for NaN.
 */
export function lnBeta(a: number, b: number): number {
  if (Number.isNaN(a + b)) return Number.NaN;
  if (isPole(a) || isPole(b)) return Number.POSITIVE_INFINITY;
  if (isPole(a + b) || a + b === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  const ln = lnBetaExtended(a, b);
  return ln.hi + ln.lo;
}

const isPole = (x: number): boolean => x <= 0 && Number.isInteger(x);

/** ln |B(a, b)| away from the poles, absolute error near 1e-29. */
export function lnBetaExtended(a: Real, b: Real): DoubleDouble {
  const sum = add(a, b);
  if (hiOf(a) > 0 && hiOf(b) > 0) return positive(a, b, sum);
  return add(add(lnAbsoluteGammaExtended(a), lnAbsoluteGammaExtended(b)), negate(lnAbsoluteGammaExtended(sum)));
}

/** Stirling's form, in which the large powers meet as a quotient near 1: nothing of the size of ln Γ is subtracted. */
function positive(a: Real, b: Real, sum: DoubleDouble): DoubleDouble {
  const powers = negate(add(multiply(a, logarithm1p(divide(b, a))), multiply(b, logarithm1p(divide(a, b)))));
  const roots = multiply(logarithm(divide(divide(sum, a), b)), 0.5);
  const errors = add(add(stirlingErrorExtended(a), stirlingErrorExtended(b)), negate(stirlingErrorExtended(sum)));
  return add(add(powers, roots), add(errors, HALF_LN_2PI));
}
