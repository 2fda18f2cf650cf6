import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { refinedRoot } from '@nomogram/math/finance/refined-root.ts';
import { rootsOnGrid } from '@nomogram/math/finance/roots-on-grid.ts';
import { type Maybe, signOf, toNumber } from '@nomogram/math/numeric/precise/value.ts';
import { type AmountField, withinAmountLimits } from '../../kit/fields/amount.ts';

/** By how much a formula misses the wanted result at one value of the unknown, as formulas take it. */
export interface Residual {
  /** The result that is wanted. */
  readonly wanted: number;
  /** In double precision; NaN where there is no value. */
  readonly approximate: (x: number) => number;
  /** With so many bits of working precision. */
  readonly certain: (x: Rational, bits: number) => Maybe;
}

/** Sizes at which a sign change is looked for, in both directions from 0. */
const sizes = Array.from({ length: 121 }, (_, k) => 10 ** (-12 + k / 4.5));

/** Every value of the field that a search over its whole range shows to miss nothing, refined in certain arithmetic. */
export function rootsIn({ limits, scale }: AmountField, residual: Residual): readonly Rational[] {
  const factor = Q.toNumber(scale);
  const hasValue = (x: number) => withinAmountLimits(x / factor, limits) && Number.isFinite(residual.approximate(x));
  const miss = missBeyondRounding(residual);
  const points = upToEnds(grid(limits.above ?? limits.atLeast, factor), hasValue, (x) => miss(x) === 0);
  const exactly = (x: Rational) => signed(residual, x);
  return rootsOnGrid(miss, points)
    .filter((root) => miss(root) !== 0 || isCrossed(residual, root))
    .map((root) => refinedRoot(exactly, root));
}

const workingBits = 400;

/** The miss with as many bits as tell its sign; null where there is no value, or no number of them does. */
function signed({ certain }: Residual, x: Rational): Maybe {
  for (const bits of [workingBits, 4 * workingBits]) {
    const value = certain(x, bits);
    if (value !== null && signOf(value) !== undefined) return value;
  }
  return null;
}

/** Below this share of the wanted result a miss in doubles may be their rounding, whatever its sign. */
const rounding = 1e-9;

/**
 * The miss in doubles where they tell its sign, and that of certain arithmetic where they may not: an option that is all but sure to be exercised
 * costs the same in doubles at every time, and the duration of a bond of many coupons hardly depends on them. 0 where neither tells.
 */
function missBeyondRounding(residual: Residual): (x: number) => number {
  const { wanted, approximate } = residual;
  const doubtful = rounding * Math.abs(wanted);
  return (x) => {
    const miss = approximate(x);
    if (!(Math.abs(miss) <= doubtful)) return miss;
    const value = signed(residual, Q.fromNumber(x));
    const sign = value && signOf(value);
    return value && sign ? toNumber(value) || sign * Number.MIN_VALUE : 0;
  };
}

/** How far beside a root that doubles hit the sign is looked at: as far as a root may lie from where doubles find it. */
const beside = (root: number): number => Math.max(1e-6 * Math.abs(root), 1e-10);

/**
 * Whether what is taken for nothing is nothing, or changes its sign there: the price of an option that is never exercised is less than any
 * double, at every rate far below 0, and never 0. A value beside that is none, or whose sign is not known, says nothing.
 */
function isCrossed(residual: Residual, root: number): boolean {
  const [here, ...around] = [root, root - beside(root), root + beside(root)].map((x) => {
    const value = signed(residual, Q.fromNumber(x));
    return value && signOf(value);
  });
  const signs = [here, ...around];
  return here === 0 || (signs.includes(1) && signs.includes(-1));
}

/** Whether nothing is missed at several values of the field, so that the unknown does not matter. */
export function missesNowhere({ limits, scale }: AmountField, { certain }: Residual): boolean {
  const typed = [1, 2, 3, 5].filter((value) => withinAmountLimits(value, limits));
  const misses = typed.map((value) => certain(Q.multiply(Q.integerRational(value), scale), workingBits));
  return misses.length > 1 && misses.every((miss) => miss !== null && Math.abs(toNumber(miss)) < 1e-100);
}

/** Points on both sides of 0, and closer and closer to a lower limit such as −100 %. */
function grid(least: number | undefined, factor: number): readonly number[] {
  const around = [...sizes.map((x) => -x), 0, ...sizes];
  if (least === undefined || least === 0) return around.sort((a, b) => a - b);
  return [...around, ...sizes.map((x) => least * factor + x)].sort((a, b) => a - b);
}

/** So many times the distance to an end is halved: to the next double of any size. */
const halvings = 52;

/**
 * The points at which there is a value, and between one of these and one without closer and closer to the end between them: a rate at which an
 * investment is hardly ever paid back lies beyond the last point of the grid that pays it back at all. Where nothing is missed beside an end the
 * doubles have lost the result, as a payment at next to −100 %; a root that such a point is by chance stands between its neighbours.
 */
function upToEnds(
  points: readonly number[],
  hasValue: (x: number) => boolean,
  isHit: (x: number) => boolean,
): readonly number[] {
  const has = points.map(hasValue);
  const all = points.flatMap((x, k) => {
    const own = has[k] ? [x] : [];
    if (k === 0 || has[k] === has[k - 1]) return own;
    const [inside, outside] = has[k] ? [x, points[k - 1]!] : [points[k - 1]!, x];
    return [...towardsEnd(inside, outside, hasValue).filter((x) => !isHit(x)), ...own];
  });
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Points from one with a value to the end before one without, at halves of the distance that is left. */
function towardsEnd(inside: number, outside: number, hasValue: (x: number) => boolean): readonly number[] {
  let [end, beyond] = [inside, outside];
  for (let k = 0; k < halvings; k++) {
    const middle = (end + beyond) / 2;
    if (hasValue(middle)) end = middle;
    else beyond = middle;
  }
  const approaching = Array.from({ length: halvings }, (_, k) => end + (inside - end) * 2 ** -(k + 1));
  return [...approaching, end].filter(hasValue);
}
