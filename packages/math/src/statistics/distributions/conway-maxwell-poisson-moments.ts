import type { Moments } from './distribution.ts';

/** Sums above and below the mode of f(k) times the weight relative to the mode's. */
type Parts = (f: (k: number) => number) => { readonly above: number; readonly below: number };

/** From here on the two terms of the asymptotic normaliser give 13 digits, and sums of odd powers would lose some. */
const ASYMPTOTIC_FROM = 2e4;

/** Moments by summation about the mode, or for very many expected counts from the asymptotic normaliser. */
export function conwayMaxwellPoissonMoments(
  nu: number,
  m: number,
  mode: number,
  normalizer: number,
  parts: Parts,
): Moments {
  if (nu * m > ASYMPTOTIC_FROM && m > ASYMPTOTIC_FROM) return asymptotic(nu, m);
  const about = (r: number): number => {
    const { above, below } = parts((k) => Math.abs(k - mode) ** r);
    return (r % 2 === 0 ? above + below : above - below) / normalizer;
  };
  const [m1, m2, m3, m4] = [about(1), about(2), about(3), about(4)];
  const variance = m2 - m1 * m1;
  const third = m3 - 3 * m1 * m2 + 2 * m1 ** 3;
  const fourth = m4 - 4 * m1 * m3 + 6 * m1 * m1 * m2 - 3 * m1 ** 4;
  return {
    mean: mode + m1,
    variance,
    skewness: third / variance / Math.sqrt(variance),
    excessKurtosis: fourth / variance / variance - 3,
  };
}

/**
 * ln Z ~ νm − (ν−1)/2 ln m + c/m + constant, c = (ν²−1)/(24ν); the cumulants are its derivatives by ln λ, and
 * ∂/∂ln λ = (m/ν) ∂/∂m.
 */
function asymptotic(nu: number, m: number): Moments {
  const c = (nu * nu - 1) / (24 * nu);
  const cumulant = (r: number) => m / nu ** (r - 1) + ((-1) ** r * c) / nu ** r / m;
  const variance = cumulant(2);
  return {
    mean: cumulant(1) - (nu - 1) / (2 * nu),
    variance,
    skewness: cumulant(3) / variance ** 1.5,
    excessKurtosis: cumulant(4) / variance ** 2,
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
