import { exactIntegerRoot } from '../exact/integer-root.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { RationalDense } from './rational-dense.ts';
import * as D from './rational-dense.ts';
import { factorIntegerPolynomial } from './univariate/factor.ts';

/*
 * The field that several roots generate, as Q(θ) with one primitive element θ, so that polynomials over it can be factored
 * by norms (B. M. Trager, Algebraic factoring and rational function integration, SYMSAC 1976).
 *
 *   1  Numbers of the field are vectors over the monomials r₁^e₁ ⋯ rₘ^eₘ with eₖ < nₖ, where rₖ^nₖ = bₖ is rational.
 *   2  θ = Σ cₖ rₖ with small whole cₖ. Its powers 1, θ, …, θ^D are multiplied out in the monomials, D = n₁⋯nₘ. If the first
 *      D of them are independent, θ^D in terms of them is the minimal polynomial, of degree D; if that is irreducible, Q(θ)
 *      is the whole field and the roots were independent.
 *   3  The same elimination gives every monomial as a polynomial in θ.
 *
 * Example: √2 and √3 have the monomials 1, √2, √3, √6, and θ = √2 + √3 has θ² = 5 + 2√6, θ³ = 11√2 + 9√3, θ⁴ = 49 + 20√6,
 * so θ⁴ = 10θ² − 1 and √2 = (θ³ − 9θ)/2.
 *
 * Roots that depend on each other, such as √2, √3 and √6, give a reducible polynomial here: who calls this reduces square
 * roots to independent ones first (`independentSquares`). To debug, evaluate the monomials at the real roots: `inPowers` of
 * each must give its value at θ.
 */

/** A number r with rⁿ = radicand: a positive n-th root, or i for n = 2 and −1. */
export interface Root {
  readonly order: number;
  readonly radicand: Rational;
}

/** A field that one algebraic number θ generates, and the roots in terms of it. */
export interface RootField {
  /** The monic minimal polynomial of θ. */
  readonly modulus: RationalDense;
  /** The number Σ vₖ·mₖ of the field, m its monomials in the order of `exponentsOf`, as a polynomial in θ. */
  readonly inPowers: (vector: readonly Rational[]) => RationalDense;
  /** The other way: a polynomial in θ as a vector over the monomials. */
  readonly inMonomials: (a: RationalDense) => readonly Rational[];
}

const attempts: readonly (readonly number[])[] = [
  [1, 1, 1, 1],
  [1, 2, 3, 5],
  [1, -1, 2, 3],
  [2, 1, 5, -3],
];

/** The field of the roots; null where they depend on each other. */
export function rootField(roots: readonly Root[]): RootField | null {
  for (const weights of attempts) {
    const found = fieldOf(roots, weights);
    if (found !== undefined) return found;
  }
  return null;
}

/** How many monomials there are: the degree of the field. */
export const degreeOf = (roots: readonly Root[]): number => roots.reduce((degree, { order }) => degree * order, 1);

/** The exponents of the k-th monomial: the first root's runs fastest. */
export function exponentsOf(roots: readonly Root[], k: number): readonly number[] {
  let rest = k;
  return roots.map(({ order }) => {
    const exponent = rest % order;
    rest = (rest - exponent) / order;
    return exponent;
  });
}

type Vector = readonly Rational[];

/** Undefined where θ with these weights has too small a degree, null where its polynomial is reducible. */
function fieldOf(roots: readonly Root[], weights: readonly number[]): RootField | null | undefined {
  const size = degreeOf(roots);
  const powers: Vector[] = [Array.from({ length: size }, (_, k) => (k === 0 ? Q.one : Q.zero))];
  while (powers.length <= size) powers.push(timesTheta(powers.at(-1)!, roots, weights));
  const basis = powers.slice(0, size);
  const solve = solverFor(basis);
  if (solve === null) return undefined;
  const modulus = [...solve(powers[size]!).map(Q.negate), Q.one];
  const factored = factorIntegerPolynomial(D.toIntegers(modulus).primitive);
  if (factored === null || factored.factors.length !== 1 || factored.factors[0]!.multiplicity !== 1) return null;
  return {
    modulus,
    inPowers: (vector) => D.trimmed(solve(vector)),
    inMonomials: (a) =>
      powers[0]!.map((_, k) => a.reduce((sum, value, j) => Q.add(sum, Q.multiply(value, basis[j]![k]!)), Q.zero)),
  };
}

/** A vector multiplied by θ = Σ cₖ rₖ. */
function timesTheta(vector: Vector, roots: readonly Root[], weights: readonly number[]): Vector {
  const result = vector.map(() => Q.zero);
  for (const [k, value] of vector.entries()) {
    if (Q.isZero(value)) continue;
    const exponents = exponentsOf(roots, k);
    let stride = 1;
    for (const [j, { order, radicand }] of roots.entries()) {
      const wraps = exponents[j] === order - 1;
      const to = wraps ? k - stride * (order - 1) : k + stride;
      const factor = Q.multiply(Q.integerRational(weights[j]!), wraps ? radicand : Q.one);
      result[to] = Q.add(result[to]!, Q.multiply(value, factor));
      stride *= order;
    }
  }
  return result;
}

/** Writes vectors as combinations of as many others, by Gauss–Jordan elimination; null where those are dependent. */
function solverFor(basis: readonly Vector[]): ((vector: Vector) => Vector) | null {
  const size = basis.length;
  // Row i: component i of every basis vector, then the identity.
  const rows = Array.from({ length: size }, (_, i) => [
    ...basis.map((vector) => vector[i]!),
    ...basis.map((_, j) => (j === i ? Q.one : Q.zero)),
  ]);
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, i) => i >= column && !Q.isZero(row[column]!));
    if (pivot < 0) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const by = Q.reciprocal(rows[column]![column]!);
    rows[column] = rows[column]!.map((value) => Q.multiply(value, by));
    for (const [i, row] of rows.entries()) {
      const factor = row[column]!;
      if (i === column || Q.isZero(factor)) continue;
      rows[i] = row.map((value, j) => Q.subtract(value, Q.multiply(factor, rows[column]![j]!)));
    }
  }
  const inverse = rows.map((row) => row.slice(size));
  return (vector) =>
    inverse.map((row) => row.reduce((sum, value, j) => Q.add(sum, Q.multiply(value, vector[j]!)), Q.zero));
}

/** √b as a rational multiple of a product of some of the independent square roots. */
interface SquareRootIn {
  readonly factor: Rational;
  /** Which of the independent ones. */
  readonly of: readonly number[];
}

/**
 * Of square roots of positive rationals those that are independent, and every one in terms of them: of √2, √3 and √6 the
 * first two, and √6 = √2·√3. The product of two radicands is a square exactly where their roots are multiples of each
 * other, so the radicands are vectors over the field of two elements, and this is elimination in it.
 */
export function independentSquares(radicands: readonly Rational[]): {
  readonly independent: readonly Rational[];
  readonly each: readonly SquareRootIn[];
} {
  const independent: Rational[] = [];
  const each = radicands.map((b): SquareRootIn => {
    for (let subset = 0; subset < 1 << independent.length; subset++) {
      const of = independent.flatMap((_, k) => ((subset >> k) & 1 ? [k] : []));
      const product = of.reduce((value, k) => Q.multiply(value, independent[k]!), Q.one);
      const factor = squareRootOf(Q.divide(b, product));
      if (factor !== null) return { factor, of };
    }
    independent.push(b);
    return { factor: Q.one, of: [independent.length - 1] };
  });
  return { independent, each };
}

/** The square root of a positive rational, where it is rational. */
function squareRootOf(b: Rational): Rational | null {
  const [above, below] = [exactIntegerRoot(b.numerator, 2), exactIntegerRoot(b.denominator, 2)];
  return above === null || below === null ? null : Q.rational(above, below);
}
