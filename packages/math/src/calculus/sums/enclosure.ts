import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { rationalBall } from '../../expression/balls/operations.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import * as B from '../../numeric/precise/ball.ts';
import { bernoulli } from '../../numeric/precise/bernoulli.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import { toNumber } from '../../numeric/precise/convert.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { byEulersTransform } from './convergence/eulers-transform.ts';
import { byTelescopedTail } from './convergence/telescoped-tail.ts';
import { besideOne, growthOf } from './growth.ts';
import { boundsFrom, type Polynomials, quotientBound, quotientOf } from './numeric-shape.ts';
import { ratioOf, type Shape, termAt } from './shape.ts';

/*
 * The value of an infinite sum in a ball, which shares nothing with the theorems that give it in closed form: terms are added, and
 * what is left out has a proved bound.
 *
 *   ratio         |t(k+1)/t(k)| ≤ q < 1 for all k ≥ N, so the rest is at most |t(N)|/(1 − q)
 *   Euler–Maclaurin  for rational terms, which fall too slowly to be added: the rest from N is
 *                 ∫_N^∞ f + f(N)/2 − Σ B_2j/(2j)! f^(2j−1)(N) + R,  |R| ≤ 4/(2π)^2p ∫_N^∞ |f^(2p)|,
 *                 where Cauchy's estimate on |z − x| = x/2 bounds the derivative; ∫ by the expansion of f in 1/x
 *   Euler's transform  of an alternating one with factorials (`convergence/eulers-transform.ts`)
 *   telescoped tail  of one with factorials whose ratio tends to 1 (`convergence/telescoped-tail.ts`)
 *   pairs         an alternating rational sum is Σ f(2m) − f(2m+1), again rational, falling one power faster
 *
 * The bound of a quotient of polynomials for |z| ≥ r follows from the sizes of its coefficients (`boundsFrom`).
 */

const maxTerms = 20_000;

/** Σ t(k) for k ≥ from, to about `bits` bits; null where convergence is not seen, or too slow, or a term has no value. */
export function enclosure(shape: Shape, index: string, from: number, bits: number): B.Ball | null {
  const growth = growthOf(shape, index);
  if (growth === null) return null;
  if (growth.factorials < 0 || (growth.factorials === 0 && besideOne(growth.rate) === -1))
    return byRatio(shape, index, from, bits);
  if (shape.factorials.length > 0)
    return byEulersTransform(shape, index, from, bits) ?? byTelescopedTail(shape, index, from, bits);
  if (shape.base.kind !== 'number') return null;
  if (Q.isOne(shape.base.value)) return rational(shape.rational, index, from, bits);
  return Q.isMinusOne(shape.base.value) ? alternating(shape.rational, index, from, bits) : null;
}

function alternating(f: Shape['rational'], index: string, from: number, bits: number): B.Ball | null {
  const twice = E.multiply(E.two, E.symbol(index));
  const even = termAt({ rational: f, base: E.one, factorials: [] }, index, E.add(twice, E.number(from)));
  const odd = termAt({ rational: f, base: E.one, factorials: [] }, index, E.add(twice, E.number(from + 1)));
  const pairs = rational(E.subtract(even, odd), index, 0, bits);
  return pairs === null || from % 2 === 0 ? pairs : B.negate(pairs);
}

const quotient = (top: bigint, bottom: bigint): Q.Rational => Q.rational(Z.fromBigInt(top), Z.fromBigInt(bottom));

/** A ball around 0. */
const within = (size: number): B.Ball => B.realBall(ZERO, Math.log2(size) + 1e-9);

function byRatio(shape: Shape, index: string, from: number, bits: number): B.Ball | null {
  const work = bits + 64;
  const ratio = ratioOf({ ...shape, base: E.one }, index);
  const whole = ratio === null ? null : quotientOf(ratio, index);
  const base = evaluateBall(E.multiply(shape.base, whole?.constant ?? E.one), work, {});
  if (whole === null || base === null || !base.real) return null;
  const rest = quotientOf(shape.rational, index);
  if (rest === null || whole.numerator.length > whole.denominator.length) return null;
  const size = Math.abs(toNumber(base.value.re)) * (1 + 1e-9);
  const start = evaluateBall(termAt({ ...shape, rational: rest.constant }, index, E.number(from)), work, {});
  const pure = ratioOf({ ...shape, rational: E.one, base: E.one }, index);
  const step = pure === null ? null : quotientOf(pure, index);
  const stepBase = evaluateBall(E.multiply(shape.base, step?.constant ?? E.one), work, {});
  if (start === null || step === null || stepBase === null) return null;
  let [total, h] = [B.integerBall(0), start];
  for (let k = from; k < from + maxTerms; k++) {
    const [top, bottom] = [P.valueAt(rest.numerator, BigInt(k)), P.valueAt(rest.denominator, BigInt(k))];
    if (bottom === 0n) return null;
    const term = B.multiply(h, rationalBall(quotient(top, bottom), work), work);
    const q = k < 1 ? Number.POSITIVE_INFINITY : size * quotientBound(whole, k);
    const left = Math.log2(1 / (1 - q)) + B.upper(term);
    if (q < 0.999 && left < Math.min(0, B.upper(total)) - bits)
      return B.add(total, B.realBall(ZERO, left + 1e-6), work);
    total = B.add(total, term, work);
    const [up, down] = [P.valueAt(step.numerator, BigInt(k)), P.valueAt(step.denominator, BigInt(k))];
    if (down === 0n) return null;
    h = B.multiply(h, B.multiply(stepBase, rationalBall(quotient(up, down), work), work), work);
  }
  return null;
}

/** A bound of |t(n+1)/t(n)| for all n ≥ k; null where the ratio has other numbers than rational ones, infinite where k is too small. */
export function ratioBound(shape: Shape, index: string, k: number): number | null {
  const ratio = ratioOf({ ...shape, base: E.one }, index);
  const parts = ratio === null ? null : quotientOf(ratio, index);
  const base = parts === null ? null : evaluateBall(E.multiply(shape.base, parts.constant), 64, {});
  if (parts === null || base === null || parts.numerator.length > parts.denominator.length) return null;
  return Math.abs(toNumber(base.value.re)) * (1 + 1e-9) * quotientBound(parts, k);
}

const corrections = 12;

function rational(f: Shape['rational'], index: string, from: number, bits: number): B.Ball | null {
  const parts = quotientOf(f, index);
  const constant = parts === null ? null : evaluateBall(parts.constant, bits + 64, {});
  if (parts === null || constant === null) return null;
  if (parts.numerator.length === 0) return B.integerBall(0);
  const fall = parts.denominator.length - parts.numerator.length;
  if (fall < 2) return null;
  const N = enough(parts, Math.max(1, from) + 64);
  if (N === null || N - from > maxTerms) return null;
  const work = bits + 64;
  let total = B.integerBall(0);
  for (let k = from; k < N; k++) {
    const [top, bottom] = [P.valueAt(parts.numerator, BigInt(k)), P.valueAt(parts.denominator, BigInt(k))];
    if (bottom === 0n) return null;
    total = B.add(total, rationalBall(quotient(top, bottom), work), work);
  }
  const tail = tailFrom(parts, N, fall, work);
  return B.multiply(constant, B.add(total, tail, work), work);
}

/** From where on the polynomials are ruled by their first terms, in the whole plane outside half of it. */
function enough(parts: Polynomials, least: number): number | null {
  for (let N = least; N <= maxTerms; N *= 2)
    if (boundsFrom(parts.numerator, N / 2).spread < 0.5 && boundsFrom(parts.denominator, N / 2).spread < 0.5) return N;
  return null;
}

function tailFrom(parts: Polynomials, N: number, fall: number, bits: number): B.Ball {
  const r = N / 2;
  const M = quotientBound(parts, r) * r ** fall;
  const taylor = division(P.shiftedBy(parts.numerator, N), P.shiftedBy(parts.denominator, N), 2 * corrections);
  let total = B.multiply(rationalBall(Q.half, bits), rationalBall(taylor[0]!, bits), bits);
  for (let j = 1; j <= corrections; j++) {
    const factor = Q.divide(bernoulli(j), Q.integerRational(2 * j));
    total = B.add(total, B.negate(rationalBall(Q.multiply(factor, taylor[2 * j - 1]!), bits)), bits);
  }
  // R, with |f^(2p)(x)| ≤ (2p)!·(2/x)^2p·M·(x/2)^−fall.
  const p = corrections;
  let size = (4 * M * 2 ** fall * N ** (1 - fall)) / (2 * p + fall - 1);
  for (let j = 1; j <= 2 * p; j++) size *= (j / (Math.PI * N)) * (1 + 1e-12);
  return B.add(B.add(total, integral(parts, N, fall, M, bits), bits), within(size), bits);
}

/** ∫_N^∞ by the expansion in 1/x, whose coefficients are at most M·r^(j − fall). */
function integral(parts: Polynomials, N: number, fall: number, M: number, bits: number): B.Ball {
  const count = bits + 8;
  const reversed = (a: P.IntegerPolynomial): bigint[] => [...a].reverse();
  const coefficients = division(reversed(parts.numerator), reversed(parts.denominator), count);
  let total = B.integerBall(0);
  let power = rationalBall(Q.power(Q.rational(N), 1 - fall), bits);
  const inverse = rationalBall(Q.rational(1, N), bits);
  for (const [j, a] of coefficients.entries()) {
    const share = Q.divide(a, Q.integerRational(j + fall - 1));
    total = B.add(total, B.multiply(power, rationalBall(share, bits), bits), bits);
    power = B.multiply(power, inverse, bits);
  }
  const rest = (2 * M * N ** (1 - fall) * 2 ** -count) / (count + fall - 1);
  return B.add(total, within(rest * (1 + 1e-9)), bits);
}

/** The first coefficients of the power series a/b, b(0) ≠ 0. */
function division(a: readonly bigint[], b: readonly bigint[], count: number): Q.Rational[] {
  const found: Q.Rational[] = [];
  const first = quotient(b[0]!, 1n);
  for (let n = 0; n < count; n++) {
    let value = quotient(a[n] ?? 0n, 1n);
    for (let j = 1; j < b.length && j <= n; j++)
      value = Q.subtract(value, Q.multiply(quotient(b[j]!, 1n), found[n - j]!));
    found.push(Q.divide(value, first));
  }
  return found;
}
