import { powerModulo } from './modular.ts';
import { primesUpTo, smallPrimes } from './small-primes.ts';

/** The primes modulo which kn is a square, with a square root each and rounded binary logarithms. */
export interface FactorBase {
  readonly primes: Int32Array;
  readonly roots: Int32Array;
  readonly logs: Uint8Array;
  /** 1 where the prime divides kn; such a prime must not be in a leading coefficient. */
  readonly dividesMultiplier: Uint8Array;
}

/** How much a quadratic sieve of numbers of some length takes. */
export interface SieveSize {
  /** Number of primes in the base. */
  readonly primes: number;
  /** M: polynomials are sieved over −M ≤ x < M. */
  readonly radius: number;
  /** The first so many primes are not sieved with, for they cost much and tell little. */
  readonly skipped: number;
  /** Cofactors below this are kept as large primes. */
  readonly largePrime: number;
  /** Bits by which a candidate may fall short: the skipped primes, the large prime, and the rounding. */
  readonly slack: number;
}

/** Digits of kn, primes in the base, sieve radius in units of 2^14: tuned by measurement. */
const sizes: readonly (readonly [number, number, number])[] = [
  [18, 60, 1],
  [22, 90, 1],
  [26, 130, 1],
  [30, 200, 2],
  [34, 320, 2],
  [38, 500, 3],
  [42, 800, 4],
  [46, 1300, 4],
  [50, 2000, 6],
  [54, 3000, 8],
  [58, 4500, 8],
  [62, 6500, 12],
  [66, 9500, 16],
  [72, 15000, 20],
];

/** The size for a number of so many decimal digits; that of the largest where it has more than the table. */
export function sieveSize(digits: number): SieveSize {
  const [, primes, units] = sizes.find(([bound]) => digits <= bound) ?? sizes[sizes.length - 1]!;
  const skipped = digits < 30 ? 4 : 10;
  const largest = primes * 2 * Math.log(primes * 2);
  const largePrime = Math.floor(largest * (digits < 40 ? 20 : 60));
  return { primes, radius: units << 14, skipped, largePrime, slack: Math.log2(largePrime) + (digits < 30 ? 5 : 8) };
}

/** p as a bigint modulo a small prime. */
export const remainderOf = (a: bigint, p: number): number => {
  const rest = Number(a % BigInt(p));
  return rest < 0 ? rest + p : rest;
};

/** The inverse of a ≠ 0 modulo the prime p. */
export function inverse(a: number, p: number): number {
  let [r0, r1] = [p, a];
  let [s0, s1] = [0, 1];
  while (r1 > 1) {
    const q = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - q * r1];
    [s0, s1] = [s1, s0 - q * s1];
  }
  return s1 < 0 ? s1 + p : s1;
}

/** k for which many small primes divide the values of kn: the score of Knuth and Schroeppel. */
export function multiplier(n: bigint): number {
  let best = 1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const k of [1, 2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 23, 29, 31, 33, 35, 37, 41, 43, 47]) {
    const score = multiplierScore(n * BigInt(k), k);
    if (score > bestScore) {
      best = k;
      bestScore = score;
    }
  }
  return best;
}

function multiplierScore(kn: bigint, k: number): number {
  const rest = Number(kn & 7n);
  let score = -Math.log(k) / 2 + (rest === 1 ? 2 : rest === 5 ? 1 : rest % 4 === 3 ? 0.5 : 0) * Math.LN2;
  for (const p of smallPrimes) {
    if (p === 2) continue;
    if (p > 600) break;
    const residue = remainderOf(kn, p);
    if (residue === 0) score += Math.log(p) / p;
    else if (isResidue(residue, p)) score += (2 * Math.log(p)) / (p - 1);
  }
  return score;
}

const isResidue = (a: number, p: number): boolean => powerModulo(a, (p - 1) / 2, p) === 1;

/** The first `count` primes modulo which kn is a square, with a root of it. */
export function factorBase(kn: bigint, count: number): FactorBase {
  const primes: number[] = [];
  const roots: number[] = [];
  let limit = Math.ceil(count * 2.4 * Math.log(count * 2.4) + 200);
  while (primes.length < count) {
    primes.length = 0;
    roots.length = 0;
    for (const p of primesUpTo(limit)) {
      const residue = remainderOf(kn, p);
      if (p !== 2 && residue !== 0 && !isResidue(residue, p)) continue;
      primes.push(p);
      roots.push(squareRootModulo(residue, p));
      if (primes.length === count) break;
    }
    limit = Math.ceil(limit * 1.3);
  }
  return {
    primes: Int32Array.from(primes),
    roots: Int32Array.from(roots),
    logs: Uint8Array.from(primes, (p) => Math.round(Math.log2(p))),
    dividesMultiplier: Uint8Array.from(primes, (p) => (remainderOf(kn, p) === 0 ? 1 : 0)),
  };
}

/** A root of x² ≡ a modulo the prime p, for a residue a, by Tonelli and Shanks. */
export function squareRootModulo(a: number, p: number): number {
  if (p === 2 || a === 0) return a;
  let odd = p - 1;
  let twos = 0;
  while (odd % 2 === 0) {
    odd /= 2;
    twos++;
  }
  let nonResidue = 2;
  while (isResidue(nonResidue, p)) nonResidue++;
  let generator = power(nonResidue, odd, p);
  let root = power(a, (odd + 1) / 2, p);
  let error = power(a, odd, p);
  while (error !== 1) {
    let order = 0;
    for (let square = error; square !== 1; square = (square * square) % p) order++;
    let factor = generator;
    for (let k = 0; k < twos - order - 1; k++) factor = (factor * factor) % p;
    root = (root * factor) % p;
    generator = (factor * factor) % p;
    error = (error * generator) % p;
    twos = order;
  }
  return root;
}

const power = (a: number, n: number, p: number): number => Number(powerModulo(a, n, p));
