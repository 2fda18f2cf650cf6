import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { exponentOf } from './ring.ts';

/** The polynomial with variable `k` replaced by itself plus an integer (Taylor shift). */
export function shiftVariable(a: Polynomial, k: number, by: Integer): Polynomial {
  if (by === 0 || S.isZero(a)) return a;
  const weight = a.ring.weights[k]!;
  const rows = binomialRows(S.degreeIn(a, k), by);
  const table = new Map<number, Integer>();
  for (const [index, key] of a.keys.entries()) {
    const exponent = exponentOf(key, k, a.ring);
    const rest = key - exponent * weight;
    for (const [j, factor] of rows[exponent]!.entries()) {
      const at = rest + j * weight;
      table.set(at, Z.add(table.get(at) ?? 0, Z.multiply(a.coefficients[index]!, factor)));
    }
  }
  return S.fromTable(a.ring, table);
}

/** rows[n][j]: the coefficient of y^j in (y + a)^n. */
function binomialRows(n: number, a: Integer): Integer[][] {
  const rows: Integer[][] = [[1]];
  for (let m = 1; m <= n; m++) {
    const before = rows[m - 1]!;
    rows.push(
      Array.from({ length: m + 1 }, (_, j) => Z.add(j > 0 ? before[j - 1]! : 0, j < m ? Z.multiply(a, before[j]!) : 0)),
    );
  }
  return rows;
}
