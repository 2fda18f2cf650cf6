import { minNormal } from '../../numeric/min-normal.ts';
import { abs, add, type BigFloat, subtract } from '../../numeric/precise/big-float.ts';
import { fromDecimal, fromNumber, toNumber } from '../../numeric/precise/convert.ts';
import { toDecimalOfAnySize as toDecimal } from '../../numeric/precise/decimal.ts';

/** A number as it is printed, with a bound of the error of exactly that. */
export interface PrintedNumber {
  readonly text: string;
  readonly error: number;
}

const bits = (digits: number): number => Math.ceil(digits * Math.log2(10)) + 128;

/**
 * As many digits, at most `most`, as both ends of value ± radius agree in when they are rounded: '0' where they agree in none, and where
 * the value is so small that no double holds the error of so many digits.
 */
export function shownDigits(value: BigFloat, radius: number, most: number): PrintedNumber {
  const size = Math.abs(toNumber(value));
  const wide = bits(most);
  if (!(radius < size)) return { text: '0', error: above(size + radius) };
  if (size < minNormal * 10 ** (most + 4)) return { text: '0', error: above(size + radius + minNormal) };
  const reach = fromNumber(radius);
  const [low, high] = [subtract(value, reach, wide), add(value, reach, wide)];
  const possible = Math.ceil(Math.log10(size) - Math.log10(radius)) + 1;
  for (let digits = Math.min(most, possible); digits > 0; digits--) {
    const text = written(low, digits);
    if (text === written(high, digits)) return { text, error: errorOf(text, value, radius, wide) };
  }
  return { text: '0', error: above(size + radius) };
}

/** Without zeros that stand for digits not known: 1152921504606850000 is 1.15292150460685e+18. */
function written(x: BigFloat, digits: number): string {
  const text = toDecimal(x, digits);
  const whole = /^(-?)(\d)(\d*)$/.exec(text);
  if (whole === null || whole[3]!.length < digits) return text;
  const rest = whole[3]!.replace(/0+$/, '');
  return `${whole[1]}${whole[2]}${rest === '' ? '' : `.${rest}`}e+${whole[3]!.length}`;
}

function errorOf(text: string, value: BigFloat, radius: number, wide: number): number {
  const printed = fromDecimal(text, wide);
  return printed === null ? Number.POSITIVE_INFINITY : above(toNumber(abs(subtract(printed, value, wide))) + radius);
}

const above = (x: number): number => x * (1 + 1e-12);
