import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type DoubleDouble, toNumber } from '@nomogram/math/numeric/double-double.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble, withPlaces } from '../../kit/decimal.ts';
import type { Options } from '../../kit/options.ts';
import { decimal, digits, together, words } from '../../kit/quantity.ts';

/** Decimals that are shown at least: a double runs out of them at a few hundred kilometres, these numbers do not. */
const decimals = 10;
/** Below this share of the size of the figure nothing is known of a number that should be 0. */
const noise = 1e-20;

/** A length, area or coordinate in 15 digits, or as many as ten decimals need; `size` is that of the numbers it came from. */
export function measure(
  label: string,
  value: DoubleDouble,
  unit: string,
  { digits: wanted }: Options,
  size = 0,
): Quantity {
  const rough = Math.abs(toNumber(value));
  if (rough <= noise * size) return digits(label, '0', { unit: unit || undefined });
  const exact = exactOf(value);
  const rounded = roundedTo(exact, unit);
  if (wanted < 15) return few(label, exact, unit);
  return digits(label, measuredText(value), { unit: unit || undefined, rounded, of: exact });
}

/** The digits of a length, area or coordinate, as `measure` shows them where no fewer are asked for. */
export function measuredText(value: DoubleDouble): string {
  const count = Math.min(28, Math.max(15, wholeDigits(Math.abs(toNumber(value))) + decimals));
  return toDecimal(exactOf(value), count);
}

/** The coordinates of a point in metres. */
export function coordinates<const Name extends string>(
  point: PrecisePoint,
  options: Options,
  size: number,
  { x, y }: { readonly x: readonly [Name, string]; readonly y: readonly [Name, string] },
): { readonly [K in Name]: Quantity } {
  const scale = Math.max(size, Math.abs(toNumber(point.x)), Math.abs(toNumber(point.y)));
  return together({
    [x[0]]: measure(x[1], point.x, 'm', options, scale),
    [y[0]]: measure(y[1], point.y, 'm', options, scale),
  } as { readonly [K in Name]: Quantity });
}

/** A length that is known roughly: an error, a shift. */
export const roughly = (label: string, metres: number): Quantity =>
  Number.isFinite(metres) ? digits(label, formatDouble(metres, roughDigits), { unit: 'm' }) : words(label, 'infinite');

/** Nobody needs more digits of an error. */
export const roughDigits = 4;

/** An angle in gradians; a direction that rounds to a full turn is 0. Fewer digits where fewer are known. */
export function gon(label: string, value: DoubleDouble, { digits: wanted }: Options, known = 15): Quantity {
  const rough = Math.abs(toNumber(value));
  const text = toDecimal(exactOf(value), known);
  // Of an angle that is known to few digits no more are shown.
  if (wanted < known) return few(label, known < 15 ? fromDecimal(text)! : exactOf(value), 'gon');
  if (rough < nothing) return digits(label, '0', { unit: 'gon' });
  // Of a direction, what is less than this was only told from 0 by the rounding of coordinates; a triangle has angles of its own.
  const beside = rough < 1e-18 ? exactOf(value) : text === '400' ? Q.subtract(exactOf(value), fullTurn) : undefined;
  if (beside) return digits(label, '0', { unit: 'gon', of: beside });
  return shownAngle(label, value, text, known);
}

/** An angle of a triangle: however small beside a turn, it has all its digits, and is never 0. */
export function innerAngle(label: string, value: DoubleDouble, { digits: wanted }: Options): Quantity {
  if (wanted < 15) return few(label, exactOf(value), 'gon');
  return shownAngle(label, value, toDecimal(exactOf(value), 15), 15);
}

function shownAngle(label: string, value: DoubleDouble, text: string, known: number): Quantity {
  const exact = exactOf(value);
  // Of what is known to few digits, what can be measured is not.
  const rounded = known < 15 ? undefined : roundedTo(exact, 'gon');
  return digits(label, text, { unit: 'gon', rounded, of: exact, known: known < 15 ? known : undefined });
}

/** Below this an angle is 0, but for what double-doubles round. */
const nothing = 1e-26;
const fullTurn = Q.rational(400);

/** A number that follows from the typed ones without rounding: all its decimals, where they end. */
export function exactly(label: string, value: Rational, unit: string, { digits: wanted }: Options): Quantity {
  if (wanted < 15) return few(label, value, unit);
  return digits(label, exactText(value), { unit, rounded: roundedTo(value, unit) });
}

/** All decimals of a number, where they end. */
export const exactText = (value: Rational): string => exactDecimal(value, 20) ?? toDecimal(value, 15);

/** A length in doubles, good to `error`. */
export function lengthOf(label: string, metres: number, error: number, { digits: wanted }: Options): Quantity {
  const value = Q.fromNumber(metres);
  if (wanted < 15) return few(label, value, 'm');
  return decimal(label, metres, { unit: 'm', error, places: finest.m, rounded: roundedTo(value, 'm') });
}

/** What can be measured: millimetres and tenths of a milligon. Rounding to few digits stops there. */
const finest: { readonly [unit: string]: number } = { m: 3, gon: 4 };

const wholeDigits = (rough: number): number => Math.floor(Math.log10(Math.max(rough, 1))) + 1;

/** A value to fewer digits than usual. */
const few = (label: string, value: Rational, unit: string): Quantity =>
  decimal(label, Q.toNumber(value), { precise: () => value, places: finest[unit], unit: unit || undefined });

/** The value to what can be measured, where that leaves three digits at least and says less than all of them. */
export function roundedTo(value: Rational, unit: string): string | undefined {
  const places = finest[unit];
  const rough = Math.abs(Q.toNumber(value));
  if (places === undefined || rough < 100 * 10 ** -places || rough >= 1e12) return undefined;
  // A tie such as 33.33335 comes with the last bits of its computation, which would let it fall to either side.
  const told = fromDecimal(toDecimal(value, toldDigits)) ?? value;
  const text = toDecimal(told, Math.floor(Math.log10(rough)) + 1 + places);
  return text === toDecimal(value, 15) || text === '400' ? undefined : withPlaces(text, places);
}

/** Digits of a pair of doubles that no rounding on the way has touched. */
const toldDigits = 26;

export const exactOf = ({ hi, lo }: DoubleDouble): Rational => Q.add(Q.fromNumber(hi), Q.fromNumber(lo));
