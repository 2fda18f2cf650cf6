import { add, type DoubleDouble, negate, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { exponential, LN2, logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';
import { standardized } from './kinds/standardized.ts';

/** Laplace (double exponential) distribution with location μ and scale b > 0. NIST/SEMATECH e-Handbook 1.3.6.6.12. */
export function laplace(location: Real, scale: Real): Distribution {
  const [mu, b] = [toNumber(location), toNumber(scale)];
  const z = (x: Real) => standardized(x, location, scale);
  const normalizer = negate(add(LN2, logarithm(scale)));
  return continuous({
    name: 'Laplace',
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      const deviation = z(x);
      return add(deviation.hi < 0 ? deviation : negate(deviation), normalizer);
    },
    cumulative: (x) => upperTail(negate(z(x))),
    survival: (x) => upperTail(z(x)),
    logTail: (x, side) => subtract(side === 'upper' ? negate(z(x)) : z(x), LN2),
    quantile: (p) => mu + b * Math.log(2 * p),
    upperQuantile: (q) => mu - b * Math.log(2 * q),
    moments: () => ({ mean: mu, variance: positive(2 * b * b), skewness: 0, excessKurtosis: 3 }),
    mode: () => ({ at: [mu] }),
    median: () => mu,
    entropy: () => 1 - toNumber(normalizer),
  });
}

const upperTail = (z: DoubleDouble): number => (z.hi >= 0 ? exponential(negate(z)) / 2 : 1 - exponential(z) / 2);
