import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { whyNoValue } from '../../expression/why-no-value.ts';
import { budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { triple } from '../../result/tuple.ts';
import { endedBy } from '../../result/unfinished.ts';
import { multipliedOut } from '../expand.ts';
import { simplest } from '../simplify/simplify.ts';
import { criticalPoints, type PointsFinder, type Search } from './critical-points.ts';
import { domainPoints } from './domain-points.ts';
import { solvePeriodic } from './periodic.ts';
import { type CriticalPoint, inOrder } from './point-order.ts';
import { areApart, rationalBetween } from './rational-between.ts';
import { signOf } from './signs.ts';
import { sizeOfTerms } from './size-of-terms.ts';
import type { Comparison, InequalitySolution, Interval } from './solution.ts';
import { chainHolds } from './value-at.ts';

const usualWork = 4_000_000;

/**
 * The real solutions of a chain of comparisons, e.g. sides[0] < sides[1] <= sides[2]: between neighbouring critical points of
 * the differences each of them has one sign, which a sample tells; the critical points themselves are decided one by one.
 */
export function solveInequality(
  typed: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  beyond?: PointsFinder,
): Result<InequalitySolution> {
  const why = typed.map(whyNoValue).find((one) => one !== undefined);
  if (why !== undefined) return no('no-answer', why);
  const sides = typed.map(withoutExtremes);
  if (sides.some((side) => freeSymbols(side).some((name) => name !== x)))
    return no('out-of-range', `Only one variable is expected in an inequality, here ${x}.`);
  const differences = comparisons.map((_, k) => E.subtract(sides[k]!, sides[k + 1]!));
  let all: readonly CriticalPoint[] | null;
  try {
    const work = budget(usualWork);
    all = pointsOf(sides, differences, x, { work });
    if (all === null) {
      const periodic = solvePeriodic(sides, differences, comparisons, x);
      if (periodic !== null) return periodic;
      all = beyond === undefined ? null : pointsOf(sides, differences, x, { work, beyond });
    }
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree'))
      return no('work-limit', 'This inequality takes more work than one request may.');
    throw error;
  }
  if (all === null) return notSolved;
  if (all.some(({ value }) => Number.isNaN(value)))
    return no('no-answer', 'No answer: an inequality compares real numbers, and a side of this one is not real.');
  if (all.some(({ value }) => !Number.isFinite(value)) || sides.some(isBeyondDoubles)) return beyondDoubles;
  return assemble(inOrder(all), sides, differences, comparisons, x);
}

/** Where a comparison may change its truth; null where these points are not all known. */
function pointsOf(
  sides: readonly Expression[],
  differences: readonly Expression[],
  x: string,
  search: Search,
): readonly CriticalPoint[] | null {
  const all: CriticalPoint[] = [];
  for (const difference of differences) {
    const found = criticalPoints(difference, x, search) ?? criticalPoints(simplest(difference), x, search);
    if (found === null) return null;
    all.push(...found);
  }
  // The sides themselves may have no value where their difference has one, as 1/x and 1/x + 1.
  for (const side of sides) {
    const found = domainPoints(side, x, search);
    if (found === null) return null;
    all.push(...found);
  }
  return all;
}

/** Whether it contains a number that no double holds, so that its values could not be compared. */
const isBeyondDoubles = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'number' && !Number.isFinite(Q.toNumber(node.value)));

const beyondDoubles = no('too-large', 'No answer: the numbers of an inequality must be less than 10^308.');

/** max(a, b) as (a + b + |a − b|)/2, min(a, b) as (a + b − |a − b|)/2. */
function withoutExtremes(a: Expression): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'apply' || (node.name !== 'max' && node.name !== 'min')) return node;
    const sign = E.number(node.name === 'max' ? 1 : -1);
    return node.args.reduce((p, q) =>
      E.product([E.number(Q.half), E.sum([p, q, E.product([sign, absolute(E.subtract(p, q))])])]),
    );
  });
}

/** |c·u| as |c|·|u|. */
const absolute = (a: Expression): Expression =>
  E.product([E.number(Q.abs(E.coefficient(a))), E.apply('abs', [E.withoutCoefficient(a)])]);

const notSolved = no(
  'no-answer',
  'No answer: inequalities are solved where the points at which a sign can change are all known: of polynomials, fractions, roots, absolute values, minima and maxima, a step such as floor(x), of functions such as e^x, ln(x) or atan(x) of the variable, of sums and products of these that rise and fall finitely often, and of circular functions of angles such as x, 2x + pi/3 and x/2. Of this one they were not found.',
);

function assemble(
  points: readonly CriticalPoint[],
  sides: readonly Expression[],
  differences: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
): Result<InequalitySolution> {
  if (points.some(({ value }, k) => k > 0 && !areApart(points[k - 1]!.value, value))) return tooClose;
  const samples: { at: number; holds: boolean }[] = [];
  for (let k = 0; k <= points.length; k++) {
    const at = rationalBetween(points[k - 1]?.value, points[k]?.value);
    const truth = holdsAt(E.number(at), sides, comparisons, x, 0);
    if (truth === null) return undecided;
    samples.push({ at: Q.toNumber(at), holds: truth });
  }
  const atPoints: boolean[] = [];
  for (const point of points) {
    const at = point.exact ?? E.number(point.near ?? Q.fromNumber(point.value));
    const rounding = point.exact ? 0 : point.near ? tinyAtManyDigits : tinyAtFewDigits;
    const truth = holdsAt(at, sides, comparisons, x, rounding);
    if (truth === null) return undecided;
    atPoints.push(truth);
  }
  const isSpecial = points.map((_, k) => matters(k, points, samples, atPoints, sides, differences, x));
  return ok({
    intervals: intervalsOf(points, samples, atPoints),
    points: points.filter((__, k) => isSpecial[k]),
    samples: samples.filter((__, k) => k === 0 || isSpecial[k - 1]),
  });
}

/** Whether the truth, the sign of a difference, or having a value changes at the point or is different there. */
function matters(
  k: number,
  points: readonly CriticalPoint[],
  samples: readonly { at: number; holds: boolean }[],
  atPoints: readonly boolean[],
  sides: readonly Expression[],
  differences: readonly Expression[],
  x: string,
): boolean {
  const around = [samples[k]!.at, points[k]!.value, samples[k + 1]!.at].map((at) => ({ [x]: at }));
  if (samples[k]!.holds !== samples[k + 1]!.holds || atPoints[k] !== samples[k]!.holds) return true;
  if (around.some((at) => sides.some((side) => !Number.isFinite(evaluate(side, at))))) return true;
  return differences.some((one) => {
    const [before, here, after] = triple(around.map((at) => evaluate(one, at)));
    const isZero = Math.abs(here) <= 1e-9 * Math.max(Math.abs(before), Math.abs(after), sizeOfTerms(one, around[1]!));
    return isZero || Math.sign(before) !== Math.sign(after);
  });
}

const tooClose = no(
  'no-answer',
  'No answer: two of the points at which a sign can change lie so close together that their first 14 digits are the same.',
);

const undecided = no(
  'no-answer',
  'No answer: at one of the points that decide, the sign could not be told with certainty.',
);

/** Whether all comparisons hold; null when it cannot be told. At critical points that are known by digits only, a tiny value is 0. */
function holdsAt(
  at: Expression,
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  tiny: number,
): boolean | null {
  const signAt = (a: Expression): -1 | 0 | 1 | null =>
    signOf(multipliedOut(substitute(a, { [x]: at })), tiny > 0 ? tiny * sizeOfTerms(a, { [x]: evaluate(at) }) : 0);
  return chainHolds(sides, comparisons, signAt);
}

/** What counts as 0 beside the terms that are added up, at a point known to 50 digits and at one known to 14. */
const tinyAtManyDigits = 1e-30;
const tinyAtFewDigits = 1e-9;

function intervalsOf(
  points: readonly CriticalPoint[],
  samples: readonly { holds: boolean }[],
  atPoints: readonly boolean[],
): Interval[] {
  const found: Interval[] = [];
  let open: { from?: CriticalPoint; fromClosed: boolean } | null = samples[0]!.holds ? { fromClosed: false } : null;
  for (const [k, point] of points.entries()) {
    const [here, after] = [atPoints[k]!, samples[k + 1]!.holds];
    if (open !== null && !(here && after)) {
      found.push({ ...open, to: point, toClosed: here });
      open = null;
    } else if (open === null && here && !after)
      found.push({ from: point, fromClosed: true, to: point, toClosed: true });
    if (open === null && after) open = { from: point, fromClosed: here };
  }
  if (open !== null) found.push({ ...open, to: undefined, toClosed: false });
  return found;
}
