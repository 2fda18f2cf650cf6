import { add, type Ball, divide, integerBall, logSum, lower, multiply, negate } from '../ball.ts';
import { exponential, half, logarithm, piBall, power, sine } from '../ball-elementary.ts';
import { toNumber } from '../convert.ts';
import { complexGamma } from './gamma.ts';

/*
 * ζ(s) of complex balls by P. Borwein, "An efficient algorithm for the Riemann zeta function" (2000), algorithm 2:
 *
 *     (1 − 2^(1−s)) ζ(s) = −1/dₙ Σ_{k<n} (−1)^k (d_k − dₙ)/(k + 1)^s + γₙ
 *     d_k = n Σ_{i≤k} (n + i − 1)! 4^i/((n − i)! (2i)!),   |γₙ| ≤ 3/(3 + √8)ⁿ (1 + 2|t|) e^(|t|π/2)   for s = σ + it, σ ≥ 1/2
 *
 * and left of 1/2 by the functional equation (DLMF 25.4.1). Null where the ball is wide, beside the pole, or too far out.
 */

const maxHeight = 400;
const bitsOfTerm = Math.log2(3 + Math.sqrt(8));

/** ζ(s) */
export function complexZeta(s: Ball, bits: number): Ball | null {
  const [sigma, t] = [toNumber(s.value.re), Math.abs(toNumber(s.value.im))];
  if (s.error > -16 || !(t < maxHeight) || !(Math.abs(sigma) < maxHeight)) return null;
  const height = (t * Math.PI * Math.LOG2E) / 2 + Math.log2(3 + 6 * t);
  const wide = Math.ceil(bits + 64 + height);
  return sigma < 0.5 ? reflected(s, wide) : borwein(s, wide, height);
}

function borwein(s: Ball, bits: number, height: number): Ball | null {
  const n = Math.ceil((bits + height) / bitsOfTerm) + 1;
  const d = partialSums(n);
  let sum = integerBall(0);
  for (let k = 0; k < n; k++) {
    const ln = logarithm(integerBall(k + 1), bits);
    const term = ln && exponential(negate(multiply(s, ln, bits)), bits);
    if (term === null) return null;
    const factor = (k % 2 === 0 ? 1n : -1n) * (d[n]! - d[k]!);
    sum = add(sum, multiply(integerBall(factor), term, bits), bits);
  }
  const scaled = divide(sum, integerBall(d[n]!), bits);
  const left = height + 1 - n * bitsOfTerm;
  const doubled = power(integerBall(2), add(integerBall(1), negate(s), bits), bits);
  if (scaled === null || doubled === null) return null;
  const bottom = add(integerBall(1), negate(doubled), bits);
  if (!Number.isFinite(lower(bottom))) return null;
  return divide({ ...scaled, error: logSum(scaled.error, left) }, bottom, bits);
}

/** d₀ … dₙ */
function partialSums(n: number): readonly bigint[] {
  const all: bigint[] = [];
  // n (n + i − 1)! 4^i/((n − i)! (2i)!), from one i to the next.
  let term = 1n;
  let sum = 0n;
  for (let i = 0n; i <= BigInt(n); i++) {
    sum += term;
    all.push(sum);
    term = (term * (BigInt(n) + i) * (BigInt(n) - i) * 4n) / ((2n * i + 1n) * (2n * i + 2n));
  }
  return all;
}

/** 2(2π)^(s−1) sin(πs/2) Γ(1 − s) ζ(1 − s) */
function reflected(s: Ball, wide: number): Ball | null {
  const pi = piBall(wide);
  const other = add(integerBall(1), negate(s), wide);
  const parts = [
    power(multiply(integerBall(2), pi, wide), negate(other), wide),
    sine(half(multiply(pi, s, wide)), wide),
    complexGamma(other, wide),
    complexZeta(other, wide),
  ];
  let value = integerBall(2);
  for (const part of parts) {
    if (part === null) return null;
    value = multiply(value, part, wide);
  }
  return value;
}
