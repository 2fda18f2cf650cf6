import { digamma } from '../../../numeric/special/digamma.ts';

/** B₂ₖ/(2k), k = 1 … 8 (DLMF 5.11.2). */
const COEFFICIENTS = [1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12, -3617 / 8160];

/**
 * φ(x) = ln x − 1/(2x) − ψ(x), what is left of the digamma function beyond its first two terms, x > 0: about 1/(12x²).
 * Entropies are written with it, because in a formula with ψ itself the large terms of large parameters cancel.
 */
export function digammaError(x: number): number {
  if (x < 16) return Math.log(x) - 1 / (2 * x) - digamma(x);
  const square = 1 / (x * x);
  let sum = 0;
  for (let k = COEFFICIENTS.length - 1; k >= 0; k--) sum = sum * square + COEFFICIENTS[k]!;
  return sum * square;
}
