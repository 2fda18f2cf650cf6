import type { Expression } from '../../../expression/expression.ts';
import { contains, some } from '../../../expression/walk.ts';
import { factorIntegerPolynomial } from '../../../polynomial/univariate/factor.ts';
import { type Context, work } from '../context.ts';
import type { Field } from './fraction.ts';
import * as F from './fraction.ts';
import type { Polynomial } from './polynomial.ts';
import * as P from './polynomial.ts';
import type { RationalView } from './rational-view.ts';
import type { Univariate } from './univariate.ts';
import * as U from './univariate.ts';

export interface Factor {
  /** Monic. */
  readonly q: Univariate;
  readonly multiplicity: number;
}

/**
 * The monic factors of a denominator in the variable x: irreducible when there are no constants but numbers. With constants
 * they are square-free, coprime, and as fine as the written form, the greatest common divisors and square discriminants
 * show.
 */
export function denominatorFactors(
  d: Polynomial,
  written: Expression,
  view: RationalView,
  x: number,
  context: Context,
): Factor[] {
  const { field } = view;
  if (!view.hasConstants) return overRationals(d, view, x);
  const whole = U.monic(field, U.view(field, d, x));
  const hints = writtenFactors(written, view, x, context);
  const { found, rest } = dividedOut(whole, hints, field);
  let pieces: Factor[] = squareFree(field, rest);
  for (const hint of hints) {
    pieces = pieces.flatMap(({ q, multiplicity }) => {
      const common = U.gcd(field, q, hint);
      if (U.degree(common) === 0 || U.degree(common) === U.degree(q)) return [{ q, multiplicity }];
      const other = U.monic(field, U.divide(field, q, common).quotient);
      return [
        { q: common, multiplicity },
        { q: other, multiplicity },
      ];
    });
  }
  return [...found, ...pieces].flatMap(({ q, multiplicity }) =>
    split(field, q).map((part) => ({ q: part, multiplicity })),
  );
}

/** The linear factors that were written, with their multiplicities: division is all they take. */
function dividedOut(a: Univariate, hints: readonly Univariate[], field: Field): { found: Factor[]; rest: Univariate } {
  const found: Factor[] = [];
  let rest = a;
  for (const q of hints.filter((hint) => U.degree(hint) === 1)) {
    let multiplicity = 0;
    for (;;) {
      const { quotient, remainder } = U.divide(field, rest, q);
      if (remainder.length > 0 || quotient.length === 0) break;
      rest = quotient;
      multiplicity++;
    }
    if (multiplicity > 0) found.push({ q, multiplicity });
  }
  return { found, rest };
}

function overRationals(d: Polynomial, view: RationalView, x: number): Factor[] {
  const integers = P.coefficients(d, x).map((c) => c as bigint);
  const found = factorIntegerPolynomial(integers);
  const { field } = view;
  const asMonic = (q: readonly bigint[]) =>
    U.monic(
      field,
      q.map((c) => F.integer(c)),
    );
  if (found === null) return squareFree(field, asMonic(integers));
  return found.factors.map(({ factor, multiplicity }) => ({ q: asMonic(factor), multiplicity }));
}

/** Yun's algorithm: q_1·q_2²·q_3³… with square-free, coprime q_i. */
export function squareFree(k: Field, a: Univariate): Factor[] {
  const factors: Factor[] = [];
  const slope = U.derivative(k, a);
  const common = U.gcd(k, a, slope);
  let b = U.divide(k, a, common).quotient;
  let d = U.subtract(k, U.divide(k, slope, common).quotient, U.derivative(k, b));
  for (let multiplicity = 1; U.degree(b) > 0; multiplicity++) {
    work(k.ring.budget, 5);
    const q = U.gcd(k, b, d);
    if (U.degree(q) > 0) factors.push({ q, multiplicity });
    b = U.divide(k, b, q).quotient;
    d = U.subtract(k, U.divide(k, d, q).quotient, U.derivative(k, b));
  }
  return factors;
}

/** The sums that stand under a negative power in the expression as it was written. */
function writtenFactors(written: Expression, view: RationalView, x: number, context: Context): Univariate[] {
  const found: Univariate[] = [];
  some(written, (node) => {
    if (node.kind === 'power' && contains(node.base, context.variable)) {
      const value = view.fractionOf(node.base);
      if (value !== null) {
        const q = U.monic(view.field, U.view(view.field, value.n, x));
        if (U.degree(q) > 0) found.push(q);
      }
    }
    return false;
  });
  if (contains(written, context.variable)) found.push([F.zero, F.one]);
  return found;
}

/** Quadratics with a square discriminant, and x^n − c^n, are taken apart. */
function split(k: Field, q: Univariate): Univariate[] {
  if (U.degree(q) === 2) {
    const [c, b] = [q[0]!, q[1]!];
    const root = squareRoot(k, k.subtract(k.multiply(b, b), k.multiply(F.integer(4), c)));
    if (root === null) return [q];
    const half = (a: F.Fraction) => k.divide(a, F.integer(2));
    return [
      [half(k.add(b, root)), F.one],
      [half(k.subtract(b, root)), F.one],
    ];
  }
  // x^n + c: a root −c^(1/n) for odd n, or x^(2m) − d² = (x^m − d)(x^m + d).
  const n = U.degree(q);
  if (n < 3 || q.slice(1, n).some((c) => !F.isZero(c))) return [q];
  if (n % 2 === 0) {
    const root = squareRoot(k, F.negate(q[0]!));
    if (root === null) return [q];
    return [root, F.negate(root)].flatMap((c) => split(k, [c, ...q.slice(1, n / 2), F.one]));
  }
  // All the roots of x^n + c are known together, and those of x^4 − cx³ + … are not.
  const root = n === 3 ? oddRoot(k, q[0]!, n) : null;
  if (root === null) return [q];
  const linear: Univariate = [root, F.one];
  return [linear, U.divide(k, q, linear).quotient];
}

function oddRoot(k: Field, a: F.Fraction, n: number): F.Fraction | null {
  const top = polynomialRoot(k, a.n, n);
  const bottom = polynomialRoot(k, a.d, n);
  return top === null || bottom === null ? null : k.fraction(top, bottom);
}

/** b with b² = a, where it shows: also a multiple of the square roots among the constants, as √−3 = i·√3. */
export function squareRoot(k: Field, a: F.Fraction): F.Fraction | null {
  const plain = oddRoot(k, a, 2);
  if (plain !== null) return plain;
  const surds = [...k.ring.relations].filter(([, { power, equals }]) => power === 2 && typeof equals === 'bigint');
  let products: { readonly root: F.Fraction; readonly square: F.Fraction }[] = [{ root: F.one, square: F.one }];
  for (const [v, { equals }] of surds.slice(0, maxSurds))
    products = products.flatMap((one) => [
      one,
      {
        root: k.multiply(one.root, F.ofPolynomial(P.variable(v))),
        square: k.multiply(one.square, F.ofPolynomial(equals)),
      },
    ]);
  for (const { root, square } of products.slice(1)) {
    const rest = oddRoot(k, k.divide(a, square), 2);
    if (rest !== null) return k.multiply(rest, root);
  }
  return null;
}

const maxSurds = 3;

/** The n-th root of a polynomial that is an n-th power, by its square-free factors; null for others. */
export function polynomialRoot(k: Field, a: Polynomial, n: number): Polynomial | null {
  if (typeof a === 'bigint') return integerRoot(a, n);
  const content = k.ring.content(a);
  const outer = polynomialRoot(k, content, n);
  if (outer === null) return null;
  const view = U.view(k, k.ring.divide(a, content)!, a.v);
  const lead = U.leading(view);
  const leadRoot = polynomialRoot(k, lead.n, n);
  if (leadRoot === null) return null;
  let root = U.one;
  for (const { q, multiplicity } of squareFree(k, U.monic(k, view))) {
    if (multiplicity % n !== 0) return null;
    root = U.multiply(k, root, U.power(k, q, multiplicity / n));
  }
  const scaled = U.scale(k, root, F.ofPolynomial(leadRoot));
  if (scaled.some(({ d }) => d !== 1n)) return null;
  return k.ring.multiply(
    outer,
    P.node(
      a.v,
      scaled.map((c) => c.n),
    ),
  );
}

function integerRoot(a: bigint, n: number): bigint | null {
  if (a < 0n) return n % 2 === 0 ? null : negated(integerRoot(-a, n));
  let root = BigInt(Math.round(Number(a) ** (1 / n)));
  while (root ** BigInt(n) > a) root--;
  while ((root + 1n) ** BigInt(n) <= a) root++;
  return root ** BigInt(n) === a ? root : null;
}

const negated = (a: bigint | null): bigint | null => (a === null ? null : -a);
