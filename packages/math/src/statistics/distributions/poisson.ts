import { add, divide, negate, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { discreteEntropy } from './kinds/discrete-entropy.ts';
import { largestMode, modesUpTo } from './kinds/neighbouring-modes.ts';
import { gammaLower, gammaUpper, lnGammaTail, lnGammaWeight, type Place } from './weights/gamma-weight.ts';

/** Where the next term of the entropy's expansion, 1/(24λ²), is below 1e-17. */
const ASYMPTOTIC_FROM = 1e8;

/** Poisson distribution with mean λ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.19. */
export function poisson(rate: Real): Distribution {
  const lambda = toNumber(rate);
  const place: Place = { m: add(rate, 0), lnM: () => logarithm(rate) };
  const mode = () => modesUpTo(place.m);
  const logMass = (k: Real) => lnPoisson(k, place);
  return discrete({
    name: 'Poisson',
    support: [0, Number.POSITIVE_INFINITY],
    logMass,
    cumulative: (k) => gammaUpper(k + 1, place),
    survival: (k) => gammaLower(k + 1, place),
    logTail: (k, side) => lnGammaTail(k + 1, place, side === 'upper' ? 'lower' : 'upper'),
    moments: () => ({
      mean: lambda,
      variance: lambda,
      skewness: 1 / Math.sqrt(lambda),
      excessKurtosis: toNumber(divide(1, rate)),
    }),
    mode,
    entropy: () => {
      if (lambda > ASYMPTOTIC_FROM) return 0.5 * Math.log(2 * Math.PI * Math.E * lambda) - 1 / (12 * lambda);
      return discreteEntropy({
        logMass,
        ratio: (k) => lambda / k,
        support: [0, Number.POSITIVE_INFINITY],
        mode: largestMode(mode()),
      });
    },
  });
}

/** ln(m^k e^{−m}/k!), also for k ≥ 0 that is no integer. */
export const lnPoisson = (k: Real, place: Place) =>
  toNumber(k) === 0 ? negate(place.m) : subtract(lnGammaWeight(k, place), logarithm(k));
