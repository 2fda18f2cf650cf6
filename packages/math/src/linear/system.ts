import { multiply, negate, sum, symbol } from '../expression/build.ts';
import type { Case, Condition } from '../expression/condition.ts';
import type { ShownStep } from '../expression/step.ts';
import { freeSymbols } from '../expression/walk.ts';
import type { Budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { byCases, type OpenCase, type ValueWithZeros } from './cases.ts';
import type { Field } from './field.ts';
import { inFieldOf } from './field-of.ts';
import type { LinearSolution } from './linear-solution.ts';
import * as M from './matrix.ts';
import type { Matrix } from './operations.ts';
import { work } from './operations.ts';
import { rowReduce } from './row-reduce.ts';
import { type SystemWay, systemSteps } from './system-steps.ts';
import { distinctZeros, type Zero } from './zero.ts';

/** The solutions of a system whose letters have been given values. */
export interface SystemAt {
  readonly a: Matrix;
  readonly b: Matrix;
  readonly solution: LinearSolution;
}

/** The solutions with the letters that occur: where they hold, and what they are elsewhere. */
export interface SolvedSystem extends LinearSolution {
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<SystemAt>[];
  /** What the conditions and the cases leave open. */
  readonly open: readonly OpenCase[];
  readonly steps: readonly ShownStep[];
}

const letters = 'abcdefghijklmnopqrst';
const workForCases = 1_000_000;

/** The letters a … t, without those that occur in the entries. */
function unknownsFor(a: Matrix, b: Matrix): readonly string[] {
  const taken = new Set([...a.flat(), ...b.flat()].flatMap(freeSymbols));
  return [...letters].filter((letter) => !taken.has(letter)).slice(0, a[0]!.length);
}

/**
 * Solves the linear system with the matrix `a` and the one column `b` by Gauss–Jordan elimination of [A | B], with the row
 * operations as steps. With letters the solution comes with the conditions under which it holds, and with the other cases. A
 * contradiction comes with its proof: a combination of the equations that says 0 = r, r not 0.
 */
export function solveSystem(a: Matrix, b: Matrix, way?: SystemWay): Result<SolvedSystem> {
  const wrong = wrongShape(a, b);
  if (wrong !== undefined) return no('no-answer', wrong);
  const unknowns = unknownsFor(a, b);
  if (unknowns.length < a[0]!.length) {
    return no(
      'too-large',
      `A system has at most ${letters.length} unknowns, named a to t; this one has ${a[0]!.length} columns.`,
    );
  }
  return solveNamed(a, asColumn(b), unknowns, way);
}

/** The same for unknowns that have names, one a column; `b` is one column, as high as `a`. */
export function solveNamed(a: Matrix, b: Matrix, unknowns: readonly string[], way?: SystemWay): Result<SolvedSystem> {
  const found = solveByCases(a, b, unknowns);
  return found.ok ? ok({ ...found.value, steps: systemSteps(a, b, found.value, way) }) : found;
}

/** The solution for general values of the letters, and for those at which a pivot or what contradicts is 0; `b` is one column. */
export function solveByCases(a: Matrix, b: Matrix, unknowns: readonly string[]): Result<Omit<SolvedSystem, 'steps'>> {
  const width = unknowns.length;
  const augmented = a.map((row, k) => [...row, b[k]![0]!]);
  const first = solveAugmented(augmented, unknowns, work());
  if (!first.ok) return first;
  const forCases = work(workForCases);
  let isFirst = true;
  const found = byCases(augmented, (matrix): ValueWithZeros<SystemAt> | null => {
    const solved = isFirst ? first : solveAugmented(matrix, unknowns, forCases);
    isFirst = false;
    if (!solved.ok) return null;
    const { zeros, ...solution } = solved.value;
    const at = { a: matrix.map((row) => row.slice(0, width)), b: matrix.map((row) => row.slice(width)), solution };
    return { value: at, zeros };
  })!;
  return ok({ ...found.value.solution, conditions: found.conditions, cases: found.cases, open: found.open });
}

const solveAugmented = (augmented: Matrix, unknowns: readonly string[], limit: Budget) =>
  inFieldOf(augmented.flat(), limit, (field) => solveIn(field, augmented, unknowns));

function wrongShape(a: Matrix, b: Matrix): string | undefined {
  if (b[0]!.length !== 1 && !(b.length === 1 && b[0]!.length === a.length))
    return `B must be one column; it has ${b[0]!.length} columns.`;
  const height = b[0]!.length === 1 ? b.length : b[0]!.length;
  if (height !== a.length) return `B needs as many rows as A: A has ${a.length}, B has ${height}.`;
  return undefined;
}

/** B as a column, for one that was typed as a row. */
export const asColumn = (b: Matrix): Matrix => (b[0]!.length === 1 ? b : b[0]!.map((entry) => [entry]));

type SolutionWithZeros = LinearSolution & { readonly zeros: readonly Zero[] };

function solveIn<E>(field: Field<E>, augmented: Matrix, unknowns: readonly string[]): SolutionWithZeros {
  const width = unknowns.length;
  const entries = M.mapEntries(augmented, field.fromExpression);
  const { rows, pivots, pivotProduct } = rowReduce(field, entries, { columns: width });
  const common = { unknowns, rank: pivots.length };
  const pivotZeros = pivots.length > 0 ? field.zeros(pivotProduct) : [];
  const impossible = rows.find((row, k) => k >= pivots.length && !field.isZero(row[width]!));
  if (impossible !== undefined) {
    return {
      ...common,
      kind: 'contradictory',
      values: [],
      free: [],
      contradiction: contradictionOf(field, entries, width),
      zeros: distinctZeros([...field.zeros(impossible[width]!), ...pivotZeros]),
    };
  }
  const free = unknowns.filter((_, k) => !pivots.includes(k));
  const shown = rows.slice(0, pivots.length).flatMap((row) => row.filter((_, k) => !pivots.includes(k)));
  // Roots are cleared out of denominators, which may bring in zeros that no pivot has.
  const zeros = distinctZeros([...pivotZeros, ...shown.flatMap(field.poles).map(ofWriting)]);
  const values = unknowns.map((name, k) => {
    const row = rows[pivots.indexOf(k)];
    if (row === undefined) return symbol(name);
    const terms = free.map((parameter) => {
      const factor = field.toExpression(row[unknowns.indexOf(parameter)]!);
      return negate(multiply(factor, symbol(parameter)));
    });
    return sum([field.toExpression(row[width]!), ...terms]);
  });
  return { ...common, kind: free.length === 0 ? 'unique' : 'parametric', values, free, zeros };
}

const ofWriting = (zero: Zero): Zero => ({ ...zero, isOfWriting: true });

/** The elimination once more with the identity beside it, which records how each row came about. */
function contradictionOf<E>(field: Field<E>, augmented: readonly (readonly E[])[], width: number) {
  const unit = M.identity(field, augmented.length);
  const { rows, pivots } = rowReduce(
    field,
    augmented.map((row, k) => [...row, ...unit[k]!]),
    { columns: width },
  );
  const row = rows.find((one, k) => k >= pivots.length && !field.isZero(one[width]!))!;
  return {
    factors: row.slice(width + 1).map(field.toExpression),
    remainder: field.toExpression(row[width]!),
  };
}
