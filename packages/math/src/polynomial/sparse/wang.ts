import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import { seededRandom } from '../../expression/random.ts';
import type { Budget } from '../../result/budget.ts';
import { Unfinished } from '../../result/unfinished.ts';
import * as P from '../univariate/dense.ts';
import { factorIntegerPolynomial } from '../univariate/factor.ts';
import { gcd as denseGcd } from '../univariate/gcd.ts';
import { diophantine, solve, symmetric } from './diophantine.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { shiftVariable } from './shift.ts';
import type { SparseMultiple } from './square-free.ts';

/*
 * Factoring a square-free polynomial in several variables over Z: P. S. Wang, "An improved multivariate polynomial
 * factoring algorithm", Math. Comp. 32 (1978), the "EEZ" algorithm; Geddes, Czapor, Labahn, ch. 6 and 8.
 *
 *   1  integers a are put in for all variables but x, so that the degree in x stays and f(x, a) is square-free
 *   2  the image f(x, a) is factored in Z[x]: u₁ ⋯ u_r, each the image of a factor of f or of a part of one
 *   3  the leading coefficient of f in x, a polynomial in the other variables, is factored (recursively), and each of its
 *      factors given to the u_i to which it belongs. Wang's trick: a is chosen such that each factor's value at a has a
 *      prime of its own, so divisibility of the integer leading coefficients tells
 *   4  one variable after the other, the u_i are lifted from y = a to polynomials in y: with y shifted to the origin the
 *      coefficient of each power of y in f − Π u_i is a right side of the equation Σ T_i·Π_{j≠i} u_j = C (diophantine.ts)
 *   5  Π u_i = f is tried; it holds unless the image had more factors than f, and then another point is taken
 *
 * Example: f = x²y² − 1 at y = 2: 4x² − 1 = (2x − 1)(2x + 1); lc = y² with y = 2: each 2 takes one y; lifting gives
 * (xy − 1)(xy + 1).
 *
 * What comes out is proved: the product is f, and a factor that could be split would have an image that can be. The hard
 * part is 3; the two integers that spoil it are the content of f(x, a) and the common constant, which `distribute` follows.
 * To debug, print the image, its factors and the leading coefficients given out; a wrong one shows as a dense garbage
 * factor after lifting the first variable.
 */

/** A Mersenne prime above the bound: the lifting works modulo one large prime, so no inverse fails for its own sake. */
const exponents = [61, 89, 107, 127, 521, 607, 1279, 2203, 3217, 4253, 9689];

const pointsTried = 24;

interface Image {
  /** The value for each variable; that of x is not used. */
  readonly at: readonly Integer[];
  /** The content of f(x, a), positive, and its irreducible primitive factors. */
  readonly content: Integer;
  readonly factors: readonly P.IntegerPolynomial[];
  /** The values at a of the factors of the leading coefficient. */
  readonly values: readonly Integer[];
}

/**
 * The irreducible factors of f, square-free and primitive in x with deg_x f ≥ 1 and at least one variable more. `leading` are
 * the factors of its leading coefficient in x, `constant` the integer among them. Null when no point led to the end.
 */
export function factorByWang(
  f: Polynomial,
  x: number,
  leading: readonly SparseMultiple[],
  constant: Integer,
  work: Budget,
): Polynomial[] | null {
  const others = S.variablesIn(f).filter((k) => k !== x);
  const random = seededRandom(f.keys.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    const images: Image[] = [];
    for (let k = 0; k < pointsTried && images.length < 3; k++) {
      const image = imageAt(f, x, others, leading, constant, point(f, others, round, k, random), work);
      if (image === null) continue;
      if (image.factors.length === 1) return [f];
      images.push(image);
    }
    images.sort((a, b) => a.factors.length - b.factors.length || weight(a) - weight(b));
    for (const image of images) {
      // An image with more factors than another one had is not worth lifting.
      if (image.factors.length > fewest) continue;
      fewest = image.factors.length;
      const factors = lift(f, x, others, leading, image, work);
      if (factors !== null) return factors;
      fewest = image.factors.length - 1;
    }
    fewest = Math.max(fewest, 2);
  }
  return null;
}

const weight = ({ at }: Image): number => at.reduce<number>((total, a) => total + Math.abs(Z.toNumber(a)), 0);

/** Small values first, zeros above all: they keep f sparse. */
function point(f: Polynomial, others: readonly number[], round: number, k: number, random: () => number): Integer[] {
  const at = new Array<Integer>(f.ring.variables.length).fill(0);
  if (k === 0 && round === 0) return at;
  const size = 1 + round * 8 + Math.floor(k / 3);
  for (const variable of others) at[variable] = Math.floor(random() * (2 * size + 1)) - size;
  return at;
}

function imageAt(
  f: Polynomial,
  x: number,
  others: readonly number[],
  leading: readonly SparseMultiple[],
  constant: Integer,
  at: readonly Integer[],
  work: Budget,
): Image | null {
  const evaluate = (a: Polynomial): Polynomial => others.reduce((rest, k) => S.evaluateAt(rest, k, at[k]!), a);
  const values = leading.map(({ factor }) => S.leadingCoefficient(evaluate(factor)));
  if (values.some((value) => value === 0)) return null;
  const image = S.toDense(evaluate(f), x);
  if (P.degree(image) !== S.degreeIn(f, x)) return null;
  const content = Z.fromBigInt(P.absolute(P.content(image)));
  if (!haveOwnPrimes(values, Z.multiply(content, constant))) return null;
  if (denseGcd(image, P.derivative(image)).length !== 1) return null;
  S.charge(work, 50 * image.length);
  const found = factorIntegerPolynomial(image, work);
  if (found === null) throw new Unfinished('polynomial-work', 'the image could not be factored');
  return { at, content, factors: found.factors.map(({ factor }) => factor), values };
}

/** Whether each value has a prime that divides neither `common` nor a value before it (Wang 1978, §3). */
function haveOwnPrimes(values: readonly Integer[], common: Integer): boolean {
  const before: Integer[] = [Z.abs(common)];
  for (const value of values) {
    let rest = Z.abs(value);
    for (const other of [...before].reverse()) {
      for (let shared = Z.gcd(other, rest); shared !== 1; shared = Z.gcd(shared, rest))
        rest = Z.divideExact(rest, shared);
      if (rest === 1) return false;
    }
    before.push(rest);
  }
  return true;
}

interface FactorProblem {
  /** f times an integer, so that the images have the leading coefficients wanted. */
  readonly multiple: Polynomial;
  readonly images: readonly P.IntegerPolynomial[];
  readonly leading: readonly Polynomial[];
}

/** Gives each image its share of the leading coefficient of f (Wang 1978, §3); null for an image with extraneous factors. */
function distribute(
  f: Polynomial,
  x: number,
  others: readonly number[],
  leading: readonly SparseMultiple[],
  image: Image,
): FactorProblem | null {
  const used = leading.map(() => 0);
  const shares = image.factors.map((factor) => {
    let rest = Z.multiply(Z.fromBigInt(P.leading(factor)), image.content);
    let share = S.constant(f.ring, 1);
    for (let k = leading.length - 1; k >= 0; k--) {
      while (Z.divides(image.values[k]!, rest)) {
        rest = Z.divideExact(rest, image.values[k]!);
        share = S.multiply(share, leading[k]!.factor);
        used[k]!++;
      }
    }
    return share;
  });
  if (leading.some(({ multiplicity }, k) => used[k] !== multiplicity)) return null;
  let content: Integer = image.content;
  const images: P.IntegerPolynomial[] = [];
  const coefficients: Polynomial[] = [];
  for (const [index, factor] of image.factors.entries()) {
    const share = shares[index]!;
    const value = S.leadingCoefficient(others.reduce((rest, k) => S.evaluateAt(rest, k, image.at[k]!), share));
    const top = Z.fromBigInt(P.leading(factor));
    const common = Z.gcd(top, value);
    const missing = Z.divideExact(value, common);
    // The image lacks the part `missing` of its leading coefficient: it went into the content of f(x, a).
    if (!Z.divides(missing, content)) return null;
    content = Z.divideExact(content, missing);
    images.push(P.scale(factor, BigInt(missing)));
    coefficients.push(S.scale(share, Z.divideExact(top, common)));
  }
  const rest = Z.abs(content);
  // The sign of f(x, a) goes into the first factor.
  const sign = imageSign(f, x, others, image.at) * images.reduce((all, part) => (P.leading(part) < 0n ? -all : all), 1);
  const scales = images.map((_, index) => (index === 0 && sign < 0 ? Z.negate(rest) : rest));
  return {
    multiple: S.scale(f, Z.power(rest, image.factors.length - 1)),
    images: images.map((part, index) => P.scale(part, BigInt(scales[index]!))),
    leading: coefficients.map((part, index) => S.scale(part, scales[index]!)),
  };
}

const imageSign = (f: Polynomial, x: number, others: readonly number[], at: readonly Integer[]): number =>
  Z.sign(S.leadingCoefficient(others.reduce((rest, k) => S.evaluateAt(rest, k, at[k]!), S.leadingIn(f, x))));

function lift(
  f: Polynomial,
  x: number,
  others: readonly number[],
  leading: readonly SparseMultiple[],
  image: Image,
  work: Budget,
): Polynomial[] | null {
  const given = distribute(f, x, others, leading, image);
  if (given === null) return null;
  const moved = (a: Polynomial, sign: 1 | -1): Polynomial =>
    others.reduce((rest, k) => shiftVariable(rest, k, sign === 1 ? image.at[k]! : Z.negate(image.at[k]!)), a);
  const target = moved(given.multiple, 1);
  const tops = given.leading.map((part) => moved(part, 1));
  const modulus = primeAbove(boundBits(target));
  let factors = given.images.map((part) => S.fromDense(f.ring, part, x));
  for (let m = 0; m < others.length; m++) {
    const lifted = liftVariable(target, factors, tops, x, others, m, modulus, work);
    if (lifted === null) return null;
    factors = lifted;
  }
  const found = factors.map((factor) => S.integerPrimitive(moved(factor, -1)));
  const product = found.reduce((left, right) => S.multiply(left, right, work), S.constant(f.ring, 1));
  return S.equals(S.integerPrimitive(product), S.integerPrimitive(f)) ? found : null;
}

/** From factors of f in x and others[0 … m−1] to factors with others[m] too; later variables are 0. */
function liftVariable(
  target: Polynomial,
  before: readonly Polynomial[],
  tops: readonly Polynomial[],
  x: number,
  others: readonly number[],
  m: number,
  modulus: Integer,
  work: Budget,
): Polynomial[] | null {
  const withoutLater = (a: Polynomial): Polynomial =>
    others.slice(m + 1).reduce((rest, k) => S.evaluateAt(rest, k, 0), a);
  const goal = withoutLater(target);
  const y = others[m]!;
  const weight = goal.ring.weights[y]!;
  const solver = diophantine(before, x, others.slice(0, m), modulus, work);
  if (solver === null) return null;
  let factors = before.map((factor, index) => withLeading(factor, withoutLater(tops[index]!), x));
  const errorOf = (): Polynomial =>
    symmetric(
      S.subtract(
        goal,
        factors.reduce((left, right) => symmetric(S.multiply(left, right, work), modulus)),
      ),
      modulus,
    );
  let error = errorOf();
  const highest = S.degreeIn(goal, y);
  for (let k = 1; k <= highest && !S.isZero(error); k++) {
    const coefficient = S.coefficientsIn(error, y)[k];
    if (coefficient === undefined) break;
    if (S.isZero(coefficient)) continue;
    const parts = solve(solver, coefficient, m);
    factors = factors.map((factor, index) => symmetric(S.add(factor, S.shiftKeys(parts[index]!, k * weight)), modulus));
    error = errorOf();
  }
  return S.isZero(error) ? factors : null;
}

/** The factor with its leading coefficient in x replaced. */
function withLeading(a: Polynomial, leading: Polynomial, x: number): Polynomial {
  const parts = S.coefficientsIn(a, x);
  parts[parts.length - 1] = leading;
  return S.fromCoefficientsIn(a.ring, parts, x);
}

/** Gel'fond: the coefficients of a factor are at most e^(Σ degrees) times those of the product. */
function boundBits(f: Polynomial): number {
  const most = f.coefficients.reduce<number>((bits, value) => Math.max(bits, Z.bitLength(value)), 0);
  return most + Math.ceil(Math.LOG2E * S.degrees(f).reduce((total, d) => total + d, 0)) + 2;
}

function primeAbove(bits: number): Integer {
  const exponent = exponents.find((one) => one > bits);
  if (exponent === undefined) throw new Unfinished('polynomial-work', 'the coefficients are too large');
  return Z.fromBigInt((1n << BigInt(exponent)) - 1n);
}
