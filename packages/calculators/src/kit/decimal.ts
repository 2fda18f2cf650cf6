import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { minNormal } from '@nomogram/math/numeric/min-normal.ts';

/** The most digits that a double can promise. */
export const doubleDigits = 15;

/** The digits that a double holds: fewer than fifteen where it is subnormal. */
const digitsOf = (value: number): number =>
  Math.abs(value) >= minNormal ? doubleDigits : Math.max(1, Math.floor(Math.log10(Math.abs(value) / 2 ** -1073)));

/** A double with at most `digits` significant digits, no trailing zeros, and `e` notation where it is shorter. */
export function formatDouble(value: number, digits: number = doubleDigits): string {
  if (value === 0) return '0';
  if (digits >= 17) return String(value);
  const most = Number.isFinite(value) && Math.abs(value) < minNormal ? Math.min(digits, digitsOf(value)) : digits;
  const [mantissa = '', exponent] = value.toPrecision(Math.max(most, 1)).split('e');
  const trimmed = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  return exponent === undefined ? trimmed : `${trimmed}e${exponent}`;
}

/** The digits of a double that are the same all over its error, at most `digits` of them. */
export function certainDouble(value: number, error: number, digits: number): string {
  const [low, high] = [value * (1 - error), value * (1 + error)];
  for (let count = Math.min(digits, digitsOf(value)); count > 1; count--) {
    const text = formatDouble(low, count);
    if (text === formatDouble(high, count)) return text;
  }
  return formatDouble(value, 1);
}

/** A measured number as a figure says it: to so many places, and where these leave less than three digits, to three digits. */
export const measured = (value: number, places: number): string =>
  Math.abs(value) < 100 * 10 ** -places || Math.abs(value) >= 1e15
    ? formatDouble(value, 3)
    : String(Number(value.toFixed(places)));

/** A rounded decimal with all the places to which it was rounded: 4900 to millimetres is 4900.000, which says that they are known. */
export function withPlaces(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return text.includes('e') || places <= fraction.length ? text : `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Where doubles lose their digits: no smaller error is told. */
const minBound = 1e-300;

/** An error in one digit, rounded up. */
export function errorBound(error: number): string {
  if (error < minBound) return formatDouble(minBound);
  const unit = 10 ** Math.floor(Math.log10(error));
  return formatDouble(Math.ceil((error / unit) * (1 - 1e-9)) * unit * (1 + 1e-9), 1);
}

/** A decimal, and how many of its digits are known, where that may be fewer than were asked for. */
export interface KnownDecimal {
  readonly text: string;
  readonly known?: number;
}

/** The decimal of a real constant, every digit certain; what cannot be computed so is given in double precision. */
export function knownDecimalOf(expression: Expression, digits: number): KnownDecimal | undefined {
  const precise = evaluatePrecise(expression, digits);
  if (precise.ok && precise.value.im === '0') return { text: precise.value.re };
  const value = evaluate(expression, {});
  if (!Number.isFinite(value)) return undefined;
  return { text: formatDouble(value, Math.min(digits, doubleDigits)), known: doubleDigits };
}

/** The same without the number of digits, for who asks for no more than doubles have. */
export const decimalOf = (expression: Expression, digits: number): string | undefined =>
  knownDecimalOf(expression, digits)?.text;

/** A decimal as LaTeX: `1.5e-7` becomes 1.5 · 10⁻⁷. */
export function decimalLatex(text: string): string {
  const [mantissa = '', exponent] = text.split('e');
  return exponent === undefined ? mantissa : `${mantissa} \\cdot 10^{${Number(exponent)}}`;
}

/** A decimal, "1.25e-400" too, with at most so many digits; any other text as it is. */
export function withFewerDigits(text: string, digits: number): string {
  const [mantissa = '', power] = text.split('e');
  const value = fromDecimal(mantissa);
  if (value === null || !/^([+-]?\d+)?$/.test(power ?? '')) return text;
  const rounded = toDecimal(value, digits);
  if (power === undefined) return rounded;
  // 9.99 becomes 10.
  const [whole, carried] = /^-?10$/.test(rounded) ? [rounded.slice(0, -1), 1] : [rounded, 0];
  return `${whole}e${Number(power) + carried}`;
}
