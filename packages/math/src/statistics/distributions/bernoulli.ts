import { type DoubleDouble, negate, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm, logarithm1p } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { pointMass } from './kinds/point-mass.ts';

/** Bernoulli distribution: 1 with probability p, 0 ≤ p ≤ 1, else 0. */
export function bernoulli(probability: Real): Distribution {
  const complement = subtract(1, probability);
  const [p, q] = [toNumber(probability), toNumber(complement)];
  if (p === 0 || q === 0) return pointMass('bernoulli', p === 0 ? 0 : 1);
  const [lnP, lnQ] = [logarithm(probability), lnComplement(probability)];
  const lean = subtract(complement, probability);
  return discrete({
    name: 'Bernoulli',
    support: [0, 1],
    logMass: (k) => (toNumber(k) === 1 ? lnP : lnQ),
    cumulative: () => q,
    survival: () => p,
    moments: () => ({
      mean: p,
      variance: p * q,
      skewness: toNumber(lean) / Math.sqrt(p) / Math.sqrt(q),
      excessKurtosis: (1 - 6 * p * q) / p / q,
    }),
    mode: () => ({ at: lean.hi === 0 ? [0, 1] : [lean.hi > 0 ? 0 : 1] }),
    median: () => (lean.hi >= 0 ? 0 : 1),
    entropy: () => -p * toNumber(lnP) - q * toNumber(lnQ),
  });
}

/** ln(1 − p), relatively precise for p near 0 and near 1. */
export const lnComplement = (p: Real): DoubleDouble =>
  toNumber(p) < 0.5 ? logarithm1p(negate(p)) : logarithm(subtract(1, p));
