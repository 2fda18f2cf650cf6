import { mapTuple } from '../../result/tuple.ts';
/** What a box plot shows; the whiskers end at the last observations within the fences. */
export interface BoxPlot {
  readonly firstQuartile: number;
  readonly median: number;
  readonly thirdQuartile: number;
  readonly lowerWhisker: number;
  readonly upperWhisker: number;
  /** Observations beyond the fences, in ascending order. */
  readonly outliers: readonly number[];
}

/** The fences stand so many interquartile ranges beyond the quartiles. */
const REACH = 1.5;

/**
 * The box plot of a list that is not empty, for a picture: in plain doubles. Quartiles by linear interpolation (R type 7,
 * QUARTILE.INC of Excel), fences as in J. W. Tukey, Exploratory Data Analysis (1977), §2D.
 */
export function boxPlot(values: readonly number[]): BoxPlot {
  const sorted = Float64Array.from(values).sort();
  const [firstQuartile, median, thirdQuartile] = mapTuple([0.25, 0.5, 0.75], (p) => quantile(sorted, p));
  const reach = REACH * (thirdQuartile - firstQuartile);
  const [low, high] = [firstQuartile - reach, thirdQuartile + reach];
  const inside = sorted.filter((value) => value >= low && value <= high);
  return {
    firstQuartile,
    median,
    thirdQuartile,
    // With interpolated quartiles the observations nearest the box may lie within it.
    lowerWhisker: Math.min(inside[0] ?? firstQuartile, firstQuartile),
    upperWhisker: Math.max(inside.at(-1) ?? thirdQuartile, thirdQuartile),
    outliers: [...sorted.filter((value) => value < low || value > high)],
  };
}

function quantile(sorted: Float64Array, p: number): number {
  const place = p * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.min(below + 1, sorted.length - 1)]!];
  return low + (place - below) * (high - low);
}
