import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../result/budget.ts';
import { carmichael, divisorCount, divisorSum, divisors, moebius, totient } from './arithmetic-functions.ts';
import { dependencies } from './binary-kernel.ts';
import { factorInteger } from './factor-integer.ts';
import * as Z from './integer.ts';
import { powerModulo } from './modular.ts';
import { isPrime } from './primality.ts';
import { nextPrime } from './primes.ts';
import { quadraticSieve } from './quadratic-sieve.ts';
import { squareRootModulo } from './quadratic-sieve-base.ts';

const multipliedOut = (n: Z.Integer): Z.Integer => {
  const { sign, factors, unfactored } = factorInteger(n);
  expect(unfactored).toEqual([]);
  for (const { prime } of factors) expect(isPrime(prime)).toBe(true);
  return factors.reduce<Z.Integer>((value, { prime, exponent }) => Z.multiply(value, Z.power(prime, exponent)), sign);
};

describe('factorization', () => {
  it('multiplies back to the number, all factors prime', () => {
    for (let n = -200; n <= 3000; n++) expect(multipliedOut(n)).toBe(n);
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 84n), max: 2n ** 84n }), (n) => {
        expect(multipliedOut(Z.fromBigInt(n))).toBe(Z.fromBigInt(n));
      }),
      { numRuns: 30 },
    );
  });

  it.each([20, 26, 32, 38, 42])('splits a product of two primes of half of %i digits', (digits) => {
    const p = nextPrime(Z.fromString('3'.padEnd(digits / 2, '14159265358979'))!);
    const q = nextPrime(Z.fromString('8'.padEnd(digits / 2, '27182845904523'))!);
    const { factors } = factorInteger(Z.multiply(p, q));
    expect(factors.map(({ prime }) => prime)).toEqual([p, q]);
  });

  it('takes powers apart, of large primes too', () => {
    const p = nextPrime(Z.power(10, 15));
    const q = nextPrime(Z.power(10, 12));
    const n = Z.multiply(Z.power(p, 4), Z.power(q, 2));
    expect(factorInteger(n).factors).toEqual([
      { prime: q, exponent: 2, proved: true },
      { prime: p, exponent: 4, proved: true },
    ]);
  });

  it('leaves what the budget does not reach, and says so', () => {
    const n = Z.multiply(nextPrime(Z.power(10, 30)), nextPrime(Z.power(10, 31)));
    const { factors, unfactored } = factorInteger(Z.multiply(6, n), budget(50_000));
    expect(factors.map(({ prime }) => prime)).toEqual([2, 3]);
    expect(unfactored).toEqual([n]);
    expect(quadraticSieve(BigInt(n), budget(1000))).toBeNull();
  });
});

describe('parts of the sieve', () => {
  it('square roots modulo primes', () => {
    for (const p of [2, 3, 17, 97, 257, 65537, 1000003]) {
      for (let a = 0; a < Math.min(p, 50); a++) {
        const square = (a * a) % p;
        const root = squareRootModulo(square, p);
        expect((root * root) % p).toBe(square);
      }
    }
  });

  it('dependencies sum to zero', () => {
    const rows = Array.from({ length: 60 }, (_, k) => [k % 7, (k * k) % 40, (k * 11) % 40, (k * 11) % 40]);
    const found = [...dependencies(rows, 40)];
    expect(found.length).toBeGreaterThanOrEqual(20);
    for (const subset of found) {
      const parity = new Uint8Array(40);
      for (const index of subset) for (const column of rows[index]!) parity[column]! ^= 1;
      expect(parity.every((bit) => bit === 0)).toBe(true);
    }
  });
});

describe('multiplicative functions are what they count', () => {
  it('for n up to 300', () => {
    for (let n = 1; n <= 300; n++) {
      const factorization = factorInteger(n);
      const all = Array.from({ length: n }, (_, k) => k + 1);
      const units = all.filter((k) => Z.gcd(k, n) === 1);
      const divide = all.filter((k) => n % k === 0);
      expect(totient(factorization)).toBe(units.length);
      expect(divisors(factorization, 1000)).toEqual(divide);
      expect(divisorCount(factorization)).toBe(divide.length);
      expect(divisorSum(factorization)).toBe(divide.reduce((a, b) => a + b, 0));
      const order = all.find((e) => units.every((u) => powerModulo(u, e, n) === 1 % n));
      expect(carmichael(factorization)).toBe(order);
      const sum = divide.reduce((total, d) => total + moebius(factorInteger(d)), 0);
      expect(sum).toBe(n === 1 ? 1 : 0);
    }
    expect(divisors(factorInteger(720720), 100)).toBeNull();
  });
});
