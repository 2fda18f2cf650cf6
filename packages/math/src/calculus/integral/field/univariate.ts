import { work } from '../context.ts';
import type { Field, Fraction } from './fraction.ts';
import * as F from './fraction.ts';
import type { Polynomial } from './polynomial.ts';
import * as P from './polynomial.ts';

/*
 * Polynomials in one variable over a field of fractions: coefficients by rising powers, no leading zeros. Only what Hermite
 * reduction and partial fractions need.
 */

export type Univariate = readonly Fraction[];

export const zero: Univariate = [];
export const one: Univariate = [F.one];
export const degree = (a: Univariate): number => a.length - 1;
export const leading = (a: Univariate): Fraction => a[a.length - 1] ?? F.zero;

export function trimmed(a: readonly Fraction[]): Univariate {
  let length = a.length;
  while (length > 0 && F.isZero(a[length - 1]!)) length--;
  return length === a.length ? a : a.slice(0, length);
}

/** The view of a polynomial of the ring by powers of v, divided by a polynomial without v. */
export const view = (field: Field, a: Polynomial, v: number, by: Polynomial = 1n): Univariate =>
  P.coefficients(a, v).map((part) => field.fraction(part, by));

export const add = (k: Field, a: Univariate, b: Univariate): Univariate =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => k.add(a[i] ?? F.zero, b[i] ?? F.zero)));

const negate = (a: Univariate): Univariate => a.map(F.negate);
export const subtract = (k: Field, a: Univariate, b: Univariate): Univariate => add(k, a, negate(b));
export const scale = (k: Field, a: Univariate, by: Fraction): Univariate => trimmed(a.map((c) => k.multiply(c, by)));

export function multiply(k: Field, a: Univariate, b: Univariate): Univariate {
  if (a.length === 0 || b.length === 0) return zero;
  work(k.ring.budget, a.length * b.length);
  const c: Fraction[] = new Array(a.length + b.length - 1).fill(F.zero);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      c[i + j] = k.add(c[i + j]!, k.multiply(left, right));
    });
  });
  return trimmed(c);
}

export function power(k: Field, a: Univariate, n: number): Univariate {
  let result = one;
  for (let i = 0; i < n; i++) result = multiply(k, result, a);
  return result;
}

export function divide(k: Field, a: Univariate, b: Univariate): { quotient: Univariate; remainder: Univariate } {
  work(k.ring.budget, Math.max(1, (a.length - b.length + 1) * b.length));
  const rest = [...a];
  const quotient: Fraction[] = [];
  const inverse = k.reciprocal(leading(b))!;
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const q = k.multiply(rest[shift + b.length - 1]!, inverse);
    quotient[shift] = q;
    if (F.isZero(q)) continue;
    b.forEach((part, j) => {
      rest[shift + j] = k.subtract(rest[shift + j]!, k.multiply(q, part));
    });
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest.slice(0, b.length - 1)) };
}

export const monic = (k: Field, a: Univariate): Univariate =>
  a.length === 0 ? a : scale(k, a, k.reciprocal(leading(a))!);

export function gcd(k: Field, a: Univariate, b: Univariate): Univariate {
  let [p, q] = [a, b];
  while (q.length > 0) [p, q] = [q, monic(k, divide(k, p, q).remainder)];
  return monic(k, p);
}

/** s·a + t·b = gcd(a, b), monic. */
export function extendedGcd(k: Field, a: Univariate, b: Univariate): { g: Univariate; s: Univariate; t: Univariate } {
  let [r0, r1, s0, s1, t0, t1] = [a, b, one, zero, zero, one];
  while (r1.length > 0) {
    const { quotient, remainder } = divide(k, r0, r1);
    [r0, r1] = [r1, remainder];
    [s0, s1] = [s1, subtract(k, s0, multiply(k, quotient, s1))];
    [t0, t1] = [t1, subtract(k, t0, multiply(k, quotient, t1))];
  }
  const inverse = k.reciprocal(leading(r0))!;
  return { g: scale(k, r0, inverse), s: scale(k, s0, inverse), t: scale(k, t0, inverse) };
}

export const derivative = (k: Field, a: Univariate): Univariate =>
  trimmed(a.slice(1).map((c, i) => k.multiply(c, F.integer(i + 1))));

export function valueAt(k: Field, a: Univariate, x: Fraction): Fraction {
  return a.reduceRight((total, c) => k.add(k.multiply(total, x), c), F.zero);
}

/** The first terms of a by powers of x − α. */
export function shifted(k: Field, a: Univariate, alpha: Fraction, terms: number): Univariate {
  const rest = [...a];
  const found: Fraction[] = [];
  for (let n = 0; n < Math.min(terms, a.length); n++) {
    for (let i = rest.length - 2; i >= n; i--) rest[i] = k.add(rest[i]!, k.multiply(alpha, rest[i + 1]!));
    found.push(rest[n]!);
  }
  return trimmed(found);
}

/** The first terms of the power series a/b, b not beginning with 0. */
export function seriesQuotient(k: Field, a: Univariate, b: Univariate, terms: number): Univariate {
  const inverse = k.reciprocal(b[0]!)!;
  const found: Fraction[] = [];
  for (let n = 0; n < terms; n++) {
    let c = a[n] ?? F.zero;
    for (let j = 1; j <= Math.min(n, b.length - 1); j++) c = k.subtract(c, k.multiply(b[j]!, found[n - j]!));
    found.push(k.multiply(c, inverse));
  }
  return trimmed(found);
}
