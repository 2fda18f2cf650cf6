import { expandedDeterminant } from './determinant.ts';
import type { Field, Rows } from './field.ts';
import { identity } from './matrix.ts';
import { type RowOperation, rowReduce } from './row-reduce.ts';

/** The inverse of a matrix, and how it was found. */
export interface Inverse<E> {
  /** Null for a singular matrix. */
  readonly inverse: Rows<E> | null;
  readonly determinant: E;
  readonly rank: number;
  /** On the matrix with the identity beside it. */
  readonly operations: readonly RowOperation<E>[];
}

/** By Gauss–Jordan elimination of [A | I]. */
export function inverseByElimination<E>(field: Field<E>, matrix: Rows<E>, record: boolean): Inverse<E> {
  const size = matrix.length;
  const unit = identity(field, size);
  const augmented = matrix.map((row, k) => [...row, ...unit[k]!]);
  const { rows, pivots, operations, pivotProduct } = rowReduce(field, augmented, { columns: size, record });
  const singular = pivots.length < size;
  return {
    inverse: singular ? null : rows.map((row) => row.slice(size)),
    determinant: singular ? field.zero : pivotProduct,
    rank: pivots.length,
    operations,
  };
}

/** The determinant and the adjugate, the transposed cofactors: their quotient is the inverse. For few rows with symbols. */
export function adjugate<E>(field: Field<E>, matrix: Rows<E>): { readonly determinant: E; readonly adjugate: Rows<E> } {
  const entries = matrix.map((_, i) =>
    matrix.map((_, j) => {
      const minor = matrix.filter((_, row) => row !== j).map((row) => row.filter((_, column) => column !== i));
      const value = expandedDeterminant(field, minor);
      return (i + j) % 2 === 0 ? value : field.negate(value);
    }),
  );
  return { determinant: expandedDeterminant(field, matrix), adjugate: entries };
}

/** By cofactors over the determinant: elimination would make large fractions of symbols. */
export function inverseByCofactors<E>(field: Field<E>, matrix: Rows<E>): { determinant: E; inverse: Rows<E> | null } {
  const determinant = expandedDeterminant(field, matrix);
  if (field.isZero(determinant)) return { determinant: field.zero, inverse: null };
  const over = field.inverse(determinant);
  const { adjugate: cofactors } = adjugate(field, matrix);
  return { determinant, inverse: cofactors.map((row) => row.map((entry) => field.multiply(entry, over))) };
}
