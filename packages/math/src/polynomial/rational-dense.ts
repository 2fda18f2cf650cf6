import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { IntegerPolynomial } from './univariate/dense.ts';
import * as P from './univariate/dense.ts';

/** Dense polynomials in one variable over Q: `a[k]` is the coefficient of x^k, the last one is not 0. */
export type RationalDense = readonly Rational[];

/** The polynomial without leading zeros. */
export function trimmed(a: readonly Rational[]): RationalDense {
  let length = a.length;
  while (length > 0 && Q.isZero(a[length - 1]!)) length--;
  return length === a.length ? a : a.slice(0, length);
}

/** The degree; −1 of the zero polynomial. */
export const degree = (a: RationalDense): number => a.length - 1;

/** a + b */
export const add = (a: RationalDense, b: RationalDense): RationalDense =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, k) => Q.add(a[k] ?? Q.zero, b[k] ?? Q.zero)));

/** A multiple of a. */
export const scale = (a: RationalDense, by: Rational): RationalDense =>
  trimmed(a.map((value) => Q.multiply(value, by)));

/** a − b */
export const subtract = (a: RationalDense, b: RationalDense): RationalDense => add(a, b.map(Q.negate));

/** f′ */
export const derivative = (f: RationalDense): RationalDense =>
  f.slice(1).map((c, k) => Q.multiply(c, Q.integerRational(k + 1)));

/** With 1 as its leading coefficient. */
export const monic = (f: RationalDense): RationalDense => scale(f, Q.reciprocal(f[f.length - 1]!));

/** a · b */
export function multiply(a: RationalDense, b: RationalDense): RationalDense {
  if (a.length === 0 || b.length === 0) return [];
  const product = new Array<Rational>(a.length + b.length - 1).fill(Q.zero);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = Q.add(product[i + j]!, Q.multiply(x, y));
  return product;
}

/** One line of the long division: the term of the quotient, what is subtracted, and what is left. */
interface DivisionLine {
  readonly term: RationalDense;
  readonly product: RationalDense;
  readonly rest: RationalDense;
}

/** a = quotient·b + remainder with deg remainder < deg b; b ≠ 0. */
export function divide(a: RationalDense, b: RationalDense) {
  const lines: DivisionLine[] = [];
  let rest = a;
  let quotient: RationalDense = [];
  while (rest.length >= b.length) {
    const value = Q.divide(rest[rest.length - 1]!, b[b.length - 1]!);
    const term = [...new Array<Rational>(rest.length - b.length).fill(Q.zero), value];
    const product = multiply(term, b);
    rest = trimmed(subtract(rest, product).slice(0, rest.length - 1));
    quotient = add(quotient, term);
    lines.push({ term, product, rest });
  }
  return { quotient, remainder: rest, lines };
}

/** The monic greatest common divisor. */
export function gcd(a: RationalDense, b: RationalDense): RationalDense {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, divide(x, y).remainder];
  return x.length === 0 ? x : scale(x, Q.reciprocal(x[x.length - 1]!));
}

/** s·a + t·b = g, the monic gcd. */
export function extendedGcd(a: RationalDense, b: RationalDense) {
  let [r0, r1]: [RationalDense, RationalDense] = [a, b];
  let [s0, s1]: [RationalDense, RationalDense] = [[Q.one], []];
  let [t0, t1]: [RationalDense, RationalDense] = [[], [Q.one]];
  while (r1.length > 0) {
    const { quotient, remainder } = divide(r0, r1);
    [r0, r1] = [r1, remainder];
    [s0, s1] = [s1, subtract(s0, multiply(quotient, s1))];
    [t0, t1] = [t1, subtract(t0, multiply(quotient, t1))];
  }
  const by = Q.reciprocal(r0[r0.length - 1]!);
  return { g: scale(r0, by), s: scale(s0, by), t: scale(t0, by) };
}

/** The same polynomial with rational coefficients. */
export const fromIntegers = (a: IntegerPolynomial): RationalDense =>
  a.map((value) => Q.integerRational(Z.fromBigInt(value)));

/** content·primitive, primitive integer with positive leading coefficient. */
export function toIntegers(a: RationalDense): { readonly content: Rational; readonly primitive: IntegerPolynomial } {
  const common = a.reduce<Z.Integer>((lcm, value) => Z.lcm(lcm, value.denominator), 1);
  const integers = a.map((value) => BigInt(Z.multiply(value.numerator, Z.divideExact(common, value.denominator))));
  const content = P.content(integers);
  return { content: Q.rational(Z.fromBigInt(content), common), primitive: P.primitivePart(integers) };
}
