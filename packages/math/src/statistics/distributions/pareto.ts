import {
  add,
  type DoubleDouble,
  divide,
  multiply,
  negate,
  type Real,
  subtract,
  toNumber,
} from '../../numeric/double-double.ts';
import { exponential, logarithm, logarithm1p } from '../../numeric/double-double-log.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { finite } from './kinds/moment.ts';

/** Pareto distribution (type I) with minimum xₘ > 0 and shape α > 0. */
export function pareto(minimum: Real, shape: Real): Distribution {
  const [xm, alpha] = [toNumber(minimum), toNumber(shape)];
  // α ln(x/xₘ), relatively precise beside xₘ too.
  const decay = (x: Real): DoubleDouble => {
    const excess = divide(subtract(x, minimum), minimum);
    const isFar = excess.hi === Number.POSITIVE_INFINITY;
    return multiply(shape, isFar ? subtract(logarithm(x), logarithm(minimum)) : logarithm1p(excess));
  };
  return continuous({
    name: 'Pareto',
    support: [minimum, Number.POSITIVE_INFINITY],
    logDensity: (x) => subtract(logarithm(divide(shape, x)), decay(x)),
    cumulative: (x) => -Math.expm1(-toNumber(decay(x))),
    survival: (x) => exponential(negate(decay(x))),
    logTail: (x, side) => (side === 'upper' ? negate(decay(x)) : null),
    quantile: (p) => xm * Math.exp(-Math.log1p(-p) / alpha),
    upperQuantile: (q) => xm * Math.exp(-Math.log(q) / alpha),
    moments: () => paretoMoments(xm, shape),
    mode: () => ({ at: [xm] }),
    median: () => xm * 2 ** (1 / alpha),
    entropy: () => toNumber(add(logarithm(divide(minimum, shape)), add(divide(1, shape), 1))),
  });
}

/** The k-th moment exists for α > k; below, the mean and the variance are infinite and the ratios have no meaning. */
function paretoMoments(xm: number, shape: Real): Moments {
  const a = toNumber(shape);
  // a − k with the digits of a that a double has lost.
  const over = (k: number) => toNumber(subtract(shape, k));
  return {
    mean: a > 1 ? finite((a * xm) / over(1)) : 'infinite',
    variance: a > 2 ? finite((xm / over(1)) ** 2 * (a / over(2))) : 'infinite',
    skewness: a > 3 ? ((2 * (1 + a)) / over(3)) * Math.sqrt(over(2) / a) : 'undefined',
    excessKurtosis: a > 4 ? (6 * (a ** 3 + a ** 2 - 6 * a - 2)) / (a * over(3) * over(4)) : 'undefined',
  };
}
