import * as Q from '../exact/rational.ts';
import { middle } from '../numeric/precise/value.ts';
import { bracketedRoot } from './bracketed-root.ts';
import { collectedExactly, derivedExactly, type ExactFlow, inDoubles, presentValueAt } from './exact-flows.ts';
import { refinedRoot } from './refined-root.ts';

/*
 * Every rate at which a series of cash flows has the present value 0.
 *
 * With x = ln(1 + r) the present value of flows c_i at times t_i is f(x) = Σ c_i e^{−t_i x}, a sum of exponentials, for
 * whole periods (IRR) and for dates (XIRR) alike; x runs over all real numbers, that is r over everything above −100 %.
 * Guessing a rate and improving it, as spreadsheets do, finds one root and does not know of the others. Here all are found:
 *
 * - Descartes' rule of signs holds for such sums (Laguerre 1883; Pólya and Szegő, Problems V 77): f has at most as many
 *   roots as its coefficients, ordered by time, change sign, and the parities agree. No change: no root. One: exactly one.
 * - With more changes, between two roots of e^{t₀x} f lies a root of its derivative (Rolle), and that derivative is a
 *   sum with one term fewer. So the roots of the derivative are found first, by the same function; they cut the line into
 *   pieces on which f is monotonic up to a factor, and each piece has one root or none, as the signs at its ends tell.
 *
 * Worked example: −100, 230, −132 changes sign twice. e^{0}f has the derivative −230e^{−x} + 264e^{−2x}, one root at
 * e^x = 264/230; f is positive there and negative far out on both sides: two roots, r = 10 % and r = 20 %.
 *
 * The hard part is a double root (−1, 2.2, −1.21: 10 % twice): f touches 0 at a critical point and rounding decides on
 * which side. With the exact flows the critical point and f there are computed to a hundred digits, and −1, 2.2, −1.21000000000001 has
 * no rate, −1, 2.2, −1.20999999999999 two; without them |f| within rounding of 0 counts as a root. To debug, print the critical points of
 * each level: each must lie between two roots of the level above.
 */

/** An amount and when it flows. */
export interface Flow {
  /** Periods or years from the first flow; not negative. */
  readonly time: number;
  readonly amount: number;
}

/** The present value at x = ln(1 + r), divided by the largest term, so that it neither overflows nor vanishes. */
function scaledValue(flows: readonly Flow[], x: number): number {
  const largest = Math.max(...flows.map(({ time }) => -time * x));
  return flows.reduce((sum, { time, amount }) => sum + amount * Math.exp(-time * x - largest), 0);
}

/** |f| below this share of Σ|terms| is 0 within rounding. */
const rounding = 1e-14;

function signAt(flows: readonly Flow[], x: number): -1 | 0 | 1 {
  const value = scaledValue(flows, x);
  const size = scaledValue(
    flows.map(({ time, amount }) => ({ time, amount: Math.abs(amount) })),
    x,
  );
  return Math.abs(value) <= rounding * size ? 0 : value > 0 ? 1 : -1;
}

const signChanges = (flows: readonly Flow[]): number =>
  flows.filter(({ amount }, k) => k > 0 && Math.sign(amount) !== Math.sign(flows[k - 1]!.amount)).length;

/** The derivative of e^{t₀x} f, without the factor: one term fewer. */
function derived(flows: readonly Flow[]): readonly Flow[] {
  const start = flows[0]!.time;
  return flows.slice(1).map(({ time, amount }) => ({ time, amount: -amount * (time - start) }));
}

/** Flows in order of time, those of one time added up, zeros left out. */
function collected(flows: readonly Flow[]): readonly Flow[] {
  const amounts = new Map<number, number>();
  for (const { time, amount } of flows) amounts.set(time, (amounts.get(time) ?? 0) + amount);
  return [...amounts]
    .map(([time, amount]) => ({ time, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.time - b.time);
}

/** |f| below this share of Σ|terms| is 0 for exact flows: two rates that are nearer than a double can tell are one. */
const touching = 1e-28;
const bits = 400;

/** f as a share of Σ|terms| at the growth of one period, by the exact flows; 0 where it cannot be computed. */
function exactShare(flows: readonly ExactFlow[], growth: Q.Rational): number {
  const absolute = flows.map(({ time, amount }) => ({ time, amount: Q.abs(amount) }));
  const [value, size] = [presentValueAt(flows, growth, bits), presentValueAt(absolute, growth, bits)];
  return value === null || size === null ? 0 : Q.toNumber(Q.divide(middle(value), middle(size)));
}

function exactSign(flows: readonly ExactFlow[], growth: Q.Rational): -1 | 0 | 1 {
  const share = exactShare(flows, growth);
  return Math.abs(share) <= touching ? 0 : share > 0 ? 1 : -1;
}

/** Slopes below this share may be those of a multiple root. */
const flat = 1e-6;

const newton = (flows: readonly ExactFlow[], growth: number): Q.Rational =>
  refinedRoot((g) => (Q.sign(g) > 0 ? presentValueAt(flows, g, bits) : null), growth);

/** A growth that is known as a double, to some 60 digits: where two rates are one, as the rate at which the slope is 0. */
export function refinedGrowth(flows: readonly ExactFlow[], growth: number): Q.Rational {
  const slope = derivedExactly(collectedExactly(flows));
  if (slope.length < 2 || Math.abs(exactShare(slope, Q.fromNumber(growth))) > flat) return newton(flows, growth);
  const critical = refinedGrowth(slope, growth);
  return exactSign(flows, critical) === 0 ? critical : newton(flows, growth);
}

/** The sign at a critical point, which is computed as exactly: a double beside it lies deeper in the valley, or higher on the hill, by its square. */
function criticalSign(flows: readonly ExactFlow[], x: number): -1 | 0 | 1 {
  return exactSign(flows, refinedGrowth(derivedExactly(flows), Math.exp(x)));
}

/** All x with f(x) = 0, ascending; a double root is listed once. `flows` are collected. */
function rootsOf(flows: readonly Flow[], exactly?: readonly ExactFlow[]): readonly number[] {
  const changes = signChanges(flows);
  if (changes === 0) return [];
  const critical = changes === 1 ? [] : rootsOf(derived(flows), exactly && derivedExactly(exactly));
  const roots: number[] = [];
  const cuts = [Number.NEGATIVE_INFINITY, ...critical, Number.POSITIVE_INFINITY];
  for (let k = 1; k < cuts.length; k++) {
    const [from, to] = [cuts[k - 1]!, cuts[k]!];
    const root = rootBetween(flows, from, to, exactly);
    if (root !== undefined && root !== roots.at(-1)) roots.push(root);
  }
  return roots;
}

function rootBetween(
  flows: readonly Flow[],
  from: number,
  to: number,
  exactly: readonly ExactFlow[] | undefined,
): number | undefined {
  const inDoubt = (x: number): boolean => exactly !== undefined && Number.isFinite(x) && signAt(flows, x) === 0;
  const atEnd = (x: number) => (exactly && inDoubt(x) ? criticalSign(exactly, x) : endSign(flows, x));
  const [atFrom, atTo] = [atEnd(from), atEnd(to)];
  if (atTo === 0) return to;
  if (atFrom === 0 || atFrom === atTo) return undefined;
  const bracket = finiteBracket(flows, from, to, atFrom, atTo);
  if (bracket === undefined) return undefined;
  const [a, b] = bracket;
  if (exactly && (inDoubt(a) || inDoubt(b)))
    return halved((x) => signAt(flows, x) || exactSign(exactly, Q.fromNumber(Math.exp(x))), a, b, atTo);
  return a === b ? a : bracketedRoot((x) => scaledValue(flows, x), a, b);
}

/** Where the sign changes to that at b, by halving: signs may be dear, and say no more than where to go. */
function halved(sign: (x: number) => number, a: number, b: number, atB: number): number {
  let [low, high] = [a, b];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (!(low < middle && middle < high)) return middle;
    const here = sign(middle);
    if (here === 0) return middle;
    if (here === atB) high = middle;
    else low = middle;
  }
}

/** Far out to the left the last flow decides the sign, to the right the first. */
function endSign(flows: readonly Flow[], x: number): number {
  if (x === Number.NEGATIVE_INFINITY) return Math.sign(flows.at(-1)!.amount);
  if (x === Number.POSITIVE_INFINITY) return Math.sign(flows[0]!.amount);
  return signAt(flows, x);
}

/** A bracket with finite ends that keeps the signs: infinite ends come in by doubled steps from the other one. */
function finiteBracket(flows: readonly Flow[], from: number, to: number, atFrom: number, atTo: number) {
  const reach = (start: number, way: 1 | -1, wanted: number): number | undefined => {
    for (let step = 0.125; step < furthest; step *= 2) {
      const x = start + way * step;
      if (Math.sign(scaledValue(flows, x)) === wanted) return x;
    }
    return undefined;
  };
  const a = Number.isFinite(from) ? from : reach(Number.isFinite(to) ? to : 0, -1, atFrom);
  const b = Number.isFinite(to) ? to : reach(Number.isFinite(from) ? from : 0, 1, atTo);
  return a === undefined || b === undefined ? undefined : ([a, b] as const);
}

/** Flows a day apart decide the sign long before this; a rate out there would be beyond all numbers. */
const furthest = 1e8;

/**
 * Every rate r > −1 with present value 0, ascending. At most as many as the flows change sign; none where all flows have
 * one sign, and sometimes none where they do not (100, −150, 100).
 */
export const ratesOfReturn = (flows: readonly Flow[]): readonly number[] => rootsOf(collected(flows)).map(Math.expm1);

/** The growths 1 + r of the rates of exact flows, as doubles: near −100 % they keep the digits that the rates lose. */
export function growthsOfReturn(flows: readonly ExactFlow[]): readonly number[] {
  const exactly = collectedExactly(flows);
  return rootsOf(inDoubles(exactly), exactly).map(Math.exp);
}

/** The present value of the flows at rate r > −1. */
export const presentValue = (flows: readonly Flow[], r: number): number =>
  flows.reduce((sum, { time, amount }) => sum + amount * Math.exp(-time * Math.log1p(r)), 0);
