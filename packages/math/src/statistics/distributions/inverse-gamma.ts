import { hiOf, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { finite, ratioWithout } from './kinds/moment.ts';
import { digammaError } from './weights/digamma-error.ts';
import { gammaLower, gammaUpper, lnGammaTail, lnGammaWeight, quotient } from './weights/gamma-weight.ts';

/** Inverse gamma distribution with shape α > 0 and scale β > 0: 1/X has the gamma distribution with rate β. */
export function inverseGamma(shape: Real, scale: Real): Distribution {
  const [alpha, beta] = [toNumber(shape), toNumber(scale)];
  return continuous({
    name: 'inverse gamma',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (hiOf(x) === 0) return Number.NEGATIVE_INFINITY;
      return subtract(lnGammaWeight(shape, quotient(scale, x)), logarithm(x));
    },
    cumulative: (x) => gammaUpper(alpha, quotient(scale, x)),
    survival: (x) => gammaLower(alpha, quotient(scale, x)),
    logTail: (x, side) => lnGammaTail(alpha, quotient(scale, x), side === 'upper' ? 'lower' : 'upper'),
    searchFrom: () => beta / alpha,
    moments: () => inverseGammaMoments(shape, beta),
    mode: () => ({ at: [beta / (alpha + 1)] }),
    entropy: () => inverseGammaEntropy(alpha) + Math.log(beta),
  });
}

function inverseGammaMoments(shape: Real, b: number): Moments {
  const a = toNumber(shape);
  // a − k with the digits of a that a double has lost.
  const over = (k: number) => toNumber(subtract(shape, k));
  return {
    mean: a > 1 ? finite(b / over(1)) : 'infinite',
    variance: a > 2 ? finite((b / over(1)) ** 2 / over(2)) : a > 1 ? 'infinite' : 'undefined',
    skewness: a > 3 ? (4 * Math.sqrt(over(2))) / over(3) : ratioWithout(a),
    excessKurtosis: a > 4 ? (6 * (5 * a - 11)) / (over(3) * over(4)) : ratioWithout(a),
  };
}

/** α + ln Γ(α) − (1 + α)ψ(α), with the parts that cancel for large α taken out. */
const inverseGammaEntropy = (a: number): number =>
  0.5 * Math.log(2 * Math.PI) - 1.5 * Math.log(a) + (1 + a) / (2 * a) + stirlingError(a) + (1 + a) * digammaError(a);
