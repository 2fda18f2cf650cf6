import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import type { Budget } from '../../result/budget.ts';
import { inverseModulo } from '../univariate/hensel.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';

/*
 * The equation Σ T_i·B_i = C modulo a prime P, B_i the product of all G_j but the i-th, deg T_i < deg G_i in the main
 * variable x: what every step of the multivariate Hensel lifting has to solve (Geddes, Czapor, Labahn, Algorithms for
 * Computer Algebra, algorithm 6.2). For x alone the T_i come from inverses of B_i modulo G_i, computed once. Each further
 * variable y is brought in like a lifting step: the equation is solved at y = 0, and the error corrected power by power.
 */

interface Diophantine {
  /** Index of the main variable. */
  readonly x: number;
  /** `levels[m]` has the factors in x and the first m other variables, with their products. */
  readonly levels: readonly Level[];
  /** The other variables in the order in which they come in. */
  readonly others: readonly number[];
  readonly inverses: readonly (readonly bigint[])[];
  readonly modulus: Integer;
  readonly work: Budget;
}

interface Level {
  readonly factors: readonly Polynomial[];
  readonly cofactors: readonly Polynomial[];
}

/** Coefficients brought into (−P/2, P/2]. */
export function symmetric(a: Polynomial, modulus: Integer): Polynomial {
  const keys: number[] = [];
  const coefficients: Integer[] = [];
  for (const [index, key] of a.keys.entries()) {
    const rest = Z.modulo(a.coefficients[index]!, modulus);
    if (rest === 0) continue;
    keys.push(key);
    coefficients.push(Z.multiply(2, rest) > modulus ? Z.subtract(rest, modulus) : rest);
  }
  return { ring: a.ring, keys, coefficients };
}

/** Prepares the solver for factors in x and `others`; null when two of them are not coprime at the origin. */
export function diophantine(
  factors: readonly Polynomial[],
  x: number,
  others: readonly number[],
  modulus: Integer,
  work: Budget,
): Diophantine | null {
  const levels: Level[] = [];
  let current = factors;
  for (let m = others.length; m >= 0; m--) {
    levels.unshift({ factors: current, cofactors: cofactorsOf(current, modulus, work) });
    if (m > 0) current = current.map((factor) => S.evaluateAt(factor, others[m - 1]!, 0));
  }
  const inverses: bigint[][] = [];
  const { factors: images, cofactors } = levels[0]!;
  for (const [index, image] of images.entries()) {
    const inverse = invertModulo(S.toDense(cofactors[index]!, x), S.toDense(image, x), BigInt(modulus));
    if (inverse === null) return null;
    inverses.push(inverse);
  }
  return { x, levels, others, inverses, modulus, work };
}

function cofactorsOf(factors: readonly Polynomial[], modulus: Integer, work: Budget): Polynomial[] {
  return factors.map((_, index) =>
    factors.reduce(
      (product, factor, k) => (k === index ? product : symmetric(S.multiply(product, factor, work), modulus)),
      S.constant(factors[0]!.ring, 1),
    ),
  );
}

/** The T_i for a right side C in x and the first `m` other variables. */
export function solve(of: Diophantine, right: Polynomial, m: number): Polynomial[] {
  if (m === 0) return solveUnivariate(of, right);
  const { modulus, work } = of;
  const y = of.others[m - 1]!;
  const { cofactors } = of.levels[m]!;
  let solution = solve(of, S.evaluateAt(right, y, 0), m - 1);
  let error = right;
  const subtractProducts = (parts: readonly Polynomial[]): void => {
    for (const [index, part] of parts.entries()) error = S.subtract(error, S.multiply(part, cofactors[index]!, work));
    error = symmetric(error, modulus);
  };
  subtractProducts(solution);
  const highest = S.degreeIn(right, y);
  for (let k = 1; k <= highest && !S.isZero(error); k++) {
    const coefficient = S.coefficientsIn(error, y)[k];
    if (coefficient === undefined) break;
    if (S.isZero(coefficient)) continue;
    const parts = solve(of, coefficient, m - 1).map((part) => S.shiftKeys(part, k * part.ring.weights[y]!));
    solution = solution.map((part, index) => S.add(part, parts[index]!));
    subtractProducts(parts);
  }
  return solution;
}

function solveUnivariate({ x, levels, inverses, modulus }: Diophantine, right: Polynomial): Polynomial[] {
  const p = BigInt(modulus);
  const c = S.toDense(right, x);
  return levels[0]!.factors.map((factor, index) => {
    const product = multiplyDense(c, inverses[index]!, p);
    return symmetric(S.fromDense(factor.ring, remainderDense(product, S.toDense(factor, x), p), x), modulus);
  });
}

const residue = (a: bigint, p: bigint): bigint => {
  const rest = a % p;
  return rest < 0n ? rest + p : rest;
};

function trimmed(a: bigint[]): bigint[] {
  while (a.length > 0 && a[a.length - 1] === 0n) a.pop();
  return a;
}

function multiplyDense(a: readonly bigint[], b: readonly bigint[], p: bigint): bigint[] {
  if (a.length === 0 || b.length === 0) return [];
  const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, left] of a.entries()) for (const [j, value] of b.entries()) product[i + j]! += left * value;
  return trimmed(product.map((value) => residue(value, p)));
}

const remainderDense = (a: readonly bigint[], b: readonly bigint[], p: bigint): bigint[] => divideDense(a, b, p)[1];

function divideDense(a: readonly bigint[], b: readonly bigint[], p: bigint): [bigint[], bigint[]] {
  const rest = a.map((value) => residue(value, p));
  if (rest.length < b.length) return [[], trimmed(rest)];
  const inverse = inverseModulo(b[b.length - 1]!, p);
  const quotient = new Array<bigint>(a.length - b.length + 1).fill(0n);
  for (let k = quotient.length - 1; k >= 0; k--) {
    const q = (rest[k + b.length - 1]! * inverse) % p;
    quotient[k] = q;
    if (q === 0n) continue;
    for (let j = 0; j < b.length; j++) rest[k + j] = residue(rest[k + j]! - q * b[j]!, p);
  }
  return [trimmed(quotient), trimmed(rest.slice(0, b.length - 1))];
}

/** The inverse of a modulo b over Z/p, or null when they have a common factor. */
function invertModulo(a: readonly bigint[], b: readonly bigint[], p: bigint): bigint[] | null {
  let [r0, r1] = [trimmed(b.map((value) => residue(value, p))), remainderDense(a, b, p)];
  let [t0, t1]: [bigint[], bigint[]] = [[], [1n]];
  while (r1.length > 1) {
    const [quotient, rest] = divideDense(r0, r1, p);
    const product = multiplyDense(quotient, t1, p);
    const next = Array.from({ length: Math.max(t0.length, product.length) }, (_, k) =>
      residue((t0[k] ?? 0n) - (product[k] ?? 0n), p),
    );
    [r0, r1] = [r1, rest];
    [t0, t1] = [t1, trimmed(next)];
  }
  if (r1.length === 0) return r0.length === 1 ? [] : null;
  const inverse = inverseModulo(r1[0]!, p);
  return t1.map((value) => (value * inverse) % p);
}
