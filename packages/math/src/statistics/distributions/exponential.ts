import { add, multiply, negate, type Real, toNumber } from '../../numeric/double-double.ts';
import { exponential as exp, logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';

/** Exponential distribution with rate λ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.7. */
export function exponential(rate: Real): Distribution {
  const lambda = toNumber(rate);
  return continuous({
    name: 'exponential',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => add(logarithm(rate), negate(multiply(rate, x))),
    cumulative: (x) => -Math.expm1(-toNumber(multiply(rate, x))),
    survival: (x) => exp(negate(multiply(rate, x))),
    logTail: (x, side) => (side === 'upper' ? negate(multiply(rate, x)) : null),
    quantile: (p) => -Math.log1p(-p) / lambda,
    upperQuantile: (q) => -Math.log(q) / lambda,
    moments: () => ({ mean: 1 / lambda, variance: positive(1 / lambda / lambda), skewness: 2, excessKurtosis: 6 }),
    mode: () => ({ at: [0] }),
    median: () => Math.LN2 / lambda,
    entropy: () => 1 - Math.log(lambda),
  });
}
