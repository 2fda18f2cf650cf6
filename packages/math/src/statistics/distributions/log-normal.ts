import { add, divide, hiOf, multiply, negate, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import { HALF_LN_2PI } from '../../numeric/special/ln-gamma-extended.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { finite, positive } from './kinds/moment.ts';
import { lnNormalTail, minusHalfSquare, normalUpperQuantile, normalUpperTail } from './weights/normal-tail.ts';

/** Log-normal distribution: ln X is normal with mean μ and standard deviation σ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.9. */
export function logNormal(mu: Real, sigma: Real): Distribution {
  const normalizer = add(HALF_LN_2PI, logarithm(sigma));
  const square = multiply(sigma, sigma);
  const z = (x: Real) => divide(subtract(logarithm(x), mu), sigma);
  return continuous({
    name: 'log-normal',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (hiOf(x) === 0) return Number.NEGATIVE_INFINITY;
      return subtract(minusHalfSquare(z(x)), add(normalizer, logarithm(x)));
    },
    cumulative: (x) => normalUpperTail(negate(z(x))),
    survival: (x) => normalUpperTail(z(x)),
    logTail: (x, side) => lnNormalTail(side === 'upper' ? z(x) : negate(z(x))),
    searchFrom: (p, side) =>
      Math.exp(toNumber(add(mu, multiply(sigma, side === 'lower' ? -normalUpperQuantile(p) : normalUpperQuantile(p))))),
    moments: () => logNormalMoments(mu, toNumber(square)),
    mode: () => {
      const at = exponential(subtract(mu, square));
      return at === 0 ? { none: 'the mode is smaller than any double' } : { at: [at] };
    },
    // Not a number where it is below the range of a double: 0 is none of its values.
    median: () => exponential(mu) || Number.NaN,
    entropy: () => toNumber(add(add(mu, 0.5), normalizer)),
  });
}

/** With s = σ²; the kurtosis e^{4s} + 2e^{3s} + 3e^{2s} − 6 is a sum of expm1, so that a small s loses nothing. */
function logNormalMoments(mu: Real, s: number): Moments {
  const m = toNumber(mu);
  return {
    mean: positive(exponential(add(mu, s / 2))),
    variance: positive(
      s > 700 || m > 300 ? Math.exp(2 * m + 2 * s + Math.log(-Math.expm1(-s))) : Math.expm1(s) * Math.exp(2 * m + s),
    ),
    skewness: finite((Math.exp(s) + 2) * Math.sqrt(Math.expm1(s))),
    excessKurtosis: finite(Math.expm1(4 * s) + 2 * Math.expm1(3 * s) + 3 * Math.expm1(2 * s)),
  };
}
