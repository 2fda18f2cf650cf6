import type { Real } from '../../../numeric/double-double.ts';
import { lnGamma } from '../../../numeric/special/ln-gamma.ts';
import { type Geometry, geometry } from './geometry.ts';

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
  const shape = geometry(alpha, beta);
  if (!(shape.lnSecant - shape.alpha * Math.log(x) < Math.log(LARGEST))) return Number.NaN;
  return seriesOf(shape, (k) => 1 / (shape.alpha * k))(Math.log(x)).sum / Math.PI;
}

/** y below which the first terms fall by three and more each, and the last are lost in the first before they grow again. */
const SMALL = 1 / 3;

/**
 * x f(x) far out on the half-line x > 0, from the same series, term by term derived; for α > 1 it is asymptotic. NaN where it does
 * not give all digits: nearer, and on a light tail, of which its terms say nothing.
 */
export function seriesWeight(shape: Geometry): (lnX: number) => number {
  const series = seriesOf(shape, () => 1);
  return (lnX) => {
    if (!(shape.lnSecant - shape.alpha * lnX < Math.log(SMALL))) return Number.NaN;
    const { sum, largest } = series(lnX);
    return Math.abs(sum) > 0.1 * largest ? sum / Math.PI : Number.NaN;
  };
}

/** A term without its power of y: the logarithm of its size, and the sine with its sign, which may vanish. */
interface Term {
  readonly lnSize: number;
  readonly sine: number;
}

/**
 * Σ (−1)^{k+1} Γ(1 + αk)/k! · sin(kαL) · y^k · factor(k); neither the quotient of factorials nor the sine is large, and the sine may
 * vanish before the terms do. Also the largest term without its sine; a sum of NaN where the terms grow again too soon.
 */
function seriesOf({ alpha, length, outerGap, lnSecant }: Geometry, factor: (k: number) => number) {
  const terms: Term[] = [];
  let lnFactorial = 0;
  const term = (k: number): Term => {
    if (k <= terms.length) return terms[k - 1]!;
    lnFactorial += Math.log(k);
    const lnSize = lnGamma(1 + alpha * k) - lnFactorial + Math.log(factor(k));
    const sine = alpha > 1 ? Math.sin(k * outerGap) : (k % 2 === 1 ? 1 : -1) * Math.sin(k * alpha * length);
    terms.push({ lnSize, sine });
    return terms[k - 1]!;
  };
  return (lnX: number) => {
    const lnY = lnSecant - alpha * lnX;
    let sum = 0;
    let before = Number.POSITIVE_INFINITY;
    let largest = 0;
    for (let k = 1; k < 200; k++) {
      const { lnSize, sine } = term(k);
      const size = Math.exp(lnSize + k * lnY);
      sum += size * sine;
      largest = Math.max(largest, size);
      if (size < 1e-18 * Math.abs(sum)) break;
      if (alpha > 1 && size > before) sum = Number.NaN;
      before = size;
    }
    return { sum, largest };
  };
}
