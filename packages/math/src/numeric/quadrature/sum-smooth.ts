import { adaptiveGaussLegendre } from './gauss-legendre.ts';

/**
 * Sums of very many terms of a smooth, positive, eventually decreasing function, such as the tail of a discrete
 * distribution with a standard deviation of a million.
 *
 * Idea: the first terms are added as they are. Once the function changes slowly from term to term, the rest is an
 * integral, by the Euler–Maclaurin formula in its midpoint form (DLMF 2.10.1 with B₂ⱼ(½)),
 *
 *     Σ_{j≥a} g(j) = ∫_{a−½}^∞ g + g′/24 − 7g‴/5760 + 31g⁗′/967680 − …   at a − ½,
 *
 * where the derivatives are taken from central differences of terms that are known anyway. A finite upper end gets the
 * same correction with the opposite sign. The integral is cut into panels that double in width, each by Gauss–Legendre
 * with halving.
 *
 * Worked example: g(j) = 1/(j+1)², j ≥ 0: 300 terms give 1.6416, the integral from 299.5 gives 1/300.5, their sum π²/6 to 15 digits.
 * The hard part is to know when the function is slow enough: |ln(g(a)/g(a+1))| ≤ 0.1, with the dropped term then below 1e-14
 * of the sum. A function that decreases faster is negligible after 400 terms, so it is simply added up.
 */
const FIRST = 300;
const SLOW = 0.1;
const NEGLIGIBLE = 1e-18;
/** More terms than this are never added one by one: NaN ("no answer") instead. */
const MOST = 2_000_000;

/**
 * Σ g(j) for j = 0, 1, …, count − 1 (count may be Infinity). g is called with whole and with other arguments in that range.
 * @param first how many terms are added as they are before an integral is thought of: more where a term costs less
 */
export function sumSmooth(g: (j: number) => number, count: number, first = FIRST): number {
  let sum = 0;
  let j = 0;
  for (; j < count; j++) {
    const term = g(j);
    sum += term;
    if (term <= NEGLIGIBLE * sum && j > 0 && term <= g(j - 1)) return sum;
    if (j >= first && count - j > 2 * FIRST && isSlow(g, j)) return sum + sumOfSlow(g, j + 1, count);
    if (j > MOST || Number.isNaN(sum)) return Number.NaN;
  }
  return sum;
}

const isSlow = (g: (j: number) => number, j: number): boolean =>
  Math.abs(Math.log(g(j) / g(j - 1))) <= SLOW && Math.abs(Math.log(g(j + 1) / g(j))) <= SLOW;

/** Σ g(j) for a ≤ j < count; the last terms of a finite sum are added as they are where they still matter. */
function sumOfSlow(g: (j: number) => number, a: number, count: number): number {
  const end = count - FIRST;
  const { value, reached } = integral(g, a - 0.5, end - 0.5, Math.max(64, a));
  const head = value + endCorrection(g, a);
  if (!reached) return head;
  let rest = 0;
  for (let j = count - 1; j >= end; j--) rest += g(j);
  return head - endCorrection(g, end) + rest;
}

/** g′/24 − 7g‴/5760 + 31g⁗′/967680 at a − ½, in central differences of g(a−3), …, g(a+2). */
function endCorrection(g: (j: number) => number, a: number): number {
  const d1 = g(a) - g(a - 1);
  const d3 = g(a + 1) - g(a - 2) - 3 * d1;
  const d5 = g(a + 2) - g(a - 3) - 5 * (g(a + 1) - g(a - 2)) + 10 * d1;
  const [first, third, fifth] = [d1 - d3 / 24 + (3 * d5) / 640, d3 - d5 / 8, d5];
  return first / 24 - (7 * third) / 5760 + (31 * fifth) / 967680;
}

/** ∫ g from a to b in panels of doubling width; `reached` is false where the rest became negligible before b. */
function integral(
  g: (j: number) => number,
  a: number,
  b: number,
  first: number,
): { readonly value: number; readonly reached: boolean } {
  let value = 0;
  let from = a;
  for (let width = first; from < b; width *= 2) {
    const to = Math.min(from + width, b);
    const panel = adaptiveGaussLegendre(g, from, to, 2e-16 * value, 1e-13);
    value += panel;
    from = to;
    if (panel <= NEGLIGIBLE * value || Number.isNaN(panel)) return { value, reached: false };
  }
  return { value, reached: true };
}
