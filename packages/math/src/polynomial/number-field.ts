import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { RationalDense } from './rational-dense.ts';
import * as D from './rational-dense.ts';

/**
 * Polynomials in y over the number field Q(α), α a root of the monic irreducible polynomial `modulus`: index = power of y,
 * each coefficient a polynomial in α of lower degree than the modulus; the leading one is not 0.
 */
export type FieldPolynomial = readonly RationalDense[];

const reduce = (a: RationalDense, modulus: RationalDense): RationalDense => D.divide(a, modulus).remainder;

export function trimmed(a: readonly RationalDense[]): FieldPolynomial {
  let length = a.length;
  while (length > 0 && a[length - 1]!.length === 0) length--;
  return a.slice(0, length);
}

export function inverse(a: RationalDense, modulus: RationalDense): RationalDense {
  const { s } = D.extendedGcd(a, modulus);
  return reduce(s, modulus);
}

export function monic(a: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  const top = inverse(a[a.length - 1]!, modulus);
  return a.map((value) => reduce(D.multiply(value, top), modulus));
}

function remainder(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  const rest = [...a];
  const divisor = monic(b, modulus);
  for (let k = rest.length - divisor.length; k >= 0; k--) {
    const factor = rest[k + divisor.length - 1]!;
    if (factor.length === 0) continue;
    for (let j = 0; j < divisor.length; j++)
      rest[k + j] = D.subtract(rest[k + j]!, reduce(D.multiply(factor, divisor[j]!), modulus));
  }
  return trimmed(rest.slice(0, divisor.length - 1));
}

/** The monic greatest common divisor over Q(α); empty for two zeros. */
export function gcd(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, remainder(x, y, modulus)];
  return x.length === 0 ? x : monic(x, modulus);
}

/** The product of the different irreducible factors: a divided by gcd(a, a′). */
export function squareFreePart(a: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  if (a.length < 3) return a;
  const slope = trimmed(a.slice(1).map((value, k) => D.scale(value, Q.integerRational(k + 1))));
  const common = gcd(a, slope, modulus);
  return common.length < 2 ? a : quotient(a, common, modulus);
}

function quotient(a: FieldPolynomial, monicDivisor: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  const rest = [...a];
  const result: RationalDense[] = [];
  for (let k = a.length - monicDivisor.length; k >= 0; k--) {
    const factor = rest[k + monicDivisor.length - 1]!;
    result[k] = factor;
    for (let j = 0; j < monicDivisor.length; j++)
      rest[k + j] = D.subtract(rest[k + j]!, reduce(D.multiply(factor, monicDivisor[j]!), modulus));
  }
  return result;
}

/** The value of a polynomial in α at a rational α. */
export const valueAt = (a: RationalDense, at: Rational): Rational =>
  [...a].reverse().reduce((value, coefficient) => Q.add(Q.multiply(value, at), coefficient), Q.zero);
