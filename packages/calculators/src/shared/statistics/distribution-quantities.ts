import * as Q from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { minNormal } from '@nomogram/math/numeric/min-normal.ts';
import { type Computable, certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { checkPoint } from '@nomogram/math/statistics/check-point.ts';
import type { Distribution, Mode, Moment } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { defaultOptions } from '../../kit/options.ts';
import { decimal, words } from '../../kit/quantity.ts';
import { certainLeast } from './certain-least.ts';
import { nearestDouble, type PreciseValues, rootOf } from './precise-values.ts';

/** What a distribution says whatever is asked of it. */
export function marksOf(of: Distribution, values: PreciseValues) {
  const { mean, variance, skewness, excessKurtosis } = of.moments();
  return {
    mean: moment('Mean', mean, values.mean),
    variance: moment('Variance', variance, values.variance),
    deviation: moment(
      'Standard deviation',
      typeof variance === 'number' ? Math.sqrt(variance) : variance,
      rootOf(values.variance),
    ),
    skewness: moment('Skewness', skewness, values.skewness),
    kurtosis: moment('Excess kurtosis', excessKurtosis, values.kurtosis),
    mode: modeOf(of.mode(), values.mode),
    median: beforeEnd(of, known('Median', values.median) ?? medianOf(of)),
    entropy: entropyOf(of.entropy(), values.entropy),
  };
}

/** The tail computed a second time; where there is no tail to compute, both sides must still add up to 1. */
export function checkOf(of: Distribution, at: Real, total: number): Check | undefined {
  const second = checkPoint(of, at);
  if (second) {
    const { how, difference } = second;
    const detail = `The tail agrees with ${how} to ${difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`}.`;
    return difference < 1e-9 ? { how: 'independent computation', detail } : undefined;
  }
  return Math.abs(total - 1) < 1e-14 ? { how: 'identity', detail: 'P(X ≤ x) and P(X > x) add up to 1.' } : undefined;
}

/** Doubles of distributions are right to this, relatively: 33 of 960 were found off by up to 1.3 in the fifteenth digit. */
export const errorOfDoubles = 3e-14;

/** A double, with the digits that are certain; integers of discrete laws are exact. */
export const rounded = (label: string, value: number, error = errorOfDoubles, unit?: string): Quantity =>
  error === 0 ? decimal(label, value, { precise: () => Q.fromNumber(value) }) : decimal(label, value, { error, unit });

/** A value with all its digits; undefined where they cannot be had. */
export function known(label: string, precise: Computable | undefined, unit?: string): Quantity | undefined {
  if (precise === undefined || certainDecimal(precise, defaultOptions.digits) === undefined) return undefined;
  return decimal(label, heldByDouble(nearestDouble(precise), precise), { precise, unit });
}

/** A probability beside the probability of its opposite: unless that is 0, it is not 1, whatever its digits round to. */
export const besideOpposite = (probability: Quantity, { form }: Quantity): Quantity =>
  form.form === 'decimal' && form.value === 0 ? probability : { ...probability, leftToOne: form };

/** The probability of one value of a discrete law beside that of all others, as a double: unless there are none, it is not 1. */
export function besideOthers(mass: Quantity, { support: [low, high] }: Distribution, others: number): Quantity {
  if (low === high) return mass;
  const rest = others < minNormal ? words(mass.label, 'smaller than 1e-307') : rounded(mass.label, others);
  return { ...mass, leftToOne: rest.form };
}

/** Integers among the marks of a law are exact, as long as they are all doubles. */
const exactFor = (value: number): 0 | undefined => (Number.isSafeInteger(value) ? 0 : undefined);

/** NaN for what is too large for a double, or too small: it is neither infinite nor 0. */
function heldByDouble(value: number, precise: Computable): number {
  const isNought = value === 0 && certainDecimal(precise, 1) === '0';
  return isNought || (Math.abs(value) >= minNormal && Number.isFinite(value)) ? value : Number.NaN;
}

const wordings = {
  undefined: 'undefined',
  infinite: 'infinite',
  overflow: 'too large to show',
  underflow: 'too small to show',
};

function moment(label: string, value: Moment, precise: Computable | undefined): Quantity {
  const exists = value !== 'undefined' && value !== 'infinite';
  const own = exists ? known(label, precise) : undefined;
  if (own) return own;
  if (Number.isNaN(value)) return words(label, 'no value known to twelve digits');
  if (typeof value === 'number') return rounded(label, value);
  return words(label, wordings[value]);
}

function modeOf(mode: Mode, precise: Computable | undefined): Quantity {
  if ('none' in mode) return known('Mode', precise) ?? words('Mode', mode.none);
  if ('from' in mode) return words('Mode', `every x from ${pointText(mode.from)} to ${pointText(mode.to)}`);
  const [first] = mode.at;
  if (mode.at.some(Number.isNaN)) return words('Mode', 'no value known');
  if (mode.at.length === 1 && first !== undefined)
    return known('Mode', precise) ?? rounded('Mode', first, exactFor(first));
  return words('Modes', mode.at.map(pointText).join(', '));
}

/** An integer with all its digits: 8999999999999999 and the next one are two modes. */
const pointText = (x: number): string => (Number.isSafeInteger(x) ? String(x) : formatDouble(x));

/** No law has an infinite one: doubles were too small for it, or the integers beyond those of which they hold all. */
function medianOf(of: Distribution): Quantity {
  const { x, error } = certainLeast(of, of.median(), 0.5);
  return !Number.isFinite(x) ? words('Median', 'no value known') : rounded('Median', x, error ?? exactFor(x));
}

/** Digits that round to an end of a continuous law, of what lies before it. */
const beforeEnd = (of: Distribution, quantity: Quantity): Quantity =>
  of.kind === 'continuous' ? { ...quantity, neverWhole: of.support.includes(of.median()) } : quantity;

const entropyOf = (nats: number | null, precise: Computable | undefined): Quantity =>
  known('Entropy', precise, 'nats') ??
  (nats === null || !Number.isFinite(nats)
    ? words('Entropy', 'not computed with certainty, so not shown')
    : rounded('Entropy', nats, undefined, 'nats'));
