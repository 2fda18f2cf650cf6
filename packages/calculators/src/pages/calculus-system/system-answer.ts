import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { LinearSolution } from '@nomogram/math/linear/linear-solution.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import type { SolvedSystem } from '@nomogram/math/linear/system.ts';
import type { SystemWay } from '@nomogram/math/linear/system-steps.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer, Quantity } from '../../kit/answer.ts';
import { exact, formula, together, words } from '../../kit/quantity.ts';
import { linesFigure } from './lines-figure.ts';
import { casesOf, checkedSolution, combination } from './solution.ts';

/** The ways of a textbook, for the calculators of linear systems. */
export const systemMethods: { readonly [way in SystemWay]: string } = {
  elimination: 'Elimination (Gauss–Jordan)',
  substitution: 'Substitution',
  cramer: "Cramer's rule",
};

/** The answer that a solved system A·x = B gives, put into all equations before it is shown; `b` is one column. */
export function answerOf(solved: SolvedSystem, a: Matrix, b: Matrix, notes: readonly string[]): Result<Answer> {
  const checked = checkedSolution(solved, a, b);
  if (checked === undefined)
    return no('check-failed', 'No answer: a solution was found, but it did not pass its check, so it is not shown.');
  return ok({
    values: valuesOf(solved),
    steps: solved.steps,
    checked: [checked],
    conditions: solved.conditions,
    cases: casesOf({ ...solved, isUniqueSquare: solved.kind === 'unique' && a.length === a[0]!.length }),
    notes: [...notes, ...notesOf(solved)],
    figure: () => linesFigure(a, b, solved),
  });
}

function valuesOf(solution: LinearSolution): Answer['values'] {
  const values: Record<string, Quantity> = {};
  const { kind, free } = solution;
  if (kind === 'contradictory')
    values.solution = words('Solution', 'none: the equations contradict each other', { meaning: 'none' });
  if (kind === 'parametric') {
    const many = free.length === 1 ? 'is free' : 'are free';
    values.solution = words('Solutions', `infinitely many: ${free.join(', ')} ${many}, any number is allowed`, {
      meaning: 'many',
    });
  }
  const unknowns = solution.values.map((value, k) => {
    const name = solution.unknowns[k]!;
    return [
      name,
      free.includes(name)
        ? formula(name, `${name} (any number)`, `${name} \\in \\mathbb{R}`)
        : quantityOf(name, value, kind),
    ];
  });
  Object.assign(values, together(Object.fromEntries(unknowns)));
  values.rank = words('Rank of A', String(solution.rank));
  return values;
}

const quantityOf = (name: string, value: Expression, kind: LinearSolution['kind']): Quantity =>
  kind === 'unique' ? exact(name, value) : formula(name, toText(value), () => toLatex(value));

function notesOf({ contradiction }: LinearSolution): readonly string[] {
  if (contradiction === undefined) return [];
  return [`Why there is none: ${combination(contradiction.factors)} says 0 = ${toText(contradiction.remainder)}.`];
}
