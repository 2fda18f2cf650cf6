import * as D from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { refinedExponential } from './weights/refined-exponential.ts';
import { weibullMoments } from './weights/weibull-moments.ts';

const EULER = 0.5772156649015329;

/** Weibull distribution with shape k > 0 and scale λ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.8. */
export function weibull(shape: D.Real, scale: D.Real): Distribution {
  const [k, lambda] = [D.toNumber(shape), D.toNumber(scale)];
  // k ln(x/λ), and (x/λ)^k with its second double: e^{−(x/λ)^k} magnifies its error.
  const lnPower = (x: D.Real): D.DoubleDouble => D.multiply(shape, D.subtract(logarithm(x), logarithm(scale)));
  const power = (x: D.Real): D.DoubleDouble => refinedExponential(lnPower(x));
  return continuous({
    name: 'Weibull',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (D.hiOf(x) === 0)
        return k < 1 ? Number.POSITIVE_INFINITY : k === 1 ? -Math.log(lambda) : Number.NEGATIVE_INFINITY;
      const ln = lnPower(x);
      const decay = refinedExponential(ln);
      if (decay.hi === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
      return D.subtract(D.add(ln, logarithm(D.divide(shape, x))), decay);
    },
    cumulative: (x) => -Math.expm1(-D.toNumber(power(x))),
    survival: (x) => exponential(D.negate(power(x))),
    logTail: (x, side) => (side === 'upper' ? D.negate(power(x)) : null),
    quantile: (p) => lambda * Math.exp(Math.log(-Math.log1p(-p)) / k),
    upperQuantile: (q) => lambda * Math.exp(Math.log(-Math.log(q)) / k),
    moments: () => weibullMoments(shape, lambda),
    mode: () => ({ at: [k <= 1 ? 0 : lambda * Math.exp(Math.log1p(-1 / k) / k)] }),
    // Not a number where it is below the range of a double: 0 is none of its values.
    median: () => lambda * Math.exp(Math.log(Math.LN2) / k) || Number.NaN,
    entropy: () => EULER * (1 - 1 / k) + Math.log(lambda / k) + 1,
  });
}
