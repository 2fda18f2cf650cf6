import { type DoubleDouble, negate } from '../double-double.ts';
import { erfcx } from './erfcx.ts';
import type { Tail } from './tail.ts';

/**
 * Temme's uniform expansion, one routine for the incomplete gamma and the incomplete beta function.
 *
 * Idea (N. M. Temme, "On the computation of the incomplete gamma functions for large values of the parameters", 1987, and
 * DLMF 8.12, 8.18(ii)): put the exponent of the integrand into the form −½Nη². The distribution function is then a normal
 * one in η plus a correction of relative size 1/√N:
 *
 *     upper(η) = ½ erfc(η √(N/2)) + R(η),    R(η) = e^{−½Nη²} S(η) / √(2πN).
 *
 * Differentiating gives S′/N − ηS = 1 − G f(η), where f is the density's own factor, f(0) = 1, and G the product of
 * Stirling corrections that makes the whole integrate to one. With f = Σ dₖηᵏ and S = G Σ βₖηᵏ, comparing powers gives a
 * recurrence that is stable downwards,
 *
 *     β_{k−1} = dₖ + (k+1)/N · β_{k+1},      1/G = 1 + β₁/N,
 *
 * so that not even G is needed. For both functions f = η/ξ, where ξ(η), the distance of x from the mean, obeys
 * ξξ′ = η(1 + κξ − σξ²): κ = 1, σ = 0 for gamma; κ = (b−a)/(a+b), σ = ab/(a+b)² for beta. Its power series is found from
 * u = (ξ/η)²: uₖ(1 + k/2) = κ w_{k−1} − σ u_{k−2}, w = √u, f = 1/w.
 *
 * The nearest singularity of f is at |η| = 2√π ≈ 3.54 for gamma and never nearer for beta, so that 32 terms give
 * 3e-18 for |η| ≤ 1; and dropping the terms beyond costs less than 1e-19 for N ≥ 20. Both bounds are conditions of use.
 * To debug: κ = 1, σ = 0 must give d₁ = −1/3, d₂ = 1/12, d₃ = −2/135.
 */
const TERMS = 32;

/** The smallest N for which `uniformTail` may be used. */
export const UNIFORM_FROM = 20;

/** Maclaurin coefficients of f(η) = η/ξ(η). */
export function densityCoefficients(kappa: number, sigma: number): number[] {
  const w = [1];
  const u = [1];
  const f = [1];
  for (let k = 1; k < TERMS; k++) {
    const uk = (kappa * w[k - 1]! - sigma * (u[k - 2] ?? 0)) / (1 + k / 2);
    let cross = 0;
    for (let i = 1; i < k; i++) cross += w[i]! * w[k - i]!;
    u.push(uk);
    w.push((uk - cross) / 2);
    let sum = 0;
    for (let i = 1; i <= k; i++) sum += w[i]! * f[k - i]!;
    f.push(-sum);
  }
  return f;
}

/** S(η) of the essay above. */
function correction(d: readonly number[], eta: number, N: number): number {
  let above = 0; // β_{k+1}
  let here = 0; // β_k
  let sum = 0;
  for (let k = TERMS - 1; k >= 1; k--) {
    const below = d[k]! + ((k + 1) / N) * above;
    above = here;
    here = below;
    sum = sum * eta + below;
  }
  return sum / (1 + above / N);
}

/**
 * The tail on the side of x, for N ≥ 20 and |η| ≤ 1.
 * @param exponent ½Nη², the deviance, in double-double
 * @param side 'upper' where x is above the mean (η > 0)
 */
export function uniformTail(d: readonly number[], N: number, exponent: DoubleDouble, side: 'lower' | 'upper'): Tail {
  const size = Math.sqrt((2 * exponent.hi) / N);
  const eta = side === 'upper' ? size : -size;
  const rest = correction(d, eta, N) / Math.sqrt(2 * Math.PI * N);
  const factor = erfcx(Math.sqrt(exponent.hi)) / 2 + (side === 'upper' ? rest : -rest);
  return { side, exponent: negate(exponent), factor };
}
