import { describe, expect, it } from 'vitest';
import { budget } from '../result/budget.ts';
import * as Z from './integer.ts';
import { isPrime, isStrongLucasProbablePrime, isStrongProbablePrime, jacobi, primality } from './primality.ts';
import { nextPrime, nthPrime, previousPrime, primeCount, primesBetween } from './primes.ts';
import { primesUpTo } from './small-primes.ts';

const plenty = () => budget(1e9);

describe('primality', () => {
  it('agrees with the sieve', () => {
    const primes = new Set(primesUpTo(30_000));
    for (let n = -3; n <= 30_000; n++) expect(isPrime(n), `${n}`).toBe(primes.has(n));
    for (const n of [-7, 0, 1]) expect(primality(n)).toBe('neither');
  });

  it.each([561, 41041, 825265, 321197185, 3215031751, 3474749660383, 341550071728321])(
    'the pseudoprime %i is composite',
    (n) => {
      expect(primality(n)).toBe('composite');
    },
  );

  it('sees through the least strong pseudoprimes to many bases', () => {
    for (const n of [3825123056546413051n, 318665857834031151167461n, 3317044064679887385961981n]) {
      expect(isStrongProbablePrime(n, 2n)).toBe(true);
      expect(primality(n)).toBe('composite');
    }
  });

  it('the two halves of Baillie–PSW have different exceptions', () => {
    for (const n of [5459n, 5777n, 10877n, 16109n]) {
      expect(isStrongLucasProbablePrime(n)).toBe(true);
      expect(isStrongProbablePrime(n, 2n)).toBe(false);
    }
    for (const p of primesUpTo(2000).slice(3)) expect(isStrongLucasProbablePrime(BigInt(p)), `${p}`).toBe(true);
  });

  it('says what is proved', () => {
    expect(primality(2n ** 61n - 1n)).toBe('prime');
    expect(primality(2n ** 127n - 1n)).toBe('probable prime');
    expect(primality(2n ** 127n + 1n)).toBe('composite');
    const square = (2n ** 89n - 1n) ** 2n;
    expect(primality(square)).toBe('composite');
  });

  it("Jacobi's symbol is Legendre's for primes", () => {
    for (const p of [3, 7, 101, 1009]) {
      const squares = new Set(Array.from({ length: p - 1 }, (_, k) => ((k + 1) * (k + 1)) % p));
      for (let a = 1; a < p; a++) expect(jacobi(BigInt(a), BigInt(p))).toBe(squares.has(a) ? 1 : -1);
    }
    expect(jacobi(15n, 21n)).toBe(0);
  });
});

describe('primes in order', () => {
  const primes = primesUpTo(20_000);

  it('next and previous are neighbours', () => {
    for (let k = 1; k < primes.length; k++) {
      expect(nextPrime(primes[k - 1]!)).toBe(primes[k]);
      expect(previousPrime(primes[k]!)).toBe(primes[k - 1]);
    }
    expect(nextPrime(-5)).toBe(2);
    expect(previousPrime(2)).toBeNull();
    expect(nextPrime(Z.power(10, 50))).toBe(Z.add(Z.power(10, 50), 151));
  });

  it('are counted', () => {
    for (const n of [-1, 0, 1, 2, 3, 4, 10, 997, 9973, 12345]) {
      expect(primeCount(n, plenty())).toBe(primes.filter((p) => p <= n).length);
    }
    expect(primeCount(1e9, plenty())).toBe(50847534);
    expect(primeCount(1e12, budget(1000))).toBeNull();
    for (const n of [1, 5, 6, 100, 1229, 2000]) expect(nthPrime(n, plenty())).toBe(primes[n - 1]);
    expect(nthPrime(1e7, plenty())).toBe(179424673);
    expect(nthPrime(0, plenty())).toBeNull();
  });

  it('are listed', () => {
    expect(primesBetween(24, 28, plenty())).toEqual([]);
    expect(primesBetween(-10, 10, plenty())).toEqual([2, 3, 5, 7]);
    expect(primesBetween(7, 19_997, plenty())).toEqual(primes.filter((p) => p >= 7 && p <= 19_997));
    const far = Z.power(10, 20);
    const listed = primesBetween(far, Z.add(far, 500), plenty())!;
    expect(listed[0]).toBe(nextPrime(far));
    expect(listed.length).toBeGreaterThan(3);
    expect(primesBetween(1, 1e12, budget(1000))).toBeNull();
  });
});
