import { signStepsOf } from '@nomogram/math/algebra/inequality/sign-table.ts';
import type { Comparison, InequalitySolution } from '@nomogram/math/algebra/inequality/solution.ts';
import { subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { alternatives } from '@nomogram/math/syntax/written-line.ts';
import { generalSteps } from '../../shared/trigonometry/equation-steps.ts';
import { comparisonWith, type Ends } from './written-intervals.ts';

/**
 * The way of an inequality in circular functions: for each comparison one side, where it is 0 as an equation, and the signs
 * between these angles in one period; at the end what holds there, repeated.
 */
export function periodicSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  solution: InequalitySolution,
  ends: Ends,
): readonly ShownStep[] {
  const { intervals, equations = [], period } = solution;
  return [
    ...comparisons.flatMap((comparison, k): readonly ShownStep[] => {
      const { oneSide, table } = signStepsOf(sides[k]!, sides[k + 1]!, comparison, x, solution);
      return [...oneSide, ...generalSteps(equations[k]!.found, subtract(sides[k]!, sides[k + 1]!), x), ...table];
    }),
    {
      rule: 'period',
      says: `The solution repeats after ${toText(period!)}: what holds once holds again after every whole number ${ends.letter} of such steps.`,
      written: alternatives(intervals.map((one) => comparisonWith(x, one, ends))),
      steps: [],
    },
  ];
}
