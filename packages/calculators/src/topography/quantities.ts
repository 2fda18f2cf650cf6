import { exactDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type DoubleDouble, toNumber } from '@nomogram/math/numeric/double-double.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import type { Quantity } from '../kit/answer.ts';
import { formatDouble } from '../kit/decimal.ts';
import type { Options } from '../kit/options.ts';
import { decimal, digits, words } from '../kit/quantity.ts';

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
  if (wanted < 15) return decimal(label, toNumber(value), { unit: unit || undefined });
  const whole = Math.floor(Math.log10(Math.max(rough, 1))) + 1;
  const count = Math.min(28, Math.max(15, whole + decimals));
  return digits(label, toDecimal(exactOf(value), count), { unit: unit || undefined });
}

/** The coordinates of a point in metres. */
export function coordinates<const Name extends string>(
  point: PrecisePoint,
  options: Options,
  size: number,
  { x, y }: { readonly x: readonly [Name, string]; readonly y: readonly [Name, string] },
): { readonly [K in Name]: Quantity } {
  const scale = Math.max(size, Math.abs(toNumber(point.x)), Math.abs(toNumber(point.y)));
  return {
    [x[0]]: measure(x[1], point.x, 'm', options, scale),
    [y[0]]: measure(y[1], point.y, 'm', options, scale),
  } as { readonly [K in Name]: Quantity };
}

/** A length that is known roughly: an error, a shift. */
export const roughly = (label: string, metres: number): Quantity =>
  Number.isFinite(metres) ? digits(label, formatDouble(metres, 4), { unit: 'm' }) : words(label, 'infinite');

/** An angle in gradians; a direction that rounds to a full turn is 0. Fewer digits where fewer are known. */
export function gon(label: string, value: DoubleDouble, { digits: wanted }: Options, known = 15): Quantity {
  if (wanted < known) return decimal(label, toNumber(value), { unit: 'gon' });
  const text = toDecimal(exactOf(value), known);
  return digits(label, Math.abs(toNumber(value)) < 1e-18 || text === '400' ? '0' : text, { unit: 'gon' });
}

/** A number that follows from the typed ones without rounding: all its decimals, where they end. */
export function exactly(label: string, value: Rational, unit: string, { digits: wanted }: Options): Quantity {
  if (wanted < 15) return decimal(label, Q.toNumber(value), { unit });
  return digits(label, exactDecimal(value, 20) ?? toDecimal(value, 15), { unit });
}

const exactOf = ({ hi, lo }: DoubleDouble): Rational => Q.add(Q.fromNumber(hi), Q.fromNumber(lo));
