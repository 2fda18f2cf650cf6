import { hiOf, type Real, subtract, toNumber } from '@nomogram/math/numeric/double-double.ts';
import { minNormal } from '@nomogram/math/numeric/min-normal.ts';
import { decimalOf } from '@nomogram/math/numeric/scaled-exponential.ts';
import { tailOverDensity } from '@nomogram/math/statistics/check-point.ts';
import type { Distribution, Side } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { doubleDigits } from '../../kit/decimal.ts';
import { digits, words } from '../../kit/quantity.ts';

/** Logarithms beyond it leave too few digits for what they are the logarithm of. */
const FARTHEST = 1e15;

interface FarValues {
  readonly density?: Quantity;
  readonly lower?: Quantity;
  readonly upper?: Quantity;
  readonly checks: readonly Check[];
}

/**
 * What a double cannot hold at x. A tail of 1e-400 from its logarithm, where that is known and integrating or adding up the
 * density relative to its value at x confirms it; the density likewise, also where it is too large. Where no digits are known,
 * what is certain is said: the tail is not 0. Nothing for values that a double has.
 */
export function farValues(of: Distribution, at: Real, label: { density: string } & Record<Side, string>): FarValues {
  const checks: Check[] = [];
  const tail = (side: Side): Quantity | undefined => {
    const value = side === 'lower' ? of.cumulative(at) : of.survival(at);
    if (value >= minNormal || !isInside(of, at, side)) return undefined;
    const ln = of.logTail?.(at, side);
    const check = ln && confirm(of, at, side, ln);
    if (check) checks.push(check);
    if (check) return digits(label[side], decimalOf({ factor: 1, logarithm: ln }), { known: doubleDigits });
    return value === 0 ? words(label[side], 'smaller than 1e-307') : undefined;
  };
  return { density: farDensity(of, at, label.density), lower: tail('lower'), upper: tail('upper'), checks };
}

function farDensity(of: Distribution, at: Real, label: string): Quantity | undefined {
  const [value, ln] = [of.density(at), of.logDensity(at)];
  if (value >= minNormal && value < Number.POSITIVE_INFINITY) return undefined;
  const size = Math.abs(toNumber(ln));
  if (of.logTail && size < FARTHEST)
    return digits(label, decimalOf({ factor: 1, logarithm: ln }), { known: doubleDigits });
  if (value === 0 && (Number.isFinite(size) || isWithin(of, at))) return words(label, 'smaller than 1e-307');
  return value > 1 && Number.isFinite(size) ? words(label, 'larger than 1e308') : undefined;
}

/** Between the ends of a continuous law, where its density is not 0 even if its logarithm is beyond all doubles. */
const isWithin = ({ bounds: [low, high], kind }: Distribution, at: Real): boolean =>
  kind === 'continuous' && toNumber(subtract(at, low)) > 0 && toNumber(subtract(high, at)) > 0;

/** Whether a tail at x has anything in it. */
function isInside({ bounds: [low, high], kind }: Distribution, at: Real, side: Side): boolean {
  const above = toNumber(subtract(at, low));
  const isAtEnd = hiOf(high) < Number.POSITIVE_INFINITY && toNumber(subtract(high, at)) <= 0;
  return side === 'upper' ? !isAtEnd : above > 0 || (kind === 'discrete' && above === 0);
}

function confirm(of: Distribution, at: Real, side: Side, ln: Real): Check | undefined {
  if (!(Math.abs(toNumber(ln)) < FARTHEST)) return undefined;
  const density = of.kind === 'discrete' ? of.continuedLogMass?.(Math.floor(hiOf(at))) : of.logDensity(at);
  if (density === undefined) return undefined;
  const first = Math.exp(toNumber(subtract(ln, density)));
  const second = tailOverDensity(of, at, side, first);
  const difference = second === null ? Number.NaN : Math.abs(first - second) / first;
  if (!(difference < 1e-12)) return undefined;
  const how = of.kind === 'discrete' ? 'its probabilities, added up,' : 'its density, integrated,';
  const agree = difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`;
  return { how: 'independent computation', detail: `The tail agrees with ${how} to ${agree}.` };
}
