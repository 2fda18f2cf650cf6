import { isPrime } from '../exact/primality.ts';

/** Primes just below 2^26, falling: the moduli of the modular algorithms, the largest whose products fit a double. */
const large: number[] = [];

/** The prime of that index among those below 2^26, counted downwards from the largest. */
export function largePrime(index: number): number {
  for (let candidate = (large[large.length - 1] ?? 2 ** 26 + 1) - 2; large.length <= index; candidate -= 2)
    if (isPrime(candidate)) large.push(candidate);
  return large[index]!;
}
