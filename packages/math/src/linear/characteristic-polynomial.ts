import type { Field, Rows } from './field.ts';
import { dot } from './matrix.ts';

/**
 * The coefficients of det(λI − A), the highest first (which is 1), without a division: S. J. Berkowitz, "On computing the
 * determinant in small parallel time using a small number of processors", Inf. Process. Lett. 18 (1984).
 *
 * With A = [[a, r], [c, M]], the coefficients for A are T·(those for M), where T is the lower triangular Toeplitz matrix with
 * the first column 1, −a, −r·c, −r·M·c, −r·M²·c, … Example: [[1, 2], [3, 4]]: M = [4] gives (1, −4); T has the column 1, −1, −6,
 * and T·(1, −4) = (1, −5, −2).
 */
export function characteristicPolynomial<E>(field: Field<E>, matrix: Rows<E>): E[] {
  const size = matrix.length;
  let coefficients: readonly E[] = [field.one];
  for (let k = size - 1; k >= 0; k--) {
    const below = matrix.slice(k + 1).map((row) => row.slice(k + 1));
    const right = matrix[k]!.slice(k + 1);
    let left: E[] = matrix.slice(k + 1).map((row) => row[k]!);
    const toeplitz: E[] = [field.one, field.negate(matrix[k]![k]!)];
    for (let power = 0; power < below.length; power++) {
      toeplitz.push(field.negate(dot(field, right, left)));
      left = below.map((row) => dot(field, row, left));
    }
    const previous = coefficients;
    coefficients = Array.from({ length: previous.length + 1 }, (_, row) => {
      let total: E = field.zero;
      for (let column = 0; column < previous.length && column <= row; column++)
        total = field.add(total, field.multiply(toeplitz[row - column]!, previous[column]!));
      return total;
    });
  }
  return [...coefficients];
}
