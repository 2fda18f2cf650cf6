import type { DoubleDouble } from '../numeric/double-double.ts';
import { add, divide, multiply, negate } from '../numeric/double-double.ts';
import { exponential, logarithm } from '../numeric/double-double-log.ts';
import { mantissaAndExponent } from './digits.ts';

/** Digits to which an answer must agree with its independent computation. */
const TOLERANCE = 1e-11;

/** Whether a decimal text and e^ln, computed in another way, are the same number up to sign; for numbers of any size. */
export function agreesWithLogarithm(decimal: string, ln: DoubleDouble): boolean {
  const { mantissa, exponent } = mantissaAndExponent(decimal);
  const ten = logarithm(10);
  const power = Math.round(divide(ln, ten).hi);
  const rest = add(ln, negate(multiply(ten, power)));
  const other = exponential(rest);
  // Both have a mantissa near 1, but on either side of a power of ten.
  const scaled = Number.isFinite(power) ? Math.abs(mantissa) * 10 ** Number(exponent - BigInt(power)) : Number.NaN;
  return Math.abs(scaled - other) <= TOLERANCE * other;
}

/** Whether two ordinary numbers agree, relatively. */
export const agrees = (a: number, b: number): boolean => a === b || Math.abs(a - b) <= TOLERANCE * Math.abs(b);
