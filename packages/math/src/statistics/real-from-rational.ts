import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from '../numeric/double-double.ts';

/**
 * The double-double nearest to a rational number, about 32 digits. A typed decimal such as 100000.001 loses digits as a
 * double that a difference, 100000.001 − 100000, would bring to light; here they are kept.
 */
export function realFromRational(value: Q.Rational): DoubleDouble {
  const hi = Q.toNumber(value);
  // A small integer over 1 is the common case and is exact; beyond the range of doubles there is no remainder to keep.
  if (value.denominator === 1 && typeof value.numerator === 'number') return { hi, lo: 0 };
  if (!Number.isFinite(hi)) return { hi, lo: 0 };
  return { hi, lo: remainderOf(value, hi) };
}

/** Where all the powers of two below stay doubles. */
const [LEAST, GREATEST] = [1e-100, 1e100];

/** value − hi. With hi·2ᵏ an integer it is (N·2ᵏ − hi·2ᵏ·D)/(D·2ᵏ), for which nothing need be brought to lowest terms. */
function remainderOf(value: Q.Rational, hi: number): number {
  const size = Math.abs(hi);
  const divisor = Number(value.denominator);
  if (!(size > LEAST && size < GREATEST && divisor < GREATEST)) return Q.toNumber(Q.subtract(value, Q.fromNumber(hi)));
  const k = Math.max(0, 54 - Math.floor(Math.log2(size)));
  const scale = 2 ** k;
  const rest = (BigInt(value.numerator) << BigInt(k)) - BigInt(hi * scale) * BigInt(value.denominator);
  return Number(rest) / (divisor * scale);
}
