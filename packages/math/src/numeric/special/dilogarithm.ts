const ZETA2 = Math.PI ** 2 / 6;
/** B₂ₖ/(2k+1)!, k = 1, 2, … */
const COEFFICIENTS: readonly number[] = [
  1 / 36,
  -1 / 3600,
  1 / 211680,
  -1 / 10886400,
  1 / 526901760,
  -691 / 16999766784000,
  1 / 1120863744000,
  -3617 / 181400588328960000,
  43867 / 97072790126247936000,
  -174611 / 16860010916664115200000,
];

/**
 * The dilogarithm Li₂(x) = −∫₀ˣ ln(1 − t)/t dt for real x ≤ 1, DLMF 25.12. NaN above 1, where it is not real.
 *
 * With u = −ln(1 − x), Li₂ = u − u²/4 + Σ B₂ₖ u^{2k+1}/(2k+1)!, |u| ≤ ln 2 after the reflections 25.12.4 and 25.12.6.
 */
export function dilogarithm(x: number): number {
  if (!(x <= 1)) return Number.NaN;
  if (x === 1) return ZETA2;
  if (x < -1) {
    const l = Math.log(-x);
    return -ZETA2 - (l * l) / 2 - dilogarithm(1 / x);
  }
  if (x > 0.5) return ZETA2 - Math.log(x) * Math.log1p(-x) - dilogarithm(1 - x);
  const u = -Math.log1p(-x);
  const square = u * u;
  let sum = 0;
  for (let k = COEFFICIENTS.length - 1; k >= 0; k--) sum = sum * square + COEFFICIENTS[k]!;
  return u - square / 4 + u * square * sum;
}
