/** All primes up to `limit`, by the sieve of Eratosthenes over the odd numbers. */
export function primesUpTo(limit: number): number[] {
  if (limit < 2) return [];
  const half = Math.floor((limit - 1) / 2);
  const composite = new Uint8Array(half + 1);
  for (let k = 1; 2 * k * (k + 1) <= half; k++) {
    if (composite[k] === 1) continue;
    for (let j = 2 * k * (k + 1); j <= half; j += 2 * k + 1) composite[j] = 1;
  }
  const primes = [2];
  for (let k = 1; k <= half; k++) if (composite[k] === 0) primes.push(2 * k + 1);
  return primes;
}

/** The primes below 1000, for trial division. */
export const smallPrimes: readonly number[] = primesUpTo(1000);
