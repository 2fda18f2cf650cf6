import { toDecimal as decimalOf, fromDecimal as rationalOf } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import { type BigFloat, divide, normal, rounded, shiftRounded } from './big-float.ts';

/** An integer, exactly. */
export const fromInteger = (n: bigint | number): BigFloat => normal(BigInt(n), 0);

/** A double, exactly; throws a RangeError for NaN and ±∞. */
export function fromNumber(x: number): BigFloat {
  if (!Number.isFinite(x)) throw new RangeError('not a finite number');
  if (Number.isSafeInteger(x)) return normal(BigInt(x), 0);
  double.setFloat64(0, x);
  const biased = (double.getUint16(0) & 0x7ff0) >> 4;
  const fraction = (double.getUint32(0) & 0xfffff) * 2 ** 32 + double.getUint32(4);
  const mantissa = biased === 0 ? fraction : fraction + 2 ** 52;
  return normal(BigInt(x < 0 ? -mantissa : mantissa), Math.max(biased, 1) - 1075);
}

/** A double as its bits. */
const double = new DataView(new ArrayBuffer(8));

/** numerator / denominator to the nearest number of `bits` bits. */
export const fromQuotient = (numerator: bigint, denominator: bigint, bits: number): BigFloat =>
  divide(normal(numerator, 0), normal(denominator, 0), bits);

/** The nearest double: ±Infinity beyond the range, subnormal numbers and 0 below it. */
export function toNumber(x: BigFloat): number {
  // A mantissa becomes a double by one rounding, and a power of two changes nothing of it between the ends of doubles.
  if (x.exponent >= -1074 && x.exponent <= 1023) {
    const near = Number(x.mantissa) * 2 ** x.exponent;
    if (Number.isFinite(near) && Math.abs(near) >= 2 ** -1022) return near;
  }
  if (x.mantissa === 0n) return 0;
  const top = x.exponent + Z.bitLength(x.mantissa);
  if (top > 1024) return x.mantissa > 0n ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (top < -1080) return 0;
  // Rounded once, to what a double has room for there: 53 bits, fewer below 2^−1022.
  const bits = Math.min(53, top + 1074);
  if (bits < 1) return bits === 0 && x.mantissa !== 1n ? Math.sign(Number(x.mantissa)) * 2 ** -1074 : 0;
  const near = rounded(x.mantissa, x.exponent, bits);
  const half = Math.trunc(near.exponent / 2);
  return Number(near.mantissa) * 2 ** half * 2 ** (near.exponent - half);
}

/** The integer nearest to x, ties to even. */
export const nearestInteger = (x: BigFloat): bigint => shiftRounded(x.mantissa, -x.exponent);

/** ⌊x⌋. */
export const floor = (x: BigFloat): bigint =>
  x.exponent >= 0 ? x.mantissa << BigInt(x.exponent) : x.mantissa >> BigInt(-x.exponent);

/** A rational number to the nearest number of `bits` bits. */
export const fromRational = (x: Rational, bits: number): BigFloat =>
  fromQuotient(BigInt(x.numerator), BigInt(x.denominator), bits);

/** The same number as a rational, exactly; its size is that of 2^exponent. */
export function toRational(x: BigFloat): Rational {
  // The mantissa is odd: nothing cancels against a power of two.
  if (x.exponent >= 0) return { numerator: Z.fromBigInt(x.mantissa << BigInt(x.exponent)), denominator: 1 };
  return { numerator: Z.fromBigInt(x.mantissa), denominator: Z.fromBigInt(1n << BigInt(-x.exponent)) };
}

/** `digits` significant decimal digits, correctly rounded; see `toDecimal` of exact/decimal.ts for the notation. */
export const toDecimal = (x: BigFloat, digits: number): string => decimalOf(toRational(x), digits);

/** What a decimal such as "-1.5e-3" spells, to the nearest number of `bits` bits; null when it is not one. */
export function fromDecimal(text: string, bits: number): BigFloat | null {
  const exact = rationalOf(text);
  return exact === null ? null : fromRational(exact, bits);
}
