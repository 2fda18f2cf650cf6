import { hiOf, loOf, type Real } from '../../../numeric/double-double.ts';
import { exponential } from '../../../numeric/double-double-log.ts';
import type { Distribution, Mode, Moments, Side } from '../distribution.ts';
import { leastInteger, maxInteger } from './least-integer.ts';
import { asProbability } from './probability.ts';

/** What a family on the integers must say; k is an integer in the support. */
interface DiscreteFamily {
  readonly name: string;
  readonly support: readonly [number, number];
  /** ln P(X = k); also wanted, continued smoothly, at arguments between the integers. */
  logMass(k: Real): Real;
  /** P(X ≤ k) and P(X > k), each precise where it is small. */
  cumulative(k: number): number;
  survival(k: number): number;
  /** ln of a tail too small for a double. */
  logTail?(k: number, side: Side): Real | null;
  moments(): Moments;
  mode(): Mode;
  median?(): number;
  entropy(): number | null;
}

const NO_NUMBER = Number.NaN;

/**
 * P(X ≤ m) = ½ happens exactly (n = 1, p = ½), and then m is a median: rounding must not push it to m + 1. The same holds
 * for any probability that a visitor copies from a table. The allowance is some units in the last place of a distribution
 * function.
 */
const ALLOWANCE = 2e-14;

/** A distribution on the integers: adds what lies outside and between them, and quantiles by halving. */
export function discrete(family: DiscreteFamily): Distribution {
  const [low, high] = family.support;
  const logMass = (x: Real): Real => {
    if (Number.isNaN(hiOf(x))) return NO_NUMBER;
    // Of an integer beyond those that doubles have all of, the second double is a part.
    const isPoint = Number.isInteger(loOf(x)) && Number.isInteger(hiOf(x)) && hiOf(x) >= low && hiOf(x) <= high;
    return isPoint ? family.logMass(loOf(x) === 0 ? hiOf(x) : x) : Number.NEGATIVE_INFINITY;
  };
  const cumulative = (x: Real): number => {
    const k = floorOf(x);
    return Number.isNaN(k) ? NO_NUMBER : k < low ? 0 : k >= high ? 1 : asProbability(atInteger(family.cumulative, k));
  };
  const survival = (x: Real): number => {
    const k = floorOf(x);
    return Number.isNaN(k) ? NO_NUMBER : k < low ? 1 : k >= high ? 0 : asProbability(atInteger(family.survival, k));
  };
  const mass = (k: number): number => exponential(family.logMass(k));
  const search = { mass, low, high, centre: centreOf(family.mode(), low) };
  const lower = (p: number): number =>
    leastInteger({ ...search, probability: cumulative, grows: true, target: p * (1 - ALLOWANCE) });
  const upper = (q: number): number =>
    leastInteger({ ...search, probability: survival, grows: false, target: q * (1 + ALLOWANCE) });
  return {
    ...(family.logTail && { logTail: (x: Real, side: Side) => logTail(family, floorOf(x), side) }),
    name: family.name,
    kind: 'discrete',
    support: family.support,
    bounds: family.support,
    density: (x) => exponential(logMass(x)),
    logDensity: logMass,
    cumulative,
    survival,
    quantile: (p) => {
      if (!(p >= 0 && p <= 1)) return NO_NUMBER;
      return p === 0 ? low : p === 1 ? high : p <= 0.5 ? lower(p) : upper(1 - p);
    },
    upperQuantile: (q) => {
      if (!(q >= 0 && q <= 1)) return NO_NUMBER;
      return q === 0 ? high : q === 1 ? low : q <= 0.5 ? upper(q) : lower(1 - q);
    },
    moments: family.moments,
    mode: family.mode,
    median: family.median ?? (() => lower(0.5)),
    entropy: family.entropy,
    continuedLogMass: family.logMass,
  };
}

const logTail = ({ support: [low, high], ...family }: DiscreteFamily, k: number, side: Side): Real | null =>
  k >= low && k < high && Math.abs(k) < maxInteger ? (family.logTail?.(k, side) ?? null) : null;

/**
 * A tail at k. Beyond the integers that doubles have all of, k is only near the one that is meant; as a tail is monotone, its
 * value lies between those at the neighbours of k, and where these differ there is none.
 */
function atInteger(tail: (k: number) => number, k: number): number {
  if (Math.abs(k) < maxInteger) return tail(k);
  const [below, above] = [tail(k * (1 - Number.EPSILON)), tail(k * (1 + Number.EPSILON))];
  return Math.abs(above - below) <= NEIGHBOURS * Math.min(above, below) ? tail(k) : NO_NUMBER;
}

/** By so much, relatively, a tail may change between neighbouring doubles and still be known to fourteen digits. */
const NEIGHBOURS = 1e-14;

/** The greatest integer not above x. */
export function floorOf(x: Real): number {
  const whole = Math.floor(hiOf(x));
  return whole === hiOf(x) && loOf(x) < 0 ? whole - 1 : whole;
}

/** Where most of the mass is. */
function centreOf(mode: Mode, low: number): number {
  if ('at' in mode) return mode.at[0] ?? low;
  return 'from' in mode ? Math.floor((mode.from + mode.to) / 2) : low;
}
