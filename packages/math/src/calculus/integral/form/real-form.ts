import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import type { SamplePoint } from '../check.ts';
import { commonMeasure } from '../field/measures.ts';
import { isNegativeSomewhere, lostPlaces, type RealPlaces, realPlaces } from '../real-places.ts';
import { withFactoredCoefficients } from './factored-coefficients.ts';
import { withJoinedLogarithms } from './joined-logarithms.ts';
import { withRootsApart } from './roots-apart.ts';

/*
 * The finishing of an antiderivative: logarithms of what may be negative become ln|…|, constants that were added go, and an
 * answer that has the wrong sign on one side of 0 is mended by sign(x). Every form is checked afterwards like any other.
 */

/** The forms to be tried, the one to be shown first. */
export function realForms(
  raw: Expression,
  f: Expression,
  variable: string,
  points: readonly SamplePoint[],
): Expression[] {
  // What stands in the integrand itself is meant with its jumps.
  const undo = (node: Expression) => (some(f, (part) => E.equal(part, node)) ? node : undone(node));
  const written = withFactoredCoefficients(tidy(transform(raw, undo)), variable);
  const joined = withJoinedLogarithms(withoutConstants(transform(written, withHyperbolicIntegrals), variable));
  const plain = transform(joined, undo);
  const forms = formsOf(plain, f, variable, points);
  return [...forms.flatMap((form) => rootsApart(form, f, variable)), ...forms];
}

/** With roots of quotients taken apart, where that leaves a real value wherever there was one: √((x − 1)/(x + 3)) has one for x < −3, too. */
function rootsApart(form: Expression, f: Expression, variable: string): readonly Expression[] {
  const apart = withRootsApart(form);
  if (apart === null) return [];
  const places = realPlaces(f, variable);
  return lostPlaces(apart, places) > lostPlaces(form, places) ? [] : [apart];
}

function formsOf(plain: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): Expression[] {
  if (some(f, (node) => E.equal(node, E.constant('i')))) return [plain];
  const forms = [plain];
  const hasLetters = freeSymbols(f).some((name) => name !== variable);
  const wide = hasLetters ? realPlaces(f, variable) : null;
  const absolute = withAbsolute(plain, variable, points, wide);
  if (!E.equal(absolute, plain)) forms.unshift(absolute);
  // With letters the sign of a radicand at some points is no sign everywhere.
  const real = hasLetters ? plain : withoutImaginary(plain, points);
  if (!E.equal(real, plain)) forms.unshift(withAbsolute(tidy(real), variable, points, wide));
  return forms;
}

/**
 * Roots of what is negative at all the points, as i·√(−u); arctangents and arcsines of i·w as i times a logarithm of real numbers. The i's
 * of a real antiderivative cancel.
 */
function withoutImaginary(a: Expression, points: readonly SamplePoint[]): Expression {
  const isNegative = (u: Expression) =>
    points.every(({ at }) => {
      const { re, im } = evaluateComplex(u, at);
      return im === 0 && re < 0;
    });
  const withUnits = transform(a, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator !== 2) return node;
    if (!isNegative(node.base)) return node;
    const unit = E.power(E.constant('i'), E.product([E.two, node.exponent]));
    return E.product([unit, E.power(negated(node.base), node.exponent)]);
  });
  if (E.equal(withUnits, a)) return a;
  return transform(withUnits, (node) => {
    if (node.kind !== 'apply' || (node.name !== 'atan' && node.name !== 'atanh' && node.name !== 'asin')) return node;
    const u = node.args[0]!;
    if (u.kind !== 'product' || !u.factors.some((factor) => E.equal(factor, E.constant('i')))) return node;
    const w = E.product([u, E.power(E.constant('i'), E.minusOne)]);
    const i = E.constant('i');
    if (node.name === 'atanh') return E.product([i, E.apply('atan', [w])]);
    if (node.name === 'asin') return E.product([i, E.apply('asinh', [w])]);
    return E.product([i, E.half, E.ln(E.divide(E.add(E.one, w), E.subtract(E.one, w)))]);
  });
}

const negated = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(E.negate)) : E.negate(a));

/**
 * atan(tan θ) is θ on a piece of the domain, and θ is the continuous one; ln(tanh θ ± 1) is ±θ − ln cosh θ, but for a constant, and
 * ln(tan² θ + 1) is −2·ln|cos θ|.
 */
function undone(node: Expression): Expression {
  if (node.kind !== 'apply') return node;
  if (node.name === 'ln') return ofHyperbolicTangent(node.args[0]!) ?? ofSquare(node.args[0]!) ?? node;
  if (node.name !== 'atan') return node;
  const u = node.args[0]!;
  return u.kind === 'apply' && u.name === 'tan' ? u.args[0]! : node;
}

/** ln(tan² θ + 1) is −2·ln|cos θ|, and ln(1 − cos² θ) is 2·ln|sin θ|. */
export function ofSquare(u: Expression): Expression | null {
  if (u.kind !== 'sum' || u.terms.length !== 2) return null;
  const square = u.terms.find((term) => term.kind !== 'number')!;
  const rest = u.terms.find((term) => term !== square)!;
  if (rest.kind !== 'number') return null;
  const one = rest.value;
  const base = E.baseOf(E.withoutCoefficient(square));
  if (base.kind !== 'apply' || !E.equal(E.withoutCoefficient(square), E.power(base, E.two))) return null;
  const sign = Q.divide(E.coefficient(square), one);
  const logarithm = (by: number, name: string) => E.product([E.number(by), E.ln(E.apply(name, base.args))]);
  if (base.name === 'tan' && Q.isOne(sign)) return logarithm(-2, 'cos');
  if (!Q.isMinusOne(sign)) return null;
  return base.name === 'cos' ? logarithm(2, 'sin') : base.name === 'sin' ? logarithm(2, 'cos') : null;
}

function ofHyperbolicTangent(u: Expression): Expression | null {
  if (u.kind !== 'sum' || u.terms.length !== 2) return null;
  const tangent = u.terms.find((term) => term.kind === 'apply' && (term.name === 'tanh' || term.name === 'coth'));
  const one = E.sum(u.terms.filter((term) => term !== tangent));
  if (
    tangent?.kind !== 'apply' ||
    one.kind !== 'number' ||
    Math.abs(Number(one.value.numerator)) !== one.value.denominator
  )
    return null;
  const theta = tangent.args[0]!;
  const partner = E.apply(tangent.name === 'tanh' ? 'cosh' : 'sinh', [theta]);
  return E.subtract(E.product([one, theta]), E.ln(partner));
}

/**
 * c·Ei(u) − c·Ei(−u) as 2c·Shi(u), and with + as 2c·Chi(u) with the derivative that it has where it is real: Ei u + Ei(−u) is 2·Chi|u| on both
 * sides of 0 (DLMF 6.2.15, 6.2.16, 6.5).
 */
function withHyperbolicIntegrals(a: Expression): Expression {
  if (a.kind !== 'sum') return a;
  for (const term of a.terms) {
    const factors = E.factorsOf(term);
    const integral = factors.find((factor) => factor.kind === 'apply' && factor.name === 'Ei');
    if (integral?.kind !== 'apply') continue;
    const u = integral.args[0]!;
    const by = E.product(factors.filter((factor) => factor !== integral));
    const partner = E.product([by, E.apply('Ei', [negated(u)])]);
    const other = a.terms.find((one) => E.equal(one, partner) || E.equal(one, E.negate(partner)));
    if (other === undefined) continue;
    const rest = a.terms.filter((one) => one !== term && one !== other);
    const isEven = E.equal(other, partner);
    const inner = isEven && Q.sign(E.coefficient(u)) < 0 ? negated(u) : u;
    const pair = E.product([E.two, by, E.apply(isEven ? 'Chi' : 'Shi', [inner])]);
    return withHyperbolicIntegrals(E.sum([...rest, pair]));
  }
  return a;
}

function withoutConstants(a: Expression, variable: string): Expression {
  if (a.kind === 'product') {
    const dependentFactors = a.factors.filter((factor) => contains(factor, variable));
    const [only] = dependentFactors;
    if (dependentFactors.length !== 1 || only?.kind !== 'sum') return withPrimitiveLogarithm(a, variable);
    return E.product(a.factors.map((factor) => (factor === only ? withoutConstants(only, variable) : factor)));
  }
  if (a.kind !== 'sum') return a;
  return E.sum(
    a.terms.filter((term) => contains(term, variable)).map((term) => withPrimitiveLogarithm(term, variable)),
  );
}

/** c·ln(2x + 2√(x² + 1)) differs from c·ln(x + √(x² + 1)) by a constant. */
function withPrimitiveLogarithm(term: Expression, variable: string): Expression {
  const factors = E.factorsOf(term);
  const dependentFactors = factors.filter((factor) => contains(factor, variable));
  const [logarithm] = dependentFactors;
  if (dependentFactors.length !== 1 || logarithm?.kind !== 'apply' || logarithm.name !== 'ln') return term;
  const u = logarithm.args[0]!;
  if (u.kind !== 'sum') return term;
  const content = u.terms.map(E.coefficient).reduce(commonMeasure);
  if (Q.isOne(content)) return term;
  const primitive = E.sum(u.terms.map((part) => E.product([E.number(Q.reciprocal(content)), part])));
  return E.product(factors.map((factor) => (factor === logarithm ? E.ln(primitive) : factor)));
}

/** Real parts that are even functions: ln|u|, Ci|u| and Chi|u| have the derivatives of ln u, Ci u and Chi u on both sides of 0. */
const even: ReadonlySet<string> = new Set(['ln', 'Ci', 'Chi']);

/** ln(u) becomes ln|u| where u is real at all the points and negative at some, or for other values of the letters. */
function withAbsolute(
  a: Expression,
  variable: string,
  points: readonly SamplePoint[],
  wide: RealPlaces | null,
): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'apply' || !even.has(node.name) || !contains(node, variable)) return node;
    const u = node.args[0]!;
    let negative = false;
    for (const { at } of points) {
      const { re, im } = evaluateComplex(u, at);
      if (Number.isNaN(re) || Math.abs(im) > 1e-12 * Math.abs(re)) return node;
      if (re < 0) negative = true;
    }
    const isSigned = negative || (wide !== null && isNegativeSomewhere(u, wide));
    return isSigned ? E.apply(node.name, [E.apply('abs', [u])]) : node;
  });
}

/** sign(x)·F when F has the wrong sign on exactly one side of 0. */
export function repairedSign(
  a: Expression,
  variable: string,
  points: readonly SamplePoint[],
  opposite: readonly number[],
): Expression | null {
  if (points.length === opposite.length) return E.negate(a);
  const negative = opposite.every((x) => x < 0);
  if (!negative && !opposite.every((x) => x > 0)) return null;
  const sign = E.apply('sign', [E.symbol(variable)]);
  return E.product([E.number(negative ? 1 : -1), sign, a]);
}
