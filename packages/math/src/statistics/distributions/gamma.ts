import { add, divide, hiOf, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';
import { digammaError } from './weights/digamma-error.ts';
import { gammaLower, gammaUpper, lnGammaTail, lnGammaWeight, product } from './weights/gamma-weight.ts';

/** Gamma distribution with shape k > 0 and rate λ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.11 (there with the scale 1/λ). */
export function gamma(shape: Real, rate: Real, name = 'gamma'): Distribution {
  const [k, lambda] = [toNumber(shape), toNumber(rate)];
  return continuous({
    name,
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (hiOf(x) > 0) return subtract(lnGammaWeight(shape, product(rate, x)), logarithm(x));
      return k < 1 ? Number.POSITIVE_INFINITY : k === 1 ? logarithm(rate) : Number.NEGATIVE_INFINITY;
    },
    cumulative: (x) => gammaLower(k, product(rate, x)),
    survival: (x) => gammaUpper(k, product(rate, x)),
    logTail: (x, side) => lnGammaTail(k, product(rate, x), side),
    searchFrom: () => k / lambda,
    moments: () => ({
      mean: toNumber(divide(shape, rate)),
      variance: positive(k / lambda / lambda),
      skewness: 2 / Math.sqrt(k),
      excessKurtosis: 6 / k,
    }),
    mode: () => ({ at: [k <= 1 ? 0 : toNumber(divide(add(shape, -1), rate))] }),
    entropy: () => gammaEntropy(k) - Math.log(lambda),
  });
}

/** k + ln Γ(k) + (1 − k)ψ(k), with the parts that cancel for large k taken out. */
const gammaEntropy = (k: number): number =>
  0.5 * Math.log(2 * Math.PI * k) + 0.5 - 1 / (2 * k) + stirlingError(k) + (k - 1) * digammaError(k);

/** Erlang distribution: gamma with a whole number k ≥ 1 of phases, each of rate λ > 0. */
export const erlang = (shape: number, rate: Real): Distribution => gamma(shape, rate, 'Erlang');

/**
 * Chi-squared distribution with k > 0 degrees of freedom, on x > 0. NIST/SEMATECH e-Handbook 1.3.6.6.6.
 *
 * The support is open at 0, as for the chi distribution (Math.NET and Mathematica take it so): the density at 0 itself is 0
 * for every k, whereas its limit there is infinite for k < 2 and ½ for k = 2.
 */
export function chiSquared(degrees: Real): Distribution {
  const closed = gamma(divide(degrees, 2), 0.5, 'chi-squared');
  return {
    ...closed,
    density: (x) => (toNumber(x) === 0 ? 0 : closed.density(x)),
    logDensity: (x) => (toNumber(x) === 0 ? Number.NEGATIVE_INFINITY : closed.logDensity(x)),
  };
}
