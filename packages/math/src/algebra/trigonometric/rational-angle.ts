import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import type { RationalDense } from '../../polynomial/rational-dense.ts';
import * as D from '../../polynomial/rational-dense.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';

/*
 * Whether a root of an irreducible polynomial f is the cosine, or the tangent, of a rational part of a half turn. The part
 * p/q is guessed from the digits and proved in Q[w]/(f): with w = cos α, cos(q·α) = T_q(w), which must be (−1)^p; with
 * w = tan α, the imaginary part of (1 + i·w)^q, which must be 0. So 8w³ + 4w² − 4w − 1 = 0 gives w = cos(2π/7), which has
 * no form in real roots.
 */

const maxDenominator = 120;
const highestDegree = 24;
const near = 1e-9;

/** p/q with w = cos(p·π/q) for the root w of f; null where there is none. */
export function cosineOfPart(f: IntegerPolynomial, w: number): Rational | null {
  return partOf(Math.acos(w) / Math.PI, f, (q, modulus) => {
    let [before, last]: [RationalDense, RationalDense] = [[Q.one], D.divide(variable, modulus).remainder];
    for (let k = 1; k < q; k += 1) {
      const twice = D.scale(D.multiply(variable, last), Q.integerRational(2));
      [before, last] = [last, D.divide(D.subtract(twice, before), modulus).remainder];
    }
    return last.length === 1 && Q.isOne(Q.abs(last[0]!));
  });
}

/** p/q with w = tan(p·π/q) for the root w of f; null where there is none. */
export function tangentOfPart(f: IntegerPolynomial, w: number): Rational | null {
  return partOf(Math.atan(w) / Math.PI, f, (q, modulus) => {
    let [re, im]: [RationalDense, RationalDense] = [[Q.one], []];
    for (let k = 0; k < q; k += 1) {
      const product = D.subtract(re, D.multiply(variable, im));
      const raised = D.add(im, D.multiply(variable, re));
      [re, im] = [D.divide(product, modulus).remainder, D.divide(raised, modulus).remainder];
    }
    return im.length === 0;
  });
}

const variable: RationalDense = [Q.zero, Q.one];

function partOf(
  halfTurns: number,
  f: IntegerPolynomial,
  proves: (q: number, modulus: RationalDense) => boolean,
): Rational | null {
  if (!Number.isFinite(halfTurns) || P.degree(f) > highestDegree) return null;
  for (let q = 1; q <= maxDenominator; q += 1) {
    const p = Math.round(halfTurns * q);
    if (Math.abs(halfTurns * q - p) > near) continue;
    return proves(q, D.fromIntegers(f)) ? Q.rational(p, q) : null;
  }
  return null;
}
