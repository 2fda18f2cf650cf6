import { digamma } from './digamma.ts';
import { gamma } from './gamma.ts';
import { hurwitzZeta } from './hurwitz-zeta.ts';

/** Farther below zero the recurrence would take too many steps. */
const LOWEST = -100_000;

/**
 * The polygamma function ψ⁽ⁿ⁾(x), DLMF 5.15, n = 0, 1, 2, …: (−1)^{n+1} n! ζ(n+1, x), by the recurrence 5.15.5 below zero. NaN at
 * the poles 0, −1, −2, …, for x < −100000, and for an order that is not an integer ≥ 0.
 */
export function polygamma(n: number, x: number): number {
  if (!Number.isInteger(n) || n < 0 || (x <= 0 && Number.isInteger(x)) || !(x > LOWEST)) return Number.NaN;
  if (n === 0) return digamma(x);
  if (x === Number.POSITIVE_INFINITY) return 0;
  let sum = 0;
  let z = x;
  for (; z < 0; z += 1) sum += z ** -(n + 1);
  const value = gamma(n + 1) * (sum + hurwitzZeta(n + 1, z));
  return n % 2 === 1 ? value : -value;
}

/** ψ′(x). */
export const trigamma = (x: number): number => polygamma(1, x);
