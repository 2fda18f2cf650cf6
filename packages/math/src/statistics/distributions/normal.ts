import { add, multiply, negate, type Real, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { HALF_LN_2PI } from '../../numeric/special/ln-gamma-extended.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';
import { standardized } from './kinds/standardized.ts';
import { lnNormalTail, minusHalfSquare, normalUpperQuantile, normalUpperTail } from './weights/normal-tail.ts';

/** Normal distribution with mean μ and standard deviation σ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.1. */
export function normal(mean: Real, standardDeviation: Real): Distribution {
  const normalizer = negate(add(HALF_LN_2PI, logarithm(standardDeviation)));
  const [mu, sigma] = [toNumber(mean), toNumber(standardDeviation)];
  const z = (x: Real) => standardized(x, mean, standardDeviation);
  return continuous({
    name: 'normal',
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    logDensity: (x) => add(minusHalfSquare(z(x)), normalizer),
    cumulative: (x) => normalUpperTail(negate(z(x))),
    survival: (x) => normalUpperTail(z(x)),
    logTail: (x, side) => lnNormalTail(side === 'upper' ? z(x) : negate(z(x))),
    searchFrom: (p, side) =>
      toNumber(
        add(mean, multiply(standardDeviation, side === 'lower' ? -normalUpperQuantile(p) : normalUpperQuantile(p))),
      ),
    moments: () => ({ mean: mu, variance: positive(sigma * sigma), skewness: 0, excessKurtosis: 0 }),
    mode: () => ({ at: [mu] }),
    median: () => mu,
    entropy: () => 0.5 - toNumber(normalizer),
  });
}
