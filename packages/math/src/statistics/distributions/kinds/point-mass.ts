import type { Distribution } from '../distribution.ts';
import { discrete } from './discrete.ts';

/** The degenerate law P(X = value) = 1, to which several families shrink at the ends of their parameters. */
export const pointMass = (name: string, value: number): Distribution =>
  discrete({
    name,
    support: [value, value],
    logMass: () => 0,
    cumulative: () => 1,
    survival: () => 0,
    moments: () => ({ mean: value, variance: 0, skewness: 'undefined', excessKurtosis: 'undefined' }),
    mode: () => ({ at: [value] }),
    median: () => value,
    entropy: () => 0,
  });
