import * as S from '../polynomial/sparse/polynomial.ts';
import type { Budget } from '../result/budget.ts';
import { addFractions, type Fraction, multiplyFractions, reduced } from './fraction.ts';

export const wholeFraction = (a: S.Polynomial): Fraction => ({ numerator: a, denominator: S.constant(a.ring, 1) });
export const isZeroFraction = (a: Fraction): boolean => S.isZero(a.numerator);
export const negatedFraction = (a: Fraction): Fraction => ({ ...a, numerator: S.negate(a.numerator) });

const inverted = (a: Fraction, work: Budget): Fraction => reduced(a.denominator, a.numerator, work);

/**
 * One solution of a linear system over a field of rational functions by elimination, what is free being 0; null where there is
 * none. A row holds the coefficients of the unknowns and the right side; the matrix is used up. Throws `WorkLimit`.
 */
export function solveFractions(matrix: Fraction[][], unknowns: number, work: Budget): readonly Fraction[] | null {
  const pivots: number[] = [];
  for (let column = 0; column < unknowns; column++) {
    const top = pivots.length;
    const found = matrix.findIndex((row, i) => i >= top && !isZeroFraction(row[column]!));
    if (found < 0) continue;
    [matrix[top], matrix[found]] = [matrix[found]!, matrix[top]!];
    const scale = inverted(matrix[top]![column]!, work);
    const pivot = matrix[top]!.map((entry) => multiplyFractions(entry, scale, work));
    matrix[top] = pivot;
    for (const [i, row] of matrix.entries()) {
      const factor = row[column]!;
      if (i === top || isZeroFraction(factor)) continue;
      const less = negatedFraction(factor);
      matrix[i] = row.map((entry, j) => addFractions(entry, multiplyFractions(less, pivot[j]!, work), work));
    }
    pivots.push(column);
  }
  if (matrix.slice(pivots.length).some((row) => !isZeroFraction(row[unknowns]!))) return null;
  const ring = matrix[0]![0]!.numerator.ring;
  const values: Fraction[] = Array.from({ length: unknowns }, () => wholeFraction(S.zero(ring)));
  for (const [i, column] of pivots.entries()) values[column] = matrix[i]![unknowns]!;
  return values;
}
