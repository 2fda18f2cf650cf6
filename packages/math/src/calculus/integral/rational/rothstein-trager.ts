import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { type FieldPolynomial, trimmed } from '../../../polynomial/number-field.ts';
import { gcd as gcdOverField } from '../../../polynomial/number-field-gcd.ts';
import type { RationalDense } from '../../../polynomial/rational-dense.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import * as S from '../../../polynomial/sparse/polynomial.ts';
import { resultant } from '../../../polynomial/sparse/resultant.ts';
import { ring } from '../../../polynomial/sparse/ring.ts';
import { factorIntegerPolynomial } from '../../../polynomial/univariate/factor.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';

/*
 * The logarithmic part of ∫ a/q by residues instead of roots.
 *
 * M. Rothstein 1976, B. Trager 1976; R. Rioboo 1991 for the real form; Bronstein, "Symbolic Integration I", 2.4–2.8. The residues of a/q
 * are the roots t of R(t) = res_x(a − t·q′, q), and ∫ a/q = Σ_t t·ln gcd(a − t·q′, q). The roots of q need not be known: where R has
 * factors of degree 1 and 2 only, no number but square roots of rationals comes in, however large the degree of q.
 *
 *   residue t rational       t·ln g
 *   t = u ± √d               (u + √d)·ln(A + B√d) + (u − √d)·ln(A − B√d),   g = A + B√d over Q(√d)
 *   t = u ± i√d              u·ln(A² + d·B²) + √d·(arctangents of polynomials)
 *
 * The arctangents are Rioboo's: i·ln((A + iβ)/(A − iβ)) = 2·atan((A·D + β·C)/G) + i·ln((D + iC)/(D − iC)) with β·D − A·C = G = gcd(A, β):
 * their arguments are polynomials, so that the antiderivative has no jumps.
 *
 * Worked example: (x⁴ − 3x² + 6)/(x⁶ − 5x⁴ + 5x² + 4), whose denominator is irreducible, has R = c·(4t² + 1)³: t = ±i/2 and
 * g = x³ − 3x ± i·(x² − 2). The integral is atan((x⁵ − 3x³ + x)/2) + atan(x³) + atan(x). To debug: multiply the g's; that is q.
 */

const maxDegree = 16;
const work = 3_000_000;

/** The logarithms and arctangents of ∫ a/q, q square-free, deg a < deg q; null where residues of higher degree are left. */
export function byResidues(a: RationalDense, q: RationalDense, x: Expression): Expression | null {
  const factors = residuePolynomials(a, q);
  if (factors === null || factors.some((factor) => factor.length > 3)) return null;
  const slope = D.derivative(q);
  const terms: Expression[] = [];
  for (const factor of factors) {
    const modulus = D.monic(factor);
    const term =
      modulus.length === 2 ? rationalResidue(a, slope, q, modulus, x) : quadraticResidues(a, slope, q, modulus, x);
    if (term !== null) terms.push(term);
  }
  return E.sum(terms);
}

/** The irreducible polynomials over Z whose roots are the residues of a/q other than 0; null where they are too much work. */
export function residuePolynomials(a: RationalDense, q: RationalDense): RationalDense[] | null {
  if (D.degree(q) > maxDegree) return null;
  const slope = D.derivative(q);
  const over = ring(['t', 'x']);
  const clear = (parts: readonly (readonly [readonly number[], Q.Rational])[]) => {
    const common = parts.reduce((all, [, c]) => all * BigInt(c.denominator), 1n);
    return S.fromTerms(
      over,
      parts.map(([e, c]) => [e, narrowed((BigInt(c.numerator) * common) / BigInt(c.denominator))] as const),
    );
  };
  const first = clear(
    [...a.map((c, k) => [[0, k], c] as const), ...slope.map((c, k) => [[1, k], Q.negate(c)] as const)].filter(
      ([, c]) => !Q.isZero(c),
    ),
  );
  const second = clear(q.map((c, k) => [[0, k], c] as const).filter(([, c]) => !Q.isZero(c)));
  try {
    const R = resultant(first, second, 1, budget(work));
    if (S.isZero(R)) return null;
    const found = factorIntegerPolynomial(S.toDense(R, 0));
    return (
      found?.factors
        .map(({ factor }) => D.fromIntegers(factor))
        .filter((factor) => !(factor.length === 2 && Q.isZero(factor[0]!))) ?? null
    );
  } catch (error) {
    if (endedBy(error, 'polynomial-work')) return null;
    throw error;
  }
}

const narrowed = (a: bigint) => (a >= -9007199254740991n && a <= 9007199254740991n ? Number(a) : a);

function rationalResidue(
  a: RationalDense,
  slope: RationalDense,
  q: RationalDense,
  modulus: RationalDense,
  x: Expression,
): Expression {
  const residue = Q.negate(modulus[0]!);
  const g = D.gcd(D.subtract(a, D.scale(slope, residue)), q);
  return E.product([E.number(residue), E.ln(polynomial(primitive(g), x))]);
}

function quadraticResidues(
  a: RationalDense,
  slope: RationalDense,
  q: RationalDense,
  modulus: RationalDense,
  x: Expression,
): Expression | null {
  const constants = (c: RationalDense): FieldPolynomial => trimmed(c.map((value) => (Q.isZero(value) ? [] : [value])));
  const length = Math.max(a.length, slope.length);
  const first = Array.from({ length }, (_, k) => D.trimmed([a[k] ?? Q.zero, Q.negate(slope[k] ?? Q.zero)]));
  const g = gcdOverField(constants(q), trimmed(first), modulus);
  const half = Q.multiply(modulus[1]!, Q.half);
  const square = Q.subtract(Q.multiply(half, half), modulus[0]!);
  // α = −p/2 ± √square
  const A = D.trimmed(g.map((c) => Q.subtract(c[0] ?? Q.zero, Q.multiply(c[1] ?? Q.zero, half))));
  const B = D.trimmed(g.map((c) => c[1] ?? Q.zero));
  const u = E.number(Q.negate(half));
  if (Q.sign(square) > 0) {
    const root = E.sqrt(E.number(square));
    const logarithm = (sign: Expression) =>
      E.product([
        E.add(u, E.product([sign, root])),
        E.ln(E.add(polynomial(A, x), E.product([sign, root, polynomial(B, x)]))),
      ]);
    return E.add(logarithm(E.one), logarithm(E.minusOne));
  }
  const d = Q.negate(square);
  const norm = D.add(D.multiply(A, A), D.scale(D.multiply(B, B), d));
  const real = E.product([u, E.ln(polynomial(primitive(norm), x))]);
  const root = E.sqrt(E.number(d));
  return E.add(real, E.product([root, arctangents(A, B, d, root, x)]));
}

/** i·ln((A + i√d·B)/(A − i√d·B)) without jumps. */
function arctangents(A: RationalDense, B: RationalDense, d: Q.Rational, root: Expression, x: Expression): Expression {
  const terms: Expression[] = [];
  const term = (top: RationalDense, sign: Expression) => {
    const { content, primitive: integers } = D.toIntegers(top);
    const inside = E.product([E.number(content), E.reciprocal(root), polynomial(D.fromIntegers(integers), x)]);
    terms.push(E.product([E.two, sign, E.apply('atan', [inside])]));
  };
  let [p, r, swapped] = [A, B, false];
  for (let k = 0; k < 2 * maxDegree && r.length > 0; k++) {
    // The pair is (p, √d·r), or (√d·p, r) once swapped.
    const { quotient, remainder } = D.divide(p, r);
    if (remainder.length === 0) {
      term(swapped ? D.scale(quotient, d) : quotient, E.one);
      break;
    }
    if (p.length < r.length) {
      [p, r, swapped] = [r.map(Q.negate), p, !swapped];
      continue;
    }
    // r·D − p·C = 1
    const { s, t } = D.extendedGcd(r, p.map(Q.negate));
    const first = swapped ? D.multiply(D.scale(p, d), s) : D.multiply(p, s);
    const second = swapped ? D.multiply(r, t) : D.scale(D.multiply(r, t), d);
    term(D.add(first, second), E.one);
    [p, r] = [s, t];
  }
  return E.sum(terms);
}

const primitive = (a: RationalDense): RationalDense => D.fromIntegers(D.toIntegers(a).primitive);

const polynomial = (a: RationalDense, x: Expression): Expression =>
  E.sum(a.map((c, k) => E.product([E.number(c), E.power(x, E.number(k))])));
