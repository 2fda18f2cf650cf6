import type { Field, Rows } from './field.ts';

/*
 * Gauss–Jordan elimination with the row operations that were used, as data: they are the steps that are shown, and the reduced
 * matrix is what they leave. Among the entries that can be pivots, the one that is shortest to write is taken, ±1 first, so that
 * fractions come late; a pivot is never an entry that has not been proved to differ from 0.
 */

/** One elementary row operation, and the matrix after it. */
export type RowOperation<E> =
  | { readonly kind: 'swap'; readonly row: number; readonly other: number; readonly after: Rows<E> }
  /** The row times `by`. */
  | { readonly kind: 'scale'; readonly row: number; readonly by: E; readonly after: Rows<E> }
  /** `by` times the other row added to the row. */
  | { readonly kind: 'add'; readonly row: number; readonly other: number; readonly by: E; readonly after: Rows<E> };

/** A matrix in reduced row echelon form, and what led to it. */
export interface ReducedMatrix<E> {
  readonly rows: Rows<E>;
  /** The column of the pivot of each of the first rows. */
  readonly pivots: readonly number[];
  readonly operations: readonly RowOperation<E>[];
  /** The product of the pivots with the sign of the swaps: the determinant, when every column has a pivot. */
  readonly pivotProduct: E;
}

interface ReduceOptions {
  /** Only the first so many columns get pivots (the rest are right-hand sides); all when absent. */
  readonly columns?: number;
  /** Stops at row echelon form, without scaling and without clearing above the pivots. */
  readonly echelonOnly?: boolean;
  /** Whether the operations are kept; they cost a copy of the rows each. */
  readonly record?: boolean;
}

/** The reduced row echelon form. */
export function rowReduce<E>(field: Field<E>, matrix: Rows<E>, options: ReduceOptions = {}): ReducedMatrix<E> {
  const columns = options.columns ?? matrix[0]!.length;
  if (!options.record && field.reduce !== undefined) return { ...field.reduce(matrix, columns), operations: [] };
  const rows: E[][] = matrix.map((row) => [...row]);
  const operations: RowOperation<E>[] = [];
  const pivots: number[] = [];
  let pivotProduct = field.one;
  const record = (operation: Record<string, unknown>): void => {
    if (options.record)
      operations.push({ ...operation, after: rows.map((row) => [...row]) } as unknown as RowOperation<E>);
  };
  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const chosen = pivotRow(field, rows, top, column);
    if (chosen < 0) continue;
    if (chosen !== top) {
      [rows[top], rows[chosen]] = [rows[chosen]!, rows[top]!];
      pivotProduct = field.negate(pivotProduct);
      record({ kind: 'swap', row: top, other: chosen });
    }
    const pivot = rows[top]![column]!;
    pivotProduct = field.multiply(pivotProduct, pivot);
    const inverse = field.inverse(pivot);
    if (!options.echelonOnly && !field.isZero(field.subtract(pivot, field.one))) {
      rows[top] = rows[top]!.map((entry, k) => (k === column ? field.one : field.multiply(entry, inverse)));
      record({ kind: 'scale', row: top, by: inverse });
    }
    for (let row = options.echelonOnly ? top + 1 : 0; row < rows.length; row++) {
      const entry = rows[row]![column]!;
      if (row === top) continue;
      if (field.isZero(entry)) {
        rows[row]![column] = field.zero;
        continue;
      }
      const by = field.negate(options.echelonOnly ? field.multiply(entry, inverse) : entry);
      rows[row] = rows[row]!.map((value, k) =>
        k === column ? field.zero : field.add(value, field.multiply(by, rows[top]![k]!)),
      );
      record({ kind: 'add', row, other: top, by });
    }
    pivots.push(column);
  }
  return { rows, pivots, operations, pivotProduct };
}

/** The row from `top` on with the shortest entry in the column that is not 0; −1 where all are 0, which they then become. */
function pivotRow<E>(field: Field<E>, rows: E[][], top: number, column: number): number {
  let best = -1;
  for (let row = top; row < rows.length; row++) {
    const entry = rows[row]![column]!;
    if (field.isZero(entry)) {
      rows[row]![column] = field.zero;
      continue;
    }
    if (best < 0 || field.weight(entry) < field.weight(rows[best]![column]!)) best = row;
  }
  return best;
}
