import type { Distribution } from '../distribution.ts';

/** A law whose parameters are too extreme for any digit to be vouched for: every question gets NaN ("no answer"). */
export const unanswered = (
  name: string,
  kind: Distribution['kind'],
  support: readonly [number, number],
): Distribution => {
  const nothing = () => Number.NaN;
  return {
    name,
    kind,
    support,
    bounds: support,
    density: nothing,
    logDensity: nothing,
    cumulative: nothing,
    survival: nothing,
    quantile: nothing,
    upperQuantile: nothing,
    moments: () => ({ mean: Number.NaN, variance: Number.NaN, skewness: Number.NaN, excessKurtosis: Number.NaN }),
    mode: () => ({ none: 'the parameters are too extreme' }),
    median: nothing,
    entropy: () => null,
  };
};
