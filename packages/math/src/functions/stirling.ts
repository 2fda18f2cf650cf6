import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { no, ok, type Result } from '../result/result.ts';
import { firstKindModulo, secondKindModulo } from './stirling-modulo.ts';
import type { IntegerValue } from './value.ts';

/** Entries of the triangle times their length in machine words that are worked through. */
const maxWork = 300_000_000;
/** A prime beyond 2n for every n that is worked through, whose residues multiply exactly in doubles. */
const PRIME = 67_108_859;
/** The check of the first kind takes (n − k)² steps. */
const maxGap = 3_000;
const maxN = 200_000;

/**
 * The Stirling number of the second kind S(n, k): partitions of n things into k non-empty classes (DLMF 26.8.4).
 * n and k are integers ≥ 0.
 */
export const stirlingSecond = (n: Integer, k: Integer): Result<IntegerValue> => stirling(n, k, 'second');

/** The unsigned Stirling number of the first kind c(n, k): permutations of n things with k cycles (DLMF 26.8.1). */
export const stirlingFirst = (n: Integer, k: Integer): Result<IntegerValue> => stirling(n, k, 'first');

function stirling(n: Integer, k: Integer, kind: 'first' | 'second'): Result<IntegerValue> {
  if (n < 0 || k < 0) return no('out-of-range', 'Stirling numbers are defined for integers n ≥ 0 and k ≥ 0.');
  if (k > n || (k === 0 && n !== 0)) return trivial(0, k === 0 ? 'n is positive and k is 0' : 'k is larger than n');
  if (k === n) return trivial(1, 'k equals n');
  if (kind === 'second' && k === 1) return trivial(1, 'there is one partition into a single class');
  const [rows, columns] = [Z.toNumber(n), Z.toNumber(k)];
  const gap = rows - columns;
  // Neither kind exceeds n^n, nor n^(2(n−k)).
  const words = 1 + (Math.min(rows, 2 * gap) * Math.log2(rows + 1)) / 128;
  if (rows > maxN || columns * gap * words > maxWork || (kind === 'first' && gap > maxGap)) {
    return no('too-large', 'The Stirling number is too long to be worked out here: n is too large for this k.', {
      input: 'n',
    });
  }
  const value = triangleEntry(rows, columns, kind);
  const residue = kind === 'first' ? firstKindModulo(rows, columns, PRIME) : secondKindModulo(rows, columns, PRIME);
  if (Z.modulo(value, PRIME) !== residue) {
    return no('check-failed', 'The number did not pass its check, so no answer is shown.');
  }
  const formula = kind === 'first' ? 'Schlömilch’s formula' : 'the alternating sum over powers';
  return ok({
    value,
    checked: [{ how: 'modular check', detail: `Modulo the prime ${PRIME}, ${formula} gives the same residue.` }],
  });
}

const trivial = (value: Integer, why: string): Result<IntegerValue> =>
  ok({ value, checked: [{ how: 'definition', detail: `It is ${value} because ${why}.` }] });

/**
 * The triangle's recurrence, S(n, k) = k S(n−1, k) + S(n−1, k−1) or c(n, k) = (n−1) c(n−1, k) + c(n−1, k−1), along its
 * diagonals: entry j after d steps is S(j + d, j), and only k × (n − k) of them lead to the one asked for.
 */
function triangleEntry(n: number, k: number, kind: 'first' | 'second'): Integer {
  const row: bigint[] = new Array(k + 1).fill(1n); // d = 0: S(j, j) = 1
  for (let d = 1; d <= n - k; d++) {
    row[0] = 0n;
    for (let j = 1; j <= k; j++) {
      const factor = kind === 'second' ? j : j + d - 1;
      row[j] = BigInt(factor) * row[j]! + row[j - 1]!;
    }
  }
  return Z.fromBigInt(row[k]!);
}
