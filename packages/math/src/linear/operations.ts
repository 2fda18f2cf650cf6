import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { divide, multiply as multiplyExpressions, number, power as raise, sum } from '../expression/build.ts';
import { type Condition, distinctConditions } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep, Step } from '../expression/step.ts';
import { freeSymbols, size } from '../expression/walk.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { Unfinished } from '../result/unfinished.ts';
import { type ByCases, byCases, type ValueWithZeros, whereDefined } from './cases.ts';
import { characteristicPolynomial } from './characteristic-polynomial.ts';
import { dependentRow } from './dependency.ts';
import { expandedDeterminant, maxExpansion, rationalDeterminant } from './determinant.ts';
import { type Eigenvalue, eigenvalues, ofTriangular } from './eigenvalues.ts';
import type { Field, Rows } from './field.ts';
import { inFieldOf } from './field-of.ts';
import { adjugate, inverseByCofactors, inverseByElimination } from './inverse.ts';
import * as M from './matrix.ts';
import { matrixPower } from './power.ts';
import { type RowOperation, rowReduce } from './row-reduce.ts';
import { diagonalStep, expansionSteps, productsStep, rowSteps } from './steps.ts';
import { distinctZeros, nonzeroConditions, zeroConditions } from './zero.ts';

/*
 * What can be asked of matrices, on matrices of expressions. Every result is exact. Failures: `no-answer` where the shapes do not
 * fit, for singular matrices, and where a zero could not be told from a number; `too-large` and `work-limit` beyond the bounds.
 */

/** A matrix of exact expressions, by its rows; it has at least one row and no row is shorter than another. */
export type Matrix = Rows<Expression>;

const usualBudget = 2_000_000;
/** Row operations are shown for so many rows and columns. */
const maxShown = 6;

/** A budget for one operation. */
export const work = (steps = usualBudget): Budget => budget(steps);

const shape = (a: Matrix): string =>
  `${a.length} ${a.length === 1 ? 'row' : 'rows'} and ${a[0]!.length} ${a[0]!.length === 1 ? 'column' : 'columns'}`;

const isSquare = (a: Matrix): boolean => a.length === a[0]!.length;

const needsSquare = (what: string, a: Matrix): Result<never> =>
  no('no-answer', `${what} needs a square matrix; this one has ${shape(a)}.`);

const back = <E>(field: Field<E>, rows: Rows<E>): Matrix => M.mapEntries(rows, field.toExpression);

const inField = <E>(field: Field<E>, a: Matrix): E[][] => M.mapEntries(a, field.fromExpression);

/** Shown by row operations: numbers, and few of them. Symbols grow fractions that hide what is done. */
const isShown = (a: Matrix, isRational: boolean): boolean =>
  isRational && a.length <= maxShown && a[0]!.length <= 2 * maxShown;

/** Rows become columns. */
export const transpose = (a: Matrix): Matrix => M.transpose(a);

/** The entries from the upper left to the lower right of a square matrix. */
export const diagonal = (a: Matrix): Result<readonly Expression[]> =>
  isSquare(a) ? ok(a.map((row, k) => row[k]!)) : needsSquare('The diagonal', a);

/** The sum of the diagonal; refused for a matrix that is not square. */
export function trace(a: Matrix): Result<Expression> {
  if (!isSquare(a)) return needsSquare('The trace', a);
  return inFieldOf(a.flat(), work(), (field) => field.toExpression(M.trace(field, inField(field, a))));
}

/** A + B; refused where the sizes differ. */
export const add = (a: Matrix, b: Matrix): Result<Matrix> => entrywise('add', a, b);
/** A − B; refused where the sizes differ. */
export const subtract = (a: Matrix, b: Matrix): Result<Matrix> => entrywise('subtract', a, b);

function entrywise(which: 'add' | 'subtract', a: Matrix, b: Matrix): Result<Matrix> {
  if (a.length !== b.length || a[0]!.length !== b[0]!.length) {
    const message = `Matrices that are ${which === 'add' ? 'added' : 'subtracted'} need equal dimensions; the first has ${shape(a)}, the second ${shape(b)}.`;
    return no('no-answer', message);
  }
  return inFieldOf([...a.flat(), ...b.flat()], work(), (field) =>
    back(field, M.combine(inField(field, a), inField(field, b), field[which])),
  );
}

/** A · B; refused where A has not as many columns as B has rows. */
export function multiply(a: Matrix, b: Matrix): Result<Matrix> {
  if (a[0]!.length !== b.length) {
    const message = `The product needs as many columns in the first matrix as rows in the second; the first has ${shape(a)}, the second ${shape(b)}.`;
    return no('no-answer', message);
  }
  return inFieldOf([...a.flat(), ...b.flat()], work(), (field) =>
    back(field, M.product(field, inField(field, a), inField(field, b))),
  );
}

/** The multiple of a matrix by an expression. */
export const scale = (a: Matrix, by: Expression): Result<Matrix> =>
  inFieldOf([...a.flat(), by], work(), (field) => {
    const factor = field.fromExpression(by);
    return back(
      field,
      M.mapEntries(inField(field, a), (entry) => field.multiply(factor, entry)),
    );
  });

interface DeterminantResult {
  readonly determinant: Expression;
  readonly steps: readonly ShownStep[];
}

/** The products written out where they are few, and the elimination with its diagonal. */
function eliminated<E>(
  field: Field<E>,
  a: Matrix,
  operations: readonly RowOperation<E>[],
  found: Expression,
): readonly ShownStep[] {
  const steps = rowSteps(field, operations);
  const rows = steps.at(-1)?.matrix?.rows ?? a;
  const exchanges = operations.filter(({ kind }) => kind === 'swap').length;
  const scaled = operations.some(({ kind }) => kind === 'scale');
  const products = productsStep(a, found);
  const diagonal = scaled
    ? []
    : [
        diagonalStep(
          rows.map((row, k) => row[k]!),
          exchanges,
          found,
        ),
      ];
  // Two ways stand beside each other: the operations then belong to what they lead to.
  if (products === null || diagonal.length === 0) return [...steps, ...diagonal];
  return [products, ...diagonal.map((last) => ({ ...last, steps }))];
}

/** The determinant; refused for a matrix that is not square. */
export function determinant(a: Matrix): Result<DeterminantResult> {
  if (!isSquare(a)) return needsSquare('The determinant', a);
  return inFieldOf(a.flat(), work(), <E>(field: Field<E>, isRational: boolean) => {
    const rows = inField(field, a);
    if (isShown(a, isRational)) {
      const { pivots, pivotProduct, operations } = rowReduce(field, rows, { echelonOnly: true, record: true });
      const value = pivots.length < a.length ? field.zero : pivotProduct;
      const found = field.toExpression(value);
      return { determinant: found, steps: eliminated(field, a, operations, found) };
    }
    if (isRational) {
      const entries = a.map((row) => row.map((entry) => (entry.kind === 'number' ? entry.value : Q.zero)));
      const value = rationalDeterminant(entries);
      return { determinant: { kind: 'number', value }, steps: [] };
    }
    if (a.length <= maxExpansion) {
      const value = field.toExpression(known(field, expandedDeterminant(field, rows)));
      const products = a.every((row) => row.every(isShort)) ? productsStep(a, value) : null;
      return { determinant: value, steps: products === null ? expansionSteps(a, value) : [products] };
    }
    const { pivots, pivotProduct } = rowReduce(field, rows, { echelonOnly: true });
    return { determinant: field.toExpression(pivots.length < a.length ? field.zero : pivotProduct), steps: [] };
  });
}

/** An entry that is short enough to stand in the products of a determinant. */
const isShort = (entry: Expression): boolean => size(entry, longestFactor) < longestFactor;

const longestFactor = 6;

/** A value that is 0 without looking so is shown as 0. */
const known = <E>(field: Field<E>, value: E): E => (field.isZero(value) ? field.zero : value);

/** An inverse with the row operations that lead to it; none where the entries have letters. */
export interface InverseResult {
  readonly inverse: Matrix;
  readonly determinant: Expression;
  readonly steps: readonly Step[];
}

/** The inverse; refused for a matrix that is not square, and for a singular one. */
export function inverse(a: Matrix): Result<InverseResult> {
  if (!isSquare(a)) return needsSquare('The inverse', a);
  const first = inFieldOf(a.flat(), work(usualBudget / 2), <E>(field: Field<E>, isRational: boolean) => {
    const rows = inField(field, a);
    if (isRational || a.length > maxAdjugate) {
      const { rank: rankFound, ...result } = inverseByElimination(field, rows, isShown(a, isRational));
      return { ...shownInverse(field, result), rank: rankFound, steps: rowSteps(field, result.operations, a.length) };
    }
    const result = inverseByCofactors(field, rows);
    const rankFound = result.inverse === null ? rowReduce(field, rows, { echelonOnly: true }).pivots.length : a.length;
    const shown = shownInverse(field, result);
    return { ...shown, rank: rankFound, steps: [] as readonly Step[] };
  });
  const tooMuch = !first.ok && first.error.code !== 'no-answer' && a.length <= maxAdjugate;
  const found = tooMuch ? quotientInverse(a) : first;
  if (!found.ok) return found;
  const { inverse: entries, determinant: value, steps, rank: rankFound } = found.value;
  if (entries === null) {
    const why = dependentRow(a);
    const message = `The matrix is singular, it has no inverse: its determinant is 0 (its rank is ${hasLetters(a) ? 'at most ' : ''}${rankFound}, and ${a.length} is needed)${why === undefined ? '' : `; ${why}`}.`;
    return no('no-answer', message);
  }
  return ok({ inverse: entries, determinant: value, steps });
}

const hasLetters = (a: Matrix): boolean => a.flat().some((entry) => freeSymbols(entry).length > 0);

/** Rows with symbols up to which cofactors are taken. */
const maxAdjugate = maxExpansion - 1;

const shownInverse = <E>(
  field: Field<E>,
  { inverse: entries, determinant: value }: { inverse: Rows<E> | null; determinant: E },
) => ({
  inverse: entries === null ? null : back(field, entries),
  determinant: field.toExpression(value),
});

/** Cofactors over the determinant as they are, where making one fraction of them, without roots below, is too much work. */
function quotientInverse(a: Matrix) {
  return inFieldOf(a.flat(), work(), (field) => {
    const { determinant: value, adjugate: cofactors } = adjugate(field, inField(field, a));
    if (field.isZero(value)) throw new Unfinished('size', 'the rank of this singular matrix takes too much work');
    const below = field.toExpression(value);
    const entries = back(field, cofactors).map((row) => row.map((entry) => divide(entry, below)));
    return { inverse: entries as Matrix | null, determinant: below, rank: a.length, steps: [] };
  });
}

/** A^n for any integer n; negative powers are those of the inverse. */
export function power(a: Matrix, n: Integer): Result<Matrix> {
  if (!isSquare(a)) return needsSquare('A power', a);
  const base = n < 0 ? inverse(a) : undefined;
  if (base !== undefined && !base.ok) return base;
  const entries = base === undefined ? a : base.value.inverse;
  return inFieldOf(entries.flat(), work(), (field) =>
    back(field, matrixPower(field, inField(field, entries), Z.abs(n))),
  );
}

/** The rank for general values of the letters. */
export function rank(a: Matrix, limit: Budget = work()): Result<number> {
  const found = pivotsOf(a, limit);
  return found.ok ? ok(found.value.value) : found;
}

/** The rank with the values of the letters for which it is that, and what it is for others. */
export function rankByCases(a: Matrix, limit: Budget = work()): Result<ByCases<number>> {
  const first = pivotsOf(a, limit);
  if (!first.ok) return first;
  const solve = (matrix: Matrix): ValueWithZeros<number> | null => {
    const found = matrix === a ? first : pivotsOf(matrix, limit);
    return found.ok ? found.value : null;
  };
  return ok(byCases(a, solve)!);
}

const pivotsOf = (a: Matrix, limit: Budget): Result<ValueWithZeros<number>> =>
  inFieldOf(a.flat(), limit, (field) => {
    const { pivots, pivotProduct } = rowReduce(field, inField(field, a), { echelonOnly: true });
    return { value: pivots.length, zeros: pivots.length === 0 ? [] : field.zeros(pivotProduct) };
  });

/** Where a matrix has an inverse. */
interface Invertibility {
  /** What must hold of the letters for the inverse, written as it is, to have a value. */
  readonly conditions: readonly Condition[];
  /** Each of these makes the matrix singular. */
  readonly singular: readonly Condition[];
}

/** For a matrix that is not singular for general values of its letters, and its inverse (or a power of that) as it is written. */
export const invertibility = (a: Matrix, written: Matrix): Result<Invertibility> =>
  inFieldOf([...a.flat(), ...written.flat()], work(), <E>(field: Field<E>) => {
    const rows = inField(field, a);
    const value =
      a.length <= maxExpansion
        ? expandedDeterminant(field, rows)
        : rowReduce(field, rows, { echelonOnly: true }).pivotProduct;
    const zeros = field.zeros(value);
    const poles = inField(field, written).flat().flatMap(field.poles);
    return {
      conditions: distinctConditions([...nonzeroConditions(distinctZeros([...zeros, ...poles])), ...whereDefined(a)]),
      singular: zeros.flatMap(zeroConditions),
    };
  });

interface ReducedForm {
  readonly matrix: Matrix;
  /** The columns of the pivots, from 0. */
  readonly pivots: readonly number[];
  readonly steps: readonly Step[];
}

/** The reduced row echelon form. */
export function reducedRowEchelonForm(a: Matrix): Result<ReducedForm> {
  return inFieldOf(a.flat(), work(), <E>(field: Field<E>, isRational: boolean) => {
    const { rows, pivots, operations } = rowReduce(field, inField(field, a), { record: isShown(a, isRational) });
    return { matrix: back(field, rows), pivots, steps: rowSteps(field, operations) };
  });
}

/** The characteristic polynomial of a matrix. */
export interface Characteristic {
  /** Of det(λI − A), the highest power first. */
  readonly coefficients: readonly Expression[];
  /** Null where they have no short closed form. */
  readonly eigenvalues: readonly Eigenvalue[] | null;
}

/** det(λI − A); refused for a matrix that is not square. */
export function characteristic(a: Matrix, limit: Budget = work()): Result<Characteristic> {
  if (!isSquare(a)) return needsSquare('The characteristic polynomial', a);
  const found = inFieldOf(a.flat(), limit, (field) =>
    characteristicPolynomial(field, inField(field, a)).map(field.toExpression),
  );
  if (!found.ok) return found;
  return ok({ coefficients: found.value, eigenvalues: ofTriangular(a) ?? eigenvalues(found.value, work()) });
}

/** The polynomial in a variable, for showing. */
export const polynomialIn = (variable: Expression, coefficients: readonly Expression[]): Expression =>
  sum(coefficients.map((c, k) => multiplyExpressions(c, raise(variable, number(coefficients.length - 1 - k)))));
