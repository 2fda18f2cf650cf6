import { factorInteger } from '../../exact/factor-integer.ts';
import * as Z from '../../exact/integer.ts';
import type { IntegerPolynomial } from './dense.ts';

/**
 * The n-th cyclotomic polynomial, whose roots are the primitive n-th roots of unity: Π (x^(n/d) − 1)^μ(d) over the
 * square-free divisors d of n, as a product of power series cut off at its degree φ(n) (Arnold and Monagan, "Calculating
 * cyclotomic polynomials", 2011).
 */
export function cyclotomic(n: number): IntegerPolynomial {
  const primes = factorInteger(n).factors.map(({ prime }) => Z.toNumber(prime));
  const degree = primes.reduce((phi, p) => (phi / p) * (p - 1), n);
  const series = new Array<bigint>(degree + 1).fill(0n);
  series[0] = 1n;
  for (let subset = 0; subset < 2 ** primes.length; subset++) {
    const chosen = primes.filter((_, k) => (subset >> k) & 1);
    const step = n / chosen.reduce((product, p) => product * p, 1);
    if (chosen.length % 2 === 0) for (let k = degree; k >= step; k--) series[k]! -= series[k - step]!;
    else for (let k = step; k <= degree; k++) series[k]! += series[k - step]!;
  }
  // Π (1 − x^(n/d))^μ(d); the signs matter only for n = 1.
  return n === 1 ? [-1n, 1n] : series;
}

/** The irreducible factors of x^n − 1: Φ_d for all divisors d of n. */
export const factorsOfPowerMinusOne = (n: number): IntegerPolynomial[] =>
  Array.from({ length: n }, (_, k) => k + 1)
    .filter((d) => n % d === 0)
    .map(cyclotomic);

/** The irreducible factors of x^n + 1: Φ_d for the divisors d of 2n that do not divide n. */
export const factorsOfPowerPlusOne = (n: number): IntegerPolynomial[] =>
  Array.from({ length: 2 * n }, (_, k) => k + 1)
    .filter((d) => (2 * n) % d === 0 && n % d !== 0)
    .map(cyclotomic);
