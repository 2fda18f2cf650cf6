import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { alternatives } from '@nomogram/math/syntax/written-line.ts';
import { isCompleteByScan, solvesBySubstitution } from '@nomogram/math/trigonometry/check-solutions.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import { type SolutionsInTurn, solutionsInTurn } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { SolvedCircular } from '@nomogram/math/trigonometry/solve-circular.ts';
import type { Answer, Check, Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, FigureTable } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { decimal, formula, together, words } from '../../kit/quantity.ts';
import type { RealSolutions } from '../../shared/equations/real-solutions.ts';
import { asDecimals, inRadians, inUnit, type Letter, singleAngle } from '../../shared/trigonometry/angle-families.ts';
import { concluded } from './circular-steps.ts';

/** What the page shows of an equation: a family of solutions a line while they are few, else all in the first. */
export type EquationNames =
  | 'inRange'
  | 'solution'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'decimals'
  | 'degrees'
  | 'gradians'
  | 'inTurn'
  | 'count';

/** An equation with both sides as expressions, and its difference without poles, as a function of doubles. */
export interface Equation {
  readonly difference: (x: Expression) => Expression;
  readonly smooth: (x: number) => number;
  /** After what length of x both sides repeat. */
  readonly period: number;
  /** The largest coefficient. */
  readonly scale: number;
  readonly letter: Letter;
  /** The way to the solutions, from the values that the function must have. */
  readonly steps: (levels: readonly Expression[]) => readonly ShownStep[];
}

export const LISTED = 24;
const slots = ['solution', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Every family substituted, and the whole scanned for a missing one, before anything is said. */
export function equationAnswer(
  solved: Result<SolvedCircular>,
  equation: Equation,
  figure: (families: readonly Family[], levels: readonly Expression[], turn: SolutionsInTurn) => Figure,
  options: Options,
): Result<Answer<EquationNames>> {
  if (!solved.ok) return solved;
  const { solutions, levels } = solved.value;
  const families = solutions.kind === 'families' ? solutions.families : [];
  const check = checked(solved.value, families, equation);
  if (!check) return no('check-failed', 'No answer: the solutions that were found did not pass their check.');
  const turn = solutionsInTurn(families, LISTED);
  if (Number.isNaN(turn.count)) return no('too-large', 'The coefficients are larger than double precision can hold.');
  const { letter } = equation;
  const values =
    solutions.kind === 'families' ? familyValues(families, letter, turn, options) : inWords(solved.value, letter);
  const notes = solutions.kind === 'families' ? [`${letter} stands for any integer.`] : undefined;
  const shown = () =>
    solutions.kind === 'all' ? undefined : { ...figure(families, levels, turn), table: tableOf(turn) };
  const steps = () => concluded(equation.steps(levels), solutions, letter);
  return { ok: true, value: { values, checked: [check], notes, figure: shown, steps } };
}

function checked({ solutions }: SolvedCircular, families: readonly Family[], equation: Equation): Check | undefined {
  if (solutions.kind === 'all') return everywhere(equation.smooth);
  if (!solvesBySubstitution(families, equation.difference, equation.scale)) return undefined;
  if (!isCompleteByScan(families, equation.smooth, equation.period)) return undefined;
  const scan = 'a scan of both sides over one period finds no other';
  return families.length === 0
    ? { how: 'scan', detail: `No solution exists: ${scan.replace(' other', 'ne')}.` }
    : { how: 'substitution', detail: `Every family was put into the equation, to 48 digits; ${scan}.` };
}

/** Every x: the difference vanishes wherever one looks. */
function everywhere(smooth: (x: number) => number): Check | undefined {
  const places = Array.from({ length: 50 }, (_, k) => 0.37 + 1.618 * k);
  if (!places.every((x) => Math.abs(smooth(x)) < 1e-12)) return undefined;
  return { how: 'substitution', detail: 'Both sides are equal at fifty values of x.' };
}

const nothing = {
  inRange: undefined,
  second: undefined,
  third: undefined,
  fourth: undefined,
  fifth: undefined,
  sixth: undefined,
  decimals: undefined,
  degrees: undefined,
  gradians: undefined,
  inTurn: undefined,
  count: undefined,
};

function inWords({ solutions }: SolvedCircular, letter: Letter): Answer<EquationNames>['values'] {
  if (solutions.kind === 'none') return noSolution('x', solutions.reason);
  const except = solutions.kind === 'all' ? solutions.except : undefined;
  const all = except
    ? `every real number except ${inRadians(except, letter).text}, where the tangent has no value`
    : 'every real number: both sides are equal for every x';
  return allSolutions('x', all);
}

export const noSolution = (x: string, reason: string): Answer<EquationNames>['values'] => ({
  ...nothing,
  solution: words(x, `no real solution: ${reason}`, { meaning: 'none' }),
});

export const allSolutions = (x: string, said: string): Answer<EquationNames>['values'] => ({
  ...nothing,
  solution: words(x, said, { meaning: 'all' }),
});

/** Finitely many numbers instead of families: each a line while they are few, else all in the first. */
export function numberValues(
  x: string,
  { values, listed }: Pick<RealSolutions, 'values' | 'listed'>,
): Answer<EquationNames>['values'] {
  if (values.length === 0) return noSolution(x, 'its sides are equal nowhere');
  if (values.length > slots.length) return { ...nothing, solution: listed };
  const [solution, second, third, fourth, fifth, sixth] = values;
  return { ...nothing, ...together({ solution: solution!, second, third, fourth, fifth, sixth }) };
}

/** All families: exactly, as decimals, and of angles in degrees and gradians, and what lies in one turn. */
export function familyValues(
  families: readonly Family[],
  letter: Letter,
  turn: SolutionsInTurn | undefined,
  { digits }: Options,
  x = 'x',
): Answer<EquationNames>['values'] {
  const exact = families.map((one) => inRadians(one, letter));
  const lines = exact.length <= slots.length ? exact : [alternatives(exact)];
  const line = (index: number): Quantity | undefined => {
    const one = lines[index];
    return one && formula(x, one.text, one.latex, { arbitrary: { letter, over: 'integers' } });
  };
  const unit = (label: string, name: 'degrees' | 'gradians') => {
    const { text, latex } = alternatives(families.map((one) => inUnit(one, letter, name, digits)));
    return formula(label, text, latex);
  };
  const decimals = alternatives(families.map((one) => asDecimals(one, letter, digits)));
  const [solution, second, third, fourth, fifth, sixth] = slots.map((_, index) => line(index));
  return {
    inRange: undefined,
    ...together({ solution: solution!, second, third, fourth, fifth, sixth }),
    decimals: formula(`${x} as a decimal`, decimals.text, decimals.latex),
    degrees: turn && unit(`${x} in degrees`, 'degrees'),
    gradians: turn && unit(`${x} in gradians`, 'gradians'),
    inTurn: turn && listedInTurn(turn, digits, x),
    count: turn && decimal('Solutions in one turn', turn.count),
  };
}

function listedInTurn({ count, first }: SolutionsInTurn, digits: number, x: string): Quantity {
  const label = `${x} in [0, 2*pi)`;
  if (count === 0) return words(label, 'none in this turn');
  const written = first.map(({ exact }) => singleAngle(exact, digits));
  const rest = count > first.length ? ', …' : '';
  return formula(
    label,
    written.map(({ text }) => text).join(', ') + rest,
    written.map(({ latex }) => latex).join(',\\ ') + (rest && ',\\ \\ldots'),
  );
}

/** The solutions of one turn in all units, for whoever cannot see the figure. */
export function tableOf({ first }: SolutionsInTurn, x = 'x'): FigureTable | undefined {
  if (first.length === 0) return undefined;
  const format = (value: number) => formatDouble(value, 12);
  return {
    columns: [x, 'radians', 'degrees', 'gradians'],
    rows: first.map(({ exact, value }) => [
      singleAngle(exact, 12).text,
      format(value),
      format((value * 180) / Math.PI),
      format((value * 200) / Math.PI),
    ]),
  };
}
