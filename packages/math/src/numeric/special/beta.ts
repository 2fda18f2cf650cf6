import { exponential } from '../double-double-log.ts';
import { gammaSign } from './gamma-sign.ts';
import { lnBetaExtended } from './ln-beta.ts';

/**
 * The beta function B(a, b) = Γ(a)Γ(b)/Γ(a+b), DLMF 5.12.1, real arguments of either sign.
 * ±∞ or NaN where a or b is 0, −1, −2, … (a pole, even where a pole of Γ(a+b) makes a finite limit); 0 where only a + b is.
 */
export function beta(a: number, b: number): number {
  const sign = gammaSign(a) * gammaSign(b);
  if (Number.isNaN(sign)) return Number.NaN;
  if (sign === 0) return a === 0 && b > 0 ? 1 / a : b === 0 && a > 0 ? 1 / b : Number.NaN;
  if (a + b <= 0 && Number.isInteger(a + b)) return 0;
  return sign * gammaSign(a + b) * exponential(lnBetaExtended(a, b));
}
