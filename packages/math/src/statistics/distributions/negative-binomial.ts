import * as D from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { betaI } from '../../numeric/special/incomplete-beta.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { discreteEntropy } from './kinds/discrete-entropy.ts';
import { maxInteger } from './kinds/least-integer.ts';
import { largestMode, modesUpTo } from './kinds/neighbouring-modes.ts';
import { pointMass } from './kinds/point-mass.ts';
import { lnBetaTail, lnBetaWeight } from './weights/beta-weight.ts';

/**
 * Negative binomial distribution: failures before the r-th success, for trials with probability 0 < p ≤ 1 of success;
 * r > 0 need not be an integer (Pólya).
 */
export function negativeBinomial(successes: D.Real, probability: D.Real): Distribution {
  const complement = D.subtract(1, probability);
  const [r, p, q] = [D.toNumber(successes), D.toNumber(probability), D.toNumber(complement)];
  if (q === 0) return pointMass('negative-binomial', 0);
  // Γ(k+r)/(k! Γ(r)) p^r q^k = p^r q^k/(k B(r, k)).
  const logMass = (k: D.Real): D.DoubleDouble => {
    if (D.toNumber(k) === 0) return D.multiply(logarithm(probability), successes);
    return D.subtract(lnBetaWeight(successes, k, probability, complement), logarithm(k));
  };
  const mode = () => {
    if (r <= 1) return { at: [0] };
    return modesUpTo(D.divide(D.multiply(D.add(successes, -1), complement), probability));
  };
  return discrete({
    name: 'negative binomial',
    support: [0, Number.POSITIVE_INFINITY],
    logMass,
    cumulative: (k) => betaI(r, k + 1, probability, complement),
    survival: (k) => betaI(k + 1, r, complement, probability),
    logTail: (k, side) => lnBetaTail(r, k + 1, probability, complement, side),
    moments: () => ({
      mean: (r * q) / p,
      variance: (r * q) / p / p,
      skewness: (1 + q) / Math.sqrt(r * q),
      excessKurtosis: 6 / r + (p * (p / q)) / r,
    }),
    mode,
    // Where the integers are no longer all doubles there are no masses to add up.
    entropy: () =>
      40 * (r + 40) * (q / p) > maxInteger
        ? null
        : discreteEntropy({
            logMass,
            ratio: (k) => ((k - 1 + r) / k) * q,
            support: [0, Number.POSITIVE_INFINITY],
            mode: largestMode(mode()),
          }),
  });
}
