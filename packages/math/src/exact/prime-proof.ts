import { type Budget, budget } from '../result/budget.ts';
import { factorInteger } from './factor-integer.ts';
import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { exactIntegerRoot } from './integer-root.ts';
import { bigPowerModulo } from './modular.ts';
import { primality } from './primality.ts';

/*
 * Proofs that a number is prime from the factors of n − 1: Brillhart, Lehmer and Selfridge, "New primality criteria and
 * factorizations of 2^m ± 1", Math. Comp. 29 (1975); Crandall and Pomerance, Prime Numbers, theorems 4.1.3 and 4.1.5.
 *
 *   Let n − 1 = F·R with F factored, and for every prime q of F let there be a base a with a^(n−1) = 1 modulo n and
 *   gcd(a^((n−1)/q) − 1, n) = 1. Then every prime divisor of n is 1 modulo F.
 *     F² > n (Pocklington): there is only one such divisor, n itself.
 *     F³ > n: n = c₂F² + c₁F + 1 in base F, and n is prime exactly when c₁² − 4c₂ is not a square.
 *   The primes q are proved first, in the same way where they are large.
 *
 * Example: 2^127 − 1: n − 1 = 2·3³·7²·19·43·73·127·337·5419·92737·649657·77158673929, and a = 3 does for nearly all of them.
 */

/** A proof that n is prime, from factors of n − 1: what its witnesses are and which theorem they satisfy. */
export interface PrimeProof {
  /** The proved prime factors q of n − 1 that were used, with a base for each. */
  readonly witnesses: readonly { readonly prime: Integer; readonly base: number }[];
  /** Whether F² > n, or only F³ > n with the condition on the digits. */
  readonly criterion: 'Pocklington' | 'Brillhart, Lehmer and Selfridge';
}

const usualWork = 500_000;
const deepest = 6;
const bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

/** A proof that n > 2 is prime, or null where too little of n − 1 could be factored; n should be a probable prime. */
export function provePrime(n: Integer, work: Budget = budget(usualWork), depth = 0): PrimeProof | null {
  if (depth > deepest) return null;
  const big = BigInt(n);
  const found = factorInteger(Z.subtract(n, 1), work).factors.filter(
    ({ prime }) => primality(prime) === 'prime' || provePrime(prime, work, depth + 1) !== null,
  );
  let factored = 1n;
  for (const { prime, exponent } of found) factored *= BigInt(prime) ** BigInt(exponent);
  const isLarge = factored * factored > big;
  if (!isLarge && !(factored ** 3n > big && digitsShowPrime(big, factored))) return null;
  const witnesses: { prime: Integer; base: number }[] = [];
  for (const { prime } of found) {
    const base = bases.find((a) => isWitness(BigInt(a), BigInt(prime), big));
    if (base === undefined) return null;
    witnesses.push({ prime, base });
  }
  return { witnesses, criterion: isLarge ? 'Pocklington' : 'Brillhart, Lehmer and Selfridge' };
}

function isWitness(a: bigint, q: bigint, n: bigint): boolean {
  const root = bigPowerModulo(a % n, (n - 1n) / q, n);
  if (bigPowerModulo(root, q, n) !== 1n) return false;
  return Z.gcd(Z.fromBigInt(root - 1n), Z.fromBigInt(n)) === 1;
}

/** n = c₂F² + c₁F + 1, and c₁² − 4c₂ is no square. */
function digitsShowPrime(n: bigint, factored: bigint): boolean {
  const rest = (n - 1n) / factored;
  const [c1, c2] = [rest % factored, rest / factored];
  const discriminant = c1 * c1 - 4n * c2;
  return discriminant < 0n || exactIntegerRoot(Z.fromBigInt(discriminant), 2) === null;
}
