import { toDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from '../numeric/double-double.ts';

/**
 * Numbers that were typed as roots or multiples of π come as rationals of some 60 digits. A difference that is smaller than
 * this share is therefore none; one of typed decimals is exactly 0 or far larger.
 */
const share = Q.rational(1, 10n ** 55n);

/** Whether a difference is 0 beside the numbers that it was formed of. */
export const isNegligible = (difference: Rational, size: Rational): boolean =>
  Q.compare(Q.abs(difference), Q.multiply(share, Q.abs(size))) <= 0;

/** A number in a message: at most 10 digits, or as many as are asked for. */
export const shownNumber = (value: Rational | DoubleDouble, digits = 10): string => toDecimal(exactly(value), digits);

/** With how many digits two numbers of a message are told apart: nobody reads "9 m, more than 9 m". */
export function digitsApart(one: Rational | DoubleDouble, other: Rational): number {
  let digits = 10;
  while (digits < 30 && shownNumber(one, digits) === shownNumber(other, digits)) digits += 5;
  return digits;
}

const exactly = (value: Rational | DoubleDouble): Rational =>
  'hi' in value ? Q.add(Q.fromNumber(value.hi), Q.fromNumber(value.lo)) : value;
