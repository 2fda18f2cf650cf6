import { zeta } from './zeta.ts';

/** |B₂ₖ|/(2k·(2k + 1)!) = 2·ζ(2k)/(2k·(2k + 1)·(2π)²ᵏ), k = 1, 2, … */
const coefficients: readonly number[] = Array.from({ length: 18 }, (_, index) => {
  const k = index + 1;
  return (2 * zeta(2 * k)) / (2 * k * (2 * k + 1) * (2 * Math.PI) ** (2 * k));
});

const sumOfPowers = (square: number, by: (k: number) => number): number => {
  let sum = 0;
  for (let k = coefficients.length; k > 0; k--) sum = (sum + by(k) * coefficients[k - 1]!) * square;
  return sum;
};

/**
 * Clausen's function Cl₂(θ) = −∫₀^θ ln|2 sin(t/2)| dt = Σ sin(nθ)/n², of real θ; odd, with the period 2π.
 *
 *   Cl₂(θ) = θ − θ·ln|θ| + Σ |B₂ₖ|/(2k·(2k + 1)!)·θ²ᵏ⁺¹,             |θ| < 2π
 *   Cl₂(π − θ) = θ·ln 2 − Σ |B₂ₖ|·(4ᵏ − 1)/(2k·(2k + 1)!)·θ²ᵏ⁺¹,     |θ| < π
 *
 * (L. Lewin, "Polylogarithms and associated functions", 1981, 4.3), each where its terms fall at least by 1/9.
 */
export function clausen(theta: number): number {
  const [s, c] = [Math.sin(theta), Math.cos(theta)];
  if (c >= -0.5) {
    const angle = Math.atan2(s, c);
    if (angle === 0) return angle;
    return angle * (1 - Math.log(Math.abs(angle)) + sumOfPowers(angle * angle, () => 1));
  }
  const angle = Math.atan2(s, -c);
  return angle * (Math.LN2 - sumOfPowers(angle * angle, (k) => 4 ** k - 1));
}
