import { add, divide, multiply, negate, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';

/** Uniform distribution on [a, b], a < b. NIST/SEMATECH e-Handbook 1.3.6.6.2. */
export function continuousUniform(a: Real, b: Real): Distribution {
  const width = subtract(b, a);
  const w = toNumber(width);
  const middle = toNumber(a) + w / 2;
  return continuous({
    name: 'continuous uniform',
    support: [a, b],
    logDensity: () => negate(logarithm(width)),
    cumulative: (x) => toNumber(divide(subtract(x, a), width)),
    survival: (x) => toNumber(divide(subtract(b, x), width)),
    searchFrom: (p, side) => toNumber(side === 'lower' ? add(a, multiply(width, p)) : subtract(b, multiply(width, p))),
    moments: () => ({ mean: middle, variance: positive((w * w) / 12), skewness: 0, excessKurtosis: -6 / 5 }),
    mode: () => ({ from: toNumber(a), to: toNumber(b) }),
    median: () => middle,
    entropy: () => toNumber(logarithm(width)),
  });
}
