import { describe, expect, it } from 'vitest';
import { binomial } from './binomial.ts';
import { factorial, productOfRange } from './factorial.ts';
import * as Z from './integer.ts';
import { inverseModulo, powerModulo } from './modular.ts';
import { fieldInverse, fieldMultiply, fieldPower, fieldPrime, fieldRational } from './prime-field.ts';
import * as Q from './rational.ts';

describe('factorials and binomial coefficients', () => {
  it('n! = n·(n − 1)!', () => {
    for (let n = 1; n <= 400; n++) expect(factorial(n)).toBe(Z.multiply(n, factorial(n - 1)));
    expect(Z.toString(factorial(10_000)).length).toBe(35660);
  });

  it('obey Pascal, and sum to 2^n', () => {
    for (let n = -12; n <= 40; n++)
      for (let k = 1; k <= 45; k++) {
        expect(binomial(n, k), `C(${n}, ${k})`).toBe(Z.add(binomial(n - 1, k), binomial(n - 1, k - 1)));
      }
    const row = Array.from({ length: 201 }, (_, k) => binomial(200, k)).reduce(Z.add);
    expect(row).toBe(Z.power(2, 200));
    expect(productOfRange(-3, -1)).toBe(-6);
    expect(productOfRange(-3, 4)).toBe(0);
  });
});

describe('modular arithmetic', () => {
  it('powers agree with Fermat and with direct powers', () => {
    for (const p of [2, 3, 97, 1_000_003, 2 ** 31 - 1]) {
      for (const a of [1, 2, 10, 12345]) if (a % p !== 0) expect(powerModulo(a, p - 1, p)).toBe(1 % p);
    }
    for (let n = 0; n < 60; n++) expect(powerModulo(-7, n, 1000n ** 5n)).toBe(Z.modulo(Z.power(-7, n), 1000n ** 5n));
    expect(powerModulo(5, 0, 1)).toBe(0);
  });

  it('inverts what is prime to the modulus', () => {
    for (let a = -20; a <= 20; a++) {
      const inverse = inverseModulo(a, 36);
      if (Z.gcd(a, 36) === 1) expect(Z.modulo(Z.multiply(a, inverse!), 36)).toBe(1);
      else expect(inverse).toBeNull();
    }
  });

  it('the prime field is a field', () => {
    for (const a of [1n, 2n, 3n ** 30n % fieldPrime, fieldPrime - 1n]) {
      expect(fieldMultiply(a, fieldInverse(a)!)).toBe(1n);
      expect(fieldPower(a, fieldPrime - 1n)).toBe(1n);
    }
    const third = fieldRational(Q.rational(-1, 3))!;
    expect(fieldMultiply(third, 3n)).toBe(fieldPrime - 1n);
    expect(fieldInverse(0n)).toBeNull();
  });
});
