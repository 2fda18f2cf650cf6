import * as Z from '../../exact/integer.ts';
import type { ModularPolynomial } from '../modular/arithmetic.ts';
import { trimmed as trimmedModular } from '../modular/arithmetic.ts';

/**
 * Dense polynomials in one variable over the integers: `a[k]` is the coefficient of x^k, the last entry is not 0, the
 * zero polynomial is empty. Coefficients are bigints, for in factoring nearly all of them are large.
 */
export type IntegerPolynomial = readonly bigint[];

/** 0 */
export const zero: IntegerPolynomial = [];
/** 1 */
export const one: IntegerPolynomial = [1n];

/** The degree; −1 of the zero polynomial. */
export const degree = (a: IntegerPolynomial): number => a.length - 1;
/** The leading coefficient; 0 of the zero polynomial. */
export const leading = (a: IntegerPolynomial): bigint => a[a.length - 1] ?? 0n;
/** Whether a is 0. */
export const isZero = (a: IntegerPolynomial): boolean => a.length === 0;

/** |a| */
export const absolute = (a: bigint): bigint => (a < 0n ? -a : a);

/** The greatest common divisor, not negative. */
export function integerGcd(a: bigint, b: bigint): bigint {
  return BigInt(Z.gcd(Z.fromBigInt(a), Z.fromBigInt(b)));
}

/** The polynomial without leading zeros. */
export function trimmed(a: readonly bigint[]): IntegerPolynomial {
  let length = a.length;
  while (length > 0 && a[length - 1] === 0n) length--;
  return length === a.length ? a : a.slice(0, length);
}

/** The polynomial of these coefficients, the constant one first. */
export const fromNumbers = (coefficients: readonly (number | bigint)[]): IntegerPolynomial =>
  trimmed(coefficients.map(BigInt));

/** −a */
export const negate = (a: IntegerPolynomial): IntegerPolynomial => a.map((value) => -value);

/** a + b */
export function add(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return trimmed(long.map((value, k) => (k < short.length ? value + short[k]! : value)));
}

/** a − b */
export const subtract = (a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial => add(a, negate(b));

/** a · b */
export function multiply(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial {
  if (a.length === 0 || b.length === 0) return zero;
  const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, left] of a.entries()) {
    if (left === 0n) continue;
    for (let j = 0; j < b.length; j++) product[i + j]! += left * b[j]!;
  }
  return product;
}

/** A multiple of a. */
export const scale = (a: IntegerPolynomial, by: bigint): IntegerPolynomial =>
  by === 0n ? zero : a.map((value) => value * by);

/** aⁿ for n ≥ 0. */
export const power = (a: IntegerPolynomial, n: number): IntegerPolynomial => {
  let result = one;
  for (let k = 0; k < n; k++) result = multiply(result, a);
  return result;
};

/** The greatest common divisor of the coefficients, with the sign of the leading one; 0 for the zero polynomial. */
export function content(a: IntegerPolynomial): bigint {
  let common = 0n;
  for (let k = a.length - 1; k >= 0 && common !== 1n; k--) common = integerGcd(common, a[k]!);
  return leading(a) < 0n ? -common : common;
}

/** a divided by its content: the leading coefficient is positive. */
export function primitivePart(a: IntegerPolynomial): IntegerPolynomial {
  const common = content(a);
  return common === 1n || common === 0n ? a : a.map((value) => value / common);
}

/** a / b when b divides a in Z[x], else null. */
export function divideExactly(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial | null {
  if (a.length === 0) return zero;
  if (a.length < b.length) return null;
  // Trailing coefficients first: most false candidates fail here at once.
  if (b[0] !== 0n && a[0]! % b[0]! !== 0n) return null;
  const rest = [...a];
  const quotient = new Array<bigint>(a.length - b.length + 1).fill(0n);
  const top = leading(b);
  for (let k = quotient.length - 1; k >= 0; k--) {
    const value = rest[k + b.length - 1]!;
    if (value === 0n) continue;
    const q = value / top;
    if (q * top !== value) return null;
    quotient[k] = q;
    for (let j = 0; j < b.length; j++) rest[k + j]! -= q * b[j]!;
  }
  for (let k = 0; k < b.length - 1; k++) if (rest[k] !== 0n) return null;
  return quotient;
}

/** a(x + by). */
export function shiftedBy(a: IntegerPolynomial, by: number): IntegerPolynomial {
  const all = [...a];
  for (let i = 0; i < all.length - 1; i++)
    for (let j = all.length - 2; j >= i; j--) all[j] = all[j]! + BigInt(by) * all[j + 1]!;
  return all;
}

/** The derivative. */
export const derivative = (a: IntegerPolynomial): IntegerPolynomial =>
  a.slice(1).map((value, k) => value * BigInt(k + 1));

/** a(x^n) */
export function inflate(a: IntegerPolynomial, n: number): IntegerPolynomial {
  const inflated = new Array<bigint>((a.length - 1) * n + 1).fill(0n);
  for (const [k, value] of a.entries()) inflated[k * n] = value;
  return inflated;
}

/** The greatest n for which a is a polynomial in x^n; 1 for constants. */
export function deflation(a: IntegerPolynomial): number {
  let common = 0;
  for (const [k, value] of a.entries()) if (value !== 0n) common = Z.toNumber(Z.gcd(common, k));
  return Math.max(common, 1);
}

/** The coefficients modulo a small prime. */
export function toModular(a: IntegerPolynomial, p: number): ModularPolynomial {
  const big = BigInt(p);
  return trimmedModular(
    Float64Array.from(a, (value) => {
      const rest = Number(value % big);
      return rest < 0 ? rest + p : rest;
    }),
  );
}

/** A bound of the Euclidean norm of the coefficient vector. */
export function norm(a: IntegerPolynomial): bigint {
  const square = a.reduce((total, value) => total + value * value, 0n);
  return squareRootCeiling(square);
}

function squareRootCeiling(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) break;
    root = next;
  }
  return root * root === n ? root : root + 1n;
}

/** The value at x. */
export const valueAt = (a: IntegerPolynomial, x: bigint): bigint => {
  let value = 0n;
  for (let k = a.length - 1; k >= 0; k--) value = value * x + a[k]!;
  return value;
};
