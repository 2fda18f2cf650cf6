import { number, subtract } from '../expression/build.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { substitute } from '../expression/substitute.ts';
import { freeSymbols } from '../expression/walk.ts';
import * as C from '../numeric/complex.ts';
import type { Rows } from './field.ts';
import { verifyDeterminant } from './verify.ts';

/*
 * The checks of what stands beside a determinant, on the matrix itself: the characteristic polynomial at numbers μ against
 * det(μI − A), and each eigenvalue λ against det(A − λI) = 0, in complex doubles and relative to Hadamard's bound.
 */

type Matrix = Rows<Expression>;

const shifts = [2, -3, 5, 11] as const;

/** Whether `polynomial`, in the symbol `variable`, is det(λI − A) at several integers. */
export function verifyCharacteristic(a: Matrix, polynomial: Expression, variable: string): boolean {
  return shifts.every((shift) => {
    const moved = a.map((row, i) => row.map((entry, j) => subtract(i === j ? number(shift) : number(0), entry)));
    return verifyDeterminant(moved, substitute(polynomial, { [variable]: number(shift) })).passed;
  });
}

const trials = 3;
const tolerance = 1e-9;

/** Whether A − λI is singular for each of the values, at random points for the symbols. */
export function verifyEigenvalues(a: Matrix, values: readonly Expression[]): boolean {
  const names = [...new Set([...a.flat(), ...values].flatMap(freeSymbols))];
  const random = seededRandom(23);
  for (let trial = 0; trial < trials; trial++) {
    const at = Object.fromEntries(names.map((name) => [name, C.complex(0.3 + 2 * random())]));
    const entries = a.map((row) => row.map((entry) => evaluateComplex(entry, at)));
    for (const value of values) {
      const eigenvalue = evaluateComplex(value, at);
      const scale = Math.max(...entries.flat().map(C.modulus), C.modulus(eigenvalue));
      // What is larger than a double, or no number, cannot be looked at in doubles.
      if (!Number.isFinite(scale)) return false;
      if (scale === 0) continue;
      // In units of the largest entry, so that no product of entries is too large or too small for a double.
      const inUnits = (one: C.Complex) => C.complex(one.re / scale, one.im / scale);
      const moved = entries.map((row, i) =>
        row.map((entry, j) => inUnits(i === j ? C.subtract(entry, eigenvalue) : entry)),
      );
      // A rounding of the eigenvalue itself moves the determinant by as much as the other rows are long.
      const bound = moved.map((row) => Math.hypot(...row.map(C.modulus), tolerance)).reduce((x, y) => x * y, 1);
      if (!(C.modulus(determinantOf(moved)) <= Math.max(tolerance * bound, tolerance ** moved.length))) return false;
    }
    if (names.length === 0) break;
  }
  return true;
}

/** By elimination with the largest pivots. */
function determinantOf(rows: readonly (readonly C.Complex[])[]): C.Complex {
  const left = rows.map((row) => [...row]);
  let value = C.complex(1);
  for (let k = 0; k < left.length; k++) {
    const sizes = left.slice(k).map((row) => C.modulus(row[k]!));
    const chosen = k + sizes.indexOf(Math.max(...sizes));
    if (C.modulus(left[chosen]![k]!) === 0) return C.complex(0);
    if (chosen !== k) {
      [left[k], left[chosen]] = [left[chosen]!, left[k]!];
      value = C.subtract(C.complex(0), value);
    }
    const pivot = left[k]!;
    value = C.multiply(value, pivot[k]!);
    for (const row of left.slice(k + 1)) {
      const factor = C.divide(row[k]!, pivot[k]!);
      for (let j = k; j < row.length; j++) row[j] = C.subtract(row[j]!, C.multiply(factor, pivot[j]!));
    }
  }
  return value;
}
