import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { Unfinished } from '../result/unfinished.ts';
import * as M from './modular/arithmetic.ts';
import type { FieldPolynomial } from './number-field.ts';
import * as F from './number-field.ts';
import { largePrime } from './primes.ts';
import type { RationalDense } from './rational-dense.ts';
import * as D from './rational-dense.ts';

/*
 * The greatest common divisor over a number field Q(α) by images modulo primes: L. Langemyr and S. McCallum, The computation
 * of polynomial greatest common divisors over an algebraic number field, J. Symbolic Computation 8 (1989); M. J.
 * Encarnación, J. Symbolic Computation 20 (1995). Euclid's algorithm over Q(α) itself is right too, but the fractions in
 * its remainders grow so fast that a quartic over a field of degree 8 takes seconds.
 *
 *   1  modulo a prime p the field becomes (Z/p)[t]/(m), in which Euclid's algorithm runs on numbers below p. It is no field
 *      where m splits modulo p; an element without an inverse, like a denominator that p divides, means another prime.
 *   2  images of the least degree are put together by the Chinese remainder theorem, coefficient by coefficient.
 *   3  each coefficient is read back as the fraction with small numerator and denominator that it is an image of.
 *   4  the candidate is divided into both polynomials. The image of the true divisor divides every image, so a common
 *      divisor of an image's degree is the greatest: what is given back is proved, however many primes were unlucky.
 *
 * Example: x² − 2 and x² − 2αx + 2 over Q(√2): modulo 7 the second minus the first is −2αx + 4, made monic x − 2/α = x − α
 * (as α² = 2), which divides x² − 2: gcd x − α, read back from the one prime.
 *
 * To debug: with the primes 2, 4, 8, … the candidate must not change any more once it is right.
 */

/** More primes than any input needs that is accepted: 26 bits of every coefficient come from each. */
const maxPrimes = 2000;

/** The monic greatest common divisor over Q(α), α a root of the monic irreducible `modulus`; empty for two zeros. Throws `Unfinished` (polynomial-work). */
export function gcd(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  if (a.length === 0 || b.length === 0)
    return a.length + b.length === 0 ? [] : F.monic(a.length === 0 ? b : a, modulus);
  let joined: JointResidues | undefined;
  for (let k = 0, next = 1; k < maxPrimes; k++) {
    const p = largePrime(k);
    const image = imageOf(a, b, modulus, p);
    if (image === null) continue;
    if (image.length === 1) return [[Q.one]];
    if (joined === undefined || image.length < joined.length) joined = start(image, p, modulus.length - 1);
    else if (image.length === joined.length) join(joined, image, p);
    joined.primes += 1;
    if (joined.primes < next) continue;
    next = 2 * joined.primes;
    const candidate = readBack(joined);
    if (candidate !== null && divides(candidate, a, modulus) && divides(candidate, b, modulus)) return candidate;
  }
  throw new Unfinished('polynomial-work', 'a greatest common divisor over a number field needs too many primes');
}

/** The product of the different irreducible factors: a divided by gcd(a, a′). */
export function squareFreePart(a: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  if (a.length < 3) return a;
  const slope = F.trimmed(a.slice(1).map((value, k) => D.scale(value, Q.integerRational(k + 1))));
  const common = gcd(a, slope, modulus);
  return common.length < 2 ? a : F.divide(a, common, modulus).quotient;
}

const divides = (a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): boolean =>
  F.divide(b, a, modulus).remainder.length === 0;

/** Coefficients by power of x, each a polynomial in t of lower degree than the modulus. */
type Image = readonly M.ModularPolynomial[];

/** The monic gcd modulo p; null where p is unlucky. */
function imageOf(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense, p: number): Image | null {
  const m = residue(modulus, p);
  const [first, second] = [residues(a, p), residues(b, p)];
  if (m === null || first === null || second === null || M.gcd(m, M.derivative(m, p), p).length > 1) return null;
  let [x, y] = [monicImage(first, m, p), second];
  if (x === null) return null;
  while (y.length > 0) {
    const divisor = monicImage(y, m, p);
    if (divisor === null) return null;
    [x, y] = [divisor, remainderOf(x, divisor, m, p)];
  }
  return monicImage(x, m, p);
}

/** With the degree kept; null where the leading coefficient vanishes or p divides a denominator. */
function residues(a: FieldPolynomial, p: number): Image | null {
  const found = a.map((value) => residue(value, p));
  return found.every((one) => one !== null) && found.at(-1)!.length > 0 ? found : null;
}

function residue(a: RationalDense, p: number): M.ModularPolynomial | null {
  const values = new Float64Array(a.length);
  for (const [k, { numerator, denominator }] of a.entries()) {
    const below = modulo(denominator, p);
    if (below === 0) return null;
    values[k] = M.multiplyModulo(modulo(numerator, p), M.inverse(below, p), p);
  }
  return M.trimmed(values);
}

const modulo = (a: Z.Integer, p: number): number =>
  typeof a === 'number' ? M.reduce(a, p) : M.reduce(Number(a % BigInt(p)), p);

function monicImage(a: Image, m: M.ModularPolynomial, p: number): Image | null {
  const top = a.at(-1)!;
  if (top.length === 1 && top[0] === 1) return a;
  const { g, s } = M.extendedGcd(top, m, p);
  if (g.length !== 1) return null;
  return a.map((value) => M.remainder(M.multiply(value, s, p), m, p));
}

function remainderOf(a: Image, divisor: Image, m: M.ModularPolynomial, p: number): Image {
  const rest = [...a];
  for (let k = rest.length - divisor.length; k >= 0; k--) {
    const factor = rest[k + divisor.length - 1]!;
    if (factor.length === 0) continue;
    for (const [j, value] of divisor.entries())
      rest[k + j] = M.subtract(rest[k + j]!, M.remainder(M.multiply(factor, value, p), m, p), p);
  }
  let length = Math.min(rest.length, divisor.length - 1);
  while (length > 0 && rest[length - 1]!.length === 0) length--;
  return rest.slice(0, length);
}

/** Images put together: the coefficients modulo the product of their primes. */
interface JointResidues {
  readonly length: number;
  readonly values: bigint[][];
  modulus: bigint;
  primes: number;
}

const start = (image: Image, p: number, degree: number): JointResidues => ({
  length: image.length,
  values: image.map((value) => Array.from({ length: degree }, (_, k) => BigInt(value[k] ?? 0))),
  modulus: BigInt(p),
  primes: 0,
});

function join(joined: JointResidues, image: Image, p: number): void {
  const inverse = M.inverse(Number(joined.modulus % BigInt(p)), p);
  for (const [i, row] of joined.values.entries())
    for (const [j, value] of row.entries()) {
      const miss = M.reduce((image[i]![j] ?? 0) - Number(value % BigInt(p)), p);
      row[j] = value + joined.modulus * BigInt(M.multiplyModulo(miss, inverse, p));
    }
  joined.modulus *= BigInt(p);
}

function readBack({ values, modulus }: JointResidues): FieldPolynomial | null {
  const rows = values.map((row) => row.map((value) => fraction(value, modulus)));
  return rows.every((row) => row.every((value) => value !== null))
    ? F.trimmed(rows.map((row) => D.trimmed(row)))
    : null;
}

/** The fraction n/d ≡ value with 2·max(n², d²) ≤ modulus, by Euclid's algorithm stopped half-way; null where there is none. */
function fraction(value: bigint, modulus: bigint): Rational | null {
  let [r0, r1] = [modulus, value];
  let [t0, t1] = [0n, 1n];
  while (2n * r1 * r1 > modulus) {
    const quotient = r0 / r1;
    [r0, r1] = [r1, r0 - quotient * r1];
    [t0, t1] = [t1, t0 - quotient * t1];
  }
  if (t1 === 0n || 2n * t1 * t1 > modulus) return null;
  return Q.divide(Q.integerRational(Z.fromBigInt(r1)), Q.integerRational(Z.fromBigInt(t1)));
}
