import type { Field, Rows } from './field.ts';

/* Arithmetic of matrices over any of the fields; the shapes must fit (`operations.ts` sees to that). */

/** The identity matrix. */
export const identity = <E>(field: Field<E>, size: number): E[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? field.one : field.zero)));

/** Rows become columns. */
export const transpose = <E>(a: Rows<E>): E[][] => a[0]!.map((_, j) => a.map((row) => row[j]!));

/** A · B; the columns of A are as many as the rows of B. */
export function product<E>(field: Field<E>, a: Rows<E>, b: Rows<E>): E[][] {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(field, row, column)));
}

/** The sum of the products of corresponding entries. */
export function dot<E>(field: Field<E>, a: readonly E[], b: readonly E[]): E {
  let total = field.zero;
  for (let k = 0; k < a.length; k++) total = field.add(total, field.multiply(a[k]!, b[k]!));
  return total;
}

/** The matrix of what `by` makes of corresponding entries. */
export const combine = <E>(a: Rows<E>, b: Rows<E>, by: (x: E, y: E) => E): E[][] =>
  a.map((row, i) => row.map((entry, j) => by(entry, b[i]![j]!)));

/** The matrix of the changed entries. */
export const mapEntries = <A, B>(a: Rows<A>, change: (entry: A) => B): B[][] => a.map((row) => row.map(change));

/** The sum of the diagonal. */
export const trace = <E>(field: Field<E>, a: Rows<E>): E =>
  a.reduce((total, row, k) => field.add(total, row[k]!), field.zero);
