import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import { rationalBall } from '../../../expression/balls/operations.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { ZERO } from '../../../numeric/precise/big-float.ts';
import * as P from '../../../polynomial/univariate/dense.ts';
import { boundsFrom, type Polynomials, quotientBound } from '../numeric-shape.ts';
import type { Shape } from '../shape.ts';
import { termsOf, wholeRatio } from './eulers-transform.ts';

/*
 * Hypergeometric series whose ratio ρ(k) = t(k + 1)/t(k) = 1 − p/k + … tends to 1 with p > 1: they converge like Σ 1/k^p (Raabe), too slowly to
 * be added. The rest nearly telescopes: with r(k) = c₀·k + c₁ + c₂/k + … + c_m/k^(m−1) so chosen that
 *
 *   r(k) − ρ(k)·r(k + 1) = 1 + e(k),   e(k) = O(k^(−m−1)),
 *
 * multiplying by t(k) and adding from N on gives Σ_{k≥N} (1 + e(k))·t(k) = r(N)·t(N), as r(k)·t(k) → 0. Where |e(k)| ≤ ε < 1 and ρ(k) > 0 for all
 * k ≥ N, the terms have one sign, and the rest S fulfils |S − r(N)·t(N)| ≤ ε·|S|. e is a rational function, whose bound follows from its coefficients.
 *
 * In y = 1/k: r(k) − ρ·r(k + 1) = Σ_j c_j·y^(j−1)·(1 − ρ(y)·(1 + y)^(1−j)), where the bracket begins with (p − 1 + j)·y, so that c₀ = 1/(p − 1), and
 * each further c follows from those before.
 *
 * Example: C(2k, k)/(4^k·(2k + 1)) has p = 3/2; 256 terms and m = 16 give π/2 in 30 digits. To debug: print ε for several N.
 */

const order = 16;
const added = 256;

/** Σ t(k) for k ≥ from; null where the ratio is no such one, or nothing is proved. */
export function byTelescopedTail(shape: Shape, index: string, from: number, bits: number): B.Ball | null {
  const ratio = wholeRatio(shape, index);
  const coefficients = ratio === null ? null : coefficientsOf(ratio);
  if (ratio === null || coefficients === null) return null;
  const N = Math.max(from, 1) + added;
  const isPositive = boundsFrom(ratio.numerator, N).spread < 1 && boundsFrom(ratio.denominator, N).spread < 1;
  const error = isPositive ? errorFrom(ratio, coefficients, N) : Number.NaN;
  if (!(error < 2 ** -8)) return null;
  const work = bits + 64;
  const terms = termsOf(shape, index, from, N, ratio, work);
  if (terms === null) return null;
  let total = B.integerBall(0);
  for (const term of terms.slice(0, -1)) total = B.add(total, term, work);
  const front = coefficients.reduce((sum, c, j) => Q.add(sum, Q.multiply(c, Q.power(Q.rational(N), 1 - j))), Q.zero);
  const rest = B.multiply(rationalBall(front, work), terms.at(-1)!, work);
  const left = B.upper(rest) + Math.log2(error / (1 - error)) + 1e-6;
  return B.add(B.add(total, rest, work), B.realBall(ZERO, left), work);
}

/** c₀, …, c_m; null where the ratio does not tend to 1, or p is not above 1. */
function coefficientsOf({ numerator, denominator }: Polynomials): readonly Q.Rational[] | null {
  if (numerator.length !== denominator.length || P.leading(numerator) !== P.leading(denominator)) return null;
  const rho = inReciprocal(numerator, denominator, order + 2);
  const past = Q.subtract(Q.negate(rho[1]!), Q.one);
  if (Q.sign(past) <= 0) return null;
  const brackets = Array.from({ length: order + 1 }, (_, j) => bracket(rho, 1 - j));
  const found: Q.Rational[] = [];
  for (let n = 0; n <= order; n++) {
    const before = found.reduce((sum, c, j) => Q.add(sum, Q.multiply(c, brackets[j]![n - j + 1]!)), Q.zero);
    const wanted = n === 0 ? Q.one : Q.negate(before);
    found.push(Q.divide(wanted, Q.add(past, Q.integerRational(n))));
  }
  return found;
}

/** The first coefficients of 1 − ρ(y)·(1 + y)^power. */
function bracket(rho: readonly Q.Rational[], power: number): readonly Q.Rational[] {
  const binomials: Q.Rational[] = [Q.one];
  for (let i = 1; i < rho.length; i++) binomials.push(Q.multiply(binomials[i - 1]!, Q.rational(power - i + 1, i)));
  return rho.map((_, n) => {
    let sum = n === 0 ? Q.one : Q.zero;
    for (let i = 0; i <= n; i++) sum = Q.subtract(sum, Q.multiply(rho[n - i]!, binomials[i]!));
    return sum;
  });
}

/** The first coefficients of a quotient of polynomials of one degree in powers of y = 1/k. */
function inReciprocal(above: P.IntegerPolynomial, below: P.IntegerPolynomial, count: number): readonly Q.Rational[] {
  const [a, b] = [[...above].reverse(), [...below].reverse()].map((list) => list.map(wholeRational));
  const found: Q.Rational[] = [];
  for (let n = 0; n < count; n++) {
    let value = a![n] ?? Q.zero;
    for (let j = 1; j < b!.length && j <= n; j++) value = Q.subtract(value, Q.multiply(b![j]!, found[n - j]!));
    found.push(Q.divide(value, b![0]!));
  }
  return found;
}

const wholeRational = (value: bigint): Q.Rational => Q.integerRational(Z.fromBigInt(value));

/** A bound of |e(k)| for k ≥ N. */
function errorFrom({ numerator, denominator }: Polynomials, coefficients: readonly Q.Rational[], N: number): number {
  const common = coefficients.reduce((all, c) => lcm(all, Z.toBigInt(c.denominator)), 1n);
  // common·k^(m−1)·r(k), a polynomial of degree m.
  const r = [...coefficients].reverse().map((c) => Z.toBigInt(c.numerator) * (common / Z.toBigInt(c.denominator)));
  const [here, next] = [0, 1].map((by) => P.shiftedBy(P.power([0n, 1n], order - 1), by));
  const whole = P.multiply(P.multiply(here!, next!), denominator);
  const above = P.subtract(
    P.subtract(
      P.multiply(P.multiply(r, next!), denominator),
      P.multiply(P.multiply(P.shiftedBy(r, 1), here!), numerator),
    ),
    P.scale(whole, common),
  );
  return P.isZero(above) ? 0 : quotientBound({ numerator: above, denominator: P.scale(whole, common) }, N);
}

const lcm = (a: bigint, b: bigint): bigint => (a / P.integerGcd(a, b)) * b;
