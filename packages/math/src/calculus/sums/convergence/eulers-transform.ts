import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import { rationalBall } from '../../../expression/balls/operations.ts';
import * as E from '../../../expression/build.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { ZERO } from '../../../numeric/precise/big-float.ts';
import * as P from '../../../polynomial/univariate/dense.ts';
import { type Polynomials, quotientOf } from '../numeric-shape.ts';
import { ratioOf, type Shape, termAt } from '../shape.ts';

/*
 * Alternating hypergeometric series whose ratio tends to −1, such as Σ C(2k, k)·(−1/4)^k: they converge by Leibniz, too slowly to be added.
 *
 * Euler: Σ_{k≥n} t(k) = t(n)/2 + Σ_{k≥n} (t(k) + t(k + 1))/2, where t tends to 0; the new terms fall by one power of k faster. After m turns
 *
 *   Σ_{k≥n} t(k) = Σ_{j<m} t_j(n)/2 + Σ_{k≥n} t_m(k),   t_m(k) = t(k)·R_m(k),   R_{j+1}(k) = (R_j(k) + ρ(k)·R_j(k + 1))/2,
 *
 * with ρ(k) = t(k + 1)/t(k) = P(k)/Q(k). The numerators of R_m over ∏_{i<m} Q(k + i) are polynomials with whole coefficients, so that the ratio
 * of t_m is one of polynomials, too. Where it is at most 1 − q/k in size for all k ≥ N, Bernoulli's (1 − 1/k)^q ≥ 1 − q/k gives
 * |t_m(k)| ≤ |t_m(N)|·((N − 1)/(k − 1))^q, and the rest from N on is at most |t_m(N)|·(1 + (N − 1)/(q − 1)). That a polynomial is not negative
 * from N on is seen from its coefficients in k − N.
 *
 * Example: C(2k, k)·(−1/4)^k has ρ = −(2k + 1)/(2k + 2); 24 turns and 128 terms give 1/√2 in 30 digits.
 */

const turns = 24;
const added = [128, 512];
/** (1 − q/k) with this q: t falls as a power with a negative exponent, and each turn adds 1 to it. */
const fall = turns - 2;

/** Σ t(k) for k ≥ from, of terms that tend to 0; null where the ratio is no such one, or nothing is proved. */
export function byEulersTransform(shape: Shape, index: string, from: number, bits: number): B.Ball | null {
  const ratio = alternatingRatio(shape, index);
  if (ratio === null) return null;
  const numerators = numeratorsOf(ratio);
  const N = added.map((count) => Math.max(from, 1) + count).find((at) => fallsFrom(ratio, numerators, at));
  const work = bits + 64;
  const rows = N === undefined ? null : termsOf(shape, index, from, N + turns + 1, ratio, work);
  if (N === undefined || rows === null) return null;
  const half = rationalBall(Q.half, work);
  let [total, row] = [B.integerBall(0), rows];
  for (let j = 0; j < turns; j++) {
    total = B.add(total, B.multiply(half, row[0]!, work), work);
    row = row.slice(1).map((next, k) => B.multiply(half, B.add(row[k]!, next, work), work));
  }
  for (let k = from; k < N; k++) total = B.add(total, row[k - from]!, work);
  const rest = B.upper(row[N - from]!) + Math.log2(1 + (N - 1) / (fall - 1)) + 1e-6;
  return B.add(total, B.realBall(ZERO, rest), work);
}

/** ρ as a quotient of polynomials with whole coefficients, with the limit −1. */
function alternatingRatio(shape: Shape, index: string): Polynomials | null {
  const ratio = wholeRatio(shape, index);
  if (ratio === null) return null;
  const { numerator, denominator } = ratio;
  const isAlternating = numerator.length === denominator.length && P.leading(numerator) === -P.leading(denominator);
  return isAlternating ? ratio : null;
}

/** t(k + 1)/t(k) as a quotient of polynomials with whole coefficients; null where it is none. */
export function wholeRatio(shape: Shape, index: string): Polynomials | null {
  const whole = ratioOf(shape, index);
  const parts = whole === null ? null : quotientOf(whole, index);
  if (parts?.constant.kind !== 'number') return null;
  const { numerator: top, denominator: bottom } = parts.constant.value;
  const numerator = P.scale(parts.numerator, Z.toBigInt(top));
  const denominator = P.scale(parts.denominator, Z.toBigInt(bottom));
  return { numerator, denominator };
}

/** 2^m times the numerator of R_m. */
function numeratorsOf({ numerator, denominator }: Polynomials): P.IntegerPolynomial {
  let found = P.one;
  for (let j = 0; j < turns; j++)
    found = P.add(P.multiply(found, P.shiftedBy(denominator, j)), P.multiply(numerator, P.shiftedBy(found, 1)));
  return found;
}

/** Whether |t_m(k + 1)/t_m(k)| ≤ 1 − q/k for all k ≥ N. */
function fallsFrom({ numerator, denominator }: Polynomials, last: P.IntegerPolynomial, N: number): boolean {
  const above = sizeFrom(P.multiply(numerator, P.shiftedBy(last, 1)), N);
  const below = sizeFrom(P.multiply(P.shiftedBy(denominator, turns), last), N);
  if (above === null || below === null) return false;
  // k·|below| − q·|below| − k·|above|, in k − N.
  const k = [BigInt(N), 1n];
  const rest = P.subtract(P.multiply(P.subtract(k, [BigInt(fall)]), below), P.multiply(k, above));
  return rest.every((coefficient) => coefficient >= 0n);
}

/** |p| in powers of k − N, where all coefficients have one sign; null where they have not. */
function sizeFrom(p: P.IntegerPolynomial, N: number): P.IntegerPolynomial | null {
  const moved = P.shiftedBy(p, N);
  if (moved.every((coefficient) => coefficient >= 0n)) return moved;
  return moved.every((coefficient) => coefficient <= 0n) ? P.negate(moved) : null;
}

/** t(from), …, t(last); null where one of them has no value. */
export function termsOf(
  shape: Shape,
  index: string,
  from: number,
  last: number,
  { numerator, denominator }: Polynomials,
  bits: number,
): readonly B.Ball[] | null {
  const first = evaluateBall(termAt(shape, index, E.number(from)), bits, {});
  if (!first?.real) return null;
  const all = [first];
  for (let k = from; k < last; k++) {
    const [top, bottom] = [P.valueAt(numerator, BigInt(k)), P.valueAt(denominator, BigInt(k))];
    if (bottom === 0n) return null;
    const ratio = Q.rational(Z.fromBigInt(top), Z.fromBigInt(bottom));
    all.push(B.multiply(all.at(-1)!, rationalBall(ratio, bits), bits));
  }
  return all;
}
