import { type Real, toNumber } from '../../../numeric/double-double.ts';
import { minNormal } from '../../../numeric/min-normal.ts';
import { between } from './between.ts';

/** A tail of a continuous law with its density, and the probability that it is to have. */
export interface QuantileSearch {
  /** P(X ≤ x), which grows, or P(X > x), which falls. */
  readonly probability: (x: number) => number;
  readonly grows: boolean;
  readonly logDensity: (x: number) => Real;
  readonly target: number;
  readonly low: number;
  readonly high: number;
  /** Where the search begins: anywhere between, the nearer the better. */
  readonly start: number;
}

/** Newton's method doubles the digits: so near, relatively, to the target, the next step is the last that counts. */
const CLOSE = 1e-9;
/** So many steps and the search has not settled: from then on the interval is halved only. */
const PATIENCE = 60;

/** The x between `low` and `high` where the probability is the target; NaN where that is beyond the range of doubles with all their digits. */
export function searchQuantile(search: QuantileSearch): number {
  const x = root(search);
  return Math.abs(x) > 1.79e308 || (x !== 0 && Math.abs(x) < minNormal) ? Number.NaN : x;
}

/**
 * Newton's method on the logarithm of the probability against that of the distance from the end of the support (ln x; the logit
 * of x where both ends are finite). Tails are straight in these variables, or bent so that it converges from the thin side;
 * some five steps do. What is known to lie below the answer and above it is kept: a proposal outside is replaced by the
 * middle of the two in the order of doubles, which finds an answer after at most 2200 halvings of whatever interval.
 */
function root(search: QuantileSearch): number {
  const { probability, grows, target, low, high } = search;
  const isUnbounded = low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY;
  let [a, b] = [low, high];
  let x = search.start;
  let longest = isUnbounded ? Number.POSITIVE_INFINITY : 2;
  for (let pass = 0; ; pass++) {
    if (!(x > a && x < b) || pass > PATIENCE) x = between(a, b);
    if (!(x > a && x < b)) return b;
    const value = probability(x);
    if (grows ? value >= target : value <= target) b = x;
    else a = x;
    if (pass >= PATIENCE) continue;
    const surplus = Math.log1p((value - target) / target);
    const step = newtonStep(search, x, value, surplus);
    const next = moved(search, x, Math.max(-longest, Math.min(step, longest)));
    if (Math.abs(step) > longest) longest *= 2;
    if (Math.abs(surplus) < CLOSE && next >= a && next <= b) return next;
    // Where the probability leaps from double to double the last of them is found by walking.
    x = next === x ? x + (x === b ? -1 : 1) * Math.abs(x) * 2 ** -52 : next;
  }
}

/** How far to go in u (see `scaleAt`); NaN where the probability has vanished. */
function newtonStep(
  { logDensity, grows, low, high }: QuantileSearch,
  x: number,
  value: number,
  surplus: number,
): number {
  const slope = Math.exp(toNumber(logDensity(x)) - Math.log(value) + Math.log(scaleAt(x, low, high)));
  return (grows ? -surplus : surplus) / slope;
}

/** dx/du for u = x on the whole line, else ln(x − low), −ln(high − x), or ln((x − low)/(high − x)). */
const scaleAt = (x: number, low: number, high: number): number =>
  low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY ? 1 : 1 / (1 / (x - low) + 1 / (high - x));

/** x after u has grown by `step`. */
function moved({ low, high }: QuantileSearch, x: number, step: number): number {
  if (high === Number.POSITIVE_INFINITY)
    return low === Number.NEGATIVE_INFINITY ? x + step : x + (x - low) * Math.expm1(step);
  if (low === Number.NEGATIVE_INFINITY) return x - (high - x) * Math.expm1(-step);
  const part = (x - low) / (high - low);
  const growth = part * Math.expm1(step);
  return x + ((high - x) * growth) / (1 + growth);
}
