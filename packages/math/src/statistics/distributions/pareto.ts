import * as D from '../../numeric/double-double.ts';
import { exponential, logarithm, logarithm1p } from '../../numeric/double-double-log.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { finite, ratioWithout } from './kinds/moment.ts';

/** Pareto distribution (type I) with minimum xₘ > 0 and shape α > 0. */
export function pareto(minimum: D.Real, shape: D.Real): Distribution {
  const [xm, alpha] = [D.toNumber(minimum), D.toNumber(shape)];
  // α ln(x/xₘ), relatively precise beside xₘ too.
  const decay = (x: D.Real): D.DoubleDouble => {
    const excess = D.divide(D.subtract(x, minimum), minimum);
    const isFar = excess.hi === Number.POSITIVE_INFINITY;
    return D.multiply(shape, isFar ? D.subtract(logarithm(x), logarithm(minimum)) : logarithm1p(excess));
  };
  return continuous({
    name: 'Pareto',
    support: [minimum, Number.POSITIVE_INFINITY],
    logDensity: (x) => D.subtract(logarithm(D.divide(shape, x)), decay(x)),
    cumulative: (x) => -Math.expm1(-D.toNumber(decay(x))),
    survival: (x) => exponential(D.negate(decay(x))),
    logTail: (x, side) => (side === 'upper' ? D.negate(decay(x)) : null),
    quantile: (p) => xm * Math.exp(-Math.log1p(-p) / alpha),
    upperQuantile: (q) => xm * Math.exp(-Math.log(q) / alpha),
    moments: () => paretoMoments(xm, shape),
    mode: () => ({ at: [xm] }),
    median: () => xm * 2 ** (1 / alpha),
    entropy: () => D.toNumber(D.add(logarithm(D.divide(minimum, shape)), D.add(D.divide(1, shape), 1))),
  });
}

/** The k-th moment exists for α > k; below, the mean and the variance are infinite. */
function paretoMoments(xm: number, shape: D.Real): Moments {
  const a = D.toNumber(shape);
  // a − k with the digits of a that a double has lost.
  const over = (k: number) => D.toNumber(D.subtract(shape, k));
  return {
    mean: a > 1 ? finite((a * xm) / over(1)) : 'infinite',
    variance: a > 2 ? finite((xm / over(1)) ** 2 * (a / over(2))) : 'infinite',
    skewness: a > 3 ? ((2 * (1 + a)) / over(3)) * Math.sqrt(over(2) / a) : ratioWithout(a),
    excessKurtosis: a > 4 ? (6 * (a ** 3 + a ** 2 - 6 * a - 2)) / (a * over(3) * over(4)) : ratioWithout(a),
  };
}
