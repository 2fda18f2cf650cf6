import { type Budget, spend } from '../result/budget.ts';
import * as Z from './integer.ts';

/**
 * A proper factor of the odd composite n by Pollard's rho in Brent's form ("An improved Monte Carlo factorization algorithm",
 * 1980), or null when `limit` iterations or the budget did not find one. It takes about √p iterations for a factor p.
 */
export function pollardRho(n: bigint, limit: number, work: Budget): bigint | null {
  let left = limit;
  for (let constant = 1n; left > 0; constant += 2n) {
    const attempt = brent(n, constant, left, work);
    if (attempt.factor !== null && attempt.factor !== n) return attempt.factor;
    left -= attempt.used;
    if (attempt.factor === null) return null;
  }
  return null;
}

/** Differences are multiplied together and one gcd taken for so many of them. */
const batch = 128;

function brent(n: bigint, constant: bigint, limit: number, work: Budget): { factor: bigint | null; used: number } {
  let y = 2n;
  let product = 1n;
  let used = 0;
  for (let length = 1; used < limit; length *= 2) {
    const x = y;
    for (let k = 0; k < length; k++) y = (y * y + constant) % n;
    used += length;
    for (let k = 0; k < length; k += batch) {
      const start = y;
      const steps = Math.min(batch, length - k);
      for (let j = 0; j < steps; j++) {
        y = (y * y + constant) % n;
        product = (product * (x > y ? x - y : y - x)) % n;
      }
      used += steps;
      const g = greatestCommonDivisor(product, n);
      if (g !== 1n) return { factor: g === n ? oneByOne(n, constant, x, start) : g, used };
      if (!spend(work, 2 * steps)) return { factor: null, used };
    }
  }
  return { factor: null, used };
}

/** Both factors appeared within one batch: go through it singly. */
function oneByOne(n: bigint, constant: bigint, x: bigint, start: bigint): bigint {
  let y = start;
  for (;;) {
    y = (y * y + constant) % n;
    const g = greatestCommonDivisor(x > y ? x - y : y - x, n);
    if (g !== 1n) return g;
  }
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => BigInt(Z.gcd(Z.fromBigInt(a), Z.fromBigInt(b)));
