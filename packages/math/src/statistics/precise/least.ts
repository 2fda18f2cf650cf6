import { realBall } from '../../numeric/precise/ball.ts';
import { fromNumber } from '../../numeric/precise/convert.ts';
import * as V from '../../numeric/precise/value.ts';
import type { PreciseLaw } from './law.ts';
import type { TailProbability } from './root.ts';

/** Bits with which tails are compared; what agrees to so many is taken to be met exactly. */
const comparedBits = 192;

/** Newton's steps from an integer that doubles found, which is some units off at most. */
const maxSteps = 8;

/**
 * The least integer of a discrete law that has reached a probability, from one close to it that doubles found. Where single
 * probabilities are smaller than the last digit of a tail, doubles cannot tell an integer from those beside it. Undefined where
 * formulas cannot, either.
 */
export function leastAt(
  law: PreciseLaw,
  { side, probability }: TailProbability,
  near: number,
  [low, high]: readonly [number, number],
): number | undefined {
  if (!law.value(side) || !law.value('density')) return undefined;
  const wanted = probability(comparedBits);
  const valueAt = (name: 'density' | TailProbability['side'], k: number): V.Maybe =>
    law.value(name, () => realBall(fromNumber(k), Number.NEGATIVE_INFINITY))!(comparedBits);
  /** How much of the probability is still missing at k, as a part of the probability of k; positive where k is too small. */
  const missing = (k: number): number | undefined => {
    if (k < low) return 1;
    if (k >= high) return 0;
    const [tail, mass] = [valueAt(side, k), valueAt('density', k)];
    if (!tail || !mass || !wanted) return undefined;
    const off = side === 'cumulative' ? V.subtract(wanted, tail, comparedBits) : V.subtract(tail, wanted, comparedBits);
    const parts = V.divide(off, mass, comparedBits);
    return parts === null ? undefined : V.signOf(parts) === undefined ? 0 : V.toNumber(parts);
  };
  let k = near;
  for (let step = 0; step < maxSteps; step++) {
    const [here, before] = [missing(k), missing(k - 1)];
    if (here === undefined || before === undefined) return undefined;
    if (here <= 0 && before > 0) return k;
    k = Math.min(Math.max(k + (here > 0 ? Math.ceil(here) : Math.min(-1, Math.ceil(before) - 1)), low), high);
  }
  return undefined;
}
