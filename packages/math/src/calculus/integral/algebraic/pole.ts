import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import type { Budget } from '../../../result/budget.ts';
import { mapTuple, pair, triple } from '../../../result/tuple.ts';
import { squareRoot } from '../field/factor-denominator.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import { variable } from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { type Complex, complex } from '../named/complex-constants.ts';
import type { SimplePole } from '../named/legendre-third-kind.ts';
import { signOf } from '../sign.ts';
import { double, imaginaryUnit, norm, partsOf, polynomialParts, timesConjugate } from './complex-parts.ts';
import { type PellSolution, pellSolution } from './pell.ts';

/*
 * The logarithm with simple poles at the two points above x = α, c·∫ dx/((x − α)·S), where they differ by a torsion point. With
 * t = 1/(x − α) and R(t) = t⁴·P(α + 1/t), S = √R/t², it is −c·∫ t/√R dt. R = ρ·D, ρ = P(α), and Pell's equation for D gives
 *
 *     ∫ (t + β)/√R dt = ln(A + B·√D)/(n·√ρ) = artanh(B·√D/A)/(n·√ρ) + constant,
 *
 * so that −c·t/√R dt is −c/(n·√ρ)·d(artanh …), and −c·β·dx/S is left. In x, with a = (x − α)^n·A and b = (x − α)^(n−2)·B, the argument
 * is b·S/(√ρ·a). Where ρ is negative it is an arctangent.
 *
 * Half of it: where A² − B²·D is a square κ², (A − κ)/(B·√D) is w with artanh(B·√D/A) = 2·artanh(w) + constant, and A − κ and B have a common
 * factor of half the degree.
 *
 * Two conjugate poles: 2·Re(c·artanh z) by Re artanh z = artanh(2·Re z/(1 + |z|²))/2 and Im artanh z = atan(2·Im z/(1 − |z|²))/2.
 */

export interface Logarithm {
  readonly value: (x: Expression, root: Expression) => Expression;
  /** What its derivative has of 1/S beside the pole. */
  readonly holomorphic: Expression;
}

export interface Poles {
  /** The residues are top/slope. */
  readonly top: Univariate;
  readonly slope: Univariate;
  readonly p: Univariate;
}

/** by·artanh(v·S/(√ρ·u))/√ρ */
interface Hyperbolic {
  readonly by: Fraction;
  readonly rho: Fraction;
  readonly u: Univariate;
  readonly v: Univariate;
}

/** The pole at α with its residue, by real and imaginary parts. */
export function simplePole(
  alpha: Expression,
  { top, slope }: Poles,
  view: RationalView,
  budget: Budget,
): SimplePole | null {
  const written = (a: Univariate) => a.map((c) => view.quotientOf(c));
  const parts = [written(top), written(slope)];
  const own = rationalView([alpha, ...parts.flat()], [], budget);
  if (own === null) return null;
  const { field } = own;
  const [n, s] = pair(parts.map((a) => a.map((c) => own.fractionOf(c)!)));
  const at = own.fractionOf(alpha)!;
  const residue = field.divide(U.valueAt(field, n, at), U.valueAt(field, s, at));
  const unit = imaginaryUnit(own);
  const split = (a: Fraction): Complex => {
    if (unit < 0) return complex.of(own.quotientOf(a));
    const { re, im } = partsOf(a, unit, field);
    return complex.of(own.quotientOf(re), own.quotientOf(im));
  };
  return { alpha: split(at), residue: split(residue) };
}

/** null where the points above α do not differ by a torsion point that can be met; with `paired`, of α and its conjugate. */
export function logarithmAt(
  alpha: Expression,
  { top, slope, p }: Poles,
  view: RationalView,
  budget: Budget,
  paired: boolean,
): Logarithm | null {
  const written = (a: Univariate) => a.map((c) => view.quotientOf(c));
  const parts = [written(top), written(slope), written(p)];
  const own = rationalView([alpha, ...parts.flat()], [], budget);
  if (own === null) return null;
  const { field } = own;
  const [n, s, P] = triple(parts.map((a) => a.map((c) => own.fractionOf(c)!)));
  const at = own.fractionOf(alpha)!;
  const residue = field.divide(U.valueAt(field, n, at), U.valueAt(field, s, at));
  // P(α + y) by rising powers of y, read backwards: t⁴·P(α + 1/t) by falling ones.
  const series = U.shifted(field, P, at, 5);
  const rho = series[0]!;
  const d = Array.from({ length: 5 }, (_, k) => field.divide(series[4 - k] ?? F.zero, rho));
  const pell = pellSolution(field, d);
  if (pell === null) return null;
  const back = (a: Univariate, degree: number): Univariate => {
    const reversed = Array.from({ length: degree + 1 }, (_, k) => a[degree - k] ?? F.zero);
    return U.shifted(field, U.trimmed(reversed), F.negate(at), degree + 1);
  };
  const half = halved(field, pell, d, F.negate(field.divide(residue, F.integer(pell.n))));
  const degree = Math.max(U.degree(half.u), U.degree(half.v) + 2);
  const own0: Hyperbolic = { by: half.by, rho, u: back(half.u, degree), v: back(half.v, degree - 2) };
  const holomorphic = field.multiply(residue, pell.beta);
  const unit = imaginaryUnit(own);
  if (!paired || unit < 0)
    return { value: (x, root) => hyperbolic(own0, own, x, root), holomorphic: own.quotientOf(holomorphic) };
  const both = withRealRoot(own0, unit, own);
  if (both === null) return null;
  return {
    value: (x, root) => ofPair(both, P, own, x, root),
    holomorphic: own.quotientOf(double(partsOf(holomorphic, unit, field).re, field)),
  };
}

/** The same with a positive ρ: i·√|ρ| for the root of a negative one, and what is a square goes into u. */
function withRealRoot(one: Hyperbolic, unit: number, view: RationalView): Hyperbolic | null {
  const { field } = view;
  const r = squareRoot(field, one.rho);
  if (r !== null) return { by: field.divide(one.by, r), rho: F.one, u: U.scale(field, one.u, r), v: one.v };
  if (!F.isZero(partsOf(one.rho, unit, field).im)) return null;
  const sign = signOf(tidy(view.quotientOf(one.rho)));
  if (sign === 1) return one;
  if (sign !== -1) return null;
  const turn = F.negate(F.ofPolynomial(variable(unit)));
  return {
    by: field.multiply(one.by, turn),
    rho: F.negate(one.rho),
    u: one.u,
    v: U.scale(field, one.v, turn),
  };
}

/** The same for the points at infinity of a quartic: c·∫ x/S. */
export function logarithmAtInfinity(c: Fraction, p: Univariate, view: RationalView): Logarithm | null {
  const { field } = view;
  const d = U.monic(field, p);
  const pell = pellSolution(field, d);
  if (pell === null) return null;
  const half = halved(field, pell, d, field.divide(c, F.integer(pell.n)));
  const own: Hyperbolic = { ...half, rho: U.leading(p) };
  return {
    value: (x, root) => hyperbolic(own, view, x, root),
    holomorphic: view.quotientOf(field.multiply(c, pell.beta)),
  };
}

/** by·artanh(b·√d/a) as 2·by·artanh(v·√d/u) of half the degree, where that can be. */
function halved(k: Field, { a, b }: PellSolution, d: Univariate, by: Fraction): Omit<Hyperbolic, 'rho'> {
  const constant = U.subtract(k, U.multiply(k, a, a), U.multiply(k, U.multiply(k, b, b), d))[0]!;
  const root = squareRoot(k, constant);
  if (root === null) return { by, u: a, v: b };
  const choices = [root, F.negate(root)].map((c) => {
    const top = U.subtract(k, a, [c]);
    const common = U.gcd(k, top, b);
    const [u, v] = mapTuple([top, b], (one) => U.divide(k, one, common).quotient);
    return { by: double(by, k), u, v };
  });
  return choices.reduce((best, other) => (U.degree(other.u) < U.degree(best.u) ? other : best));
}

function polynomial(a: Univariate, view: RationalView, x: Expression): Expression {
  return E.sum(a.map((part, k) => E.product([view.quotientOf(part), E.power(x, E.number(k))])));
}

/** p/q as a factor and two polynomials without fractions. */
function quotient(p: Univariate, q: Univariate, view: RationalView, x: Expression): readonly [Expression, Expression] {
  const { field } = view;
  const common = U.gcd(field, p, q);
  const [top, up] = cleared(U.divide(field, p, common).quotient, view);
  const [bottom, down] = cleared(U.divide(field, q, common).quotient, view);
  const { n, d } = field.divide(down, up);
  return [
    E.product([view.expressionOf(n), polynomial(top, view, x)]),
    E.product([view.expressionOf(d), polynomial(bottom, view, x)]),
  ];
}

function hyperbolic({ by, rho, u, v }: Hyperbolic, view: RationalView, x: Expression, S: Expression): Expression {
  const square = tidy(view.quotientOf(rho));
  const factor = view.quotientOf(by);
  const [V, W] = quotient(v, u, view, x);
  if (signOf(square) === -1) {
    const r = tidy(E.sqrt(E.negate(square)));
    const angle = E.apply('atan', [E.divide(E.product([V, S]), E.product([r, W]))]);
    return E.product([E.minusOne, factor, E.reciprocal(r), angle]);
  }
  const own = squareRoot(view.field, rho);
  const r = own === null ? tidy(E.sqrt(square)) : view.quotientOf(own);
  return E.product([factor, E.reciprocal(r), artanh(E.product([V, S]), E.product([r, W]))]);
}

/** artanh(p/q), but for a constant. */
const artanh = (p: Expression, q: Expression): Expression =>
  E.product([E.half, E.ln(E.divide(E.add(q, p), E.subtract(q, p)))]);

/** 2·Re(by/√ρ·artanh z), z = v·S/(√ρ·u), for positive ρ. */
function ofPair(
  { by, rho, u, v }: Hyperbolic,
  p: Univariate,
  view: RationalView,
  x: Expression,
  S: Expression,
): Expression {
  const { field } = view;
  const unit = imaginaryUnit(view);
  const [top, bottom] = [polynomialParts(v, unit, field), polynomialParts(u, unit, field)];
  const z = timesConjugate(top, bottom, field);
  const own = U.scale(field, norm(bottom, field), rho);
  const other = U.multiply(field, norm(top, field), p);
  const factor = partsOf(by, unit, field);
  const r = tidy(E.sqrt(view.quotientOf(rho)));
  const twice = (a: Univariate) => U.scale(field, a, F.integer(2));
  const terms: Expression[] = [];
  if (!F.isZero(factor.re)) {
    const [V, W] = quotient(twice(z.re), U.add(field, own, other), view, x);
    terms.push(E.product([view.quotientOf(factor.re), artanh(E.product([V, r, S]), W)]));
  }
  if (!F.isZero(factor.im)) {
    const [V, W] = quotient(twice(z.im), U.subtract(field, own, other), view, x);
    const angle = E.apply('atan', [E.divide(E.product([V, r, S]), W)]);
    terms.push(E.product([E.minusOne, view.quotientOf(factor.im), angle]));
  }
  return E.divide(E.sum(terms), r);
}
