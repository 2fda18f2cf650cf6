import { type Budget, spend } from '../../result/budget.ts';

/*
 * Lattice basis reduction after Lenstra, Lenstra and Lovász ("Factoring polynomials with rational coefficients", 1982) in
 * the all-integer form (Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7): the Gram–Schmidt
 * coefficients are kept as integers λ_ij = d_j·μ_ij, where d_j is the determinant of the first j vectors, so that nothing
 * is rounded. Size conditions are made only where the exchange needs them, the full reduction as a vector is accepted.
 *
 * To debug: after every exchange d_k must be a positive integer that divides all quotients taken below without rest.
 */

/** A vector of the lattice. */
export type Row = bigint[];

/** What reduction makes of a basis. */
export interface ReducedBasis {
  /** Reduced basis; the first vector is short. */
  readonly rows: readonly Row[];
  /** d[0] = 1 and d[k + 1]/d[k] is the squared length of the k-th Gram–Schmidt vector. */
  readonly determinants: readonly bigint[];
}

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint => {
  let total = 0n;
  for (let k = 0; k < a.length; k++) if (a[k] !== 0n && b[k] !== 0n) total += a[k]! * b[k]!;
  return total;
};

/** Rounded to the nearest integer; b > 0. */
function roundedQuotient(a: bigint, b: bigint): bigint {
  const twice = 2n * a + b;
  const below = 2n * b;
  const quotient = twice / below;
  return twice < 0n && quotient * below !== twice ? quotient - 1n : quotient;
}

/** Reduces linearly independent rows with δ = 3/4; null when the budget runs out. */
export function reduceLattice(given: readonly Row[], work: Budget): ReducedBasis | null {
  const n = given.length;
  const rows = given.map((row) => [...row]);
  const lambda = rows.map(() => new Array<bigint>(n).fill(0n));
  const d = new Array<bigint>(n + 1).fill(1n);
  let known = -1;
  let k = 0;
  const orthogonalize = (at: number): void => {
    for (let j = 0; j <= at; j++) {
      let u = dot(rows[at]!, rows[j]!);
      for (let i = 0; i < j; i++) u = (d[i + 1]! * u - lambda[at]![i]! * lambda[j]![i]!) / d[i]!;
      if (j < at) lambda[at]![j] = u;
      else d[at + 1] = u;
    }
  };
  const shorten = (at: number, by: number): void => {
    const size = lambda[at]![by]!;
    if (2n * (size < 0n ? -size : size) <= d[by + 1]!) return;
    const q = roundedQuotient(size, d[by + 1]!);
    for (let c = 0; c < rows[at]!.length; c++) rows[at]![c]! -= q * rows[by]![c]!;
    lambda[at]![by]! -= q * d[by + 1]!;
    for (let i = 0; i < by; i++) lambda[at]![i]! -= q * lambda[by]![i]!;
  };
  while (k < n) {
    if (!spend(work, n)) return null;
    if (k > known) {
      known = k;
      orthogonalize(k);
    }
    if (k === 0) {
      k = 1;
      continue;
    }
    shorten(k, k - 1);
    const mu = lambda[k]![k - 1]!;
    if (4n * (d[k + 1]! * d[k - 1]! + mu * mu) >= 3n * d[k]! * d[k]!) {
      for (let j = k - 2; j >= 0; j--) shorten(k, j);
      k++;
    } else {
      exchange(rows, lambda, d, k, known);
      k = Math.max(1, k - 1);
    }
  }
  return { rows, determinants: d };
}

/** Exchanges the vectors k and k − 1 and brings λ and d up to date. */
function exchange(rows: Row[], lambda: bigint[][], d: bigint[], k: number, known: number): void {
  [rows[k], rows[k - 1]] = [rows[k - 1]!, rows[k]!];
  for (let j = 0; j < k - 1; j++) [lambda[k]![j], lambda[k - 1]![j]] = [lambda[k - 1]![j]!, lambda[k]![j]!];
  const mu = lambda[k]![k - 1]!;
  const next = (d[k - 1]! * d[k + 1]! + mu * mu) / d[k]!;
  for (let i = k + 1; i <= known; i++) {
    const t = lambda[i]![k]!;
    lambda[i]![k] = (d[k + 1]! * lambda[i]![k - 1]! - mu * t) / d[k]!;
    lambda[i]![k - 1] = (next * t + mu * lambda[i]![k]!) / d[k + 1]!;
  }
  d[k] = next;
}
