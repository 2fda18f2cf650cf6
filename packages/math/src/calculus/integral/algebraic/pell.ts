import { pair } from '../../../result/tuple.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { type Field, type Fraction, isZero } from '../field/fraction.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';

/*
 * Pell's equation for polynomials (N. H. Abel, "Sur l'intégration de la formule différentielle ρ·dx/√R", J. reine angew. Math. 1, 1826):
 * A² − B²·D = constant ≠ 0 for a monic D of degree 4. It has a solution with B ≠ 0 exactly if the difference of the two points at infinity of
 * y² = D is a torsion point, and then the continued fraction of √D comes upon a complete quotient (√D + P)/Q with a constant Q:
 *
 *     a_k = the polynomial part of (√D + P_k)/Q_k,   P_(k+1) = a_k·Q_k − P_k,   Q_(k+1) = (D − P_(k+1)²)/Q_k,
 *
 * and the convergent before it is A/B. √D begins with the polynomial h, h² = D but for terms of degree 1 and less, and in the quotients
 * h does for √D.
 *
 * Then d(ln(A + B·√D)) = A′/(B·√D), and A′/B is n·(t + β), n the degree of A.
 *
 * Worked example: D = t⁴ + 2t² + t: h = t² + 1, Q₁ = t − 1 …; D = t⁴ + 2t²: h = t² + 1, Q₁ = −1, so A = t² + 1, B = 1, and
 * ∫ 2t/√D = ln(t² + 1 + √D).
 */

export interface PellSolution {
  /** The degree of A. */
  readonly n: number;
  readonly a: Univariate;
  readonly b: Univariate;
  readonly beta: Fraction;
}

/**
 * The order of a torsion point over Q is at most 12 (Mazur 1977), over a quadratic field at most 18 (Kamienny 1992, Kenku and Momose 1988).
 */
const maxOrder = 18;

/**
 * The first solution; null where there is none of an order that can be met. The heights of the multiples of a point of infinite order grow as the
 * square of the order (Néron and Tate): numbers beyond all bounds are those of such a point.
 */
export function pellSolution(k: Field, d: Univariate): PellSolution | null {
  try {
    return firstSolution(k, d);
  } catch (error) {
    if (endedBy(error, 'work') && k.ring.budget.left > 0) return null;
    throw error;
  }
}

function firstSolution(k: Field, d: Univariate): PellSolution | null {
  const h = polynomialRoot(k, d);
  let [p, q]: [Univariate, Univariate] = [U.zero, U.one];
  // Convergents a/b, and those before.
  let [a, b, a0, b0]: [Univariate, Univariate, Univariate, Univariate] = [U.one, U.zero, U.zero, U.one];
  while (U.degree(a) <= maxOrder) {
    const c = U.divide(k, U.add(k, h, p), q).quotient;
    [a, a0] = [U.add(k, U.multiply(k, c, a), a0), a];
    [b, b0] = [U.add(k, U.multiply(k, c, b), b0), b];
    p = U.subtract(k, U.multiply(k, c, q), p);
    q = U.divide(k, U.subtract(k, d, U.multiply(k, p, p)), q).quotient;
    if (q.length === 0) return null;
    if (q.length === 1) return { n: U.degree(a), a, b, beta: rateOf(k, a, b) };
  }
  return null;
}

/** h with deg(d − h²) ≤ 1. */
function polynomialRoot(k: Field, d: Univariate): Univariate {
  const half = k.reciprocal({ n: 2n, d: 1n })!;
  const h1 = k.multiply(d[3]!, half);
  const h0 = k.multiply(k.subtract(d[2]!, k.multiply(h1, h1)), half);
  return [h0, h1, { n: 1n, d: 1n }];
}

/** β in a′/b = n·(t + β). */
function rateOf(k: Field, a: Univariate, b: Univariate): Fraction {
  const [c0, c1] = pair(U.divide(k, U.derivative(k, a), b).quotient);
  return isZero(c0) ? c0 : k.divide(c0, c1);
}
