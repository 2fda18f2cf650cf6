import { toDecimal } from '../exact/decimal.ts';
import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';

/** Integers longer than this (in bits) get their leading digits without being written out in full twice. */
const LONG = 4000;

/** `digits` significant digits of a rational number of any size, correctly rounded. */
export function rationalDigits(value: Rational, digits: number): string {
  if (value.denominator === 1 && Z.bitLength(value.numerator) > LONG) return integerDigits(value.numerator, digits);
  return toDecimal(value, digits);
}

/** Rounded from the decimal text of the integer, halves to even. */
function integerDigits(value: Integer, digits: number): string {
  const text = Z.toString(Z.abs(value));
  const kept = BigInt(text.slice(0, digits));
  const rest = text.slice(digits);
  const half = `5${'0'.repeat(Math.max(0, rest.length - 1))}`;
  const up = rest > half || (rest === half && (kept & 1n) === 1n);
  const rounded = (up ? kept + 1n : kept).toString();
  const exponent = text.length - 1 + (rounded.length - Math.min(digits, text.length));
  const fraction = rounded.slice(1).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${rounded[0]}${fraction === '' ? '' : `.${fraction}`}e+${exponent}`;
}

/** The mantissa in [1, 10) and decimal exponent that a decimal text spells, for numbers of any size. */
export function mantissaAndExponent(decimal: string): { readonly mantissa: number; readonly exponent: bigint } {
  const [digits = '0', power = '0'] = decimal.split('e');
  const value = Number(digits);
  const shift = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return { mantissa: Number(`${digits}e${-shift}`), exponent: BigInt(power) + BigInt(shift) };
}
