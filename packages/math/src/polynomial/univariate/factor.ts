import { primesUpTo } from '../../exact/small-primes.ts';
import { type Budget, budget, spend } from '../../result/budget.ts';
import * as M from '../modular/arithmetic.ts';
import type { DistinctDegree } from '../modular/factor.ts';
import { distinctDegreeFactors, equalDegreeFactors, factorDegrees } from '../modular/factor.ts';
import { factorsOfPowerMinusOne, factorsOfPowerPlusOne } from './cyclotomic.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import { liftFactors } from './hensel.ts';
import { recombine } from './recombine.ts';
import { type Multiple, squareFreeFactors } from './square-free.ts';
import { recombineByLattice, spareBits, traceBits } from './van-hoeij.ts';

/*
 * Factoring in Z[x]: H. Zassenhaus, "On Hensel factorization", J. Number Theory 1 (1969); Modern Computer Algebra, ch. 15.
 *
 *   1  content and the power of x                                                   2x^5 − 8x^3 → 2·x^3·(x^2 − 4)
 *   2  square-free factors (Yun), each on its own from here                         square-free.ts
 *   3  f(x) = g(x^n) is factored through g first: g is smaller, and its factors     x^6 − 1 → (y − 1)(y + 1)(…)
 *      split f, only then is each factored as it is
 *   4  modulo several small primes: the degrees of the factors alone may prove f     modular/factor.ts
 *      irreducible (no common way to make up a degree); else the prime with the
 *      fewest factors is taken
 *   5  those factors are lifted modulo p^k beyond twice the bound of coefficients    hensel.ts
 *   6  the products that are true factors are found by trying subsets, or by         recombine.ts, van-hoeij.ts
 *      lattice reduction when there are too many
 *
 * x^n ± 1 needs none of it: its factors are the cyclotomic polynomials.
 *
 * The hard part is 6; x^4 + 1 has two factors at least modulo every prime and none over Z. Every factor found was tried
 * by division in Z[x]. That they are irreducible rests on the bound of Mignotte: ‖g‖∞ ≤ 2^deg g·‖f‖₂ for g | f.
 */

/** A polynomial as content times powers of irreducible primitive factors. */
export interface IntegerFactors {
  /** With the sign. */
  readonly content: bigint;
  /** Primitive, positive leading coefficient, irreducible; by degree, then coefficients. */
  readonly factors: readonly Multiple[];
}

const usualWork = 4_000_000;
const primesTried = 7;
/** Beyond so many lifted factors the lattice is faster than subsets. */
const subsetLimit = 14;
const smallPrimes = primesUpTo(2000).filter((p) => p > 2);

/** Polynomials of a higher degree are not factored: their factors would fill books. */
const highestDegree = 5000;

/** The factorization of a nonzero polynomial in Z[x]; null when the budget runs out. */
export function factorIntegerPolynomial(f: IntegerPolynomial, work: Budget = budget(usualWork)): IntegerFactors | null {
  if (P.degree(f) > highestDegree) return null;
  const content = P.content(f);
  let rest = P.primitivePart(f);
  const found: Multiple[] = [];
  const low = rest.findIndex((value) => value !== 0n);
  if (low > 0) {
    found.push({ factor: [0n, 1n], multiplicity: low });
    rest = rest.slice(low);
  }
  for (const { factor, multiplicity } of squareFreeFactors(rest)) {
    const parts = factorSquareFree(factor, work);
    if (parts === null) return null;
    for (const part of parts) found.push({ factor: part, multiplicity });
  }
  return { content, factors: found.sort((a, b) => compare(a.factor, b.factor)) };
}

/** The order in which factors are shown: by degree, then by coefficients. */
export function compare(a: IntegerPolynomial, b: IntegerPolynomial): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let k = a.length - 1; k >= 0; k--) {
    const [x, y] = [P.absolute(a[k]!), P.absolute(b[k]!)];
    if (x !== y) return x < y ? -1 : 1;
    if (a[k] !== b[k]) return a[k]! < b[k]! ? -1 : 1;
  }
  return 0;
}

/** The irreducible factors of a primitive square-free polynomial with f(0) ≠ 0. */
function factorSquareFree(f: IntegerPolynomial, work: Budget): IntegerPolynomial[] | null {
  const n = P.deflation(f);
  if (n === 1 || P.degree(f) <= 3) return factorPlain(f, work);
  if (n === P.degree(f) && f[n] === 1n && f[0] === -1n) return factorsOfPowerMinusOne(n);
  if (n === P.degree(f) && f[n] === 1n && f[0] === 1n) return factorsOfPowerPlusOne(n);
  const deflated = f.filter((_, k) => k % n === 0);
  const outer = factorSquareFree(deflated, work);
  if (outer === null) return null;
  const found: IntegerPolynomial[] = [];
  for (const g of outer) {
    const parts = factorPlain(P.inflate(g, n), work);
    if (parts === null) return null;
    found.push(...parts);
  }
  return found;
}

interface Images {
  readonly p: number;
  readonly found: readonly DistinctDegree[];
  readonly count: number;
}

function factorPlain(f: IntegerPolynomial, work: Budget): IntegerPolynomial[] | null {
  const n = P.degree(f);
  if (n <= 1) return [f];
  let degrees = (1n << BigInt(n + 1)) - 1n;
  let best: Images | null = null;
  let tried = 0;
  for (const p of smallPrimes) {
    // Powers modulo f, for up to n/2 degrees.
    if (!spend(work, Math.ceil(n ** 3 / 16))) return null;
    const image = imageModulo(f, p);
    if (image === null) continue;
    const parts = factorDegrees(image.found);
    degrees &= possibleDegrees(parts);
    // Only 0 and n themselves are possible: irreducible.
    if (degrees === (1n | (1n << BigInt(n)))) return [f];
    if (best === null || image.count < best.count) best = image;
    if (++tried >= primesTried) break;
  }
  if (best === null) throw new Error('every small prime divides the discriminant');
  return liftAndRecombine(f, best, degrees, work);
}

/** Distinct-degree factors modulo p, when p divides neither the leading coefficient nor the discriminant. */
function imageModulo(f: IntegerPolynomial, p: number): Images | null {
  if (P.leading(f) % BigInt(p) === 0n) return null;
  const image = M.monic(P.toModular(f, p), p);
  if (M.gcd(image, M.derivative(image, p), p).length !== 1) return null;
  const found = distinctDegreeFactors(image, p);
  return { p, found, count: factorDegrees(found).length };
}

/** Bit d is set when some of the degrees add up to d. */
const possibleDegrees = (parts: readonly number[]): bigint =>
  parts.reduce((reached, d) => reached | (reached << BigInt(d)), 1n);

function liftAndRecombine(f: IntegerPolynomial, { p, found, count }: Images, degrees: bigint, work: Budget) {
  const factors = equalDegreeFactors(found, p);
  const mignotte = 2n * P.absolute(P.leading(f)) * (P.norm(f) << BigInt(P.degree(f))) + 1n;
  if (count <= subsetLimit) return recombine(f, liftFactors(f, factors, p, mignotte), degrees, work);
  for (let traces = 3; traces <= 24; traces *= 2) {
    const precision = 1n << BigInt(traceBits(f, traces) + spareBits(count));
    const lifted = liftFactors(f, factors, p, precision > mignotte ? precision : mignotte);
    const parts = recombineByLattice(f, lifted, work);
    if (parts !== null) return parts;
    if (work.left < 0) return null;
  }
  return recombine(f, liftFactors(f, factors, p, mignotte), degrees, work);
}
