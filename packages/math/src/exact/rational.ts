import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { exactIntegerRoot } from './integer-root.ts';

/**
 * Exact rational numbers in lowest terms with a positive denominator, so that equal numbers have equal fields.
 * Meant to be imported as a namespace: `import * as Q from '../exact/rational.ts'`.
 */
export interface Rational {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** 0 */
export const zero: Rational = { numerator: 0, denominator: 1 };
/** 1 */
export const one: Rational = { numerator: 1, denominator: 1 };
/** −1 */
export const minusOne: Rational = { numerator: -1, denominator: 1 };
/** 1/2 */
export const half: Rational = { numerator: 1, denominator: 2 };

/** numerator/denominator reduced. A denominator 0 is a bug of the caller and throws. */
export function rational(numerator: Integer, denominator: Integer = 1): Rational {
  if (denominator === 1) return { numerator, denominator };
  if (denominator === 0) throw new RangeError('a rational number with denominator 0');
  const common = Z.gcd(numerator, denominator);
  const divisor = denominator < 0 ? Z.negate(common) : common;
  if (divisor === 1) return { numerator, denominator };
  return { numerator: Z.divideExact(numerator, divisor), denominator: Z.divideExact(denominator, divisor) };
}

/** An integer as a rational number. */
export const integerRational = (value: Integer): Rational => ({ numerator: value, denominator: 1 });

/** Whether the denominator is 1. */
export const isInteger = (a: Rational): boolean => a.denominator === 1;
/** Whether a is 0. */
export const isZero = (a: Rational): boolean => a.numerator === 0;
/** Whether a is 1. */
export const isOne = (a: Rational): boolean => a.numerator === 1 && a.denominator === 1;
/** Whether a is −1. */
export const isMinusOne = (a: Rational): boolean => a.numerator === -1 && a.denominator === 1;
/** −1, 0 or 1 */
export const sign = (a: Rational): -1 | 0 | 1 => Z.sign(a.numerator);

/** Whether both are the same number; in lowest terms each has one representation. */
export const equals = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** The sign of a − b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  if (a.denominator === b.denominator) return Z.compare(a.numerator, b.numerator);
  const signs = Z.compare(Z.sign(a.numerator), Z.sign(b.numerator));
  if (signs !== 0) return signs;
  return Z.compare(Z.multiply(a.numerator, b.denominator), Z.multiply(b.numerator, a.denominator));
}

/** a + b */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === 1 && b.denominator === 1) return integerRational(Z.add(a.numerator, b.numerator));
  if (a.denominator === b.denominator) return rational(Z.add(a.numerator, b.numerator), a.denominator);
  // Only a factor of both denominators can cancel, and where there is none nothing does (Knuth, TAOCP 4.5.1).
  const common = Z.gcd(a.denominator, b.denominator);
  const [left, right] = [Z.divideExact(a.denominator, common), Z.divideExact(b.denominator, common)];
  const sum = Z.add(Z.multiply(a.numerator, right), Z.multiply(b.numerator, left));
  const shared = common === 1 ? 1 : Z.gcd(sum, common);
  return {
    numerator: Z.divideExact(sum, shared),
    denominator: Z.multiply(left, Z.divideExact(b.denominator, shared)),
  };
}

/** −a */
export const negate = (a: Rational): Rational => ({ numerator: Z.negate(a.numerator), denominator: a.denominator });

/** |a| */
export const abs = (a: Rational): Rational => (a.numerator < 0 ? negate(a) : a);

/** a − b */
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

/** a · b */
export function multiply(a: Rational, b: Rational): Rational {
  if (a.denominator === 1 && b.denominator === 1) return integerRational(Z.multiply(a.numerator, b.numerator));
  // Cancelling across before multiplying keeps the numbers small (Knuth, TAOCP 4.5.1).
  const left = Z.gcd(a.numerator, b.denominator);
  const right = Z.gcd(b.numerator, a.denominator);
  return {
    numerator: Z.multiply(Z.divideExact(a.numerator, left), Z.divideExact(b.numerator, right)),
    denominator: Z.multiply(Z.divideExact(a.denominator, right), Z.divideExact(b.denominator, left)),
  };
}

/** 1/a; a = 0 is a bug of the caller and throws. */
export function reciprocal(a: Rational): Rational {
  if (a.numerator === 0) throw new RangeError('the reciprocal of 0');
  return a.numerator < 0
    ? { numerator: Z.negate(a.denominator), denominator: Z.negate(a.numerator) }
    : { numerator: a.denominator, denominator: a.numerator };
}

/** a/b; b = 0 is a bug of the caller and throws. */
export const divide = (a: Rational, b: Rational): Rational => multiply(a, reciprocal(b));

/** a^n for an integer n (0^0 = 1; 0 to a negative power throws). */
export function power(a: Rational, n: number): Rational {
  if (n < 0) return power(reciprocal(a), -n);
  return { numerator: Z.power(a.numerator, n), denominator: Z.power(a.denominator, n) };
}

/** Whether a = b. */
export const equal = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** The greatest integer not above a. */
export const floor = (a: Rational): Integer => Z.floorDivide(a.numerator, a.denominator);

/** The least integer not below a. */
export const ceiling = (a: Rational): Integer => Z.negate(floor(negate(a)));

/** The nearest integer, halves away from zero. */
export function round(a: Rational): Integer {
  const nearest = floor(add(abs(a), half));
  return a.numerator < 0 ? Z.negate(nearest) : nearest;
}

/** The n-th root when it is rational, else null. A negative number has odd roots only. */
export function exactRoot(a: Rational, n: number): Rational | null {
  const denominator = exactIntegerRoot(a.denominator, n);
  if (denominator === null) return null;
  const numerator = exactIntegerRoot(a.numerator, n);
  return numerator === null ? null : { numerator, denominator };
}

/** The nearest double (ties to even) for operands of any size; ±Infinity beyond the range, subnormals rounded once. */
export function toNumber(a: Rational): number {
  if (typeof a.numerator === 'number' && typeof a.denominator === 'number') return a.numerator / a.denominator;
  const magnitude = nearestDouble(BigInt(Z.abs(a.numerator)), BigInt(a.denominator));
  return a.numerator < 0 ? -magnitude : magnitude;
}

function nearestDouble(numerator: bigint, denominator: bigint): number {
  // Scale so that the quotient has 64 or 65 bits, keep a sticky bit for the remainder, and round once.
  const excess = Z.bitLength(numerator) - Z.bitLength(denominator);
  if (excess > 1030) return Number.POSITIVE_INFINITY;
  if (excess < -1080) return 0;
  // Below the normal range fewer bits may be kept, or the value would be rounded twice.
  const shift = Math.min(64 - excess, 1074 + 2);
  const scaled = shift >= 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift >= 0 ? denominator : denominator << BigInt(-shift);
  const whole = scaled / divisor;
  const sticky = whole * divisor === scaled ? 0n : 1n;
  // The sticky bit, one place lower than anything kept, decides ties without changing other cases.
  const digits = (whole << 1n) | sticky;
  if (shift < 1076) return scaleByPowerOfTwo(Number(digits), -shift - 1);
  return subnormal(digits);
}

/** digits·2^(−1077) rounded to a multiple of 2^(−1074), ties to even. */
function subnormal(digits: bigint): number {
  if (Z.bitLength(digits) > 57) return scaleByPowerOfTwo(Number(digits), -1077);
  const kept = digits >> 3n;
  const rest = digits & 7n;
  const roundsUp = rest > 4n || (rest === 4n && (kept & 1n) === 1n);
  return Number(roundsUp ? kept + 1n : kept) * Number.MIN_VALUE;
}

function scaleByPowerOfTwo(value: number, exponent: number): number {
  if (exponent > 900) return value * 2 ** 900 * 2 ** (exponent - 900);
  if (exponent < -900) return value * 2 ** (exponent + 900) * 2 ** -900;
  return value * 2 ** exponent;
}

/** The exact value of a finite double. */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError('only a finite double is a rational number');
  if (Number.isSafeInteger(value)) return integerRational(value + 0);
  let scaled = value;
  let exponent = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    exponent++;
  }
  return rational(Z.fromNumber(scaled), Z.power(2, exponent));
}
