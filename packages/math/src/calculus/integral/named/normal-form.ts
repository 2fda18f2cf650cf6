import * as Q from '../../../exact/rational.ts';
import type { Expression } from '../../../expression/expression.ts';
import { type Coefficients, coefficientsOf, rootsOf } from './elliptic-roots.ts';
import { betweenRoots, ofEvenQuartic, rootsOfSquares } from './legendre-even.ts';
import type { LegendreForm } from './legendre-form.ts';
import { aroundOneRoot, aroundTwoRoots } from './legendre-pair.ts';
import { onTwoPieces } from './legendre-real-roots.ts';

/*
 * Legendre's normal form of ∫ dx/√P, P a cubic or quartic: an amplitude φ(x), a parameter m and a factor g with
 * g·dφ/√(1 − m·sin²φ) = dx/√P, chosen so that φ is real and rises on every piece where P > 0, with one formula for all pieces.
 *
 *   cubic, one real root r        φ = 2·atan √((x − r)/A), A = |r − complex root|                     (Byrd–Friedman 239)
 *   c₄x⁴ + c₂x² + c₀ > 0          φ = 2·atan(h·x), h⁴ = c₄/c₀                                         (Byrd–Friedman 225, 264)
 *   x² of two signs               φ = asin(x/p) inside ±p, acos(p/x) outside                          (Byrd–Friedman 211, 214)
 *   ±p, ±q with P(0) > 0          see `inSquares`
 *   all roots real                see `onTwoPieces`
 *   √(a − b·x²)·√(c − d·x²)       φ = asin(x/p), p the smaller root: both are real there alone, see `betweenRoots`
 *
 * For the second kind: d(g·E(φ | m)) = S·dx/√P with S = 1 − m·sin²φ, which is s₀ + s₁/y + s₂/y², y = x − ξ, in most of these.
 * With P = Σ P_k·y^k, d(√P/y) = (−P₀/y² − P₁/(2y) + P₃·y/2 + P₄·y²)/√P. So g·E + κ·√P/y, κ = s₂/P₀, has the derivative
 * (s₀ + κ·(P₃·y/2 + P₄·y²))/√P: the terms in 1/y cancel, since neither side has a residue. ξ lies where P < 0.
 *
 * The hard part is `onTwoPieces`: an amplitude of degree 1 in x serves one of the two pieces only, and is complex on the other. To
 * debug, compare S·dx/√P with the difference quotients of g·E at one x.
 */

/** The form of one root of a polynomial over the rational numbers, or of two roots that stand apart; null for others. */
export function normalForm(radicands: readonly Expression[], radicand: Expression, x: string): LegendreForm | null {
  const c = coefficientsOf(radicand, x);
  const apart = radicands.map((one) => coefficientsOf(one, x));
  if (c === null || c.some(isHuge)) return null;
  return (apart.every((one) => one !== null) ? betweenRoots(apart, x) : null) ?? legendreForm(c, x);
}

/** Roots of such numbers nobody writes down, and to simplify them takes long. */
const isHuge = ({ numerator, denominator }: Q.Rational): boolean =>
  [numerator, denominator].some((part) => String(part).length > 12);

export function legendreForm(c: Coefficients, x: string): LegendreForm | null {
  const isEven = c.length === 5 && Q.isZero(c[1]!) && Q.isZero(c[3]!);
  const even = isEven ? ofEvenQuartic(c, x) : null;
  if (even !== null) return even;
  const roots = isEven ? rootsOfSquares(c) : rootsOf(c);
  if (roots === null) return null;
  if (roots.pair !== null) {
    if (roots.real.length === 2) return aroundTwoRoots(c, roots, x);
    return roots.real.length === 1 ? aroundOneRoot(c, roots, x) : null;
  }
  return onTwoPieces(c, roots.real, x);
}
