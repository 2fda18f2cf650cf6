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

/** The polynomial without leading zeros. */
export function trimmed(a: readonly RationalDense[]): FieldPolynomial {
  let length = a.length;
  while (length > 0 && a[length - 1]!.length === 0) length--;
  return a.slice(0, length);
}

/** The inverse of an element that is not 0 modulo the irreducible modulus. */
function inverse(a: RationalDense, modulus: RationalDense): RationalDense {
  const { s } = D.extendedGcd(a, modulus);
  return reduce(s, modulus);
}

/** The polynomial divided by its leading coefficient. */
export function monic(a: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  const top = inverse(a[a.length - 1]!, modulus);
  return a.map((value) => reduce(D.multiply(value, top), modulus));
}

/** a = quotient·b + remainder with deg remainder < deg b; b ≠ 0. */
export function divide(
  a: FieldPolynomial,
  b: FieldPolynomial,
  modulus: RationalDense,
): { readonly quotient: FieldPolynomial; readonly remainder: FieldPolynomial } {
  const rest = [...a];
  const divisor = monic(b, modulus);
  const scale = inverse(b[b.length - 1]!, modulus);
  const quotient: RationalDense[] = [];
  for (let k = rest.length - divisor.length; k >= 0; k--) {
    const factor = rest[k + divisor.length - 1]!;
    quotient[k] = reduce(D.multiply(factor, scale), modulus);
    if (factor.length === 0) continue;
    for (let j = 0; j < divisor.length; j++)
      rest[k + j] = D.subtract(rest[k + j]!, reduce(D.multiply(factor, divisor[j]!), modulus));
  }
  return { quotient, remainder: trimmed(rest.slice(0, divisor.length - 1)) };
}

/** a(x + by), by Horner's scheme. */
export function shift(a: FieldPolynomial, by: RationalDense, modulus: RationalDense): FieldPolynomial {
  const step = D.trimmed(by);
  let value: RationalDense[] = [];
  for (let k = a.length - 1; k >= 0; k--) {
    const raised: RationalDense[] = [[], ...value];
    for (const [j, part] of value.entries()) raised[j] = D.add(raised[j]!, reduce(D.multiply(part, step), modulus));
    raised[0] = D.add(raised[0]!, a[k]!);
    value = raised;
  }
  return trimmed(value);
}

/** The value of a polynomial in α at a rational α. */
export const valueAt = (a: RationalDense, at: Rational): Rational =>
  [...a].reverse().reduce((value, coefficient) => Q.add(Q.multiply(value, at), coefficient), Q.zero);
