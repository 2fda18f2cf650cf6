import { negate } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';

/** Uniform distribution on the integers a, a + 1, …, b. */
export function discreteUniform(a: number, b: number): Distribution {
  const n = b - a + 1;
  return discrete({
    name: 'discrete uniform',
    support: [a, b],
    logMass: () => negate(logarithm(n)),
    cumulative: (k) => (k - a + 1) / n,
    survival: (k) => (b - k) / n,
    moments: () => ({
      mean: a + (b - a) / 2,
      variance: ((n - 1) / 12) * (n + 1),
      // 0 for every n, as of all that is symmetric: so tables have it for a single point too, whose fourth moment has no scale to be compared with.
      skewness: 0,
      excessKurtosis: n === 1 ? 'undefined' : (-6 / 5) * (1 + 2 / (n - 1) / (n + 1)),
    }),
    mode: () => (a === b ? { at: [a] } : { from: a, to: b }),
    median: () => Math.floor(a + (b - a) / 2),
    entropy: () => Math.log(n),
  });
}
