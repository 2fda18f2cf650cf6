import { type Comparing, isPoint, type Range } from '@nomogram/math/algebra/isolation/range.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Answer } from '../../kit/answer.ts';
import { words } from '../../kit/quantity.ts';
import { isolated } from '../../shared/equations/isolated.ts';
import { integerBeside } from '../../shared/trigonometry/angle-families.ts';
import { comparisonOf, setOf } from './solution-set.ts';
import type { Ends } from './written-intervals.ts';

/** The solution of one comparison with other letters beside x, by cases; undefined where x cannot be isolated. */
export function solvedWithLetters(
  sides: readonly [Expression, Expression],
  comparing: Comparing,
  x: string,
  digits: number,
): Answer | undefined {
  const found = isolated(sides, comparing, x);
  if (found === undefined) return undefined;
  const ends: Ends = { digits, period: undefined, letter: integerBeside(x) };
  const { first, others, check, note } = found;
  const intervals = first.ranges.map(intervalOfRange);
  return {
    values: { solution: setOf(intervals, ends), comparison: comparisonOf(intervals, x, ends), decimals: undefined },
    conditions: first.when,
    cases: others.map(({ when, ranges }) => ({
      when,
      value: ranges === 'unknown' ? words('Solution', 'not worked out here') : setOf(ranges.map(intervalOfRange), ends),
    })),
    steps: first.steps,
    checked: [check],
    notes: [note],
  };
}

/** Ends with letters have no place on the line: only their form is known. */
function intervalOfRange(range: Range) {
  const { from, to, fromClosed, toClosed } = range;
  const [low, high] = [from, to].map((end) => end && { value: Number.NaN, exact: end });
  return { from: low, fromClosed, to: isPoint(range) ? low : high, toClosed };
}
