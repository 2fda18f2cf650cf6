import { fromDecimal } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { equal, number, product, reciprocal, subtract, sum, zero } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains } from '../../expression/walk.ts';
import { upper } from '../../numeric/precise/ball.ts';
import { budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { isNothing } from '../../trigonometry/vanishing.ts';
import { multipliedOut } from '../expand.ts';
import { factor } from '../factor.ts';
import { sameValue } from '../same-value.ts';
import { copiesOf, principal } from '../trigonometric/joined-families.ts';
import { solveTrigonometric, type TrigonometricSolution } from '../trigonometric/solve.ts';
import { carriedBack, criticalPoints } from './critical-points.ts';
import { vanishingParts } from './domain-points.ts';
import type { CriticalPoint } from './point-order.ts';
import { rationalBetween } from './rational-between.ts';
import { signOf } from './signs.ts';
import type { Comparison, InequalitySolution, Interval } from './solution.ts';
import { chainHolds, type SignAt } from './value-at.ts';

/*
 * Inequalities in the circular functions of one angle: sin(2x) < cos(x), tan(x)² ≥ 3, sqrt(sin(x)) > 1/2.
 *
 * Both sides have a common period T. Where they exist they are continuous, so that the truth of the comparison changes at most
 * where left − right vanishes, or where a side begins or ceases to have a value: at the zeros of what stands below a fraction
 * line, under a root, or below a tangent. All of these are solutions of trigonometric equations, which
 * `algebra/trigonometric/solve.ts` finds completely. They are brought into one period; a sample tells the truth between two of
 * them, across the end of the period as well; at a point itself a difference is 0 where the point is among its zeros, and has
 * else a certain sign. The runs of truth around the circle are the intervals, and what repeats earlier than T is said so.
 *
 * A function of a wave, e^sin(x) − 2, vanishes where the wave has one of finitely many values, ln 2, and is asked as the wave
 * is; a factor that is real and of one sign everywhere, e^(−x) in e^(−x)·sin(x), decides nothing, so that the signs have a
 * period although the sides have none.
 *
 * Example: sin(x)² < 1/2 has the zeros ±π/4, ±3π/4 in (−π, π]. It holds between −π/4 and π/4 and from 3π/4 to 5π/4: the second
 * interval is the first, moved by π, so the answer is (−π/4 + kπ, π/4 + kπ).
 *
 * Hard is what lies close together: two points that are not proved to be the same (to 48 digits), and nearly are, leave the
 * question undecided. To debug: print `marks` with their values, then `cells`.
 */

/** Where a comparison is asked for its truth. */
interface Place {
  readonly exact: Expression;
  /** It is known by its digits. */
  readonly rounded: boolean;
  /** The differences that vanish there, by their places in the chain. */
  readonly zeroOf: ReadonlySet<number>;
  /** What decides on a value of a side and vanishes there. */
  readonly edges: readonly Expression[];
}

/** A point of one period that matters. */
interface Mark extends Place {
  readonly value: number;
}

const undecided = no(
  'no-answer',
  'No answer: at one of the points that decide, the sign could not be told with certainty.',
);

/** The real x for which the chain holds, as intervals of one period; null where the sides are not functions of circular functions of one angle. */
export function solvePeriodic(
  sides: readonly Expression[],
  typed: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
): Result<InequalitySolution> | null {
  const differences = typed.map((one) => changing(multipliedOut(one), x));
  const edges = sides.map((side) => vanishingParts(side, x));
  const parts = edges.flatMap((found) => found?.filter((part) => !hasOneSign(part, x)) ?? []);
  if (edges.includes(null)) return null;
  const zeros = differences.map((one) => equationOf(one, x));
  const breaks = parts.map((part) => equationOf(part, x));
  const all = [...zeros, ...breaks];
  if (all.some((one) => one === null)) return null;
  const solved = all.map((one) => one!);
  const chain = { sides, differences, comparisons, x, equations: solved.slice(0, differences.length) };
  const waves = solved.filter((_, k) => contains(differences[k] ?? parts[k - differences.length]!, x));
  if (waves.length === 0) return withoutMarks(chain);
  const period = commonPeriod(waves);
  if (period === null) return null;
  const found = marksOf(solved, period, (k) =>
    k < differences.length ? { difference: k } : { edge: parts[k - differences.length]! },
  );
  if (found === null) return null;
  const marks = merged(found, period);
  if (marks === null) return undecided;
  return assemble(marks, period, chain);
}

/** Where f vanishes, also as a function of a wave, e^sin(x) − 1: then the wave is asked. */
function equationOf(f: Expression, x: string): TrigonometricSolution | null {
  const found = solveTrigonometric(f, zero, x);
  if (found.ok) return found.value;
  const carried = carriedBack(f, x, budget(usualWork));
  return carried && equationOf(carried, x);
}

/** What decides on the sign of f: its factors but for those that are real and of one sign for every x, as e^(−x) and x² + 1. */
function changing(f: Expression, x: string): Expression {
  if (equal(f, zero)) return f;
  const factors = irreducibleFactors(f);
  const kept = factors.filter((one) => !hasOneSign(one, x));
  return kept.length === factors.length ? f : product(kept);
}

function irreducibleFactors(f: Expression): readonly Expression[] {
  if (f.kind === 'product') return f.factors;
  const found = f.kind === 'sum' ? factor(f) : null;
  return found?.ok && sameValue(found.value.expression, f).same ? found.value.factors.map((one) => one.factor) : [f];
}

/** Without any point at which the sign could change, or the value end; a power of a positive number has none. */
function hasOneSign(f: Expression, x: string): boolean {
  if (f.kind === 'power' && !contains(f.base, x) && evaluate(f.base) > 0)
    return contains(f.exponent, x) && vanishingParts(f.exponent, x)?.length === 0;
  return criticalPoints(f, x, { work: budget(usualWork) })?.length === 0 && Number.isFinite(evaluate(f, { [x]: 0 }));
}

const usualWork = 1_000_000;

/** The least length that all periods divide; null where their ratios are not rational, or nothing is periodic. */
function commonPeriod(equations: readonly TrigonometricSolution[]): Expression | null {
  const [first] = equations;
  if (first === undefined) return null;
  let times: Rational = Q.one;
  for (const { period } of equations) {
    const ratio = product([period, reciprocal(first.period)]);
    if (ratio.kind !== 'number') return null;
    times = leastCommon(times, ratio.value);
  }
  return product([number(times), first.period]);
}

const leastCommon = (a: Rational, b: Rational): Rational =>
  Q.rational(Z.lcm(a.numerator, b.numerator), Z.gcd(a.denominator, b.denominator));

/** The families of all equations, one member of each in (−T/2, T/2]; null where a period does not divide T, or they are too many. */
function marksOf(
  solved: readonly TrigonometricSolution[],
  period: Expression,
  roleOf: (k: number) => { readonly difference?: number; readonly edge?: Expression },
): Mark[] | null {
  const found: Mark[] = [];
  for (const [k, { solutions }] of solved.entries()) {
    // What vanishes everywhere is not known to where its exceptions lie.
    const { difference, edge } = solutions.kind === 'all' ? {} : roleOf(k);
    for (const family of familiesOf(solutions)) {
      const copies = inPeriod(family, period);
      if (copies === null || found.length + copies.length > maxMarks) return null;
      for (const { base, rounded = false } of copies)
        found.push({
          value: evaluate(base),
          exact: multipliedOut(base),
          rounded,
          zeroOf: new Set(difference === undefined ? [] : [difference]),
          edges: edge === undefined ? [] : [edge],
        });
    }
  }
  return found;
}

const maxMarks = 400;

const familiesOf = (solutions: TrigonometricSolution['solutions']): readonly Family[] =>
  solutions.kind === 'families' ? solutions.families : solutions.kind === 'all' ? solutions.except : [];

function inPeriod(family: Family, period: Expression): Family[] | null {
  const count = product([period, reciprocal(family.period)]);
  if (count.kind !== 'number' || !Q.isInteger(count.value) || Q.toNumber(count.value) > maxMarks) return null;
  return copiesOf(family, Q.toNumber(count.value)).map(principal);
}

const BITS = 400;
const DIGITS = 80;
const nearly = 1e-9;

/** Ascending, each point once; null where two that nearly are the same are not proved to be. */
function merged(marks: readonly Mark[], period: Expression): Mark[] | null {
  const length = evaluate(period);
  const sorted = [...marks].sort((a, b) => a.value - b.value);
  const found: Mark[] = [];
  for (const mark of sorted) {
    const last = found.at(-1);
    if (last === undefined || mark.value - last.value > nearly * length) found.push(mark);
    else if (isNothing(subtract(mark.exact, last.exact))) found[found.length - 1] = together(last, mark);
    else return null;
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === first || first.value + length - last!.value > nearly * length) return found;
  if (!isNothing(subtract(sum([first.exact, period]), last!.exact))) return null;
  return [...found.slice(1, -1), together(last!, first)];
}

const together = (a: Mark, b: Mark): Mark => ({
  ...(a.rounded ? { ...b } : { ...a }),
  zeroOf: new Set([...a.zeroOf, ...b.zeroOf]),
  edges: [...a.edges, ...b.edges],
});

interface Chain {
  readonly sides: readonly Expression[];
  readonly differences: readonly Expression[];
  readonly comparisons: readonly Comparison[];
  readonly x: string;
  /** Where each difference vanishes. */
  readonly equations: readonly TrigonometricSolution[];
}

function assemble(marks: readonly Mark[], period: Expression, chain: Chain): Result<InequalitySolution> {
  const length = evaluate(period);
  const gaps: { at: number; holds: boolean }[] = [];
  for (const [k, { value }] of marks.entries()) {
    const at = rationalBetween(value, marks[k + 1]?.value ?? marks[0]!.value + length);
    const holds = truthAt(between(at), chain);
    if (holds === null) return undecided;
    gaps.push({ at: Q.toNumber(at), holds });
  }
  const atMarks: boolean[] = [];
  for (const mark of marks) {
    const holds = truthAt(mark, chain);
    if (holds === null) return undecided;
    atMarks.push(holds);
  }
  if (marks.length === 0) return withoutMarks(chain);
  const ends = marks.map((mark) => pointOf(mark));
  // A cell for each point and each gap behind it, around the circle.
  const cells = marks.flatMap((_, k) => [atMarks[k]!, gaps[k]!.holds]);
  const last = gaps.at(-1)!;
  const whole = {
    points: ends,
    samples: [{ at: last.at - length, holds: last.holds }, ...gaps],
  };
  if (cells.every((one) => one)) return ok({ ...whole, intervals: [{ fromClosed: false, toClosed: false }] });
  const intervals = runsOf(cells, (k) => moved(ends[k % ends.length]!, period, Math.floor(k / ends.length)));
  const { shortest, repeats } = shortestPeriod(intervals, period);
  const shown = shortest.map((one) => centred(one, repeats)).sort((a, b) => a.from!.value - b.from!.value);
  return ok({ ...whole, intervals: shown, period: repeats, window: period, equations: chain.equations });
}

function withoutMarks(chain: Chain): Result<InequalitySolution> {
  const holds = truthAt(between(Q.zero), chain);
  if (holds === null) return undecided;
  const intervals: Interval[] = holds ? [{ fromClosed: false, toClosed: false }] : [];
  return ok({ intervals, points: [], samples: [{ at: 0, holds }] });
}

/** A place at which nothing vanishes. */
const between = (at: Rational): Place => ({ exact: number(at), rounded: false, zeroOf: new Set(), edges: [] });

/** Whether every comparison holds at a place; null where a sign is not certain. */
function truthAt(place: Place, chain: Chain): boolean | null {
  const vanishes = (k: number) => chain.equations[k]!.solutions.kind === 'all' || place.zeroOf.has(k);
  return chainHolds(chain.sides, chain.comparisons, signsAt(place, chain), vanishes);
}

/** The signs of parts at a place: 0 is what its equation has there; of a rounded place what is all but 0 beside that is not told. */
const signsAt =
  ({ exact, rounded, edges }: Place, { x }: Chain): SignAt =>
  (a) => {
    if (edges.some((edge) => equal(edge, a))) return 0;
    const value = multipliedOut(substitute(a, { [x]: exact }));
    return rounded && isTiny(value) ? null : signOf(value, 0);
  };

/** Roots of what is known to 80 digits have 40 of them, fourth roots 20. */
const isTiny = (a: Expression): boolean => {
  const ball = evaluateBall(a, BITS, {});
  return ball === null || upper(ball) < TINY;
};
const TINY = -60;

const pointOf = ({ value, exact, rounded }: Mark): CriticalPoint =>
  rounded ? { value, near: nearestOf(exact) } : { value, exact };

/** What is known by digits only is a number, or a rational part of π beside one. */
function nearestOf(a: Expression): Rational {
  if (a.kind === 'number') return a.value;
  const digits = evaluatePrecise(a, DIGITS);
  return (digits.ok && fromDecimal(digits.value.re)) || Q.fromNumber(evaluate(a));
}

/** The maximal runs of true cells around the circle: an even cell is a point, an odd one the gap behind it. */
function runsOf(cells: readonly boolean[], endAt: (k: number) => CriticalPoint): Interval[] {
  const found: Interval[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    const before = cells[(start + cells.length - 1) % cells.length]!;
    if (!cells[start] || before) continue;
    let end = start;
    while (cells[(end + 1) % cells.length]) end += 1;
    const from = endAt(Math.floor(start / 2));
    found.push({
      from,
      fromClosed: start % 2 === 0,
      to: end === start && start % 2 === 0 ? from : endAt(Math.floor((end + 1) / 2)),
      toClosed: end % 2 === 0,
    });
  }
  return found;
}

function moved(point: CriticalPoint, period: Expression, times: number): CriticalPoint {
  if (times === 0) return point;
  const by = product([number(times), period]);
  const value = point.value + evaluate(by);
  if (point.exact !== undefined) return { value, exact: sum([point.exact, by]) };
  return { value, near: nearestOf(sum([number(point.near!), by])) };
}

/**
 * What repeats after a part of the period is kept once: intervals in their order around the circle are those of a shorter period
 * where every one is another, moved by it.
 */
function shortestPeriod(
  intervals: readonly Interval[],
  period: Expression,
): { readonly shortest: readonly Interval[]; readonly repeats: Expression } {
  const count = intervals.length;
  for (let turns = count; turns > 1; turns -= 1) {
    if (count % turns !== 0) continue;
    const part = product([number(Q.rational(1, turns)), period]);
    const kept = count / turns;
    const repeats = intervals.every((one, k) => isMoved(one, intervals[(k + kept) % count]!, part, period));
    if (repeats) return { shortest: intervals.slice(0, kept), repeats: part };
  }
  return { shortest: intervals, repeats: period };
}

const isMoved = (one: Interval, other: Interval, by: Expression, period: Expression): boolean =>
  one.fromClosed === other.fromClosed &&
  one.toClosed === other.toClosed &&
  (one.from === one.to) === (other.from === other.to) &&
  liesBehind(one.from!, other.from!, by, period) &&
  liesBehind(one.to!, other.to!, by, period);

/** Whether the other point is the first, moved, but for whole periods. */
function liesBehind(one: CriticalPoint, other: CriticalPoint, by: Expression, period: Expression): boolean {
  const apart = subtract(subtract(exactOf(other), exactOf(one)), by);
  const turns = Math.round(evaluate(apart) / evaluate(period));
  return isNothing(subtract(apart, product([number(turns), period]))) === true;
}

const exactOf = ({ exact, near }: CriticalPoint): Expression => exact ?? number(near!);

/** The interval of its family whose middle lies in (−T/2, T/2]. */
function centred(one: Interval, period: Expression): Interval {
  const middle = (one.from!.value + one.to!.value) / 2 / evaluate(period);
  const times = Math.floor(0.5 - middle + nearly);
  const from = moved(one.from!, period, times);
  return { ...one, from, to: one.from === one.to ? from : moved(one.to!, period, times) };
}
