import { add, hiOf, multiply, type Real, scaled, subtract, toNumber } from '../../numeric/double-double.ts';
import { LN2, logarithm } from '../../numeric/double-double-log.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { chiMoments } from './weights/chi-moments.ts';
import { digammaError } from './weights/digamma-error.ts';
import { gammaLower, gammaUpper, lnGammaTail, lnGammaWeight, type Place } from './weights/gamma-weight.ts';

/**
 * Chi distribution with k > 0 degrees of freedom, on x > 0: the square root of a chi-squared variable. The support is open
 * at 0 as for that one, so that the density at 0 itself is 0 (its limit there is √(2/π) for k = 1).
 */
export function chi(degrees: Real): Distribution {
  const k = toNumber(degrees);
  const shape = scaled(degrees, 0.5);
  return continuous({
    name: 'chi',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (hiOf(x) === 0) return Number.NEGATIVE_INFINITY;
      return add(subtract(lnGammaWeight(shape, halfSquare(x)), logarithm(x)), LN2);
    },
    cumulative: (x) => gammaLower(k / 2, halfSquare(x)),
    survival: (x) => gammaUpper(k / 2, halfSquare(x)),
    logTail: (x, side) => lnGammaTail(k / 2, halfSquare(x), side),
    searchFrom: () => Math.sqrt(k),
    moments: () => chiMoments(degrees),
    mode: () => ({ at: [k > 1 ? Math.sqrt(k - 1) : 0] }),
    entropy: () => chiEntropy(k / 2),
  });
}

const halfSquare = (x: Real): Place => ({
  // A square beyond all doubles has no second double.
  m: hiOf(x) ** 2 < Number.POSITIVE_INFINITY ? scaled(multiply(x, x), 0.5) : { hi: Number.POSITIVE_INFINITY, lo: 0 },
  lnM: () => subtract(multiply(logarithm(x), 2), LN2),
});

/** ln Γ(a) + a − ½ ln 2 − (a − ½)ψ(a) with a = k/2, the parts that cancel for large a taken out. */
const chiEntropy = (a: number): number =>
  0.5 * Math.log(Math.PI) + 0.5 - 1 / (4 * a) + stirlingError(a) + (a - 0.5) * digammaError(a);
