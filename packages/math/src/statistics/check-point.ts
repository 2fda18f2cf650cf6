import { add, type Real, subtract, toNumber, twoSum } from '../numeric/double-double.ts';
import { adaptiveGaussLegendre } from '../numeric/quadrature/gauss-legendre.ts';
import { sumSmooth } from '../numeric/quadrature/sum-smooth.ts';
import type { Distribution, Side } from './distributions/distribution.ts';
import { floorOf } from './distributions/kinds/discrete.ts';

/** How a probability was computed a second time, and by how much, relatively, the two results differ. */
export interface PointCheck {
  readonly how: string;
  readonly difference: number;
}

/**
 * Checks the smaller of P(X ≤ x) and P(X > x) against the density: integrated, or for a discrete law summed, from x outward.
 * The distribution functions come from other formulas than the density, so that agreement means something. Null where there
 * is nothing to check (outside the support, a tail below the range of doubles) or where the integral does not settle.
 */
export function checkPoint(distribution: Distribution, x: Real): PointCheck | null {
  const [lower, upper] = [distribution.cumulative(x), distribution.survival(x)];
  if (!(lower > 0 && upper > 0)) return null;
  const second = distribution.secondTail?.(x);
  // The large tail says nothing about a small one.
  const asked = second?.side === 'lower' ? lower : upper;
  if (second && Math.min(lower, upper) >= 0.1 * asked) {
    return { how: second.how, difference: Math.abs(second.value - asked) / asked };
  }
  const [side, value] = lower < upper ? ([-1, lower] as const) : ([1, upper] as const);
  if (value < SMALLEST) return null;
  const own = secondValue(distribution, x, side, value);
  if (own === null || Number.isNaN(own)) return null;
  const how = distribution.kind === 'discrete' ? 'its probabilities, added up,' : 'its density, integrated,';
  return { how, difference: Math.abs(own - value) / value };
}

/** The tail from the density or the probabilities. A law may be so wide that its density underflows where its tails do not. */
function secondValue(distribution: Distribution, x: Real, side: 1 | -1, value: number): number | null {
  if (distribution.kind === 'discrete') return summed(distribution, plain(distribution), x, side);
  const ln = toNumber(distribution.logDensity(x));
  if (Math.exp(ln) >= SMALLEST) return integrated(distribution, x, side, value);
  const inUnits = Math.exp(Math.log(value) - ln);
  const own = tailOverDensity(distribution, x, side > 0 ? 'upper' : 'lower', inUnits);
  return own === null ? null : value * (own / inUnits);
}

/**
 * A tail as a multiple of the density at x, by the same integral or sum in units of that density: the check of a tail that is
 * too small for a double, and of which `guess` is known. Null where it does not settle.
 */
export function tailOverDensity(distribution: Distribution, x: Real, tail: Side, guess: number): number | null {
  const side = tail === 'upper' ? 1 : -1;
  const at = lnMassOrDensity(distribution, distribution.kind === 'discrete' ? floorOf(x) : x);
  const ln = (y: Real): number => toNumber(subtract(lnMassOrDensity(distribution, y), at));
  const own =
    distribution.kind === 'discrete' ? summed(distribution, ln, x, side) : fromPoint(distribution, ln, x, side, guess);
  return own === null || Number.isNaN(own) ? null : own;
}

const lnMassOrDensity = (distribution: Distribution, x: Real): Real =>
  distribution.continuedLogMass?.(x) ?? distribution.logDensity(x);

/** ln f. */
const plain =
  (distribution: Distribution): Ln =>
  (x) =>
    toNumber(lnMassOrDensity(distribution, x));

/** The logarithm of the density or probability, in some unit. */
type Ln = (x: Real) => number;

/** Tails below this are sums of densities that underflow. */
const SMALLEST = 1e-290;

function summed(distribution: Distribution, ln: Ln, x: Real, side: 1 | -1): number {
  const k = floorOf(x);
  const from = side > 0 ? k + 1 : k;
  if (Math.abs(from) > Number.MAX_SAFE_INTEGER) return Number.NaN;
  const count = side > 0 ? distribution.support[1] - from + 1 : from - distribution.support[0] + 1;
  return sumSmooth((j) => Math.exp(ln(twoSum(from, side * j))), count);
}

/** What a panel may contribute and still be called nothing. */
const NOTHING = 1e-13;

/** The logarithm of the density at a distance from some point; logarithms, because in x^{−1.1} at 1e300 the density underflows. */
type LnDensity = (distance: number) => number;

/**
 * ∫ f from x to the end of the support in direction `side`, in two parts where the mode lies between (there may be a corner).
 */
function integrated(distribution: Distribution, x: Real, side: 1 | -1, value: number): number | null {
  const mode = distribution.mode();
  const between = 'at' in mode ? mode.at.filter((m) => side * toNumber(subtract(m, x)) > 0) : [];
  const peak = between.find((m) => m !== distribution.support[side > 0 ? 1 : 0]);
  if (peak === undefined) return fromPoint(distribution, plain(distribution), x, side, value);
  const reach = Math.abs(toNumber(subtract(peak, x)));
  const f = (distance: number): number => distribution.density(add(x, side * distance));
  const decay = value / distribution.density(peak);
  const near =
    decay > 0 && decay < reach / NARROW
      ? towardsNarrowPeak(distribution, peak, -side, reach, value)
      : adaptiveGaussLegendre(f, 0, reach, NOTHING * value, RELATIVE);
  const beyond = fromPoint(distribution, plain(distribution), peak, side, value);
  return near === null || beyond === null ? null : near + beyond;
}

/** A peak so many times narrower than its distance from x is approached by the logarithm of the distance. */
const NARROW = 1000;

/** The log-normal law with σ = 10 has its mode at e^{−100}: in steps that fit x nothing of it would be met. */
function towardsNarrowPeak(
  distribution: Distribution,
  peak: number,
  direction: number,
  reach: number,
  value: number,
): number | null {
  const ln = plain(distribution);
  return inward((distance) => ln(add(peak, direction * distance)), reach, value, 0);
}

/**
 * Near x the panels are of the size value/f(x), the distance in which the tail decays; from there they grow with the
 * logarithm of the distance, so that heavy tails take few of them; a finite end is approached by the logarithm too, for
 * densities that are singular there.
 */
function fromPoint(distribution: Distribution, lnAt: Ln, x: Real, side: 1 | -1, value: number): number | null {
  const ln: LnDensity = (distance) => lnAt(add(x, side * distance));
  const end = distribution.bounds[side > 0 ? 1 : 0];
  const whole = Math.abs(toNumber(subtract(end, x)));
  const density = Math.exp(lnAt(x));
  const decay = density > 0 && density < Number.POSITIVE_INFINITY ? value / density : whole / 4;
  const first = Math.min(decay, whole / 2);
  if (!(first > 0 && first < Number.POSITIVE_INFINITY)) return null;
  const near = adaptiveGaussLegendre((d) => Math.exp(ln(d)), 0, first, NOTHING * value, RELATIVE);
  if (whole === Number.POSITIVE_INFINITY) return near + (outward(ln, first, whole, value) ?? Number.NaN);
  const middle = outward(ln, first, whole / 2, value);
  const toEnd: LnDensity = (rest) => lnAt(add(end, -side * rest));
  const last = inward(toEnd, Math.min(whole / 2, whole - first), value, Math.abs(toNumber(end)) * 1e-30);
  return middle === null || last === null ? null : near + middle + last;
}

const RELATIVE = 1e-11;

/** ∫ f(d) dd from `from` to `to` in u = ln d, until nothing more comes. */
function outward(ln: LnDensity, from: number, to: number, value: number): number | null {
  const g = (u: number): number => Math.exp(ln(Math.exp(u)) + u);
  const end = Math.min(Math.log(to), 709);
  let sum = 0;
  let width = 1;
  for (let u = Math.log(from); u < end; width = Math.min(2 * width, 16)) {
    const next = Math.min(u + width, end);
    const panel = adaptiveGaussLegendre(g, u, next, NOTHING * value, RELATIVE);
    sum += panel;
    u = next;
    if (panel < NOTHING * value) return sum;
  }
  return Number.isFinite(to) ? sum : null;
}

/** ∫ f(d) dd from 0 to `from`, d being the distance from the end, in u = ln d; null where more would come below `least`. */
function inward(ln: LnDensity, from: number, value: number, least: number): number | null {
  if (!(from > 0 && from < Number.POSITIVE_INFINITY)) return null;
  const g = (u: number): number => Math.exp(ln(Math.exp(u)) + u);
  let sum = 0;
  let width = 1;
  for (let u = Math.log(from); ; width = Math.min(2 * width, 16)) {
    const panel = adaptiveGaussLegendre(g, u - width, u, NOTHING * value, RELATIVE);
    sum += panel;
    u -= width;
    if (panel < NOTHING * value) return sum;
    if (u < Math.max(Math.log(least), -700)) return null;
  }
}
