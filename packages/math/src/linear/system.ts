import { multiply, negate, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { freeSymbols } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import type { Field } from './field.ts';
import { inFieldOf } from './field-of.ts';
import * as M from './matrix.ts';
import type { Matrix } from './operations.ts';
import { work } from './operations.ts';
import { rowReduce } from './row-reduce.ts';
import { rowSteps } from './steps.ts';

/** The solutions of A·x = B. */
export interface LinearSolution {
  readonly kind: 'unique' | 'parametric' | 'contradictory';
  readonly unknowns: readonly string[];
  /** The value of each unknown, in terms of the free ones; empty where there is no solution. */
  readonly values: readonly Expression[];
  /** The unknowns that may have any value. */
  readonly free: readonly string[];
  readonly rank: number;
  /** For a contradiction: the factors of the equations that add up to 0 = `remainder`. */
  readonly contradiction?: { readonly factors: readonly Expression[]; readonly remainder: Expression };
  readonly steps: readonly Step[];
}

const letters = 'abcdefghijklmnopqrst';
const largestShown = 6;
const largestWithSymbols = 3;
const workForSteps = 100_000;

/** The letters a … t, without those that occur in the entries. */
export function unknownsFor(a: Matrix, b: Matrix): readonly string[] {
  const taken = new Set([...a.flat(), ...b.flat()].flatMap(freeSymbols));
  return [...letters].filter((letter) => !taken.has(letter)).slice(0, a[0]!.length);
}

/**
 * Solves the linear system with the matrix `a` and the one column `b` by Gauss–Jordan elimination of [A | B], with the row
 * operations as steps. A contradiction comes with its proof: a combination of the equations that says 0 = r, r not 0.
 */
export function solveSystem(a: Matrix, b: Matrix): Result<LinearSolution> {
  const wrong = wrongShape(a, b);
  if (wrong !== undefined) return no('no-answer', wrong);
  const unknowns = unknownsFor(a, b);
  if (unknowns.length < a[0]!.length) {
    return no(
      'too-large',
      `A system has at most ${letters.length} unknowns, named a to t; this one has ${a[0]!.length} columns.`,
    );
  }
  const entries = [...a.flat(), ...b.flat()];
  const found = inFieldOf(entries, work(), (field, isRational) => solveIn(field, isRational, a, b, unknowns));
  const isSmall = a.length <= largestWithSymbols && unknowns.length <= largestWithSymbols;
  if (!found.ok || found.value.steps.length > 0 || !isSmall) return found;
  // With symbols the row operations are gone through for the eye, with little work allowed: the solution stands without them.
  const steps = inFieldOf(entries, work(workForSteps), (field) => {
    const augmented = a.map((row, k) => [...row, asColumn(b)[k]![0]!].map(field.fromExpression));
    const { operations } = rowReduce(field, augmented, { columns: unknowns.length, record: true });
    return rowSteps(field, operations, unknowns.length);
  });
  return steps.ok ? ok({ ...found.value, steps: steps.value }) : found;
}

function wrongShape(a: Matrix, b: Matrix): string | undefined {
  if (b[0]!.length !== 1 && !(b.length === 1 && b[0]!.length === a.length))
    return `B must be one column; it has ${b[0]!.length} columns.`;
  const height = b[0]!.length === 1 ? b.length : b[0]!.length;
  if (height !== a.length) return `B needs as many rows as A: A has ${a.length}, B has ${height}.`;
  return undefined;
}

/** B as a column, for one that was typed as a row. */
export const asColumn = (b: Matrix): Matrix => (b[0]!.length === 1 ? b : b[0]!.map((entry) => [entry]));

function solveIn<E>(
  field: Field<E>,
  isRational: boolean,
  a: Matrix,
  b: Matrix,
  unknowns: readonly string[],
): LinearSolution {
  const width = unknowns.length;
  const column = asColumn(b);
  const augmented = a.map((row, k) => [...row, column[k]![0]!].map(field.fromExpression));
  const record = isRational && a.length <= largestShown && width <= 2 * largestShown;
  const { rows, pivots, operations } = rowReduce(field, augmented, { columns: width, record });
  const steps = rowSteps(field, operations, width);
  const common = { unknowns, rank: pivots.length, steps };
  const impossible = rows.findIndex((row, k) => k >= pivots.length && !field.isZero(row[width]!));
  if (impossible >= 0) {
    return {
      ...common,
      kind: 'contradictory',
      values: [],
      free: [],
      contradiction: contradictionOf(field, augmented, width),
    };
  }
  const free = unknowns.filter((_, k) => !pivots.includes(k));
  const values = unknowns.map((name, k) => {
    const row = rows[pivots.indexOf(k)];
    if (row === undefined) return symbol(name);
    const terms = free.map((parameter) => {
      const factor = field.toExpression(row[unknowns.indexOf(parameter)]!);
      return negate(multiply(factor, symbol(parameter)));
    });
    return sum([field.toExpression(row[width]!), ...terms]);
  });
  return { ...common, kind: free.length === 0 ? 'unique' : 'parametric', values, free };
}

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
