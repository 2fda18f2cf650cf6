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
/** For s < 1 the terms of the sum grow, and what they lose in rounding: as few of them as the corrections allow. */
const SHIFT_BELOW = 8;
/** Below it too much is lost. */
const LOWEST = -4;

/**
 * The Hurwitz zeta function ζ(s, a) for real s ≠ 1 and a > 0, by Euler and Maclaurin's formula, DLMF 25.11.43: Σ_{k≥0} (a + k)^{−s} for
 * s > 1, where all terms that matter are positive, and its continuation below; ζ(s, 0) is the limit for s < 0. NaN outside, and far below 0.
 */
export function hurwitzZeta(s: number, a: number): number {
  if (s === 1 || !(s >= LOWEST) || !(a > 0 || (a === 0 && s < 0))) return Number.NaN;
  const shift = s > 1 ? SHIFT : SHIFT_BELOW;
  let sum = 0;
  let x = a;
  for (; x < shift; x += 1) {
    const term = x ** -s;
    sum += term;
    if (s > 1 && term < 1e-18 * sum) return sum;
  }
  return sum + tailOf(s, x);
}

/** ζ(s, x) for large x. */
function tailOf(s: number, x: number): number {
  let term = x ** -s;
  let tail = (term * x) / (s - 1) + term / 2;
  // s(s+1)…(s+2k−2) x^{−s−2k+1} B₂ₖ/(2k)!
  let factor = (term * s) / x;
  for (const [index, coefficient] of BERNOULLI_OVER_FACTORIAL.entries()) {
    term = factor * coefficient;
    tail += term;
    const k = 2 * index + 1;
    if (k + s > 0 && Math.abs(term) < 1e-18 * Math.abs(tail)) break;
    factor *= ((s + k) * (s + k + 1)) / (x * x);
  }
  return tail;
}
