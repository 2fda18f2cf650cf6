import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { alternatives } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formula, words } from '../../kit/quantity.ts';
import { comparisonWith, type Ends, intervalOf } from './written-intervals.ts';

/** The solution as a union of intervals. */
export const setOf = (intervals: readonly Interval[], ends: Ends): Quantity =>
  intervals.length === 0
    ? words('Solution', 'none (the empty set)', { meaning: 'none' })
    : formula('Solution', intervals.map((one) => intervalOf(one, ends).text).join(' ∪ '), () =>
        intervals.map((one) => intervalOf(one, ends).latex).join(' \\cup '),
      );

/** The solution as comparisons of the unknown. */
export function comparisonOf(intervals: readonly Interval[], x: string, ends: Ends): Quantity | undefined {
  const [first] = intervals;
  if (first === undefined) return undefined;
  if (!first.from && !first.to) return words('That is', `every real ${x}`);
  const { text, latex } = alternatives(intervals.map((one) => comparisonWith(x, one, ends)));
  return formula('That is', text, latex);
}
