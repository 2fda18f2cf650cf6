import { add, multiply, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import { lnComplement } from './bernoulli.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { pointMass } from './kinds/point-mass.ts';

/** Geometric distribution: the number 1, 2, … of the trial with the first success, of probability 0 < p ≤ 1 each time. */
export function geometric(probability: Real): Distribution {
  const [p, q] = [toNumber(probability), toNumber(subtract(1, probability))];
  if (q === 0) return pointMass('geometric', 1);
  const [lnP, lnQ] = [logarithm(probability), lnComplement(probability)];
  return discrete({
    name: 'geometric',
    support: [1, Number.POSITIVE_INFINITY],
    logMass: (k) => add(multiply(lnQ, add(k, -1)), lnP),
    cumulative: (k) => -Math.expm1(toNumber(multiply(lnQ, k))),
    survival: (k) => exponential(multiply(lnQ, k)),
    logTail: (k, side) => (side === 'upper' ? multiply(lnQ, k) : null),
    moments: () => ({
      mean: 1 / p,
      variance: q / p / p,
      skewness: (1 + q) / Math.sqrt(q),
      excessKurtosis: 6 + p * (p / q),
    }),
    mode: () => ({ at: [1] }),
    entropy: () => -toNumber(lnP) - (q / p) * toNumber(lnQ),
  });
}
