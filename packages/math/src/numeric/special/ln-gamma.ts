import { lnAbsoluteGammaExtended } from './ln-absolute-gamma-extended.ts';
import { lnGamma1p, lnGamma2p } from './ln-gamma-1p.ts';

/**
 * ln |Γ(x)|, DLMF 5.2, to full relative precision, beside its zeros too (1, 2 and those between the negative integers).
 * The sign of Γ(x) is `gammaSign(x)`. +∞ at the poles 0, −1, −2, … and at ±∞; NaN for NaN.
 */
export function lnGamma(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  if (!Number.isFinite(x) || (x <= 0 && Number.isInteger(x))) return Number.POSITIVE_INFINITY;
  if (x >= 0.5 && x <= 1.5) return lnGamma1p(x - 1);
  if (x > 1.5 && x <= 2.5) return lnGamma2p(x - 2);
  if (x > 2e305) return x * (Math.log(x) - 1);
  const ln = lnAbsoluteGammaExtended(x);
  return ln.hi + ln.lo;
}
