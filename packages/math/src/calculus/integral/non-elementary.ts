import { lcm } from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { slope } from '../derivative.ts';
import { OutOfWork } from './context.ts';
import { isEllipticOfSecondKind } from './elliptic.ts';
import { ellipticWave } from './elliptic-trigonometric.ts';
import { inExponentials } from './exponential.ts';
import { rationalView } from './rational-view.ts';
import { binomialParts, subexpressions } from './rewrite.ts';
import { type ComplexQuotient, hasRischSolution } from './risch-equation.ts';

/*
 * Proofs that an antiderivative is no elementary function, for the classes where a theorem decides:
 *
 *   Σ R_j(x)·e^(H_j(x)), R_j and H_j rational over Q(i), sines and cosines by Euler's formula. Liouville 1835 (M. Rosenlicht,
 *     "Integration in finite terms", Amer. Math. Monthly 79, 1972): where no two H_j differ by a constant, the sum has an elementary
 *     antiderivative only if each term has, and then it is y·e^H with rational y, y′ + H′·y = R: a question of linear algebra
 *     (`risch-equation.ts`). So e^(−x²), sin(x)/x, e^x/x.
 *   Broken powers of x beside those: x = t^q leads to the first class. So √x·e^x, x^(1/3)·e^(−x).
 *   R(x, ln x) with a denominator x^k·D(ln x) and functions of e^x: x = e^u, u = e^x lead to the first class. So 1/ln x, e^(e^x).
 *   x^m·(a + b·x^n)^p with rational m, n, p: Chebyshev 1853, elementary only if p, (m + 1)/n or (m + 1)/n + p is an integer.
 *   x^k/√P(x), P square-free of degree d ≥ 3, k ≤ (d − 3)/2: a differential of the first kind, never elementary (Liouville 1833).
 *   N(x)/√P(x), P of degree 3 or 4, without residues: elementary only if it is d(A·√P) with a polynomial A (`elliptic.ts`).
 *   √w, N/√w for waves w, N of one angle: t = sin(u/2) makes N(1 − m·t²)/√((1 − t²)(1 − m·t²)) of it, of the class before.
 *
 * Worked example: e^(−x²). y′ − 2x·y = 1: y has no poles, for at a pole y′ would have one of higher order; a polynomial of degree n
 * makes the left side one of degree n + 1, which 1 is not. No y, no elementary antiderivative.
 */

const mostTerms = 40;
const work = 400_000;

/** The theorem by which f has no elementary antiderivative, in words; null where nothing is proved. */
export function provenNonElementary(f: Expression, variable: string): string | null {
  try {
    const plain = tidy(f);
    return (
      byLiouvilleInRoots(plain, variable) ??
      byLiouvilleAfter(plain, variable, 'logarithm') ??
      byLiouvilleAfter(plain, variable, 'exponential') ??
      byChebyshev(plain, variable) ??
      ofFirstKind(plain, variable) ??
      ofSecondKind(plain, variable)
    );
  } catch (error) {
    if (error instanceof OutOfWork) return null;
    throw error;
  }
}

/** With x = t^q where broken powers of x stand in f. */
function byLiouvilleInRoots(f: Expression, x: string): string | null {
  const X = E.symbol(x);
  let q = 1;
  for (const node of subexpressions(f, x))
    if (node.kind === 'power' && E.equal(node.base, X) && node.exponent.kind === 'number')
      q = Number(lcm(q, node.exponent.value.denominator));
  if (q === 1) return byLiouville(f, x);
  if (q > largestRoot) return null;
  const t = '\u03c4';
  const T = E.symbol(t);
  const written = transform(f, (node) =>
    node.kind === 'power' && E.equal(node.base, X) && node.exponent.kind === 'number'
      ? E.power(T, E.number(Q.multiply(node.exponent.value, Q.integerRational(q))))
      : node,
  );
  const whole = substitute(written, { [x]: E.power(T, E.number(q)) });
  return byLiouville(tidy(E.product([whole, E.number(q), E.power(T, E.number(q - 1))])), t);
}

const largestRoot = 12;

/** Σ (re + i·im)·e^(exponent), by exponents. */
interface Term {
  readonly real: Expression;
  readonly imaginary: Expression;
  /** The exponent is a + i·b. */
  readonly a: Expression;
  readonly b: Expression;
}

function byLiouville(f: Expression, x: string): string | null {
  if (freeSymbols(f).some((name) => name !== x)) return null;
  const terms = asExponentials(inExponentials(f, x), x);
  if (terms === null) return null;
  const groups: Term[] = [];
  for (const term of terms) {
    const k = groups.findIndex(
      (known) => !dependsOn(E.subtract(known.a, term.a), x) && !dependsOn(E.subtract(known.b, term.b), x),
    );
    if (k < 0) groups.push(term);
    else {
      const known = groups[k]!;
      if (!isZero(E.subtract(known.a, term.a)) || !isZero(E.subtract(known.b, term.b))) return null;
      groups[k] = { ...known, real: E.add(known.real, term.real), imaginary: E.add(known.imaginary, term.imaginary) };
    }
  }
  for (const { real, imaginary, a, b } of groups) {
    const [a1, b1] = [slope(a, x), slope(b, x)];
    if (a1 === null || b1 === null) return null;
    if (isZero(a1) && isZero(b1)) continue;
    const right = quotient(real, imaginary, x);
    const rise = quotient(a1, b1, x);
    if (right === null || rise === null) return null;
    if (hasRischSolution(rise, right) === false)
      return "Liouville's theorem: an antiderivative would contain a rational function y with y\u2032 + h\u2032\u00b7y = r for a term r\u00b7e^h, and there is none";
  }
  return null;
}

const dependsOn = (a: Expression, x: string): boolean => contains(tidy(a), x);
const isZero = (a: Expression): boolean => E.equal(tidy(a), E.zero);

/** The product multiplied out as a sum of exponentials; null for anything else. */
function asExponentials(f: Expression, x: string): Term[] | null {
  if (f.kind === 'sum') {
    const parts = f.terms.map((term) => asExponentials(term, x));
    return parts.some((part) => part === null) ? null : (parts as Term[][]).flat();
  }
  let terms: Term[] = [{ real: E.one, imaginary: E.zero, a: E.zero, b: E.zero }];
  for (const factor of f.kind === 'product' ? f.factors : [f]) {
    const sums = factorTerms(factor, x);
    if (sums === null) return null;
    for (const sum of sums) {
      if (terms.length * sum.length > mostTerms) return null;
      terms = terms.flatMap((left) => sum.map((right) => times(left, right)));
    }
  }
  return terms;
}

const times = (p: Term, q: Term): Term => ({
  real: E.subtract(E.multiply(p.real, q.real), E.multiply(p.imaginary, q.imaginary)),
  imaginary: E.add(E.multiply(p.real, q.imaginary), E.multiply(p.imaginary, q.real)),
  a: E.add(p.a, q.a),
  b: E.add(p.b, q.b),
});

function factorTerms(factor: Expression, x: string): Term[][] | null {
  const zero = E.zero;
  if (isRational(factor, x)) return [[{ real: factor, imaginary: zero, a: zero, b: zero }]];
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (base.kind === 'constant' && base.name === 'e')
    return isRational(exponent, x) ? [[{ real: E.one, imaginary: zero, a: exponent, b: zero }]] : null;
  const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : 0;
  if (n < 1 || n > 8) return null;
  if (base.kind === 'sum') {
    const terms = asExponentials(base, x);
    return terms === null ? null : Array.from({ length: n }, () => terms);
  }
  if (base.kind !== 'apply' || (base.name !== 'sin' && base.name !== 'cos')) return null;
  const [u] = base.args as [Expression];
  if (!isRational(u, x)) return null;
  const half = E.half;
  const minus = E.negate(half);
  const pair: Term[] =
    base.name === 'cos'
      ? [
          { real: half, imaginary: zero, a: zero, b: u },
          { real: half, imaginary: zero, a: zero, b: E.negate(u) },
        ]
      : [
          { real: zero, imaginary: minus, a: zero, b: u },
          { real: zero, imaginary: half, a: zero, b: E.negate(u) },
        ];
  return Array.from({ length: n }, () => pair);
}

/** A rational function of x over the rational numbers. */
function isRational(a: Expression, x: string): boolean {
  switch (a.kind) {
    case 'number':
      return true;
    case 'symbol':
      return a.name === x;
    case 'sum':
      return a.terms.every((term) => isRational(term, x));
    case 'product':
      return a.factors.every((factor) => isRational(factor, x));
    case 'power':
      return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && isRational(a.base, x);
    default:
      return false;
  }
}

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

/** x = e^u for functions of x and ln x; u = e^x for functions of e^x alone. */
function byLiouvilleAfter(f: Expression, x: string, kind: 'logarithm' | 'exponential'): string | null {
  const u = '\u03c5';
  const U = E.symbol(u);
  const written =
    kind === 'logarithm'
      ? transform(f, (node) =>
          node.kind === 'apply' && node.name === 'ln' && E.equal(node.args[0]!, E.symbol(x)) ? U : node,
        )
      : transform(inExponentials(f, x), (node) =>
          node.kind === 'power' && E.equal(node.base, E.constant('e')) && isMultiple(node.exponent, x)
            ? E.power(U, E.number(E.coefficient(node.exponent)))
            : node,
        );
  if (kind === 'exponential') return contains(written, x) ? null : byLiouville(tidy(E.divide(written, U)), u);
  if (!contains(written, u)) return null;
  return byLiouvilleInRoots(tidy(E.product([substitute(written, { [x]: E.exp(U) }), E.exp(U)])), u);
}

const isMultiple = (a: Expression, x: string): boolean =>
  E.equal(E.withoutCoefficient(a), E.symbol(x)) && Q.isInteger(E.coefficient(a));

function byChebyshev(f: Expression, x: string): string | null {
  let m = Q.zero;
  let found: { readonly n: Q.Rational; readonly p: Q.Rational } | null = null;
  for (const factor of f.kind === 'product' ? f.factors : [f]) {
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
  for (const factor of f.kind === 'product' ? f.factors : [f]) {
    if (!contains(factor, x)) continue;
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (exponent.kind !== 'number') return null;
    if (base.kind === 'symbol' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0)
      k = Number(exponent.value.numerator);
    else if (radicand === null && Q.equals(exponent.value, Q.rational(-1, 2)) && isRational(base, x)) radicand = base;
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
