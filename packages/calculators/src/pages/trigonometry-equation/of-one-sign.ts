import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { sizeEquation, withSizes } from '@nomogram/math/algebra/size-equation.ts';
import { equal, termsOf, zero } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { alternatives, line } from '@nomogram/math/syntax/written-line.ts';
import { solutionsInTurn } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { Answer } from '../../kit/answer.ts';
import type { Options } from '../../kit/options.ts';
import { formula } from '../../kit/quantity.ts';
import { integerBeside } from '../../shared/trigonometry/angle-families.ts';
import { isInside } from '../algebra-inequality/inside.ts';
import { comparisonWith } from '../algebra-inequality/written-intervals.ts';
import { type EquationNames, familyValues, LISTED, noSolution } from './equation-answer.ts';

/**
 * The answer to an equation that says |u| = u, or |u| = −u, or the same with √(u²): the angles at which the right side is not negative.
 * Undefined where it is none such, or where these angles are not found.
 */
export function solvedByItsSign(
  [left, right]: readonly [Expression, Expression],
  difference: Expression,
  x: string,
  options: Options,
) {
  const size = sizeEquation(difference);
  // What cancels between the sides may have no value somewhere.
  if (size === undefined || partsOf(left) + partsOf(right) > partsOf(difference)) return undefined;
  const found = solveInequality([zero, size], ['<='], x);
  if (!found.ok || found.value.period === undefined || found.value.intervals.length === 0) return undefined;
  const { intervals, period } = found.value;
  const turn = evaluate(period);
  if (!vanishesWithin(difference, x, (at) => intervals.some((one) => isInside(one, at, turn)))) return undefined;
  const letter = integerBeside(x);
  const within = alternatives(intervals.map((one) => comparisonWith(x, one, { digits: 15, period, letter })));
  const sizes = [left, right].map((side) => toText(withSizes(side)));
  const isRoot = !equal(withSizes(left), left) || !equal(withSizes(right), right);
  return {
    values: singleAngles(intervals, period, x, options) ?? {
      ...noSolution(x, ''),
      solution: formula('Solution', within.text, within.latex),
    },
    checked: [
      {
        how: 'substitution',
        detail: 'Both sides are equal exactly inside the solution, at 200 angles that were put in.',
      },
    ],
    notes: [`${letter} stands for any integer.`],
    steps: () => [
      ...(isRoot
        ? [line('square root', 'The root of a square is the absolute value of what is squared.', sizes.join(' = '))]
        : []),
      line(
        'absolute value',
        'A number is equal to its absolute value where it is not negative, and nowhere else.',
        `${toText(size)} >= 0`,
      ),
      {
        rule: 'all solutions',
        says: `The angles at which this holds, in every period; ${letter} stands for any integer.`,
        written: within,
        steps: [],
      },
    ],
  } satisfies Answer<EquationNames>;
}

/** Families of angles, where the solution has no ranges: |sin(x) − 1| = sin(x) − 1. */
function singleAngles(intervals: readonly Interval[], period: Expression, x: string, options: Options) {
  const families = intervals.flatMap(({ from, to }) =>
    from?.exact && from === to ? [{ base: from.exact, period }] : [],
  );
  if (families.length < intervals.length) return undefined;
  return familyValues(families, integerBeside(x), solutionsInTurn(families, LISTED), options, x);
}

/** How many terms a side has when it is multiplied out. */
const partsOf = (side: Expression): number => (equal(side, zero) ? 0 : termsOf(multipliedOut(side)).length);

/** Whether a difference is 0 inside, and nowhere else, at two hundred angles of which none is an end. */
function vanishesWithin(difference: Expression, x: string, isWithin: (at: number) => boolean): boolean {
  return Array.from({ length: 200 }, (_, k) => 0.119_371 * k - 11.3).every((at) => {
    const value = evaluate(difference, { [x]: at });
    return Math.abs(value) < 1e-12 === isWithin(at);
  });
}
