import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { RationalDense } from '../../../polynomial/rational-dense.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { cyclotomic } from '../../../polynomial/univariate/cyclotomic.ts';
import type { ComplexPair } from './roots-of-polynomial.ts';

/*
 * Residues at roots of unity, for q = Φ_m. Its roots are ζ = cos θ + i·sin θ with θ = 2πk/m, k coprime to m; x^m − 1 = Φ_m·Ψ gives
 * Φ_m′(ζ) = m·ζ^(m−1)/Ψ(ζ), so that a(ζ)/Φ_m′(ζ) = ζ·a(ζ)·Ψ(ζ)/m is a polynomial in ζ: its parts are sums of cos jθ and sin jθ.
 *
 * Example: 1/(x⁴ + x³ + x² + x + 1) has m = 5 and Ψ = x − 1, the residues (ζ² − ζ)/5.
 */

const maxDegree = 24;

/** The conjugate pairs of monic q with the residues of a/q; null where q is no cyclotomic polynomial of degree 4 or more. */
export function residuesAtRootsOfUnity(a: RationalDense, q: RationalDense): readonly ComplexPair[] | null {
  const m = orderOf(q);
  if (m === null) return null;
  const all = D.trimmed([Q.minusOne, ...Array.from({ length: m - 1 }, () => Q.zero), Q.one]);
  const rest = D.divide(all, q).quotient;
  const numerator = D.divide(D.multiply([Q.zero, Q.rational(1, m)], D.multiply(a, rest)), all).remainder;
  const residue = shortest(numerator, q, m);
  const half = Array.from({ length: Math.floor(m / 2) }, (_, k) => k + 1).filter((k) => Z.gcd(k, m) === 1);
  return half.map((k) => ({
    re: cosine(k, m),
    im: sine(k, m),
    u: E.sum(residue.map((c, j) => E.product([E.number(c), cosine(j * k, m)]))),
    v: E.sum(residue.map((c, j) => E.product([E.number(c), sine(j * k, m)]))),
    square: E.one,
  }));
}

/** The same in ζ with fewer terms: by Φ_m(ζ) = 0, or by 1 + ζ + … + ζ^(m−1) = 0. */
function shortest(f: RationalDense, q: RationalDense, m: number): RationalDense {
  const ones = Array.from({ length: m }, () => Q.one);
  const candidates = [f, D.divide(f, q).remainder, ...f.map((c) => D.subtract(f, D.scale(ones, c)))];
  const terms = (g: RationalDense): number => g.filter((c) => !Q.isZero(c)).length;
  return candidates.reduce((best, next) => (terms(next) < terms(best) ? next : best));
}

const angle = (k: number, m: number): Expression => E.product([E.number(Q.rational(2 * k, m)), E.constant('pi')]);

/** cos 2πk/m and sin 2πk/m by an angle from 0 to π. */
const cosine = (k: number, m: number): Expression => E.apply('cos', [angle(Math.min(k % m, m - (k % m)), m)]);
const sine = (k: number, m: number): Expression =>
  k % m > m / 2 ? E.negate(E.apply('sin', [angle(m - (k % m), m)])) : E.apply('sin', [angle(k % m, m)]);

/** The m of Φ_m = q. */
function orderOf(q: RationalDense): number | null {
  const n = D.degree(q);
  if (n < 4 || n > maxDegree) return null;
  // φ(m) ≥ √(m/2)
  for (let m = n + 1; m <= 2 * n * n; m++) {
    const candidate = cyclotomic(m);
    if (candidate.length === q.length && D.subtract(q, D.fromIntegers(candidate)).length === 0) return m;
  }
  return null;
}
