import { bitLength } from '../../exact/integer.ts';

/**
 * Real numbers of any precision: mantissa · 2^exponent with an integer mantissa, exactly.
 *
 * The precision belongs to the call, not to the number: every operation that rounds takes the wanted number of `bits` and
 * returns the nearest number with that many (ties to even). Add, subtract, multiply, divide and square root are correctly
 * rounded; the functions in the other files of this folder work with guard bits and are right to within one unit in the last
 * place. There is no infinity and no NaN: a quotient by zero or a logarithm of zero is the caller's mistake and throws.
 *
 * Source: R. P. Brent and P. Zimmermann, "Modern Computer Arithmetic" (2010), chapters 3 and 4.
 */
export interface BigFloat {
  /** Odd, or 0n for zero: the normal form makes equal numbers equal. */
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** 0 */
export const ZERO: BigFloat = { mantissa: 0n, exponent: 0 };
/** 1 */
export const ONE: BigFloat = { mantissa: 1n, exponent: 0 };

/** mantissa · 2^exponent in normal form. */
export function normal(mantissa: bigint, exponent: number): BigFloat {
  if (mantissa === 0n) return ZERO;
  let zeros = 0;
  let m = mantissa;
  let low = Number(BigInt.asUintN(32, m));
  while (low === 0) {
    m >>= 32n;
    zeros += 32;
    low = Number(BigInt.asUintN(32, m));
  }
  const rest = 31 - Math.clz32(low & -low);
  return { mantissa: rest === 0 ? m : m >> BigInt(rest), exponent: exponent + zeros + rest };
}

/** n / 2^shift to the nearest integer, ties to even. A negative shift multiplies. */
export function shiftRounded(n: bigint, shift: number): bigint {
  if (shift <= 0) return n << BigInt(-shift);
  // Less than a half, which itself may be too long to write: 1/10^(10^9) is shifted by billions.
  return bitLength(n) < shift ? 0n : nearestQuotient(n, shift);
}

/** The same for a shift of at least one bit, by which n is known not to vanish. */
function nearestQuotient(n: bigint, shift: number): bigint {
  const rest = BigInt(shift - 1);
  // One bit more than is wanted: it says to which side, and only behind it can a tie be told from what is more than one.
  const doubled = n >> rest;
  if ((doubled & 1n) === 0n) return doubled >> 1n;
  const below = doubled >> 1n;
  return (below & 1n) === 0n && doubled << rest === n ? below : below + 1n;
}

/** mantissa · 2^exponent to the nearest number of `bits` bits. */
export function rounded(mantissa: bigint, exponent: number, bits: number): BigFloat {
  const excess = bitLength(mantissa) - bits;
  return excess <= 0 ? normal(mantissa, exponent) : normal(nearestQuotient(mantissa, excess), exponent + excess);
}

/** x to so many bits, to nearest; x itself where it has no more. */
export function round(x: BigFloat, bits: number): BigFloat {
  const excess = bitLength(x.mantissa) - bits;
  return excess <= 0 ? x : normal(nearestQuotient(x.mantissa, excess), x.exponent + excess);
}

/** −1, 0 or 1. */
export const sign = (x: BigFloat): -1 | 0 | 1 => (x.mantissa > 0n ? 1 : x.mantissa < 0n ? -1 : 0);

/** The e with 2^(e−1) ≤ |x| < 2^e; −∞ for zero. */
export const magnitude = (x: BigFloat): number =>
  x.mantissa === 0n ? Number.NEGATIVE_INFINITY : x.exponent + bitLength(x.mantissa);

/** −x */
export const negate = (x: BigFloat): BigFloat => ({ mantissa: -x.mantissa, exponent: x.exponent });
/** |x| */
export const abs = (x: BigFloat): BigFloat => (x.mantissa < 0n ? negate(x) : x);

/** x · 2^power, exactly. */
export const timesPowerOfTwo = (x: BigFloat, power: number): BigFloat =>
  x.mantissa === 0n ? x : { mantissa: x.mantissa, exponent: x.exponent + power };

/** a + b, correctly rounded. */
export function add(a: BigFloat, b: BigFloat, bits: number): BigFloat {
  if (a.mantissa === 0n) return round(b, bits);
  if (b.mantissa === 0n) return round(a, bits);
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  const gap = high.exponent - low.exponent;
  const reach = bits + bitLength(low.mantissa) + 4;
  if (gap > reach) {
    // The low one is far below the last bit of the result: only its sign can matter, for a tie.
    const nudge = low.mantissa > 0n ? 1n : -1n;
    return rounded((high.mantissa << BigInt(bits + 4)) + nudge, high.exponent - bits - 4, bits);
  }
  return rounded(sumAbove(high, low, gap), low.exponent, bits);
}

/** The mantissa of high + low at the exponent of the low one, which is lower by `gap`. */
const sumAbove = (high: BigFloat, low: BigFloat, gap: number): bigint =>
  (gap === 0 ? high.mantissa : high.mantissa << BigInt(gap)) + low.mantissa;

/** a + b exactly: as long as the exponents are far apart. */
export function exactSum(a: BigFloat, b: BigFloat): BigFloat {
  if (a.mantissa === 0n) return b;
  if (b.mantissa === 0n) return a;
  const gap = a.exponent - b.exponent;
  return gap >= 0 ? normal(sumAbove(a, b, gap), b.exponent) : normal(sumAbove(b, a, -gap), a.exponent);
}

/** a − b, correctly rounded. */
export const subtract = (a: BigFloat, b: BigFloat, bits: number): BigFloat => add(a, negate(b), bits);

/** a · b exactly: a product of odd mantissas is odd. */
export const exactProduct = (a: BigFloat, b: BigFloat): BigFloat =>
  a.mantissa === 0n || b.mantissa === 0n
    ? ZERO
    : { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };

/** a · b, correctly rounded. */
export const multiply = (a: BigFloat, b: BigFloat, bits: number): BigFloat => round(exactProduct(a, b), bits);

/** a / b; throws a RangeError for b = 0. */
export function divide(a: BigFloat, b: BigFloat, bits: number): BigFloat {
  if (b.mantissa === 0n) throw new RangeError('division by zero');
  if (a.mantissa === 0n) return ZERO;
  const shift = Math.max(0, bits + 2 + bitLength(b.mantissa) - bitLength(a.mantissa));
  const numerator = a.mantissa << BigInt(shift);
  let quotient = numerator / b.mantissa;
  let exponent = a.exponent - b.exponent - shift;
  if (quotient * b.mantissa !== numerator) {
    // A sticky bit keeps an inexact quotient from looking like a tie.
    quotient = quotient * 2n + (numerator < 0n === b.mantissa < 0n ? 1n : -1n);
    exponent -= 1;
  }
  return rounded(quotient, exponent, bits);
}

/** √x; throws a RangeError for x < 0. */
export function squareRoot(x: BigFloat, bits: number): BigFloat {
  if (x.mantissa < 0n) throw new RangeError('square root of a negative number');
  if (x.mantissa === 0n) return ZERO;
  let shift = Math.max(0, 2 * bits + 4 - bitLength(x.mantissa));
  if ((x.exponent - shift) % 2 !== 0) shift += 1;
  const radicand = x.mantissa << BigInt(shift);
  const root = integerSquareRoot(radicand);
  const exponent = (x.exponent - shift) / 2;
  return root * root === radicand ? rounded(root, exponent, bits) : rounded(root * 2n + 1n, exponent - 1, bits);
}

/**
 * ⌊√n⌋: the root of the leading half of the digits, then one division for the other half (P. Zimmermann, "Karatsuba Square Root", INRIA RR-3805
 * (1999), without the remainder being handed on). That root r of ⌊n/4^s⌋ has √n between r·2^s and (r + 1)·2^s; one step of Newton's method
 * from r·2^s is at most (√n − r·2^s)²/(2 r 2^s) < 2^s/(2r) ≤ 1 above √n where r has at least as many bits as s, and never below it.
 */
export function integerSquareRoot(n: bigint): bigint {
  const bits = bitLength(n);
  if (bits <= 50) return BigInt(Math.floor(Math.sqrt(Number(n))));
  // A fourth of the bits, less one: the leading root has then more of them.
  const shift = BigInt((bits >> 2) - 1);
  const lead = integerSquareRoot(n >> (2n * shift)) << shift;
  const root = (lead + n / lead) >> 1n;
  return root * root > n ? root - 1n : root;
}

/** −1, 0 or 1 as a <, =, > b. */
export function compare(a: BigFloat, b: BigFloat): -1 | 0 | 1 {
  const signs = sign(a) - sign(b);
  if (signs !== 0) return signs > 0 ? 1 : -1;
  if (a.mantissa === 0n) return 0;
  const sizes = magnitude(a) - magnitude(b);
  if (sizes !== 0) return sizes > 0 === a.mantissa > 0n ? 1 : -1;
  const gap = a.exponent - b.exponent;
  const difference = gap >= 0 ? (a.mantissa << BigInt(gap)) - b.mantissa : a.mantissa - (b.mantissa << BigInt(-gap));
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** x · 2^bits to the nearest integer: fixed point, in which the series of the functions are summed. */
export const toFixed = (x: BigFloat, bits: number): bigint => shiftRounded(x.mantissa, -x.exponent - bits);
