import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { charge } from '../polynomial/sparse/polynomial.ts';
import type { Budget } from '../result/budget.ts';
import { Unfinished } from '../result/unfinished.ts';
import type { Rows } from './field.ts';

/**
 * The reduced row echelon form of a rational matrix by fraction-free Gauss–Jordan elimination (Bareiss 1968): rows are cleared of
 * denominators, every entry stays an integer and a minor of the matrix, and only at the end everything is divided by the last
 * pivot, which then stands at every pivot. For large matrices that is many times faster than fractions.
 */
export function reduceRational(
  matrix: Rows<Rational>,
  columns: number,
  work: Budget,
): { readonly rows: Rational[][]; readonly pivots: readonly number[]; readonly pivotProduct: Rational } {
  const commons = matrix.map(commonDenominator);
  const rows = matrix.map((row, k) => cleared(row, commons[k]!));
  const pivots: number[] = [];
  let previous = 1n;
  let sign = 1;
  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const chosen = rows.findIndex((row, index) => index >= top && row[column] !== 0n);
    if (chosen < 0) continue;
    if (chosen !== top) {
      [rows[top], rows[chosen]] = [rows[chosen]!, rows[top]!];
      sign = -sign;
    }
    const pivotRow = rows[top]!;
    const pivot = pivotRow[column]!;
    const words = 1 + (Z.bitLength(pivot) >> 6);
    charge(work, Math.ceil((rows.length * pivotRow.length * (4 + words * (words < 40 ? words : 40))) / 16));
    for (const [i, row] of rows.entries()) {
      if (i === top) continue;
      const factor = row[column]!;
      for (let j = 0; j < row.length; j++) row[j] = (pivot * row[j]! - factor * pivotRow[j]!) / previous;
    }
    previous = pivot;
    pivots.push(column);
  }
  const divisor = Z.fromBigInt(previous);
  const left = rows.length * ((rows[0]?.length ?? 0) - pivots.length);
  if (left * Z.bitLength(divisor) > maxBits) throw new Unfinished('size', 'the answer would have too many digits');
  const quotients = rows.map((row, i) => {
    const below = i < pivots.length ? divisor : 1;
    return row.map((entry) => Q.rational(Z.fromBigInt(entry), below));
  });
  // Clearing the rows has multiplied the determinant by all the common denominators.
  const scale = commons.reduce((total, common) => Z.multiply(total, common), sign);
  return { rows: quotients, pivots, pivotProduct: Q.rational(divisor, scale) };
}

/** Of all numerators together. */
const maxBits = 3_000_000;

/** The least common denominator of a row. */
export const commonDenominator = (row: readonly Rational[]): Z.Integer =>
  row.reduce((lcm: Z.Integer, entry) => Z.lcm(lcm, entry.denominator), 1);

/** The row times a common denominator of its entries. */
export const cleared = (row: readonly Rational[], common: Z.Integer): bigint[] =>
  row.map(({ numerator, denominator }) => Z.toBigInt(Z.multiply(numerator, Z.divideExact(common, denominator))));
