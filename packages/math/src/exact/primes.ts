import { type Budget, spend } from '../result/budget.ts';
import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { isPrime } from './primality.ts';
import { primesUpTo } from './small-primes.ts';

/** The smallest prime greater than n. */
export function nextPrime(n: Integer): Integer {
  if (n < 2) return 2;
  let candidate = Z.add(n, Z.isEven(n) ? 1 : 2);
  while (!isPrime(candidate)) candidate = Z.add(candidate, 2);
  return candidate;
}

/** The largest prime less than n; null when there is none (n ≤ 2). */
export function previousPrime(n: Integer): Integer | null {
  if (n <= 2) return null;
  if (n <= 3) return 2;
  let candidate = Z.subtract(n, Z.isEven(n) ? 1 : 2);
  while (!isPrime(candidate)) candidate = Z.subtract(candidate, 2);
  return candidate;
}

/** The primes p with low ≤ p ≤ high, by a sieve of the interval or, for large bounds, number by number; null beyond the budget. */
export function primesBetween(low: Integer, high: Integer, work: Budget): Integer[] | null {
  const from = Z.max(low, 2);
  if (from > high) return [];
  const length = Z.subtract(high, from);
  if (typeof length === 'bigint') return null;
  if (typeof high === 'number' && high <= 1e13) return sieveInterval(Z.toNumber(from), high, work);
  const primes: Integer[] = [];
  for (let p = isPrime(from) ? from : nextPrime(from); p <= high; p = nextPrime(p)) {
    if (!spend(work, 1000)) return null;
    primes.push(p);
  }
  return primes;
}

const segment = 1 << 18;

function sieveInterval(low: number, high: number, work: Budget): number[] | null {
  if (!spend(work, Math.ceil((high - low) / 8))) return null;
  const base = primesUpTo(Math.floor(Math.sqrt(high)));
  const primes: number[] = [];
  for (let start = low; start <= high; start += segment) {
    const end = Math.min(start + segment - 1, high);
    const composite = new Uint8Array(end - start + 1);
    for (const p of base) {
      for (let j = Math.max(p * p, Math.ceil(start / p) * p); j <= end; j += p) composite[j - start] = 1;
    }
    for (let k = 0; k < composite.length; k++) if (composite[k] === 0) primes.push(start + k);
  }
  return primes;
}

/**
 * π(n), the number of primes ≤ n, by the method of Meissel in the form of Lucy Hedgehog: O(n^(3/4)) time and O(√n) memory,
 * a second for 10¹¹. Null beyond the budget.
 */
export function primeCount(n: number, work: Budget): number | null {
  if (n < 2) return 0;
  if (!spend(work, Math.ceil(n ** 0.75 / 4))) return null;
  const root = Math.floor(Math.sqrt(n));
  // small[v] and large[k] count the numbers up to v and up to n/k that survive the sieving so far.
  const small = new Float64Array(root + 1);
  const large = new Float64Array(root + 1);
  for (let k = 1; k <= root; k++) {
    small[k] = k - 1;
    large[k] = Math.floor(n / k) - 1;
  }
  for (let p = 2; p <= root; p++) {
    if (small[p] === small[p - 1]) continue;
    const before = small[p - 1]!;
    const square = p * p;
    for (let k = 1, end = Math.min(root, Math.floor(n / square)); k <= end; k++) {
      const at = k * p;
      large[k]! -= (at <= root ? large[at]! : small[Math.floor(n / at)]!) - before;
    }
    for (let v = root; v >= square; v--) small[v]! -= small[Math.floor(v / p)]! - before;
  }
  return large[1]!;
}

/** The n-th prime, the first being 2: from an estimate, a count up to it, and a walk. Null beyond the budget. */
export function nthPrime(n: number, work: Budget): Integer | null {
  if (n < 1 || !Number.isSafeInteger(n)) return null;
  if (n < 6) return [2, 3, 5, 7, 11][n - 1]!;
  const estimate = inverseLogarithmicIntegral(n);
  const count = primeCount(estimate, work);
  if (count === null) return null;
  let missing = n - count;
  // li⁻¹(n) is within about √n·ln n of the prime.
  const width = Math.ceil(Math.abs(missing) * Math.log(estimate) * 2) + 1000;
  if (missing > 0) {
    const after = primesBetween(estimate + 1, estimate + width, work);
    return after === null ? null : (after[missing - 1] ?? null);
  }
  const before = primesBetween(Math.max(2, estimate - width), estimate, work);
  missing = -missing;
  return before === null ? null : (before[before.length - 1 - missing] ?? null);
}

/** The x with li(x) = n, by Newton's iteration on Ramanujan's series for li. */
function inverseLogarithmicIntegral(n: number): number {
  let x = n * Math.log(n);
  for (let k = 0; k < 20; k++) x -= (logarithmicIntegral(x) - n) * Math.log(x);
  return Math.floor(x);
}

function logarithmicIntegral(x: number): number {
  const log = Math.log(x);
  let term = 1;
  let total = 0.5772156649015329 + Math.log(log);
  for (let k = 1; k < 200; k++) {
    term *= log / k;
    total += term / k;
  }
  return total;
}
