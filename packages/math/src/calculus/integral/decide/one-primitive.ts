import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { derivativeOf } from '../../derivative.ts';
import type * as F from '../field/fraction.ts';
import * as P from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import { rischSolution } from '../field/risch-equation.ts';
import * as U from '../field/univariate.ts';
import { subexpressions } from '../rewrite.ts';
import * as C from './complex-quotient.ts';
import { type ExponentialTerm, exponentialSum, isRational } from './exponential-sum.ts';
import { hermite } from './hermite.ts';

/*
 * Integrals over one primitive: f is a sum of terms R·e^H, R and H rational over Q(i) in x and in one θ = ln(g), atan(g), … with rational
 * g, so that θ′ = η is rational and θ is transcendental over C(x). Liouville's theorem and Risch's algorithm (Bronstein, "Symbolic
 * Integration I", chapters 5 and 6, for this tower of height one or two) decide:
 *
 *   H = 0, R = Σ p_j·θ^j     an antiderivative is Σ q_j·θ^j and logarithms, q_j rational. The coefficients of θ^j, from the top:
 *                            p_j − (j + 1)·q_(j+1)·η = q_j′ + c·(j + 1)·η with a constant c, for j ≥ 1: the part of the left side that
 *                            Hermite's reduction leaves is a constant multiple of that of η, or there is no antiderivative.
 *   H = 0, R = A/D           with D linear in θ: elementary only if the residue A/D′ at its zero is a constant (Rothstein).
 *   H of x alone             y = Σ y_j·θ^j with y′ + H′·y = R: y_j′ + H′·y_j = p_j − (j + 1)·y_(j+1)·η, a Risch equation over C(x) for each j.
 *   H′ of degree d ≥ 1 in θ  y has degree deg R − d, and its coefficients follow from the top; then the rest must agree.
 *
 * Worked example: ln(x)/(x + 1). j = 1: 1/(x + 1) is no q₁′ + 2c/x, for its residue stands at −1. So none. Of x^x = e^(x·θ): H′ = θ + 1 has
 * the degree 1, R = 1 the degree 0, and y would have the degree −1: none.
 * Terms whose exponents differ by no constant are independent (M. Rosenlicht, Amer. Math. Monthly 79, 1972): one without an elementary
 * antiderivative is enough.
 */

const work = 400_000;
const name = 'ϑ';
const theta = E.symbol(name);

/** Whether f is shown to have no elementary antiderivative; false says nothing. */
export function isRefutedOverPrimitive(f: Expression, x: string): boolean {
  if (freeSymbols(f).some((symbol) => symbol !== x)) return false;
  try {
    const plain = withPowersAsExponentials(f, x);
    return primitivesIn(plain, x).some((primitive) => isRefutedOver(primitive, plain, x));
  } catch (error) {
    // Numbers too large for the budget of the elimination.
    if (endedBy(error, 'polynomial-work')) return false;
    throw error;
  }
}

const primitives: ReadonlySet<string> = new Set(['ln', 'atan', 'acot', 'atanh', 'acoth']);

const primitivesIn = (f: Expression, x: string): Expression[] =>
  subexpressions(f, x).filter(
    (node) => node.kind === 'apply' && primitives.has(node.name) && isRational(node.args[0]!, [x]),
  );

function isRefutedOver(primitive: Expression, f: Expression, x: string): boolean {
  const written = transform(f, (node) => (E.equal(node, primitive) ? theta : node));
  const rate = derivativeOf(primitive, x);
  const eta = rate === null ? null : coefficientsOf(rate, x)?.[0];
  const terms = exponentialSum(written, [x, name]);
  if (rate === null || eta === undefined || eta === null || terms === null) return false;
  const simple = hermite(eta);
  // Where nothing is left for a logarithm, θ is rational.
  if (simple === null || C.isZero(simple.s)) return false;
  if (!areIndependent(terms, rate, x)) return false;
  return terms.some(({ real, imaginary, a, b }) => {
    const [rise, turn] = [totalDerivative(a, rate, x), totalDerivative(b, rate, x)];
    if (rise === null || turn === null) return false;
    if (E.equal(rise, E.zero) && E.equal(turn, E.zero))
      return E.equal(tidy(imaginary), E.zero) && isPureRefuted(real, eta, x);
    const [h, r] = [complexCoefficients(rise, turn, x), complexCoefficients(real, imaginary, x)];
    if (h === null || r === null) return false;
    return h.length > 1 ? isRefutedByDegree(h, r, eta) : isRefutedByRisch(h[0]!, r, eta);
  });
}

/**
 * Whether no exponential, and no quotient of two, is algebraic over what comes before: e^(c·θ) = g^c is, and has an exponent with θ whose
 * derivative is free of θ.
 */
function areIndependent(terms: readonly ExponentialTerm[], rate: Expression, x: string): boolean {
  const isSafe = (exponent: Expression): boolean => {
    if (!contains(exponent, name)) return true;
    const derived = totalDerivative(exponent, rate, x);
    return derived !== null && (coefficientsOf(derived, x)?.length ?? 0) > 1;
  };
  const exponents = terms.flatMap(({ a, b }) => [a, b]).map(tidy);
  return exponents.every((one, k) =>
    [E.zero, ...exponents.slice(0, k)].every((other) => isSafe(tidy(E.subtract(one, other)))),
  );
}

/** x^a with an exponent a that depends on x, as e^(a·ln x). */
const withPowersAsExponentials = (f: Expression, x: string): Expression =>
  transform(f, (node) =>
    node.kind === 'power' && E.equal(node.base, E.symbol(x)) && contains(node.exponent, x)
      ? E.exp(E.product([node.exponent, E.ln(E.symbol(x))]))
      : node,
  );

/** The derivative of what depends on x and θ. */
function totalDerivative(a: Expression, rate: Expression, x: string): Expression | null {
  const [byX, byTheta] = [derivativeOf(a, x), derivativeOf(a, name)];
  return byX === null || byTheta === null ? null : tidy(E.add(byX, E.product([rate, byTheta])));
}

/** The coefficients of a polynomial in θ over Q(x), from θ⁰ on; null where θ stands below. */
function coefficientsOf(a: Expression, x: string): C.ComplexQuotient[] | null {
  const read = readOver(a, x);
  if (read === null || U.degree(read.bottom) > 0) return null;
  const { field } = read.view;
  return read.top.map((c) => quotientOf(field.divide(c, read.bottom[0]!), read.view, x));
}

function complexCoefficients(real: Expression, imaginary: Expression, x: string): C.ComplexQuotient[] | null {
  const [p, q] = [coefficientsOf(real, x), coefficientsOf(imaginary, x)];
  if (p === null || q === null) return null;
  const i: C.ComplexQuotient = { real: [], imaginary: [Q.one], denominator: [Q.one] };
  return Array.from({ length: Math.max(p.length, q.length) }, (_, k) =>
    C.add(p[k] ?? C.zero, C.multiply(i, q[k] ?? C.zero)),
  );
}

interface RationalInView {
  readonly view: RationalView;
  readonly top: U.Univariate;
  readonly bottom: U.Univariate;
}

/** Numerator and denominator as polynomials in θ. */
function readOver(a: Expression, x: string): RationalInView | null {
  const view = rationalView([a], [x, name], budget(work));
  const value = view?.fractionOf(a) ?? null;
  if (view === null || value === null || view.hasConstants) return null;
  const at = view.index.get(name)!;
  return { view, top: U.view(view.field, value.n, at), bottom: U.view(view.field, value.d, at) };
}

function quotientOf(a: F.Fraction, view: RationalView, x: string): C.ComplexQuotient {
  const at = view.index.get(x)!;
  const dense = (p: P.Polynomial) => P.coefficients(p, at).map((c) => Q.rational(narrowed(c as bigint)));
  return C.lowestTerms(dense(a.n), dense(a.d));
}

const narrowed = (a: bigint) => (a >= -9007199254740991n && a <= 9007199254740991n ? Number(a) : a);

/** The term without an exponential. */
function isPureRefuted(R: Expression, eta: C.ComplexQuotient, x: string): boolean {
  const read = readOver(R, x);
  if (read === null) return false;
  const { view, top, bottom } = read;
  const { field } = view;
  const { quotient, remainder } = U.divide(field, top, bottom);
  const over = (a: F.Fraction) => quotientOf(a, view, x);
  if (remainder.length > 0) {
    if (U.degree(bottom) !== 1) return false;
    const monic = U.monic(field, bottom);
    const residue = C.divide(over(field.divide(remainder[0]!, bottom[1]!)), C.add(eta, C.derivative(over(monic[0]!))));
    if (!C.isConstant(residue)) return true;
  }
  return isPolynomialRefuted(quotient.map(over), eta);
}

/** Σ p_j·θ^j, from the top. */
function isPolynomialRefuted(p: readonly C.ComplexQuotient[], eta: C.ComplexQuotient): boolean {
  const own = hermite(eta)!;
  let above = C.zero;
  for (let j = p.length - 1; j >= 1; j--) {
    const h = hermite(C.subtract(p[j]!, C.multiply(C.scale(above, j + 1), eta)));
    if (h === null) return false;
    const c = C.divide(h.s, own.s);
    if (!C.isConstant(c)) return true;
    above = C.subtract(h.g, C.multiply(c, own.g));
  }
  return false;
}

/** y_j′ + h·y_j = p_j − (j + 1)·y_(j+1)·η from the top. */
function isRefutedByRisch(h: C.ComplexQuotient, p: readonly C.ComplexQuotient[], eta: C.ComplexQuotient): boolean {
  let above = C.zero;
  for (let j = p.length - 1; j >= 0; j--) {
    const y = rischSolution(h, C.subtract(p[j]!, C.multiply(C.scale(above, j + 1), eta)));
    if (y === null) return false;
    if (y === 'none') return true;
    above = y;
  }
  return false;
}

/** y of degree deg p − d from the top; then the equations for θ^j, j < d, must hold as well. */
function isRefutedByDegree(
  h: readonly C.ComplexQuotient[],
  p: readonly C.ComplexQuotient[],
  eta: C.ComplexQuotient,
): boolean {
  const d = h.length - 1;
  const n = p.length - 1;
  if (n < d) return p.some((c) => !C.isZero(c));
  const y = new Array<C.ComplexQuotient>(n - d + 1).fill(C.zero);
  const left = (j: number, isBelow: (k: number) => boolean): C.ComplexQuotient => {
    let rest = p[j] ?? C.zero;
    if (y[j] !== undefined) rest = C.subtract(rest, C.derivative(y[j]!));
    if (y[j + 1] !== undefined) rest = C.subtract(rest, C.multiply(C.scale(y[j + 1]!, j + 1), eta));
    for (const [k, one] of h.entries())
      if (isBelow(k) && y[j - k] !== undefined) rest = C.subtract(rest, C.multiply(one, y[j - k]!));
    return rest;
  };
  for (let j = n; j >= d; j--)
    y[j - d] = C.divide(
      left(j, (k) => k < d),
      h[d]!,
    );
  return Array.from({ length: d }, (_, j) => left(j, () => true)).some((rest) => !C.isZero(rest));
}
