import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { isolate } from '@nomogram/math/algebra/isolation/isolate.ts';
import type { IsolatedCase } from '@nomogram/math/algebra/isolation/isolated-case.ts';
import type { Comparing, Range } from '@nomogram/math/algebra/isolation/range.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import {
  atInstance,
  holdsAt,
  instancesOf,
  type Values,
} from '@nomogram/math/calculus/definite/parameters/instances.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { divide, negate, subtract } from '@nomogram/math/expression/build.ts';
import type { Condition } from '@nomogram/math/expression/condition.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import type { Check } from '../../kit/answer.ts';

/** Equations and inequalities with letters, by cases; the first is one in which the unknown has bounds. */
export interface Isolated {
  readonly first: SolvedCase;
  readonly others: readonly IsolatedCase[];
  readonly check: Check;
  readonly note: string;
}

type SolvedCase = IsolatedCase & { readonly ranges: readonly Range[] };

/**
 * All x with left `comparing` right by cases of the other letters; undefined where x cannot be isolated. Numbers are put in for the letters of
 * each case, and what is left is solved by the way for one unknown, which knows nothing of the cases: a case that this cannot confirm is not
 * said, and one that it contradicts ends all.
 */
export function isolated(
  sides: readonly [Expression, Expression],
  comparing: Comparing,
  x: string,
): Isolated | undefined {
  const cases = isolate(sides, comparing, x);
  const letters = [...new Set(sides.flatMap(freeSymbols))].filter((name) => name !== x);
  if (cases === null || letters.length === 0) return undefined;
  const judged = cases.map((one) => ({ one, is: confirmed(one, sides, comparing, x, letters) }));
  if (judged.some(({ is }) => is === false)) return undefined;
  const [first, ...others] = judged.map(({ one, is }) => (is ? one : { ...one, ranges: 'unknown' as const }));
  if (first === undefined || first.ranges === 'unknown') return undefined;
  return {
    first: { ...first, ranges: first.ranges },
    others,
    check: {
      how: 'substitution',
      detail:
        'Numbers were put in for the letters of every case that is told: solved anew without letters, it has these solutions and no others.',
    },
    note: `Solved for ${x} among the real numbers; ${letters.length === 1 ? `${letters[0]} stands for a real number` : 'the other letters stand for real numbers'}.`,
  };
}

const instancesTried = 6;
const wanted = 2;

/** Whether numbers put in for the letters confirm a case; null where none can. */
function confirmed(
  { when, ranges }: IsolatedCase,
  sides: readonly [Expression, Expression],
  comparing: Comparing,
  x: string,
  letters: readonly string[],
): boolean | null {
  if (ranges === 'unknown') return null;
  let count = 0;
  for (const at of placesOf(letters, when)) {
    if (count === wanted) break;
    const [left, right] = sides.map((side) => atInstance(side, at));
    const found = solvedAt([left!, right!], comparing, x);
    if (found === null) continue;
    if (
      !areSame(
        found,
        ranges.map((one) => endsAt(one, at)),
      )
    )
      return false;
    count++;
  }
  return count > 0 ? true : null;
}

/** Values of the letters at which the conditions hold; of a letter that has a value by a condition, this. */
function placesOf(letters: readonly string[], when: readonly Condition[]): readonly Values[] {
  const fixed = when.flatMap((one) => (one.relation === '=' ? solvedForLetter(subtract(one.left, one.right)) : []));
  const free = letters.filter((name) => !fixed.some(([known]) => known === name));
  const open = when.filter((one) => [one.left, one.right].flatMap(freeSymbols).every((name) => free.includes(name)));
  const signs = [undefined, ...free];
  return signs
    .flatMap((negative) => instancesOf(free, open, instancesTried, negative))
    .map((at): Values => {
      const values = fixed.map(([name, value]) => [name, atInstance(value, at)] as const);
      return { ...at, ...Object.fromEntries(values) };
    })
    .filter((at) => Object.values(at).every((one) => !('kind' in one) || freeSymbols(one).length === 0))
    .filter((at) => when.every((one) => holdsAt(one, at) === true));
}

/** A letter in which a condition is linear, and its value: b² − 4ac = 0 is a = b²/(4c). */
function solvedForLetter(a: Expression): readonly (readonly [name: string, value: Expression])[] {
  for (const name of freeSymbols(a)) {
    const [constant, rate, ...higher] = coefficientsOf(multipliedOut(a), name) ?? [];
    if (constant !== undefined && rate !== undefined && higher.length === 0)
      return [[name, negate(divide(constant, rate))]];
  }
  return [];
}

interface Ends {
  readonly from: number;
  readonly fromClosed: boolean;
  readonly to: number;
  readonly toClosed: boolean;
}

const valueOr = (end: Expression | undefined, at: Values, without: number): number =>
  end === undefined ? without : evaluate(atInstance(end, at));

const endsAt = ({ from, to, fromClosed, toClosed }: Range, at: Values): Ends => ({
  from: valueOr(from, at, Number.NEGATIVE_INFINITY),
  fromClosed,
  to: valueOr(to, at, Number.POSITIVE_INFINITY),
  toClosed,
});

const everyNumber: Ends = {
  from: Number.NEGATIVE_INFINITY,
  fromClosed: false,
  to: Number.POSITIVE_INFINITY,
  toClosed: false,
};

/** What is left without letters, by the way for one unknown; null where that does not solve it. */
function solvedAt(sides: readonly [Expression, Expression], comparing: Comparing, x: string): readonly Ends[] | null {
  if (comparing === '=') {
    const difference = simplest(subtract(...sides));
    if (difference.kind === 'number') return Q.isZero(difference.value) ? [everyNumber] : [];
    const found = realZeros(difference, x, monotonePieces);
    if (found.ok) return found.value.map(({ value }) => ({ from: value, fromClosed: true, to: value, toClosed: true }));
    return null;
  }
  const found = solveInequality(sides, [comparing], x, monotonePieces);
  if (!found.ok || found.value.period) return null;
  return found.value.intervals.map(({ from, to, fromClosed, toClosed }) => ({
    from: from?.value ?? Number.NEGATIVE_INFINITY,
    fromClosed,
    to: to?.value ?? Number.POSITIVE_INFINITY,
    toClosed,
  }));
}

function areSame(some: readonly Ends[], others: readonly Ends[]): boolean {
  const inOrder = others.toSorted((a, b) => a.from - b.from);
  return (
    some.length === inOrder.length &&
    some.every((one, k) => {
      const other = inOrder[k]!;
      const isClosedAlike = one.fromClosed === other.fromClosed && one.toClosed === other.toClosed;
      return isClosedAlike && isNear(one.from, other.from) && isNear(one.to, other.to);
    })
  );
}

const isNear = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);
