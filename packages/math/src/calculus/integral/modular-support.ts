import { inverse, multiplyModulo, powerModulo, reduce } from '../../polynomial/modular/arithmetic.ts';
import { largePrime } from '../../polynomial/primes.ts';
import type { Budget } from '../../result/budget.ts';
import { work } from './context.ts';
import type { Fraction } from './fraction.ts';
import type { Polynomial } from './polynomial.ts';

/*
 * A linear system over a field of functions, looked at modulo a prime: parameters and kernels are random residues (roots obey their
 * relations), every point is one equation. Whether there is a solution, and which unknowns it needs, is known after an
 * elimination of machine numbers; the exact system of those few unknowns is then small.
 */

/** A point of the field: a residue for every variable. */
export interface ResiduePoint {
  readonly p: number;
  readonly at: readonly number[];
}

/**
 * A prime p = 3 modulo 4 for which roots of the given orders of squares exist and are unique among the squares, and for which the given
 * numbers are squares, where that can be.
 */
export function primeFor(orders: readonly number[], squares: readonly bigint[] = []): number {
  let first: number | null = null;
  for (let k = 0, tried = 0; tried < 16 * 2 ** squares.length || first === null; k++) {
    const p = largePrime(k);
    if (p % 4 !== 3 || !orders.every((order) => gcd(order, (p - 1) / 2) === 1)) continue;
    const isSquare = (a: bigint) => rootModulo(residue(a, { p, at: [] }), 2, p) !== null;
    if (squares.every(isSquare)) return p;
    first ??= p;
    tried++;
  }
  return first;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The root of order n of a residue; null where there is none. p as `primeFor` gives it. */
export function rootModulo(a: number, n: number, p: number): number | null {
  if (a === 0) return null;
  const half = (p - 1) / 2;
  const isSquare = powerModulo(a, half, p) === 1;
  if (!isSquare && n % 2 === 0) return null;
  const e = inverse(n % half, half);
  return isSquare ? powerModulo(a, e, p) : p - powerModulo(p - a, e, p);
}

export function residue(a: Polynomial, { p, at }: ResiduePoint): number {
  if (typeof a === 'bigint') return Number(((a % BigInt(p)) + BigInt(p)) % BigInt(p));
  const x = at[a.v]!;
  let total = 0;
  for (let k = a.c.length - 1; k >= 0; k--) {
    const part = residue(a.c[k]!, { p, at });
    total = reduce(total * x + part, p);
  }
  return total;
}

/** null at a pole. */
export function residueOf(a: Fraction, point: ResiduePoint): number | null {
  const d = residue(a.d, point);
  return d === 0 ? null : multiplyModulo(residue(a.n, point), inverse(d, point.p), point.p);
}

/**
 * The unknowns of a solution of Σ x_j·row[j] = row[last] that uses the first columns where it can: their numbers, or null where
 * there is no solution.
 */
export function supportModulo(rows: number[][], p: number, budget: Budget): number[] | null {
  const width = (rows[0]?.length ?? 1) - 1;
  const pivots: number[] = [];
  let top = 0;
  for (let column = 0; column <= width && top < rows.length; column++) {
    const found = rows.findIndex((row, k) => k >= top && row[column] !== 0);
    if (found < 0) continue;
    if (column === width) return null;
    work(budget, Math.ceil(((rows.length - top) * (width - column)) / 4000));
    [rows[top], rows[found]] = [rows[found]!, rows[top]!];
    eliminate(rows, top, column, p);
    pivots.push(column);
    top++;
  }
  return back(rows, pivots, width, p);
}

function eliminate(rows: number[][], top: number, column: number, p: number): void {
  const pivot = rows[top]!;
  const by = inverse(pivot[column]!, p);
  for (let j = column; j < pivot.length; j++) pivot[j] = reduce(pivot[j]! * by, p);
  for (let k = top + 1; k < rows.length; k++) {
    const row = rows[k]!;
    const factor = row[column]!;
    if (factor === 0) continue;
    const opposite = p - factor;
    for (let j = column; j < row.length; j++) {
      const value = row[j]! + opposite * pivot[j]!;
      row[j] = value - p * Math.floor(value / p);
    }
  }
}

function back(rows: number[][], pivots: readonly number[], width: number, p: number): number[] {
  const value = new Map<number, number>();
  for (let k = pivots.length - 1; k >= 0; k--) {
    const row = rows[k]!;
    let right = row[width]!;
    for (const [column, x] of value) right = reduce(right + (p - row[column]!) * x, p);
    if (right !== 0) value.set(pivots[k]!, right);
  }
  return [...value.keys()].sort((a, b) => a - b);
}
