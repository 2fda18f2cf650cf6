import { hiOf, loOf, type Real, subtract, toNumber } from '../../../numeric/double-double.ts';
import { exponential } from '../../../numeric/double-double-log.ts';
import type { Distribution, Mode, Moments, Side } from '../distribution.ts';
import { asProbability } from './probability.ts';
import { searchQuantile } from './quantile-search.ts';

/**
 * How the x of a probability is found; the arguments lie strictly between 0 and ½ or so. Either by inverses, where they are
 * better than a search, or from a place where the search begins.
 */
type Quantiles =
  | { quantile(p: number): number; upperQuantile(q: number): number }
  | { quantile?: undefined; searchFrom(probability: number, side: Side): number };

/** What a continuous family must say; everything else is derived. Functions of x are called within the support only. */
type ContinuousFamily = Quantiles & {
  readonly name: string;
  readonly support: readonly [Real, Real];
  /** ln f(x), in double-double where f is an exponential of something large; also at a finite end of the support. */
  logDensity(x: Real): Real;
  /** P(X ≤ x) and P(X > x), each precise where it is small. */
  cumulative(x: Real): number;
  survival(x: Real): number;
  logTail?(x: Real, side: Side): Real | null;
  moments(): Moments;
  mode(): Mode;
  median?(): number;
  entropy(): number | null;
};

const NO_NUMBER = Number.NaN;

/** What a family knows inside its support, everywhere. */
function everywhere(family: ContinuousFamily) {
  const isBelow = (x: Real): boolean => compare(x, family.support[0]) < 0;
  const isAbove = (x: Real): boolean => compare(x, family.support[1]) > 0;
  const isFirst = (x: Real): boolean => compare(x, family.support[0]) <= 0;
  const isLast = (x: Real): boolean => compare(x, family.support[1]) >= 0;
  const logDensity = (x: Real): Real => {
    if (Number.isNaN(hiOf(x))) return NO_NUMBER;
    const outside = isBelow(x) || isAbove(x) || !Number.isFinite(hiOf(x));
    return outside ? Number.NEGATIVE_INFINITY : family.logDensity(x);
  };
  const cumulative = (x: Real): number => {
    if (Number.isNaN(hiOf(x))) return NO_NUMBER;
    return isFirst(x) ? 0 : isLast(x) ? 1 : asProbability(family.cumulative(x));
  };
  const survival = (x: Real): number => {
    if (Number.isNaN(hiOf(x))) return NO_NUMBER;
    return isFirst(x) ? 1 : isLast(x) ? 0 : asProbability(family.survival(x));
  };
  const logTail = (x: Real, side: Side): Real | null =>
    isFirst(x) || isLast(x) || !family.logTail ? null : family.logTail(x, side);
  return { logDensity, cumulative, survival, logTail };
}

/** A distribution with a density: adds the outside of the support, the exponential of the logarithm, and quantiles. */
export function continuous(family: ContinuousFamily): Distribution {
  const [low, high] = [toNumber(family.support[0]), toNumber(family.support[1])];
  const { logDensity, cumulative, survival, logTail } = everywhere(family);
  const searched = (target: number, side: Side): number => {
    if (family.quantile) return side === 'lower' ? family.quantile(target) : family.upperQuantile(target);
    const grows = side === 'lower';
    const probability = grows ? cumulative : survival;
    const start = family.searchFrom(target, side);
    return searchQuantile({ probability, grows, logDensity, target, low, high, start });
  };
  const lower = (p: number): number => searched(p, 'lower');
  const upper = (q: number): number => searched(q, 'upper');
  const quantile = (p: number): number => {
    if (!(p >= 0 && p <= 1)) return NO_NUMBER;
    return p === 0 ? low : p === 1 ? high : p <= 0.5 ? lower(p) : upper(1 - p);
  };
  const upperQuantile = (q: number): number => {
    if (!(q >= 0 && q <= 1)) return NO_NUMBER;
    return q === 0 ? high : q === 1 ? low : q <= 0.5 ? upper(q) : lower(1 - q);
  };
  return {
    ...(family.logTail && { logTail }),
    name: family.name,
    kind: 'continuous',
    support: [low, high],
    bounds: family.support,
    density: (x) => exponential(logDensity(x)),
    logDensity,
    cumulative,
    survival,
    quantile,
    upperQuantile,
    moments: family.moments,
    mode: family.mode,
    median: family.median ?? (() => quantile(0.5)),
    entropy: family.entropy,
  };
}

/** The sign of a − b, also for infinite values. */
export function compare(a: Real, b: Real): number {
  if (hiOf(a) !== hiOf(b)) return hiOf(a) < hiOf(b) ? -1 : 1;
  if (!Number.isFinite(hiOf(a))) return 0;
  return Math.sign(loOf(a) === loOf(b) ? 0 : subtract(a, b).hi);
}
