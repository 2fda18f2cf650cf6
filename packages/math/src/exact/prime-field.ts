import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import type { Rational } from './rational.ts';

/**
 * Arithmetic modulo the Mersenne prime 2^61 − 1, for identity checks at random points: a false identity of degree d
 * passes one point with probability at most d/2^61 (Schwartz–Zippel). Elements are bigints in [0, p).
 */
export const fieldPrime = (1n << 61n) - 1n;

/** a + b modulo the prime, for reduced a and b. */
export const fieldAdd = (a: bigint, b: bigint): bigint => {
  const sum = a + b;
  return sum >= fieldPrime ? sum - fieldPrime : sum;
};

/** −a modulo the prime, for a reduced a. */
export const fieldNegate = (a: bigint): bigint => (a === 0n ? 0n : fieldPrime - a);

/** a · b modulo the prime, for reduced a and b. */
export function fieldMultiply(a: bigint, b: bigint): bigint {
  const product = a * b;
  // 2^61 ≡ 1: the high half is simply added.
  const folded = (product & fieldPrime) + (product >> 61n);
  return folded >= fieldPrime ? folded - fieldPrime : folded;
}

/** a^n for n ≥ 0. */
export function fieldPower(a: bigint, n: bigint): bigint {
  let result = 1n;
  let base = a;
  for (let left = n; left > 0n; left >>= 1n) {
    if (left & 1n) result = fieldMultiply(result, base);
    base = fieldMultiply(base, base);
  }
  return result;
}

/** 1/a, or null for 0. */
export const fieldInverse = (a: bigint): bigint | null => (a === 0n ? null : fieldPower(a, fieldPrime - 2n));

/** An integer modulo the prime. */
export function fieldInteger(a: Integer): bigint {
  const rest = BigInt(Z.remainder(a, Z.fromBigInt(fieldPrime)));
  return rest < 0n ? rest + fieldPrime : rest;
}

/** The image of a rational, or null when the prime divides its denominator. */
export function fieldRational(a: Rational): bigint | null {
  if (a.denominator === 1) return fieldInteger(a.numerator);
  const inverse = fieldInverse(fieldInteger(a.denominator));
  return inverse === null ? null : fieldMultiply(fieldInteger(a.numerator), inverse);
}
