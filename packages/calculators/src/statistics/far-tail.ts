import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { decimalOf } from '@nomogram/math/numeric/scaled-exponential.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Check, Quantity } from '../kit/answer.ts';
import { digits } from '../kit/quantity.ts';

/** Below it a double loses digits, and below 5e-324 it is 0. */
const leastNormal = 2 ** -1022;

export interface FarValues {
  readonly density?: Quantity;
  readonly cumulative?: Quantity;
  readonly survival?: Quantity;
  readonly checks: readonly Check[];
}

/** Density and tail with all their digits where a double has too few of them; nothing where it has enough, or they are not known. */
export function farValues(
  of: Distribution,
  at: Real,
  label: { density: string; lower: string; upper: string },
): FarValues {
  const tiny = (value: number): boolean => value < leastNormal;
  const [density, lower, upper] = [of.density(at), of.cumulative(at), of.survival(at)].map(tiny);
  const far = density || lower || upper ? of.farTail?.(at) : undefined;
  if (!far) return { checks: [] };
  const { side, tail, second, how } = far;
  const difference = Math.abs(tail.factor - second) / second;
  if (!(difference < 1e-12)) return { checks: [] };
  const isTailTiny = side === 'upper' ? upper : lower;
  const agree = difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`;
  return {
    density: density ? digits(label.density, decimalOf(far.density)) : undefined,
    cumulative: isTailTiny && side === 'lower' ? digits(label.lower, decimalOf(tail)) : undefined,
    survival: isTailTiny && side === 'upper' ? digits(label.upper, decimalOf(tail)) : undefined,
    checks: [{ how: 'independent computation', detail: `The tail agrees with ${how} to ${agree}.` }],
  };
}
