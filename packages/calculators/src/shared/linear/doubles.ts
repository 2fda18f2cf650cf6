import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import type { Expressions } from '../../kit/program/elsewhere.ts';
import { areSameInDoubles } from '../../kit/program/program-of.ts';

/*
 * Matrices in double precision, as other programs calculate with them: by elimination, with the largest entry of a column as its pivot.
 */

export type Doubles = readonly (readonly number[])[];

/** The entries as doubles, NaN where there are letters. */
export const doublesIn = (a: Matrix): Doubles => a.map((row) => row.map((entry) => evaluate(entry, {})));

export const productIn = (a: Doubles, b: Doubles): Doubles =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, entry, k) => sum + entry * b[k]![j]!, 0)));

/** The determinant of a square matrix, and what stands behind it once it has become the unit matrix; undefined where a pivot is 0. */
function eliminated(a: Doubles, behind: Doubles): { readonly determinant: number; readonly behind?: Doubles } {
  const rows = a.map((row, i) => [...row, ...behind[i]!]);
  let determinant = 1;
  for (let k = 0; k < rows.length; k++) {
    const below = rows.slice(k).map((row) => Math.abs(row[k]!));
    const from = k + below.indexOf(Math.max(...below));
    if (from < k) return { determinant: Number.NaN };
    if (from > k) {
      [rows[k], rows[from]] = [rows[from]!, rows[k]!];
      determinant = -determinant;
    }
    const pivot = rows[k]![k]!;
    determinant *= pivot;
    if (pivot === 0) return { determinant };
    const scaled = rows[k]!.map((entry) => entry / pivot);
    rows.forEach((row, i) => {
      const factor = row[k]!;
      rows[i] = i === k ? scaled : row.map((entry, j) => entry - factor * scaled[j]!);
    });
  }
  return { determinant, behind: rows.map((row) => row.slice(a.length)) };
}

export const determinantIn = (a: Doubles): number =>
  eliminated(
    a,
    a.map(() => []),
  ).determinant;

export const inverseIn = (a: Doubles): Doubles | undefined =>
  eliminated(
    a,
    a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0))),
  ).behind;

/** The one solution of A x = b, where there is one. */
export const solutionIn = (a: Doubles, b: readonly number[]): readonly number[] | undefined =>
  a.length === a[0]!.length
    ? eliminated(
        a,
        b.map((one) => [one]),
      ).behind?.flat()
    : undefined;

/** A calculation of matrices in each language. */
export interface Words {
  readonly python: string;
  readonly r: string;
  readonly sheet?: string;
  readonly label?: string;
}

/** With sympy, which is exact; with what calculates in double precision where `own`, the same in doubles, is the exact answer. */
export function inDoublesToo(words: Words, exact: readonly Expression[], own: readonly number[]): Expressions {
  const { python, label } = words;
  const numbers = exact.map((entry) => evaluate(entry, {}));
  if (!numbers.every(Number.isFinite)) return { python, label };
  return areSameInDoubles(own, numbers) ? { ...words, numbers } : { python, label, numbers };
}
