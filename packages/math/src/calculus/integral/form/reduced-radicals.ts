import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, some } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as P from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import * as U from '../field/univariate.ts';

/*
 * The algebraic part of an antiderivative as it stands in its field. By Liouville it lies in the field K(x, y) of the integrand, yⁿ = R(x), whose
 * elements are c₀ + c₁·y + … + cₙ₋₁·yⁿ⁻¹ with rational cₖ, in one way. A substitution t = y leaves it in partial fractions of t:
 * 1/(t − 1) + 1/(t + 1) with t = √((x + 1)/(x − 1)), which is 2t/(t² − 1) = (x − 1)·t = √(x + 1)·√(x − 1). The inverse of a denominator is found by
 * Euclid's algorithm for it and yⁿ − R.
 *
 * The root is a monomial of fractional powers: every one that stands in the terms must be a power of it but for whole powers of its
 * bases. √x·(…)^(1/3) and the like are not touched. Which branch a product of roots has is for the check to tell.
 */

const work = 40_000;
const Y = '\u03c5';

/** Exponents of the bases by their numbers. */
type Exponents = readonly Q.Rational[];

interface Monomials {
  readonly bases: Expression[];
  readonly all: Exponents[];
}

export function withReducedRadicals(F: Expression, variable: string): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withReducedRadicals(one, variable) : one)));
  if (F.kind !== 'sum') return F;
  const inner = E.sum(
    F.terms.map((term) => (isAlgebraic(term, variable) ? term : withReducedRadicals(term, variable))),
  );
  return inner.kind === 'sum' ? withReducedTerms(inner, variable) : inner;
}

function withReducedTerms(F: SumNode, variable: string): Expression {
  const algebraic = F.terms.filter((term) => isAlgebraic(term, variable));
  if (algebraic.length === 0) return F;
  const rest = F.terms.filter((term) => !algebraic.includes(term));
  const reduced = reducedAlgebraic(E.sum(algebraic), variable);
  return reduced === null ? F : E.sum([...rest, reduced]);
}

/** c₀ + c₁·y + … for an expression of the variable and roots; null where its roots are not powers of one. */
export function reducedAlgebraic(a: Expression, variable: string): Expression | null {
  try {
    return isAlgebraic(a, variable) ? reducedSum(a, variable) : null;
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

/** Of the variable, roots and constants, with a root in it. */
const isAlgebraic = (a: Expression, variable: string): boolean =>
  !some(
    a,
    (node) =>
      contains(node, variable) && (node.kind === 'apply' || (node.kind === 'power' && node.exponent.kind !== 'number')),
  ) && some(a, (node) => isRoot(node, variable));

const isRoot = (node: Expression, variable: string): boolean =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  !Q.isInteger(node.exponent.value) &&
  contains(node.base, variable);

function reducedSum(a: Expression, variable: string): Expression | null {
  const monomials: Monomials = { bases: [], all: [] };
  collect(a, variable, monomials);
  if (monomials.bases.some((base) => some(base, (node) => isRoot(node, variable)))) return null;
  const root = rootOf(monomials);
  if (root === null) return null;
  const named = withLetter(a, variable, monomials.bases, root);
  const base = E.product(
    root.exponents.map((e, k) => E.power(monomials.bases[k]!, whole(Q.multiply(e, Q.integerRational(root.order))))),
  );
  const view = named === null ? null : rationalView([named, base, ...monomials.bases], [variable, Y], budget(work));
  const value = view?.fractionOf(named!) ?? null;
  const radicand = view?.fractionOf(base) ?? null;
  if (view === null || value === null || radicand === null) return null;
  const coefficients = coefficientsOf(view, value, radicand, root.order);
  return coefficients === null ? null : written(view, coefficients, monomials.bases, root);
}

const whole = (a: Q.Rational): Expression => E.number(a);

/** Notes the fractional powers that stand as factors of one product. */
function collect(a: Expression, variable: string, found: Monomials): void {
  const factors = E.factorsOf(a);
  const roots = factors.filter((factor) => isRoot(factor, variable));
  if (roots.length > 0) note(roots, found);
  for (const factor of factors) {
    if (roots.includes(factor)) continue;
    if (factor.kind === 'sum') for (const term of factor.terms) collect(term, variable, found);
    else if (factor.kind === 'power') collect(factor.base, variable, found);
  }
}

function note(roots: readonly Expression[], found: Monomials): void {
  for (const root of roots) {
    const base = E.baseOf(root);
    if (!found.bases.some((known) => E.equal(known, base))) found.bases.push(base);
  }
  found.all.push(exponentsOf(roots, found.bases));
}

const exponentsOf = (roots: readonly Expression[], bases: readonly Expression[]): Exponents =>
  bases.map((base) => {
    const exponent = roots.filter((root) => E.equal(E.baseOf(root), base)).map(E.exponentOf)[0];
    return exponent?.kind === 'number' ? exponent.value : Q.zero;
  });

interface Root {
  /** Between 0 and 1. */
  readonly exponents: Exponents;
  readonly order: number;
}

const maxOrder = 6;

/** One of the monomials of which all are powers, but for whole powers of the bases. */
function rootOf({ bases, all }: Monomials): Root | null {
  for (const one of all) {
    const exponents = bases.map((_, k) => fractionalPart(one[k] ?? Q.zero));
    const order = exponents.reduce((most, e) => Math.max(most, Number(e.denominator)), 1);
    const isRootOfAll = all.every((other) => powerIn(other, exponents, order) !== null);
    if (order <= maxOrder && isRootOfAll) return { exponents, order };
  }
  return null;
}

const fractionalPart = (a: Q.Rational): Q.Rational => Q.subtract(a, Q.integerRational(Q.floor(a)));

/** k with monomial = rootᵏ times whole powers. */
function powerIn(monomial: Exponents, root: Exponents, order: number): number | null {
  for (let k = 1; k < order; k++) {
    const isWhole = root.every((e, i) =>
      Q.isInteger(Q.subtract(monomial[i] ?? Q.zero, Q.multiply(e, Q.integerRational(k)))),
    );
    if (isWhole) return k;
  }
  return null;
}

/** The same with the letter Y for the root. */
function withLetter(a: Expression, variable: string, bases: readonly Expression[], root: Root): Expression | null {
  if (a.kind === 'sum') {
    const terms = a.terms.map((term) => withLetter(term, variable, bases, root));
    const found = terms.filter((term) => term !== null);
    return found.length < terms.length ? null : E.sum(found);
  }
  const factors = E.factorsOf(a);
  const roots = factors.filter((factor) => isRoot(factor, variable));
  const others = factors
    .filter((factor) => !roots.includes(factor))
    .map((factor) => {
      if (factor.kind !== 'sum' && factor.kind !== 'power') return factor;
      const base = withLetter(E.baseOf(factor), variable, bases, root);
      return base === null ? null : E.power(base, E.exponentOf(factor));
    });
  const plain = others.filter((other) => other !== null);
  if (plain.length < others.length) return null;
  const monomial = exponentsOf(roots, bases);
  const k = roots.length === 0 ? 0 : powerIn(monomial, root.exponents, root.order);
  if (k === null) return null;
  const wholes = bases.map((base, i) =>
    E.power(base, whole(Q.subtract(monomial[i]!, Q.multiply(root.exponents[i]!, Q.integerRational(k))))),
  );
  return E.product([...plain, ...(roots.length === 0 ? [] : wholes), E.power(E.symbol(Y), E.number(k))]);
}

/** cₖ of the powers of the root. */
function coefficientsOf(
  view: RationalView,
  value: Fraction,
  radicand: Fraction,
  order: number,
): readonly Fraction[] | null {
  const { field } = view;
  const y = view.index.get(Y)!;
  const modulus: U.Univariate = [
    { n: P.negate(radicand.n), d: radicand.d },
    ...new Array<Fraction>(order - 1).fill({ n: 0n, d: 1n }),
    { n: 1n, d: 1n },
  ];
  const inRoot = (one: P.Polynomial) => reduced(field, U.view(field, one, y), modulus);
  const [top, bottom] = [inRoot(value.n), inRoot(value.d)];
  const { g, s } = U.extendedGcd(field, bottom, modulus);
  if (U.degree(g) !== 0) return null;
  return reduced(field, U.multiply(field, top, s), modulus);
}

const reduced = (field: Field, a: U.Univariate, modulus: U.Univariate): U.Univariate =>
  a.length < modulus.length ? a : U.divide(field, a, modulus).remainder;

function written(
  view: RationalView,
  coefficients: readonly Fraction[],
  bases: readonly Expression[],
  root: Root,
): Expression {
  const terms = coefficients.map((c, k) => {
    const [rational, powers] = withoutBases(view, c, bases);
    const roots = bases.map((base, i) =>
      E.power(base, E.add(E.number(powers[i]!), E.number(Q.multiply(root.exponents[i]!, Q.integerRational(k))))),
    );
    return E.product([view.quotientOf(rational), ...roots]);
  });
  return E.sum(terms);
}

/** c as a fraction times whole powers of the bases. */
function withoutBases(view: RationalView, c: Fraction, bases: readonly Expression[]): [Fraction, number[]] {
  let { n, d } = c;
  const { ring } = view.field;
  const powers = bases.map((base) => {
    const q = view.fractionOf(base)!;
    if (q.d !== 1n || typeof q.n === 'bigint' || n === 0n) return 0;
    let exponent = 0;
    for (let next = ring.divide(n, q.n); next !== null; next = ring.divide(n, q.n))
      [n, exponent] = [next, exponent + 1];
    for (let next = ring.divide(d, q.n); next !== null; next = ring.divide(d, q.n))
      [d, exponent] = [next, exponent - 1];
    return exponent;
  });
  return [{ n, d }, powers];
}
