import type { Moments } from '../distribution.ts';
import { momentsFrom } from '../kinds/central-moments.ts';

/** Sums above and below the mode of f(k) times the weight relative to the mode's. */
type Parts = (f: (k: number) => number) => { readonly above: number; readonly below: number };

/** From here on the asymptotic normaliser gives 14 digits, and the excess kurtosis by sums would lose some beside 3. */
const ASYMPTOTIC_FROM = { y: 1200, m: 400 };

/** Moments by summation about the mode, or for very many expected counts from the asymptotic normaliser. */
export function conwayMaxwellPoissonMoments(
  nu: number,
  m: number,
  mode: number,
  normalizer: number,
  parts: Parts,
): Moments {
  if (nu * m > ASYMPTOTIC_FROM.y && m > ASYMPTOTIC_FROM.m) return asymptotic(nu, m);
  const about = (r: number): number => {
    const { above, below } = parts((k) => Math.abs(k - mode) ** r);
    return (r % 2 === 0 ? above + below : above - below) / normalizer;
  };
  return momentsFrom(mode, about);
}

/**
 * ln Z ~ y − (ν−1)/2 ln m + d₁/y + d₂/y² + d₃/y³ + constant with y = νm (Gaunt et al. (2019), (1.4), the logarithm of their
 * series); the cumulants are its derivatives by ln λ, and ∂/∂ln λ = (y/ν) ∂/∂y.
 */
function asymptotic(nu: number, m: number): Moments {
  const y = nu * m;
  const q = (nu - 1) * (nu + 1);
  const d = [q / 24, q / 48, (q * (161 / 9 - nu * nu)) / 640];
  /** κᵣ·νʳ/y, without the part of (ν−1)/2 ln m. */
  const relative = (r: number) => d.reduce((sum, dk, k) => sum + (dk * (-k - 1) ** r) / y ** (k + 2), 1);
  const variance = (m / nu) * relative(2);
  return {
    mean: m * relative(1) - (nu - 1) / (2 * nu),
    variance,
    skewness: relative(3) / relative(2) ** 1.5 / Math.sqrt(y),
    excessKurtosis: relative(4) / relative(2) ** 2 / y,
  };
}

/** Where the next term of the entropy's expansion is below 1e-16. */
const WIDE_FROM = 1e8;

/**
 * H = ln Z − ln λ ∂ln Z/∂ln λ − ν ∂ln Z/∂ν ~ ½ ln(2πe m/ν) − 1/(12νm), by the same normaliser; undefined where that is not
 * exact enough. Adding up would pursue the noise of 10⁶ nearly equal terms.
 */
export const wideEntropy = (nu: number, m: number): number | undefined =>
  nu * m > WIDE_FROM && m > WIDE_FROM * nu
    ? 0.5 * Math.log((2 * Math.PI * Math.E * m) / nu) - 1 / (12 * nu * m)
    : undefined;
