import * as E from '../../expression/build.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { isPossible } from './feasible.ts';
import type { IsolatedCase } from './isolated-case.ts';
import { isEverything, type Range, rangesWritten, sameRanges, standing } from './range.ts';

/*
 * Two sets of solutions put together, each by its own cases: of |x² − a| = b, b > 0, those of x² = a − b and those of x² = a + b. In which
 * order their ends lie is seen at numbers put in for the letters: where the conditions hold no two ends meet, so that it is the same for all.
 * It is looked at in several places; where these do not agree, nothing is told.
 */

/** Whether one of them must hold, or both. */
export type Joint = 'or' | 'and';

/** The solutions of one or of both, for every pair of cases that does not contradict itself. */
export function combined(
  some: readonly IsolatedCase[],
  others: readonly IsolatedCase[],
  joint: Joint,
  x: string,
): readonly IsolatedCase[] {
  return some.flatMap((one) =>
    others.flatMap((other): readonly IsolatedCase[] => {
      const when = [...one.when, ...other.when];
      if (!isPossible(when)) return [];
      const ranges =
        one.ranges === 'unknown' || other.ranges === 'unknown' ? null : merged(one.ranges, other.ranges, joint, when);
      if (ranges === null) return [{ when, ranges: 'unknown', steps: [] }];
      const steps = [...one.steps, ...other.steps];
      if (ranges.length === 0 || isEverything(ranges)) return [{ when, ranges, steps }];
      const says = joint === 'or' ? 'The solutions of the parts together.' : 'What solves both.';
      const last = { rule: 'solution set', says, written: rangesWritten(E.symbol(x), ranges), steps: [] };
      return [{ when, ranges, steps: [...steps, last] }];
    }),
  );
}

const placesTried = 4;

/** Null where the order of the ends is not known. */
function merged(
  some: readonly Range[],
  others: readonly Range[],
  joint: Joint,
  when: readonly Condition[],
): readonly Range[] | null {
  const ends = distinct([...some, ...others].flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)));
  const letters = [...new Set([...ends, ...when.flatMap(({ left, right }) => [left, right])].flatMap(freeSymbols))];
  let found: readonly Range[] | null = null;
  let count = 0;
  for (const at of places(letters, when)) {
    const values = ends.map((end) => evaluate(end, at));
    if (!values.every(Number.isFinite) || new Set(values).size < values.length) continue;
    const here = mergedAt(some, others, joint, ends, at);
    if (found !== null && !sameRanges(found, here)) return null;
    found = here;
    if (++count === placesTried) break;
  }
  return found;
}

const distinct = (all: readonly Expression[]): readonly Expression[] =>
  all.filter((one, k) => all.findIndex((other) => E.equal(one, other)) === k);

type Values = Readonly<Record<string, number>>;
const tried = [1, 2, 0.5, 3, -1, -2, -0.5, -3, 0, 0.25, 5];
const maxLetters = 3;

/** Numbers for the letters with which the conditions hold. */
function* places(letters: readonly string[], when: readonly Condition[]): Generator<Values> {
  if (letters.length > maxLetters) return;
  const count = tried.length ** letters.length;
  for (let k = 0; k < count; k++) {
    const at = Object.fromEntries(
      letters.map((name, place) => [name, tried[Math.floor(k / tried.length ** place) % tried.length]!]),
    );
    if (when.every((one) => holds(one, at))) yield at;
  }
}

function holds({ left, relation, right }: Condition, at: Values): boolean {
  const apart = evaluate(left, at) - evaluate(right, at);
  const sign = Math.abs(apart) <= rounding ? 0 : Math.sign(apart);
  if (relation === '=') return sign === 0;
  if (relation === '!=') return sign !== 0 && !Number.isNaN(sign);
  const isWithin = relation.startsWith('<') ? sign < 0 : sign > 0;
  return isWithin || (relation.endsWith('=') && sign === 0);
}

const rounding = 1e-12;

/** What of the points and the intervals between them belongs to one or to both. */
function mergedAt(
  some: readonly Range[],
  others: readonly Range[],
  joint: Joint,
  ends: readonly Expression[],
  at: Values,
): readonly Range[] {
  const inOrder = ends.map((end) => ({ end, value: evaluate(end, at) })).sort((a, b) => a.value - b.value);
  const belongs = (value: number): boolean => {
    const [one, other] = [some, others].map((ranges) => ranges.some((range) => isWithin(range, value, at)));
    return joint === 'or' ? one! || other! : one! && other!;
  };
  const found: Range[] = [];
  let open: Pick<Range, 'from' | 'fromClosed'> | null = belongs((inOrder[0]?.value ?? 0) - 1)
    ? { fromClosed: false }
    : null;
  for (const [k, { end, value }] of inOrder.entries()) {
    const [isPoint, isBehind] = [belongs(value), belongs((value + (inOrder[k + 1]?.value ?? value + 2)) / 2)];
    if (open !== null && !(isPoint && isBehind)) {
      found.push({ ...open, to: end, toClosed: isPoint });
      open = null;
    } else if (open === null && isPoint && !isBehind) found.push(standing('=', end));
    if (open === null && isBehind) open = { from: end, fromClosed: isPoint };
  }
  return open === null ? found : [...found, { ...open, toClosed: false }];
}

function isWithin({ from, fromClosed, to, toClosed }: Range, value: number, at: Values): boolean {
  const [low, high] = [from, to].map((end) => end && evaluate(end, at));
  const isAbove = low === undefined || value > low || (fromClosed && value === low);
  return isAbove && (high === undefined || value < high || (toClosed && value === high));
}
