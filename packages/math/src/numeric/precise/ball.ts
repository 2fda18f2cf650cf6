import { bitLength } from '../../exact/integer.ts';
import { type BigFloat, exactProduct, exactSum, magnitude, ONE, round as roundedFloat, ZERO } from './big-float.ts';
import type { PreciseComplex } from './complex.ts';
import * as C from './complex.ts';
import { fromInteger } from './convert.ts';

/**
 * A number that is known up to an error: the true value lies within 2^error of `value`. Each operation adds what it rounds
 * to what its operands bring in, so that the digits of the end are digits of the true value (midpoint-radius arithmetic:
 * F. Johansson, "Arb", IEEE Trans. Comput. 66 (2017); here the radius is kept as a power of two, always rounded up).
 *
 * Functions return null where the balls are too wide to decide (a divisor that may be 0, a point that may lie on either side
 * of a cut): the caller then begins again with more bits.
 */
export interface Ball {
  readonly value: PreciseComplex;
  /** log₂ of a bound of the absolute error; −∞ for an exact number. */
  readonly error: number;
  /** Known to be a real number, by the way it was made. */
  readonly real: boolean;
}

/** The error of a ball that is a point: log₂ of 0. */
export const EXACT = Number.NEGATIVE_INFINITY;

/** The real numbers within 2^error of re. */
export const realBall = (re: BigFloat, error: number): Ball => ({ value: { re, im: ZERO }, error, real: true });
/** An integer without error. */
export const integerBall = (n: number | bigint): Ball => realBall(fromInteger(n), EXACT);

/** log₂ of an upper bound of |value|. */
export const sizeOf = ({ re, im }: PreciseComplex): number => {
  if (im.mantissa === 0n) return magnitude(re);
  return re.mantissa === 0n ? magnitude(im) : Math.max(magnitude(re), magnitude(im)) + 0.5;
};

/** log₂ of an upper bound of the true modulus. */
export const upper = (a: Ball): number => logSum(sizeOf(a.value), a.error);

/** log₂ of a lower bound of the true modulus; −∞ where it may be 0. */
export function lower(a: Ball): number {
  const least = Math.max(magnitude(a.value.re), magnitude(a.value.im)) - 1;
  return a.error === EXACT ? least : a.error < least - 1 ? least - 1 : EXACT;
}

/** log₂(2^a + 2^b + …), rounded up. */
export function logSum(...logarithms: number[]): number {
  if (logarithms.length === 2) return logSumOfTwo(logarithms[0]!, logarithms[1]!);
  const largest = Math.max(...logarithms);
  if (!Number.isFinite(largest)) return largest;
  return largest + Math.log2(logarithms.reduce((sum, x) => sum + 2 ** (x - largest), 0)) + 1e-9;
}

/** The same of two, of which most sums are. */
function logSumOfTwo(a: number, b: number): number {
  const [largest, other] = a >= b ? [a, b] : [b, a];
  // What is nothing, or is lost in what is rounded up.
  if (other === EXACT || !Number.isFinite(largest)) return largest;
  return largest + (other < largest - 40 ? 0 : Math.log2(1 + 2 ** (other - largest))) + 1e-9;
}

/** A computed value with the error it inherits, and its own rounding to `bits`. */
export function rounded(value: PreciseComplex, inherited: number, bits: number, real: boolean): Ball {
  const error = logSum(inherited, sizeOf(value) - bits + 2);
  return { value: real ? { re: value.re, im: ZERO } : value, error, real };
}

/** Exact where nothing had to be rounded. `before` is what was rounded already: far less than to `bits`, so it counts only where that changes nothing. */
function exactly(value: PreciseComplex, inherited: number, bits: number, real: boolean, before = () => EXACT): Ball {
  const re = roundedFloat(value.re, bits);
  const im = roundedFloat(value.im, bits);
  const kept = re.mantissa === value.re.mantissa && im.mantissa === value.im.mantissa;
  const error = logSum(inherited, kept ? before() : sizeOf(value) - bits + 1);
  return { value: { re, im: real ? ZERO : im }, error, real };
}

/** A real number that was computed exactly, to so many bits. */
function roundedReal(exact: BigFloat, inherited: number, bits: number): Ball {
  const re = roundedFloat(exact, bits);
  return realBall(re, re === exact ? inherited : logSumOfTwo(inherited, magnitude(exact) - bits + 1));
}

/** More than an exact sum or product of operands rounded to `bits` needs, unless their sizes are far apart. */
const wide = (bits: number): number => 4 * bits + 64;

/** The bits that a sum of products needs at most; one with a factor 0 adds nothing. */
function bitsOfSum(...products: readonly (readonly BigFloat[])[]): number {
  const terms = products.filter((factors) => factors.every(({ mantissa }) => mantissa !== 0n));
  if (terms.length === 0) return 0;
  const sumOver = (of: (x: BigFloat) => number) => terms.map((factors) => factors.reduce((sum, x) => sum + of(x), 0));
  return Math.max(...sumOver(magnitude)) + 1 - Math.min(...sumOver(({ exponent }) => exponent));
}

/** The error of a result whose parts need so many bits, and were rounded to `wide(bits)` where these are more. */
const roundedBefore = (result: PreciseComplex, bits: number, ...needed: readonly number[]): number =>
  Math.max(...needed) <= wide(bits) ? EXACT : sizeOf(result) - wide(bits) + 1;

/** a + b */
export const add = (a: Ball, b: Ball, bits: number): Ball => {
  const [x, y] = [a.value.re, b.value.re];
  // What is far apart would be long exactly.
  if (a.real && b.real && Math.abs(x.exponent - y.exponent) < wide(bits))
    return roundedReal(exactSum(x, y), logSumOfTwo(a.error, b.error), bits);
  const sum = C.add(a.value, b.value, wide(bits));
  return exactly(sum, logSumOfTwo(a.error, b.error), bits, a.real && b.real, () =>
    roundedBefore(sum, bits, bitsOfSum([x], [y]), bitsOfSum([a.value.im], [b.value.im])),
  );
};

/** a · b */
export const multiply = (a: Ball, b: Ball, bits: number): Ball => {
  if (a.real && b.real) return roundedReal(exactProduct(a.value.re, b.value.re), errorOfProduct(a, b), bits);
  const product = C.multiply(a.value, b.value, wide(bits));
  return exactly(product, errorOfProduct(a, b), bits, a.real && b.real, () => {
    const [{ re: x, im: y }, { re: u, im: v }] = [a.value, b.value];
    return roundedBefore(product, bits, bitsOfSum([x, u], [y, v]), bitsOfSum([x, v], [y, u]));
  });
};

/** What the errors of the operands are in their product. */
function errorOfProduct(a: Ball, b: Ball): number {
  if (a.error === EXACT && b.error === EXACT) return EXACT;
  const error = logSum(a.error + sizeOf(b.value), b.error + sizeOf(a.value), a.error + b.error);
  // Exactly 0 times whatever it is.
  return Number.isNaN(error) ? EXACT : error;
}

/** −a */
export const negate = (a: Ball): Ball => ({ ...a, value: C.negate(a.value) });

/** 1/a; null where a may be 0. */
export function reciprocal(a: Ball, bits: number): Ball | null {
  const least = lower(a);
  if (least === EXACT) return null;
  const { mantissa, exponent } = a.value.re;
  // ± a power of two
  if (a.real && a.error === EXACT && mantissa * mantissa === 1n)
    return realBall({ mantissa, exponent: -exponent }, EXACT);
  const value = C.divide({ re: ONE, im: ZERO }, a.value, bits + 4);
  return rounded(value, a.error - 2 * least, bits, a.real);
}

/** a/b; null where b may be 0. */
export function divide(a: Ball, b: Ball, bits: number): Ball | null {
  const inverse = reciprocal(b, bits + 8);
  return inverse === null ? null : multiply(a, inverse, bits);
}

/** a to so many bits. */
const round = (a: Ball, bits: number): Ball =>
  a.real ? roundedReal(a.value.re, a.error, bits) : exactly(a.value, a.error, bits, false);

/** a^n for an integer n by repeated squaring; null for 0 to a negative power. */
export function integerPower(a: Ball, n: bigint, bits: number): Ball | null {
  const working = bits + 2 * bitLength(n) + 8;
  let result: Ball | null = null;
  let square = a;
  for (let left = n < 0n ? -n : n; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = result === null ? square : multiply(result, square, working);
    if (left > 1n) square = multiply(square, square, working);
  }
  if (result === null) return integerBall(1);
  return n < 0n ? reciprocal(result, bits) : round(result, bits);
}

/** Whether the number may lie on the negative real axis or at 0 without being known to be real. */
export const besideCut = (a: Ball): boolean => {
  if (a.real) return false;
  const { re, im } = a.value;
  const nearAxis = im.mantissa === 0n || magnitude(im) - 1 <= a.error;
  const maybeNegative = re.mantissa <= 0n || magnitude(re) - 1 <= a.error;
  return nearAxis && maybeNegative;
};

/** log₂ of a bound of the relative error of a ball that is not 0. */
export const relativeError = (a: Ball): number => (a.error === EXACT ? EXACT : a.error - sizeOf(a.value) + 1.1);

/** Known to be a positive real number. */
export const isPositive = (a: Ball): boolean => a.real && a.value.re.mantissa > 0n && lower(a) !== EXACT;

/** Known to be an integer. Its double does not tell: 1 + 2^(−60) rounds to 1. */
export const isInteger = (a: Ball): boolean =>
  a.real && a.error === EXACT && (a.value.re.mantissa === 0n || a.value.re.exponent >= 0);

/** 1 − a. */
export const complement = (a: Ball, bits: number): Ball => add(integerBall(1), negate(a), bits + 8);
