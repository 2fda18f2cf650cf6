import type { Case } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { LinearSolution } from '@nomogram/math/linear/linear-solution.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import type { SolvedSystem } from '@nomogram/math/linear/system.ts';
import { rankModulo, verifyCombination, verifyProduct } from '@nomogram/math/linear/verify.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { words } from '../../kit/quantity.ts';

/** What the solution is where the conditions do not hold; of a case that does not pass its check nothing is known. */
export function casesOf({
  isUniqueSquare,
  cases,
  open,
}: Pick<SolvedSystem, 'cases' | 'open'> & { readonly isUniqueSquare: boolean }): readonly Case<Quantity>[] {
  const found = cases.map(({ when, value: { a, b, solution } }) => ({
    when,
    value:
      checkedSolution(solution, a, b) === undefined
        ? notWorkedOut
        : words('Solution', solutionText(solution), { also: `rank ${solution.rank}` }),
  }));
  // Without its full rank a square matrix leaves no third possibility.
  const rest = open.map(({ when, isPivotZero }) => ({
    when,
    value: isUniqueSquare && isPivotZero ? words('Solution', 'none, or infinitely many') : notWorkedOut,
  }));
  return [...found, ...rest];
}

const notWorkedOut = words('Solution', 'not worked out here');

function solutionText({ kind, unknowns, values, free }: LinearSolution): string {
  if (kind === 'contradictory') return 'no solution';
  const parts = unknowns.flatMap((name, k) => (free.includes(name) ? [] : [`${name} = ${toText(values[k]!)}`]));
  if (kind === 'unique') return parts.join(', ');
  return `infinitely many solutions: ${[...parts, `${free.join(', ')} any ${free.length === 1 ? 'number' : 'numbers'}`].join(', ')}`;
}

/** The solution put into the equations, or the contradiction computed again; undefined where that fails. */
export function checkedSolution(solution: LinearSolution, a: Matrix, b: Matrix): Check | undefined {
  const { contradiction } = solution;
  if (contradiction !== undefined) {
    const { factors, remainder } = contradiction;
    if (!verifyCombination(factors, a, b, remainder)) return undefined;
    return {
      how: 'proof',
      detail: `${combination(factors)} says 0 = ${toText(remainder)}; the combination was computed again from the equations.`,
    };
  }
  const rank = rankModulo(a);
  if (rank !== null && rank !== solution.rank) return undefined;
  const column = solution.values.map((value) => [value]);
  if (!verifyProduct(a, column, b).passed) return undefined;
  const counted = rank === null ? '' : ` A second computation gives the rank ${rank} too.`;
  return {
    how: 'substitution',
    detail: `Put into the equations, the solution makes both sides of each equal.${counted}`,
  };
}

/** "2 times equation 1 + 3 times equation 2". */
export const combination = (factors: readonly Expression[]): string =>
  factors
    .flatMap((factor, k) => {
      const text = toText(factor);
      return text === '0' ? [] : [text === '1' ? `equation ${k + 1}` : `(${text}) times equation ${k + 1}`];
    })
    .join(' plus ');
