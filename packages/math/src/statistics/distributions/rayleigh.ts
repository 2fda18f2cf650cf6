import { add, divide, hiOf, type Real, scaled, toNumber } from '../../numeric/double-double.ts';
import { exponential, LN2, logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';
import { minusHalfSquare } from './weights/normal-tail.ts';

const EULER = 0.5772156649015329;
const FOUR_MINUS_PI = 4 - Math.PI;
const SKEWNESS = (2 * Math.sqrt(Math.PI) * (Math.PI - 3)) / FOUR_MINUS_PI ** 1.5;
const EXCESS_KURTOSIS = -(6 * Math.PI ** 2 - 24 * Math.PI + 16) / FOUR_MINUS_PI ** 2;

/** Rayleigh distribution with scale σ > 0: the length of a vector of two independent normal components. */
export function rayleigh(scale: Real): Distribution {
  const sigma = toNumber(scale);
  return continuous({
    name: 'Rayleigh',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (x) => {
      if (hiOf(x) === 0) return Number.NEGATIVE_INFINITY;
      const z = divide(x, scale);
      if (z.hi === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
      return add(minusHalfSquare(z), logarithm(divide(z, scale)));
    },
    cumulative: (x) => -Math.expm1(toNumber(minusHalfSquare(divide(x, scale)))),
    survival: (x) => exponential(minusHalfSquare(divide(x, scale))),
    logTail: (x, side) => (side === 'upper' ? minusHalfSquare(divide(x, scale)) : null),
    quantile: (p) => sigma * Math.sqrt(-2 * Math.log1p(-p)),
    upperQuantile: (q) => sigma * Math.sqrt(-2 * Math.log(q)),
    moments: () => ({
      mean: sigma * Math.sqrt(Math.PI / 2),
      variance: positive((FOUR_MINUS_PI / 2) * sigma * sigma),
      skewness: SKEWNESS,
      excessKurtosis: EXCESS_KURTOSIS,
    }),
    mode: () => ({ at: [sigma] }),
    median: () => sigma * Math.sqrt(2 * Math.LN2),
    entropy: () => 1 + EULER / 2 + toNumber(add(logarithm(scale), scaled(LN2, -0.5))),
  });
}
