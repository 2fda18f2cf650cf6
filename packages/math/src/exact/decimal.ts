import * as Z from './integer.ts';
import type { Rational } from './rational.ts';
import * as Q from './rational.ts';

/** Exponents beyond this are refused: the exact number would have more digits than anybody can use. */
const maxExponent = 100_000;

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** The rational that a decimal such as `-1.5e-3`, `.5` or `2.` spells, exactly; null when it is not one. */
export function fromDecimal(text: string): Rational | null {
  const parts = pattern.exec(text);
  if (parts === null) return null;
  const [, sign, whole = '', fraction = '', scale = '0'] = parts;
  if (whole === '' && fraction === '') return null;
  const exponent = Number(scale) - fraction.length;
  if (Math.abs(exponent) > maxExponent) return null;
  const digits = Z.fromString(whole + fraction)!;
  const value =
    exponent >= 0
      ? Q.integerRational(Z.multiply(digits, Z.power(10, exponent)))
      : Q.rational(digits, Z.power(10, -exponent));
  return sign === '-' ? Q.negate(value) : value;
}

/** A decimal in digits: 0.d₁d₂d₃… × 10^exponent would be off by one from usual; this is d₁.d₂d₃… × 10^exponent. */
interface DecimalDigits {
  readonly negative: boolean;
  /** Significant digits, the first one not 0 (unless the number is 0). */
  readonly digits: string;
  readonly exponent: number;
  /** Whether the digits are the whole number and nothing was rounded away. */
  readonly exact: boolean;
}

/** The first `count` significant digits, rounded to nearest, halves to even. */
export function significantDigits(value: Rational, count: number): DecimalDigits {
  if (value.numerator === 0) return { negative: false, digits: '0', exponent: 0, exact: true };
  const numerator = BigInt(Z.abs(value.numerator));
  const denominator = BigInt(value.denominator);
  // log10(2) times the difference of the bit lengths is the exponent or one off; the length of the quotient tells.
  const bits = Z.bitLength(value.numerator) - Z.bitLength(value.denominator);
  let exponent = Math.floor((bits - 1) * Math.LOG10E * Math.LN2);
  let rounded = roundedQuotient(numerator, denominator, count - 1 - exponent);
  while (rounded.text.length > count) {
    exponent++;
    rounded = roundedQuotient(numerator, denominator, count - 1 - exponent);
  }
  while (rounded.text.length < count) {
    exponent--;
    rounded = roundedQuotient(numerator, denominator, count - 1 - exponent);
  }
  return { negative: value.numerator < 0, digits: rounded.text, exponent, exact: rounded.exact };
}

/** numerator/denominator · 10^scale rounded to an integer, halves to even. */
function roundedQuotient(numerator: bigint, denominator: bigint, scale: number): { text: string; exact: boolean } {
  const top = scale >= 0 ? numerator * 10n ** BigInt(scale) : numerator;
  const bottom = scale >= 0 ? denominator : denominator * 10n ** BigInt(-scale);
  const whole = top / bottom;
  const rest = top - whole * bottom;
  const twice = 2n * rest;
  const up = twice > bottom || (twice === bottom && (whole & 1n) === 1n);
  return { text: (up ? whole + 1n : whole).toString(), exact: rest === 0n };
}

/**
 * The value to `digits` significant digits, correctly rounded (halves to even): plain (`0.00015`, `1234.5`) for
 * exponents from −7 to `digits`, scaled (`1.5e-12`) beyond. Trailing zeros after the point are dropped.
 */
export function toDecimal(value: Rational, digits: number): string {
  const decimal = significantDigits(value, digits);
  const sign = decimal.negative ? '-' : '';
  const { exponent } = decimal;
  if (exponent < -7 || exponent > Math.max(digits, 21)) {
    const kept = decimal.digits.replace(/0+$/, '');
    return `${sign}${kept[0] ?? '0'}${kept.length > 1 ? `.${kept.slice(1)}` : ''}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
  }
  if (exponent < 0) return trimmed(`${sign}0.${'0'.repeat(-exponent - 1)}${decimal.digits}`);
  if (decimal.digits.length <= exponent + 1) return sign + decimal.digits.padEnd(exponent + 1, '0');
  return trimmed(`${sign}${decimal.digits.slice(0, exponent + 1)}.${decimal.digits.slice(exponent + 1)}`);
}

const trimmed = (text: string): string => text.replace(/\.?0+$/, '');

/** The whole decimal expansion when it ends and has at most `limit` digits after the point, else null. */
export function exactDecimal(value: Rational, limit: number): string | null {
  let rest = value.denominator;
  let places = 0;
  for (const prime of [2, 5]) {
    let exponent = 0;
    while (Z.remainder(rest, prime) === 0) {
      rest = Z.divideExact(rest, prime);
      if (++exponent > limit) return null;
    }
    places = Math.max(places, exponent);
  }
  if (rest !== 1) return null;
  const scaled = Z.divideExact(Z.multiply(Z.abs(value.numerator), Z.power(10, places)), value.denominator);
  const text = Z.toString(scaled).padStart(places + 1, '0');
  const sign = value.numerator < 0 ? '-' : '';
  return sign + (places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`);
}
