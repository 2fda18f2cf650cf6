/** B₂ₖ/(2k)!, k = 1, 2, … */
const BERNOULLI_OVER_FACTORIAL: readonly number[] = [
  1 / 12,
  -1 / 720,
  1 / 30240,
  -1 / 1209600,
  1 / 47900160,
  -691 / 1307674368000,
  1 / 74724249600,
  -3617 / 10670622842880000,
  43867 / 5109094217170944000,
  -174611 / 802857662698291200000,
];
const SHIFT = 12;

/**
 * The Hurwitz zeta function ζ(s, a) = Σ_{k≥0} (a + k)^{−s} for s > 1, a > 0, by Euler and Maclaurin's formula, DLMF 25.11.43:
 * all terms that matter are positive. NaN outside.
 */
export function hurwitzZeta(s: number, a: number): number {
  if (!(s > 1 && a > 0)) return Number.NaN;
  let sum = 0;
  let x = a;
  for (; x < SHIFT; x += 1) {
    const term = x ** -s;
    sum += term;
    if (term < 1e-18 * sum) return sum;
  }
  let term = x ** -s;
  let tail = (term * x) / (s - 1) + term / 2;
  // s(s+1)…(s+2k−2) x^{−s−2k+1} B₂ₖ/(2k)!
  let factor = (term * s) / x;
  for (const [index, coefficient] of BERNOULLI_OVER_FACTORIAL.entries()) {
    term = factor * coefficient;
    tail += term;
    if (Math.abs(term) < 1e-18 * tail) break;
    const k = 2 * index + 1;
    factor *= ((s + k) * (s + k + 1)) / (x * x);
  }
  return sum + tail;
}
