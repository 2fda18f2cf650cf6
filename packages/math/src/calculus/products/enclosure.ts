import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { rationalBall } from '../../expression/balls/operations.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import * as B from '../../numeric/precise/ball.ts';
import { exponential, power } from '../../numeric/precise/ball-elementary.ts';
import { bernoulli } from '../../numeric/precise/bernoulli.ts';
import { magnitude, multiply, ONE, ZERO } from '../../numeric/precise/big-float.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { ratioBound } from '../sums/enclosure.ts';
import { quotientOf } from '../sums/numeric-shape.ts';
import { at, infinity } from '../sums/problem.ts';
import { shapesOf } from '../sums/shape.ts';
import { enclosedSum } from '../sums/sum.ts';
import { halvedArgument, squaredPart } from './doubling.ts';
import { powersApart, withoutPowers } from './powers.ts';

/*
 * The value of an infinite product of numbers in a ball, which shares nothing with the theorems: factors are multiplied, and what is
 * left out has a proved bound.
 *
 *   c^g(k)     c^Σ g, with the enclosure of the sum
 *   rational   ln r(k) = Σ c_j k^(−j) with c_j = (Σ β^j − Σ α^j)/j over the zeros α and poles β, by Newton's identities from the
 *              coefficients; from N on the product is exp Σ c_j ζ(j, N). All |α|, |β| ≤ R (Cauchy), so what is left of the
 *              series after j = J is at most 2d (R/N)^J · N/(1 − R/N). c_1 = 0 is convergence.
 *   1 + t      with |t(k+1)/t(k)| ≤ q < 1 from N on: |∏ − 1| ≤ e^S − 1 for S = |t(N)|/(1 − q)
 *   cos u      1 − cos u ≤ u²/2 and cosh u − 1 ≤ u² for |u| ≤ 1, where u is halved each time: the same with S = (4/3)u(N)²
 *   1 + v      with v squared each time: S = |v(N)|/(1 − |v(N)|)
 */

const maxFactors = 6000;

/** ∏ f(k) for k ≥ from, to about `bits` bits; null where it is none of these, or a factor has no value. */
export function enclosure(f: Expression, index: string, from: number, bits: number): B.Ball | null {
  const powers = powersApart(f, index);
  if (powers.length === 0) return rational(f, index, from, bits) ?? byTail(f, index, from, bits);
  const rest = withoutPowers(f, index);
  let total = E.equal(rest, E.one) ? B.integerBall(1) : enclosure(rest, index, from, bits);
  for (const { base, exponent } of powers) {
    const sum = enclosedSum({ f: exponent, index, from: E.number(from), to: infinity }, bits);
    const of = evaluateBall(base, bits + 64, {});
    const value = sum === null || of === null ? null : power(of, sum, bits + 64);
    total = value === null || total === null ? null : B.multiply(total, value, bits + 64);
  }
  return total;
}

const within = (size: number): B.Ball => B.realBall(ZERO, Math.log2(size) + 1e-9);
const quotient = (top: bigint, bottom: bigint): Q.Rational => Q.rational(Z.fromBigInt(top), Z.fromBigInt(bottom));

/** N is so many times as large as R, the largest modulus of a zero or pole: the series of the logarithm converges like (R/N)^k. */
const share = 16;
const corrections = 12;

function rational(f: Expression, index: string, from: number, bits: number): B.Ball | null {
  const parts = quotientOf(f, index);
  if (parts === null || parts.constant.kind !== 'number') return null;
  const { numerator, denominator } = parts;
  const d = numerator.length - 1;
  const lead = Q.multiply(parts.constant.value, quotient(P.leading(numerator), P.leading(denominator)));
  if (denominator.length - 1 !== d || !Q.isOne(lead)) return null;
  const work = bits + 64;
  const N = Math.max(64, from, Math.ceil(share * Math.max(rootBound(numerator), rootBound(denominator))));
  if (N - from > maxFactors) return null;
  const { numerator: scale, denominator: below } = Q.power(parts.constant.value, N - from);
  let [top, bottom] = [BigInt(scale), BigInt(below)];
  for (let k = from; k < N; k++) {
    top *= P.valueAt(numerator, BigInt(k));
    bottom *= P.valueAt(denominator, BigInt(k));
  }
  if (bottom === 0n) return null;
  const total = rationalBall(quotient(top, bottom), work);
  const J = Math.ceil(work / Math.log2(share)) + 4;
  const [zeros, poles] = [powerSums(numerator, J), powerSums(denominator, J)];
  if (!Q.equals(zeros[1]!, poles[1]!)) return null;
  let logarithm = within(4 * d * N * share ** -J);
  for (let j = 2; j <= J; j++) {
    const c = Q.divide(Q.subtract(poles[j]!, zeros[j]!), Q.integerRational(j));
    if (!Q.isZero(c)) logarithm = B.add(logarithm, B.multiply(rationalBall(c, work), hurwitz(j, N, work), work), work);
  }
  const tail = exponential(logarithm, work);
  return tail === null ? null : B.multiply(total, tail, work);
}

/** Cauchy's bound of the zeros. */
function rootBound(p: IntegerPolynomial): number {
  const lead = Math.abs(Number(P.leading(p)));
  return 1 + Math.max(0, ...p.slice(0, -1).map((c) => Math.abs(Number(c)) / lead)) * (1 + 1e-12);
}

/** Σ α^j over the zeros, j = 0, …, count, by Newton's identities. */
function powerSums(p: IntegerPolynomial, count: number): readonly Q.Rational[] {
  const d = p.length - 1;
  const lead = P.leading(p);
  // p/lead = x^d + a_1 x^(d−1) + …
  const a = (i: number): Q.Rational => (i > d ? Q.zero : quotient(p[d - i]!, lead));
  const sums: Q.Rational[] = [Q.integerRational(d)];
  for (let j = 1; j <= count; j++) {
    let value = Q.multiply(Q.integerRational(-j), a(j));
    for (let i = 1; i < j && i <= d; i++) value = Q.subtract(value, Q.multiply(a(i), sums[j - i]!));
    sums.push(value);
  }
  return sums;
}

/** ζ(j, N) by Euler and Maclaurin; what is left out is at most the first term that is. */
function hurwitz(j: number, N: number, bits: number): B.Ball {
  const ofN = (n: number): Q.Rational => Q.power(Q.integerRational(N), n);
  let total = Q.add(Q.divide(ofN(1 - j), Q.integerRational(j - 1)), Q.divide(ofN(-j), Q.integerRational(2)));
  let rising = Q.integerRational(j);
  let term = Q.zero;
  for (let i = 1; i <= corrections + 1; i++) {
    // B_2i/(2i)! · j(j+1)…(j+2i−2) · N^(−j−2i+1)
    term = Q.multiply(Q.multiply(bernoulli(i), rising), Q.multiply(ofN(1 - j - 2 * i), Q.reciprocal(factorial(2 * i))));
    if (i <= corrections) total = Q.add(total, term);
    rising = Q.multiply(rising, Q.multiply(Q.integerRational(j + 2 * i - 1), Q.integerRational(j + 2 * i)));
  }
  return B.add(rationalBall(total, bits), within(Math.abs(Q.toNumber(term)) * (1 + 1e-12) + 1e-300), bits);
}

function factorial(n: number): Q.Rational {
  let value = Q.one;
  for (let k = 2; k <= n; k++) value = Q.multiply(value, Q.integerRational(k));
  return value;
}

/** A bound of Σ |f(k) − 1| for k ≥ N, or infinity. */
type Tail = (N: number) => number;

function tailOf(f: Expression, index: string, bits: number): Tail | null {
  const size = (a: Expression, k: number): number => {
    const ball = evaluateBall(at(a, index, E.number(k)), bits, {});
    return ball === null ? Number.POSITIVE_INFINITY : 2 ** Math.min(B.upper(ball), 1000);
  };
  const angle = halvedArgument(f, index);
  if (angle !== null)
    return Q.equals(angle.ratio, Q.half)
      ? (N) => (size(angle.u, N) <= 1 ? (4 / 3) * size(angle.u, N) ** 2 : Number.POSITIVE_INFINITY)
      : null;
  const v = squaredPart(f, index);
  if (v !== null) return (N) => (size(v, N) < 0.5 ? 2 * size(v, N) : Number.POSITIVE_INFINITY);
  const shapes = shapesOf(E.subtract(f, E.one), index);
  const [shape] = shapes ?? [];
  if (shape === undefined || shapes?.length !== 1) return null;
  const term = E.subtract(f, E.one);
  return (N) => {
    const q = ratioBound(shape, index, N);
    return q !== null && q < 0.999 ? size(term, N) / (1 - q) : Number.POSITIVE_INFINITY;
  };
}

/** Where a tail has no bound after so many factors, it is taken to have none. */
const farEnough = 300;

function byTail(f: Expression, index: string, from: number, bits: number): B.Ball | null {
  const work = bits + 64;
  const tail = tailOf(f, index, work);
  if (tail === null) return null;
  let [value, off] = [ONE, 0];
  for (let k = from; k < from + maxFactors; k++) {
    const S = k < 1 ? Number.POSITIVE_INFINITY : tail(k);
    if (k - from > farEnough && S === Number.POSITIVE_INFINITY) return null;
    // e^S − 1 ≤ 2S for S ≤ 1, and so for the sum of relative errors.
    if (S < 2 ** -bits) return B.realBall(value, magnitude(value) + Math.log2(4 * (S + off)) + 1e-6);
    const ball = evaluateBall(at(f, index, E.number(k)), work, {});
    if (ball === null || !ball.real || B.lower(ball) === B.EXACT) return null;
    value = multiply(value, ball.value.re, work);
    off += 2 ** (ball.error - B.lower(ball)) + 2 ** -work;
  }
  return null;
}
