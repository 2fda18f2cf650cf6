import type { Computable } from '@nomogram/math/numeric/precise/certain-digits.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { PreciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import { leastAt } from '@nomogram/math/statistics/precise/least.ts';

/** How far rounding may carry a probability that is met exactly. */
export const ROUNDING = 2e-14;

/** Below such a part of the probability, single probabilities are lost among the last digits of its double. */
const LOST = 1e-12;

interface Least {
  readonly x: number;
  /** How far it may be off, relatively, where that is not known to be 0. */
  readonly error?: number;
  /** Whether formulas have found it. */
  readonly isProved?: boolean;
}

/**
 * The integer that doubles found for a probability of a discrete law, where they are certain of it; else the one that
 * formulas find, or without them a number with an error.
 */
export function certainLeast(
  of: Distribution,
  found: number,
  probability: number,
  precisely?: { readonly law: PreciseLaw; readonly side: 'cumulative' | 'survival'; readonly probability: Computable },
): Least {
  const mass = of.density(found) / probability;
  if (of.kind === 'continuous' || !(mass < LOST) || found === of.support[1]) return { x: found };
  const x = precisely && leastAt(precisely.law, precisely, found, of.support);
  return x === undefined ? { x: found, error: ROUNDING / (mass * Math.abs(found)) } : { x, isProved: true };
}
