import { toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { isNegligible, isRational, middle, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import type { Quantity } from '../../kit/answer.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { defaultOptions } from '../../kit/options.ts';
import { digits, words } from '../../kit/quantity.ts';

/** What a calculation of finance answers with: a label, and how the number is meant. */
export interface FinanceResult {
  readonly label: string;
  readonly kind: 'money' | 'percent' | 'number';
  readonly unit?: string;
  /** A ratio that is customarily quoted in percent too. */
  readonly alsoPercent?: boolean;
}

/** An amount of money; the unit says per what. */
export const inMoney = (label: string, unit?: string): FinanceResult => ({ label, kind: 'money', unit });

/** A rate, shown in percent and as a fraction. */
export const inPercent = (label: string, unit = '%'): FinanceResult => ({ label, kind: 'percent', unit });

/** A ratio, a multiple, a time or a count. */
export const inNumber = (label: string, unit?: string): FinanceResult => ({ label, kind: 'number', unit });

/** A ratio that is read as a share as well: 0.6 (60 %). */
export const inShare = (label: string, unit?: string): FinanceResult => ({
  label,
  kind: 'number',
  unit,
  alsoPercent: true,
});

/** The result in the unit in which it is shown: percent for rates. */
const inShownUnit = (result: FinanceResult, value: Rational): Rational =>
  result.kind === 'percent' ? Q.multiply(value, hundred) : value;

const hundred = Q.integerRational(100);

/** A labelled value, said the second way that its kind is usually said. */
export function quantityOf(result: FinanceResult, value: Value, places: number, decimals = 2): Quantity {
  const { label, unit, kind, alsoPercent } = result;
  if (isNegligible(value)) return words(label, closeToZero, { unit });
  const exact = middle(value);
  const shown = inShownUnit(result, exact);
  const text = decimalOf(value, shown, kind === 'money' ? Math.max(places, placesOfCoins(exact, decimals)) : places);
  const also =
    kind === 'percent'
      ? `= ${written(value, exact, places)}`
      : kind === 'money'
        ? roundedMoney(text, exact, decimals)
        : alsoPercent
          ? `${written(value, Q.multiply(exact, hundred), places)} %`
          : undefined;
  const rounded = kind === 'money' ? sayMoney(shown, decimals)?.replace('≈ ', '') : sayRate(result, shown, text);
  return digits(label, text, { unit, also, rounded: rounded === text ? undefined : rounded });
}

/**
 * A rate in percent, a ratio in times and a time in days are quoted to hundredths, 16.34 %, small ones to four digits; undefined where the
 * text says no more, or where nothing would be left of it. A factor without a unit is calculated on with, and keeps its digits.
 */
function sayRate({ kind, unit }: FinanceResult, shown: Rational, text: string): string | undefined {
  if (kind === 'number' && unit === undefined) return undefined;
  const size = Math.abs(Q.toNumber(shown));
  if (!(size >= 1e-4 && size < 1e15)) return undefined;
  const places = Math.max(2, 3 - Math.floor(Math.log10(size)));
  const quoted = inCoins(shown, places);
  // At -100 % nothing is left: no rate is said to be so that is not.
  if (kind === 'percent' && Q.equals(fromCoins(quoted, places), Q.negate(hundred))) return undefined;
  return Q.toNumber(fromCoins(quoted, places)) === Number(text) ? undefined : grouped(quoted, places);
}

/** Of a number that has no digits here; 2^−990000 is less. */
const closeToZero = 'closer to 0 than 1e-298000';

const written = (value: Value, exact: Rational, places: number): string => decimalOf(value, exact, places);

/** The whole decimal where it is short, unless fewer digits are asked for than are usual. */
const decimalOf = (value: Value, shown: Rational, places: number): string =>
  isRational(value) && places >= defaultOptions.digits ? shownDecimal(shown, places) : toDecimal(shown, places);

/** The digits of an amount down to its smallest coin: rounding to fewer never eats cents. */
const placesOfCoins = (exact: Rational, decimals: number): number =>
  Math.max(0, Math.floor(Math.log10(Math.abs(Q.toNumber(exact)) || 1)) + 1) + decimals;

/** ≈ and the amount in whole coins of a currency with so many decimals, where it has more digits than that. */
function roundedMoney(text: string, exact: Rational, decimals: number): string | undefined {
  const places = text.split('.')[1]?.length ?? 0;
  const long = places > decimals || text.includes('e') || Math.abs(Q.toNumber(exact)) >= 1000;
  return long ? sayMoney(exact, decimals) : undefined;
}

function sayMoney(exact: Rational, decimals: number): string | undefined {
  if (Math.abs(Q.toNumber(exact)) >= 1e15) return undefined;
  const coins = inCoins(exact, decimals);
  const sign = Q.equals(fromCoins(coins, decimals), exact) ? '' : '≈ ';
  return sign + grouped(coins, decimals);
}

const perUnit = (decimals: number): Rational => Q.power(Q.integerRational(10), decimals);

/** An amount in the smallest coins of a currency with so many decimals, halves up. */
export const inCoins = (amount: Rational, decimals: number): bigint =>
  Z.toBigInt(Q.round(Q.multiply(amount, perUnit(decimals))));

export const fromCoins = (coins: bigint, decimals: number): Rational =>
  Q.divide(Q.integerRational(Z.fromBigInt(coins)), perUnit(decimals));

/** 119910n with 2 decimals as 1,199.10, with none as 119,910. */
export function grouped(coins: bigint, decimals = 2): string {
  const size = (coins < 0n ? -coins : coins).toString().padStart(decimals + 1, '0');
  const whole = size.slice(0, size.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = coins < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${size.slice(-decimals)}`;
}

/** How amounts are said to be rounded. */
export const coinOf = (decimals: number): string =>
  decimals === 0 ? 'to the whole unit' : decimals === 2 ? 'to the cent' : `to ${decimals} decimals`;

/** A double as tables and figures show it. */
export function briefly(result: FinanceResult, value: number): string {
  if (!Number.isFinite(value)) return '–';
  const shown = result.kind === 'percent' ? value * 100 : value;
  if (Math.abs(shown) >= 1e15 || (shown !== 0 && Math.abs(shown) < 1e-4)) return shown.toExponential(4);
  if (result.kind === 'money' && Math.abs(shown) >= 0.01) return grouped(BigInt(Math.round(shown * 100)));
  return `${Number(shown.toPrecision(7))}${result.kind === 'percent' ? ' %' : ''}`;
}

export const isTooLarge = (value: Value): boolean =>
  !Number.isFinite(toNumber(value)) || Math.abs(toNumber(value)) > 1e300;

/** The sentence for a value beyond what can be shown. */
export const tooLarge = 'The result, or a number on the way to it, is too large to show.';
