import type { Real } from '../../../numeric/double-double.ts';
import { lnGamma } from '../../../numeric/special/ln-gamma.ts';
import { geometry } from './geometry.ts';

/** Beyond this the terms grow before they fall, and cancel digits. */
const LARGEST = 2;

/**
 * P(X > x) of the standard law S(α, β, 1, 0; 1), x > 0, α < 1, by its convergent series (H. Bergström, Arkiv för Matematik 2,
 * 1952): with y = (1 + β²T²)^{1/2} x^{−α} and L as in `geometry.ts`,
 *
 *     P(X > x) = (1/π) Σ_{k ≥ 1} (−1)^{k+1} Γ(αk)/k! · sin(kαL) · y^k.
 *
 * NaN where y is so large that its terms cancel. It shares nothing with the integral over θ. Worked example: α → 0, β = 0,
 * x = 1: y = 1 and P → ½ Σ (−1)^{k+1}/k! = ½(1 − 1/e).
 */
export function seriesTail(alpha: Real, beta: Real, x: number): number {
  const { alpha: a, length, lnSecant } = geometry(alpha, beta);
  const lnY = lnSecant - a * Math.log(x);
  if (!(lnY < Math.log(LARGEST))) return Number.NaN;
  let sum = 0;
  let lnFactorial = 0;
  for (let k = 1; k < 200; k++) {
    lnFactorial += Math.log(k);
    // Γ(αk) sin(kαL) = Γ(1 + αk) sin(kαL)/(αk), neither factor of which is large; the sine may vanish before the terms do.
    const size = Math.exp(lnGamma(1 + a * k) - lnFactorial + k * lnY) * (k % 2 === 1 ? 1 : -1);
    sum += size * (Math.sin(k * a * length) / (a * k));
    if (Math.abs(size) < 1e-18 * Math.abs(sum)) break;
  }
  return sum / Math.PI;
}
