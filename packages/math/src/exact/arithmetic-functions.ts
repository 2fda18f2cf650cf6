import type { Factorization } from './factor-integer.ts';
import type { Integer } from './integer.ts';
import * as Z from './integer.ts';

/* The multiplicative functions of n ≥ 1, from its complete factorization (Hardy and Wright, chapter XVI). */

/** Euler's φ(n): how many of 1 … n are prime to n. */
export const totient = ({ factors }: Factorization): Integer =>
  factors.reduce<Integer>(
    (value, { prime, exponent }) => Z.multiply(value, Z.multiply(Z.subtract(prime, 1), Z.power(prime, exponent - 1))),
    1,
  );

/** Carmichael's λ(n): the exponent of the group of units modulo n. */
export const carmichael = ({ factors }: Factorization): Integer =>
  factors.reduce<Integer>((value, { prime, exponent }) => {
    const order = Z.multiply(Z.subtract(prime, 1), Z.power(prime, exponent - 1));
    return Z.lcm(value, prime === 2 && exponent > 2 ? Z.divideExact(order, 2) : order);
  }, 1);

/** Möbius' μ(n). */
export const moebius = ({ factors }: Factorization): number =>
  factors.some(({ exponent }) => exponent > 1) ? 0 : factors.length % 2 === 0 ? 1 : -1;

/** The number of positive divisors. */
export const divisorCount = ({ factors }: Factorization): Integer =>
  factors.reduce<Integer>((value, { exponent }) => Z.multiply(value, exponent + 1), 1);

/** The sum of the positive divisors. */
export const divisorSum = ({ factors }: Factorization): Integer =>
  factors.reduce<Integer>(
    (value, { prime, exponent }) =>
      Z.multiply(value, Z.divideExact(Z.subtract(Z.power(prime, exponent + 1), 1), Z.subtract(prime, 1))),
    1,
  );

/** The positive divisors in increasing order; null when there are more than `limit`. */
export function divisors(factorization: Factorization, limit: number): Integer[] | null {
  if (divisorCount(factorization) > limit) return null;
  let list: Integer[] = [1];
  for (const { prime, exponent } of factorization.factors) {
    const powers = Array.from({ length: exponent + 1 }, (_, k) => Z.power(prime, k));
    list = list.flatMap((divisor) => powers.map((power) => Z.multiply(divisor, power)));
  }
  return list.sort(Z.compare);
}
