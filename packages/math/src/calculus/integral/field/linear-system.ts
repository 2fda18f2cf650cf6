import { work } from '../context.ts';
import type { Field, Fraction } from './fraction.ts';
import * as F from './fraction.ts';

/**
 * A solution of the equations Σ row[j]·value[j] = the last entry of the row, by Gauss–Jordan elimination: unknowns that depend on those before
 * them are 0. Null where the equations contradict each other.
 */
export function solution(rows: readonly (readonly Fraction[])[], k: Field): Fraction[] | null {
  const open = rows.map((row) => [...row]);
  const width = (rows[0]?.length ?? 1) - 1;
  const pivots: number[] = [];
  for (let column = 0; column < width && pivots.length < open.length; column++) {
    const top = pivots.length;
    const chosen = open.findIndex((row, j) => j >= top && !F.isZero(row[column]!));
    if (chosen < 0) continue;
    work(k.ring.budget, open.length);
    [open[top], open[chosen]] = [open[chosen]!, open[top]!];
    const by = k.reciprocal(open[top]![column]!)!;
    const pivot = open[top]!.map((value) => k.multiply(value, by));
    open.forEach((row, j) => {
      const factor = row[column]!;
      if (j === top || F.isZero(factor)) return;
      open[j] = row.map((value, i) => k.subtract(value, k.multiply(factor, pivot[i]!)));
    });
    open[top] = pivot;
    pivots.push(column);
  }
  if (open.slice(pivots.length).some((row) => !F.isZero(row[width]!))) return null;
  const values = new Array<Fraction>(width).fill(F.zero);
  pivots.forEach((column, j) => {
    values[column] = open[j]![width]!;
  });
  return values;
}
