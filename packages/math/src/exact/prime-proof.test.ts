import { expect, test } from 'vitest';
import { budget } from '../result/budget.ts';
import * as Z from './integer.ts';
import { isPrime } from './primality.ts';
import { provePrime } from './prime-proof.ts';
import { primesUpTo } from './small-primes.ts';

test('no composite number is proved, and small primes are', () => {
  const primes = new Set(primesUpTo(4000));
  for (let n = 3; n < 4000; n += 2) {
    const proof = provePrime(n, budget(100_000));
    if (!primes.has(n)) expect(proof, String(n)).toBeNull();
    else expect(proof, String(n)).not.toBeNull();
  }
});

test.each([
  ['2^89 − 1', 2n ** 89n - 1n],
  ['2^127 − 1', 2n ** 127n - 1n],
  ['2^130·3 + 1 or the next number of this kind', 0n],
])('%s', (_, given) => {
  let n = given;
  for (let k = 130n; n === 0n; k++) if (isPrime(Z.fromBigInt(3n * 2n ** k + 1n))) n = 3n * 2n ** k + 1n;
  const proof = provePrime(Z.fromBigInt(n))!;
  expect(proof).not.toBeNull();
  // The proof holds for who checks it: the primes divide n − 1, their powers are more than the root of n.
  let part = 1n;
  for (const { prime } of proof.witnesses) {
    for (let rest = n - 1n; rest % BigInt(prime) === 0n; rest /= BigInt(prime)) part *= BigInt(prime);
  }
  expect(part ** 3n > n).toBe(true);
});

test('strong pseudoprimes and Carmichael numbers have no proof', () => {
  for (const n of [3215031751n, 3825123056546413051n, 318665857834031151167461n, 825265n, 1000003n ** 2n])
    expect(provePrime(Z.fromBigInt(n))).toBeNull();
});
