import { toDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, toNumber } from '../numeric/double-double.ts';

/**
 * Numbers that were typed as roots or multiples of π come as rationals of some 60 digits. A difference that is smaller than
 * this share is therefore none; one of typed decimals is exactly 0 or far larger.
 */
const share = Q.rational(1, 10n ** 55n);

/** Whether a difference is 0 beside the numbers that it was formed of. */
export const isNegligible = (difference: Rational, size: Rational): boolean =>
  Q.compare(Q.abs(difference), Q.multiply(share, Q.abs(size))) <= 0;

/** A number in a message: at most 10 digits. */
export const shownNumber = (value: Rational | DoubleDouble): string =>
  toDecimal('hi' in value ? Q.fromNumber(toNumber(value)) : value, 10);
