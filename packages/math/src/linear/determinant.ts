import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { Field, Rows } from './field.ts';
import { cleared, commonDenominator } from './integer-reduce.ts';

/**
 * The determinant of an integer matrix by fraction-free elimination: E. H. Bareiss, "Sylvester's identity and multistep
 * integer-preserving Gaussian elimination", Math. Comp. 22 (1968). Every intermediate entry is a minor of the matrix, so the
 * divisions are exact and the numbers stay as small as Hadamard's bound.
 */
function integerDeterminant(matrix: Rows<bigint>): bigint {
  const rows = matrix.map((row) => [...row]);
  let [previous, sign] = [1n, 1n];
  for (let k = 0; k < rows.length - 1; k++) {
    const chosen = rows.findIndex((row, index) => index >= k && row[k] !== 0n);
    if (chosen < 0) return 0n;
    if (chosen !== k) {
      [rows[k], rows[chosen]] = [rows[chosen]!, rows[k]!];
      sign = -sign;
    }
    const pivot = rows[k]!;
    for (let i = k + 1; i < rows.length; i++) {
      const row = rows[i]!;
      for (let j = k + 1; j < rows.length; j++) row[j] = (pivot[k]! * row[j]! - row[k]! * pivot[j]!) / previous;
    }
    previous = pivot[k]!;
  }
  return sign * (rows[rows.length - 1]?.[rows.length - 1] ?? 1n);
}

/** The determinant of a rational matrix: every row is cleared of denominators first. */
export function rationalDeterminant(matrix: Rows<Rational>): Rational {
  const commons = matrix.map(commonDenominator);
  const integers = matrix.map((row, k) => cleared(row, commons[k]!));
  const denominator = commons.reduce(Z.multiply, 1);
  return Q.rational(Z.fromBigInt(integerDeterminant(integers)), denominator);
}

/**
 * The determinant by minors of the first rows, each computed once (2^n·n products and no division): the way for few rows with
 * symbols, where fractions would cost more than the products. Rows and columns of more than `maxExpansion` are too many.
 */
export function expandedDeterminant<E>(field: Field<E>, matrix: Rows<E>): E {
  // minors.get(mask): of the first popcount(mask) rows and the columns in the mask.
  let minors = new Map<number, E>([[0, field.one]]);
  for (const row of matrix) {
    const next = new Map<number, E>();
    for (const [mask, minor] of minors) {
      for (const [column, entry] of row.entries()) {
        if (mask & (1 << column) || field.isZero(entry)) continue;
        const term = field.multiply(minor, entry);
        const signed = inversions(mask, column) % 2 === 0 ? term : field.negate(term);
        const key = mask | (1 << column);
        const before = next.get(key);
        next.set(key, before === undefined ? signed : field.add(before, signed));
      }
    }
    minors = next;
  }
  return minors.get((1 << matrix.length) - 1) ?? field.zero;
}

/** Up to this size a determinant is expanded by minors. */
export const maxExpansion = 6;

/** How many columns of the mask stand right of the column. */
function inversions(mask: number, column: number): number {
  let count = 0;
  for (let rest = mask >> (column + 1); rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
