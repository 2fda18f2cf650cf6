import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { derivativeOf } from '../derivative.ts';
import { foundAntiderivative } from '../integral.ts';
import { changedVariables } from './decide/changes-of-variable.ts';
import { independentParts } from './decide/direct-sum.ts';
import { exponentialSum, isRational } from './decide/exponential-sum.ts';
import { piecesOf } from './decide/on-pieces.ts';
import { isRefutedOverPrimitive } from './decide/one-primitive.ts';
import { isElementary } from './elementary.ts';
import { rationalView } from './field/rational-view.ts';
import { type ComplexQuotient, rischSolution } from './field/risch-equation.ts';
import { isEllipticOfSecondKind } from './named/elliptic.ts';
import { ellipticWave } from './named/elliptic-trigonometric.ts';
import { binomialParts } from './rewrite.ts';
import { inExponentials } from './transcendental/exponential.ts';

/*
 * Proofs that an antiderivative is no elementary function, for the classes where a theorem decides:
 *
 *   Σ R_j(x)·e^(H_j(x)), R_j and H_j rational over Q(i), sines and cosines by Euler's formula. Liouville 1835 (M. Rosenlicht,
 *     "Integration in finite terms", Amer. Math. Monthly 79, 1972): where no two H_j differ by a constant, the sum has an elementary
 *     antiderivative only if each term has, and then it is y·e^H with rational y, y′ + H′·y = R: a question of linear algebra
 *     (`risch-equation.ts`). So e^(−x²), sin(x)/x, e^x/x.
 *   The same with one logarithm or arctangent of a rational function beside x (`decide/one-primitive.ts`). So ln(x)/(x + 1), x^x.
 *   What elementary changes of variable bring into these classes (`decide/changes-of-variable.ts`): x = e^u, u = e^x, u = tan(x/2), roots of
 *     a·x + b. So 1/ln x, e^(e^x), x·tan x, asin(x)/x, √x·e^x.
 *   x^m·(a + b·x^n)^p with rational m, n, p: Chebyshev 1853, elementary only if p, (m + 1)/n or (m + 1)/n + p is an integer.
 *   x^k/√P(x), P square-free of degree d ≥ 3, k ≤ (d − 3)/2: a differential of the first kind, never elementary (Liouville 1833).
 *   N(x)/√P(x), P of degree 3 or 4, without residues: elementary only if it is d(A·√P) with a polynomial A (`elliptic.ts`).
 *   √w, N/√w for waves w, N of one angle: t = sin(u/2) makes N(1 − m·t²)/√((1 − t²)(1 − m·t²)) of it, of the class before.
 *   |u|, sign u, ⌊u⌋ and their kin by a piece on which the integrand is of one of these classes (`decide/on-pieces.ts`). So |sin x|/x.
 *   Sums of these whose parts have different roots or exponentials (`decide/direct-sum.ts`), or of which all other terms have an antiderivative.
 *
 * Worked example: e^(−x²). y′ − 2x·y = 1: y has no poles, for at a pole y′ would have one of higher order; a polynomial of degree n
 * makes the left side one of degree n + 1, which 1 is not. No y, no elementary antiderivative.
 */

const work = 400_000;

/** The theorem by which f has no elementary antiderivative, in words; null where nothing is proved. */
export function provenNonElementary(f: Expression, variable: string): string | null {
  try {
    const plain = tidy(f);
    return byTheorem(plain, variable) ?? byParts(plain, variable) ?? byPiece(plain, variable);
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

const byTheorem = (f: Expression, variable: string): string | null =>
  byLiouvilleAfterChanges(f, variable) ??
  byChebyshev(f, variable) ??
  ofFirstKind(f, variable) ??
  ofSecondKind(f, variable);

/** A sum by one of its parts: those that can be decided apart, or what is left when terms go that have an antiderivative. */
function byParts(f: Expression, variable: string): string | null {
  for (const part of independentParts(f, variable) ?? []) {
    const proof = byTheorem(tidy(part), variable);
    if (proof !== null)
      return `${proof}. It holds for ${toText(part)}, and a sum whose parts have different roots or exponentials has an antiderivative only if each part has`;
  }
  const rest = withoutElementaryTerms(f, variable);
  const proof = rest === null ? null : byTheorem(rest, variable);
  return proof === null
    ? null
    : `${proof}. It holds for ${toText(rest!)}, and the other terms have an elementary antiderivative`;
}

/** An integrand in pieces by one of them: whatever joins them, it would be an antiderivative there. */
function byPiece(f: Expression, variable: string): string | null {
  for (const { expression, at } of piecesOf(f, variable)) {
    const proof = byTheorem(expression, variable) ?? byParts(expression, variable);
    if (proof !== null)
      return `${proof}. The integrand is ${toText(expression)} on the piece around ${variable} = ${at}`;
  }
  return null;
}

const workOfTerm = 5000;

/** The terms of a sum without an elementary antiderivative that is soon found; null where that are all of them. */
function withoutElementaryTerms(f: Expression, variable: string): Expression | null {
  if (f.kind !== 'sum') return null;
  const left = f.terms.filter((term) => {
    const found = foundAntiderivative(term, variable, { work: workOfTerm });
    return !found.ok || !isElementary(found.value.expression, variable);
  });
  return left.length < f.terms.length && left.length > 0 ? tidy(E.sum(left)) : null;
}

function byLiouvilleAfterChanges(f: Expression, variable: string): string | null {
  for (const changed of changedVariables(f, variable)) {
    if (contains(changed.f, variable) && changed.x !== variable) continue;
    const proof = byLiouville(changed.f, changed.x);
    if (proof !== null) return proof;
    if (isRefutedOverPrimitive(changed.f, changed.x)) return overPrimitive;
  }
  return null;
}

const overPrimitive =
  "Liouville's theorem and Risch's algorithm: the coefficients of an antiderivative would have to solve differential equations that have no rational solution";

function byLiouville(f: Expression, x: string): string | null {
  if (freeSymbols(f).some((name) => name !== x)) return null;
  const groups = exponentialSum(inExponentials(f, x), [x]);
  if (groups === null) return null;
  for (const { real, imaginary, a, b } of groups) {
    const [a1, b1] = [derivativeOf(a, x), derivativeOf(b, x)];
    if (a1 === null || b1 === null) return null;
    if (isZero(a1) && isZero(b1)) continue;
    const right = quotient(real, imaginary, x);
    const rise = quotient(a1, b1, x);
    if (right === null || rise === null) return null;
    if (rischSolution(rise, right) === 'none')
      return "Liouville's theorem: an antiderivative would contain a rational function y with y\u2032 + h\u2032\u00b7y = r for a term r\u00b7e^h, and there is none";
  }
  return null;
}

const isZero = (a: Expression): boolean => E.equal(tidy(a), E.zero);

/** (real + i·imaginary) over one denominator. */
function quotient(real: Expression, imaginary: Expression, x: string): ComplexQuotient | null {
  const view = rationalView([real, imaginary], [x], budget(work));
  const [p, q] = [view?.fractionOf(real) ?? null, view?.fractionOf(imaginary) ?? null];
  if (view === null || p === null || q === null || view.hasConstants) return null;
  const common = view.field.ring.multiply(p.d, q.d);
  const scaled = (top: typeof p.n, other: typeof p.d) => view.field.ring.multiply(top, other);
  const dense = (a: typeof p.n) =>
    (typeof a === 'bigint' ? (a === 0n ? [] : [a]) : (a.c as readonly bigint[])).map((c) => Q.integerRational(c));
  return { real: dense(scaled(p.n, q.d)), imaginary: dense(scaled(q.n, p.d)), denominator: dense(common) };
}

function byChebyshev(f: Expression, x: string): string | null {
  let m = Q.zero;
  let found: { readonly n: Q.Rational; readonly p: Q.Rational } | null = null;
  for (const factor of E.factorsOf(f)) {
    if (!contains(factor, x)) continue;
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (exponent.kind !== 'number') return null;
    if (base.kind === 'symbol') m = Q.add(m, exponent.value);
    else {
      const parts = base.kind === 'sum' ? binomialParts(base, x) : null;
      if (parts === null || found !== null || E.equal(parts.a, E.zero)) return null;
      found = { n: parts.k, p: exponent.value };
    }
  }
  if (found === null) return null;
  const q = Q.divide(Q.add(m, Q.one), found.n);
  if ([found.p, q, Q.add(q, found.p)].some(Q.isInteger)) return null;
  return "Chebyshev's theorem on binomial differentials: none of the three numbers that would have to be integers is one";
}

function ofSecondKind(f: Expression, x: string): string | null {
  if (freeSymbols(f).some((name) => name !== x)) return null;
  if (!isEllipticOfSecondKind(f, x) && ellipticWave(f, x) === null) return null;
  return 'a theorem of Liouville: an elliptic integral of the first or second kind that is no algebraic function is no elementary one';
}

function ofFirstKind(f: Expression, x: string): string | null {
  let k = 0;
  let radicand: Expression | null = null;
  for (const factor of E.factorsOf(f)) {
    if (!contains(factor, x)) continue;
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (exponent.kind !== 'number') return null;
    if (base.kind === 'symbol' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0)
      k = Number(exponent.value.numerator);
    else if (radicand === null && Q.equals(exponent.value, Q.rational(-1, 2)) && isRational(base, [x])) radicand = base;
    else return null;
  }
  if (radicand === null) return null;
  const view = rationalView([radicand], [x], budget(work));
  const value = view?.fractionOf(radicand) ?? null;
  if (
    view === null ||
    value === null ||
    view.hasConstants ||
    typeof value.d !== 'bigint' ||
    typeof value.n === 'bigint'
  )
    return null;
  const { ring } = view.field;
  const isSquareFree = typeof ring.gcd(value.n, ring.derivative(value.n, value.n.v)) === 'bigint';
  const degree = value.n.c.length - 1;
  if (!isSquareFree || degree < 3 || 2 * k > degree - 3) return null;
  return 'a theorem of Liouville: a differential of the first kind on a curve of positive genus has no elementary integral';
}
