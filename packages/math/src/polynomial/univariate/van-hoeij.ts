import { type Budget, spend } from '../../result/budget.ts';
import { type Row, reduceLattice } from '../lattice/reduce.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import type { LiftedFactors } from './hensel.ts';
import { tryFactor } from './recombine.ts';

/*
 * Recombination when there are many modular factors: M. van Hoeij, "Factoring polynomials and the knapsack problem",
 * J. Number Theory 95 (2002); K. Belabas, "A relative van Hoeij algorithm", J. Symbolic Comp. 37 (2004).
 *
 * Idea. Let g be a true factor, the product of the lifted factors g_j with v_j = 1. Its power sums of roots are sums,
 * Tr_i(g) = Σ v_j·Tr_i(g_j), and being those of a factor over Z they are small, while those of the g_j are arbitrary
 * residues modulo p^a. So each i gives one linear condition on v with small result: a knapsack problem. The 0–1 vectors
 * of the true factors span the lattice W of all solutions, and lattice reduction finds it: all vectors of a reduced basis
 * whose Gram–Schmidt length exceeds what W can have are thrown away, and when the echelon form of the rest consists of
 * 0 and 1 with one 1 in each column, its rows are the factors. Trial division decides; nothing is believed.
 *
 * Example: the Swinnerton-Dyer polynomial of √2, √3, √5, √7, √11 has degree 32 and at least 16 factors modulo every prime,
 * yet is irreducible: the lattice shrinks to dimension 1 after few traces, where Zassenhaus tries 2^15 subsets.
 *
 * For lc ≠ 1 the power sums are those of lc·roots, which are algebraic integers. The high digits only enter: with
 * |Tr_i(g)| < p^b/2, t_j = Tr_i(g_j) mod p^a rounded to a multiple of p^b, divided by p^b, satisfies
 * |Σ v_j·t_j mod p^(a−b)| ≤ r + 1: at most r/2 from rounding the t_j, 1/2 from the trace, and r/4 from rounding the
 * modulus, which is subtracted r/2 times at most.
 */

/** Bits by which p^a must exceed the bound of each trace used, for r factors. */
export const spareBits = (r: number): number => 2 * r + 24;

/** An upper bound of |lc·root| over all complex roots, by Fujiwara, as a power of two: its exponent. */
function rootBits(f: IntegerPolynomial): number {
  const n = P.degree(f);
  const top = bits(P.leading(f));
  let most = 0;
  // |root| ≤ 2·max |a_(n−k)/a_n|^(1/k)
  for (let k = 1; k <= n; k++) {
    const value = f[n - k]!;
    if (value !== 0n) most = Math.max(most, (bits(value) - top + 1) / k);
  }
  return Math.ceil(most) + 1 + top;
}

const bits = (a: bigint): number => (a < 0n ? -a : a).toString(2).length;

/** A bound of |Tr_i| of any factor, as the exponent of a power of two. */
export const traceBits = (f: IntegerPolynomial, i: number): number => i * rootBits(f) + bits(BigInt(P.degree(f)));

/** The irreducible factors; null when this precision or budget was not enough. */
export function recombineByLattice(
  f: IntegerPolynomial,
  lifted: LiftedFactors,
  work: Budget,
): IntegerPolynomial[] | null {
  const r = lifted.factors.length;
  const traces = lifted.factors.map((g) => new Traces(g, P.leading(f), lifted.modulus));
  const modulusBits = bits(lifted.modulus) - 1;
  let basis: Row[] = Array.from({ length: r }, (_, k) => unit(r, k));
  const scale = BigInt(Math.max(1, Math.round(Math.sqrt(r) / 2)));
  const limit = scale * scale * BigInt(r) + BigInt((r + 1) ** 2);
  for (let i = 1; modulusBits - traceBits(f, i) - 1 > spareBits(r) / 2; i++) {
    if (!spend(work, r)) return null;
    const cut = 1n << BigInt(traceBits(f, i) + 1);
    const high = traces.map((trace) => rounded(trace.at(i), cut));
    const reduced = reduceLattice(withCondition(basis, high, rounded(lifted.modulus, cut), scale), work);
    if (reduced === null) return null;
    const kept = keptCount(reduced.determinants, limit);
    basis = reduced.rows.slice(0, kept).map((row) => row.slice(0, r).map((value) => value / scale));
    // The vector of all factors is always in W, so one dimension means that f is irreducible.
    if (kept <= 1) return [P.primitivePart(f)];
    const factors = factorsOf(f, echelon(basis), lifted);
    if (factors !== null) return factors;
  }
  return null;
}

const unit = (n: number, at: number): Row => Array.from({ length: n }, (_, k) => (k === at ? 1n : 0n));

const rounded = (a: bigint, cut: bigint): bigint => (a < 0n ? -rounded(-a, cut) : (2n * a + cut) / (2n * cut));

function withCondition(basis: readonly Row[], high: readonly bigint[], modulus: bigint, scale: bigint): Row[] {
  const rows = basis.map((row) => {
    const value = row.reduce((total, v, j) => total + v * high[j]!, 0n) % modulus;
    return [...row.map((v) => v * scale), value];
  });
  rows.push([...new Array<bigint>(basis[0]!.length).fill(0n), modulus]);
  return rows;
}

/** How many vectors to keep: those after the last one whose Gram–Schmidt length is within the limit go. */
function keptCount(d: readonly bigint[], limit: bigint): number {
  let kept = d.length - 1;
  while (kept > 0 && d[kept]! > limit * d[kept - 1]!) kept--;
  return kept;
}

/** The power sums of lc·roots of one lifted factor modulo p^a, by Newton's identities. */
class Traces {
  readonly #coefficients: readonly bigint[];
  readonly #modulus: bigint;
  readonly #sums: bigint[] = [];

  constructor(g: IntegerPolynomial, leading: bigint, modulus: bigint) {
    const n = P.degree(g);
    this.#modulus = modulus;
    // The monic polynomial of the scaled roots: the coefficient of x^(n−k) times lc^k.
    let factor = 1n;
    this.#coefficients = Array.from({ length: n }, (_, k) => {
      factor = (factor * leading) % modulus;
      return (g[n - 1 - k]! * factor) % modulus;
    });
  }

  at(i: number): bigint {
    const c = this.#coefficients;
    for (let k = this.#sums.length + 1; k <= i; k++) {
      let total = k <= c.length ? BigInt(k) * c[k - 1]! : 0n;
      for (let j = 1; j < k && j <= c.length; j++) total += c[j - 1]! * this.#sums[k - j - 1]!;
      const sum = -total % this.#modulus;
      this.#sums.push(sum < 0n ? sum + this.#modulus : sum);
    }
    const sum = this.#sums[i - 1]!;
    return 2n * sum > this.#modulus ? sum - this.#modulus : sum;
  }
}

/** Fraction-free reduced echelon form with primitive rows; a basis of the rational span that shows 0–1 vectors as they are. */
function echelon(given: readonly Row[]): Row[] {
  const rows = given.map((row) => [...row]);
  let pivot = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0) && pivot < rows.length; column++) {
    const at = rows.findIndex((row, k) => k >= pivot && row[column] !== 0n);
    if (at < 0) continue;
    [rows[pivot], rows[at]] = [rows[at]!, rows[pivot]!];
    const head = rows[pivot]!;
    for (let k = 0; k < rows.length; k++) {
      const factor = rows[k]![column]!;
      if (k === pivot || factor === 0n) continue;
      rows[k] = primitive(rows[k]!.map((value, c) => value * head[column]! - factor * head[c]!));
    }
    rows[pivot] = primitive(head);
    pivot++;
  }
  return rows.slice(0, pivot);
}

function primitive(row: Row): Row {
  const common = row.reduce((g, value) => P.integerGcd(g, value), 0n);
  if (common === 0n) return row;
  const first = row.find((value) => value !== 0n)!;
  const divisor = first < 0n ? -common : common;
  return divisor === 1n ? row : row.map((value) => value / divisor);
}

/** The factors that the basis names, if it is a partition of the lifted factors and every one divides. */
function factorsOf(
  f: IntegerPolynomial,
  basis: readonly Row[],
  { factors, modulus }: LiftedFactors,
): IntegerPolynomial[] | null {
  const partition = factors.every((_, j) => {
    const column = basis.map((row) => row[j]!);
    return column.filter((value) => value === 1n).length === 1 && column.every((value) => value === 0n || value === 1n);
  });
  if (!partition) return null;
  const found: IntegerPolynomial[] = [];
  let rest = f;
  for (const row of basis) {
    const indices = row.flatMap((value, j) => (value === 1n ? [j] : []));
    const hit = tryFactor(rest, factors, indices, modulus);
    if (hit === null) return null;
    found.push(hit.factor);
    rest = hit.cofactor;
  }
  return rest.length === 1 ? found : null;
}
