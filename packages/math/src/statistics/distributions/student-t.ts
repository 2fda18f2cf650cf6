import * as D from '../../numeric/double-double.ts';
import { exponential, LN2, logarithm, logarithm1p } from '../../numeric/double-double-log.ts';
import { incompleteBeta } from '../../numeric/special/incomplete-beta.ts';
import { lnBetaExtended } from '../../numeric/special/ln-beta.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { searchQuantile } from './kinds/quantile-search.ts';
import { lnTail } from './weights/beta-weight.ts';
import { digammaError } from './weights/digamma-error.ts';
import { normalUpperQuantile } from './weights/normal-tail.ts';

/** Whether t²/ν, for t > 0, is so large that the tail is its own first term: beyond 10^240, well before it overflows. */
const isFar = (t: D.DoubleDouble, nu: number): boolean => t.hi > 1e120 * Math.sqrt(nu);

/** t²/ν where it is not so large, though t² may be. */
const squareOver = (t: D.Real, degrees: D.Real): D.DoubleDouble => D.multiply(t, D.divide(t, degrees));

/** Student's t distribution with ν > 0 degrees of freedom. NIST/SEMATECH e-Handbook 1.3.6.6.4. */
export function studentT(degrees: D.Real): Distribution {
  const nu = D.toNumber(degrees);
  const half = D.divide(degrees, 2);
  const I = incompleteBeta(0.5, nu / 2);
  const normalizer = D.negate(D.add(lnBetaExtended(0.5, nu / 2), D.scaled(logarithm(degrees), 0.5)));
  const logDensity = (t: D.Real): D.DoubleDouble =>
    D.subtract(normalizer, D.multiply(D.add(half, 0.5), logOnePlusSquare(t, degrees)));
  const upperTail = (t: D.DoubleDouble): number => {
    if (t.hi < 0) return 1 - upperTail(D.negate(t));
    if (isFar(t, nu))
      return Math.min(exponential(D.add(logDensity(t), D.subtract(logarithm(t), logarithm(degrees)))), 0.5);
    const ratio = squareOver(t, degrees);
    const [x, y] = [D.divide(1, D.add(ratio, 1)), D.divide(ratio, D.add(ratio, 1))];
    return I.upper(y, x) / 2;
  };
  const lnUpperTail = (t: D.DoubleDouble): D.DoubleDouble | null => {
    if (!(t.hi > 0) || isFar(t, nu)) return null;
    const ratio = squareOver(t, degrees);
    const both = lnTail(I.tailAt(D.divide(ratio, D.add(ratio, 1)), D.divide(1, D.add(ratio, 1))), 'upper');
    return both && D.subtract(both, LN2);
  };
  // Symmetry leaves half of the line, on which the logarithm of t is the better variable.
  const upperQuantile = (q: number): number =>
    q === 0.5
      ? 0
      : searchQuantile({
          probability: (t) => upperTail({ hi: t, lo: 0 }),
          grows: false,
          logDensity,
          target: q,
          low: 0,
          high: Number.POSITIVE_INFINITY,
          start: normalUpperQuantile(q) || 1,
        });
  return continuous({
    name: 'Student t',
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    logDensity,
    cumulative: (t) => upperTail(D.negate(t)),
    survival: (t) => upperTail(D.add(t, 0)),
    logTail: (t, side) => lnUpperTail(side === 'upper' ? D.add(t, 0) : D.negate(t)),
    quantile: (p) => -upperQuantile(p),
    upperQuantile,
    moments: () => studentMoments(degrees),
    mode: () => ({ at: [0] }),
    median: () => 0,
    entropy: () => studentEntropy(nu),
  });
}

/** ln(1 + t²/ν). */
function logOnePlusSquare(t: D.Real, degrees: D.Real): D.DoubleDouble {
  const size = D.toNumber(t) < 0 ? D.negate(t) : D.add(t, 0);
  if (isFar(size, D.toNumber(degrees))) return D.subtract(D.multiply(logarithm(size), 2), logarithm(degrees));
  return logarithm1p(squareOver(t, degrees));
}

function studentMoments(degrees: D.Real): Moments {
  const nu = D.toNumber(degrees);
  return {
    mean: nu > 1 ? 0 : 'undefined',
    variance: nu > 2 ? nu / D.toNumber(D.subtract(degrees, 2)) : nu > 1 ? 'infinite' : 'undefined',
    skewness: nu > 3 ? 0 : 'undefined',
    excessKurtosis: nu > 4 ? 6 / D.toNumber(D.subtract(degrees, 4)) : nu > 2 ? 'infinite' : 'undefined',
  };
}

/** (ν+1)/2 (ψ((ν+1)/2) − ψ(ν/2)) + ln(√ν B(ν/2, ½)), with a = ν/2, b = a + ½ and the large parts taken out. */
function studentEntropy(nu: number): number {
  const [a, b] = [nu / 2, nu / 2 + 0.5];
  const errors = stirlingError(a) - stirlingError(b);
  const digammas = b * (digammaError(a) - digammaError(b));
  return 0.5 * Math.log(2 * Math.PI) + 0.5 + 0.5 * Math.log1p(1 / nu) + 1 / (2 * nu) + errors + digammas;
}
