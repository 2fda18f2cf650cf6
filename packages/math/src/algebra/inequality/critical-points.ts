import { fromDecimal } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { children, contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { resultant } from '../../polynomial/sparse/resultant.ts';
import { ring } from '../../polynomial/sparse/ring.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import type { Budget } from '../../result/budget.ts';
import { isNothing } from '../../trigonometry/vanishing.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand, multipliedOut } from '../expand.ts';
import { withPrimeBases } from '../exponential/prime-bases.ts';
import { factor } from '../factor.ts';
import { denominatorsOf, toFraction } from '../fraction.ts';
import { decimalOfRoot, type Root, rootsOf } from '../roots/roots.ts';
import { sameValue } from '../same-value.ts';
import { logarithmsOfPrimes } from '../simplify/logarithms.ts';
import { simplify } from '../simplify/simplify.ts';
import { inverseOfKernel, type KernelInverse } from './inverses.ts';
import { withLambertForms } from './lambert-forms.ts';
import { type CriticalPoint, inOrder } from './point-order.ts';
import { stepPoints } from './step-points.ts';
import { transcendentalPoints } from './transcendental-points.ts';

/*
 * The real points where f may change its sign: a superset of its zeros, its poles and the ends of its domain. Outside them f
 * is continuous, real or not real throughout, and of one sign, so that one sample decides each interval, and points that
 * turn out to be nothing special cost one sample more.
 *
 * Roots and absolute values are eliminated: √u is a new variable t with t² = u, |u| one with t² = u²; the resultant of f and
 * the relation in t vanishes wherever f does. What stands below a fraction line inside of them is a critical point too.
 *
 * A product has those of its factors: ln(x)/x those of ln(x) and of x. Where x comes in only through one function g(h(x)) that
 * has an inverse (e^h, ln h, atan h …), the points in t = g(h) are carried back to h(x) = g⁻¹(t), which is the same question for
 * h (`inverses.ts`). A sum of which every term has an exponential, 2^x − 3^(x−1), is divided by that of the first, which is never 0: so two
 * exponentials become one. A step ⌊u⌋ passes from one whole number to the next beside the points of the function of it (`step-points.ts`).
 * What stays within bounds has no zero beyond them: sin(x) − 2 has no critical point at all.
 */

/** What a search for critical points may use. */
export interface Search {
  readonly work: Budget;
  /** Who is asked for the points of functions that no algebra tells: `calculus/monotone-pieces.ts`. */
  readonly beyond?: PointsFinder;
}

/** Null where the points are not known. */
export type PointsFinder = (f: Expression, x: string, search: Search) => CriticalPoint[] | null;

/** Null where f is not of a kind whose critical points can be found. */
export function criticalPoints(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  if (!contains(f, x)) return [];
  return (
    algebraicPoints(f, x, search.work) ??
    pointsOfPieces(f, x, search) ??
    pointsOverDenominators(f, x, search) ??
    pointsOfFactors(f, x, search) ??
    pointsThroughKernel(f, x, search) ??
    stepPoints(f, x, (g, y) => criticalPoints(g, y, search)) ??
    quadraticPoints(f, x) ??
    pointsWithoutExponential(f, x, search) ??
    transcendentalPoints(f, x, (g) => criticalPoints(g, x, search)) ??
    pointsBeyond(f, x, search)
  );
}

function pointsBeyond(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  const found = search.beyond?.(f, x, search) ?? null;
  return found === null ? null : withLambertForms(found, f, x);
}

/** A sum with an exponential in every term: those of the sum divided by the first of them. Null where a term has none. */
function pointsWithoutExponential(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  if (f.kind !== 'sum') return null;
  const terms = f.terms.map((term) => exponentialTerm(term, x));
  const [first] = terms;
  if (!first || terms.includes(null)) return null;
  const divided = terms.map((term) => {
    const exponent = expand(E.subtract(term!.exponent, first.exponent));
    return exponent.ok ? E.product([term!.rest, E.power(E.constant('e'), exponent.value)]) : null;
  });
  if (divided.includes(null)) return null;
  return criticalPoints(E.sum(divided.map((one) => one!)), x, search);
}

/** rest·e^exponent, the exponent a polynomial in x without a constant term. */
interface ExponentialTerm {
  readonly rest: Expression;
  readonly exponent: Expression;
}

function exponentialTerm(term: Expression, x: string): ExponentialTerm | null {
  const factors = E.factorsOf(term);
  const exponentials = factors.map((factor) => asExponential(factor, x));
  if (exponentials.every((one) => one === null)) return null;
  return {
    rest: E.product(factors.map((factor, k) => exponentials[k]?.rest ?? factor)),
    exponent: E.sum(exponentials.flatMap((one) => one?.exponent ?? [])),
  };
}

/** b^(u + q) as b^q·e^(u·ln b): constants are taken out, and ln b is that of its primes, so that equal exponentials are seen to be. */
function asExponential(factor: Expression, x: string): ExponentialTerm | null {
  if (factor.kind !== 'power' || !contains(factor.exponent, x) || !isPositiveConstant(factor.base)) return null;
  const exponent = expand(factor.exponent);
  const coefficients = exponent.ok ? coefficientsOf(exponent.value, x) : null;
  if (!exponent.ok || coefficients === null) return null;
  const [q = E.number(0)] = coefficients;
  const u = expand(E.product([logarithmsOfPrimes(E.ln(factor.base)), E.subtract(exponent.value, q)]));
  return u.ok ? { rest: E.power(factor.base, q), exponent: u.value } : null;
}

/** 4^x + 2^(x + 1) as e^(2·x·ln 2) + 2·e^(x·ln 2), so that powers of one number are seen to be of one exponential. */
const withNaturalPowers = (f: Expression, x: string): Expression =>
  transform(f, (node) => {
    const found = asExponential(node, x);
    return found === null ? node : E.product([found.rest, E.power(E.constant('e'), found.exponent)]);
  });

const maxPieces = 5;

/**
 * Of a function with absolute values that elimination tells nothing about, x − |x| for one, which is 0 on a whole half-line: those
 * of u, and of the function with u and with −u in the place of |u|. Null where there is none, or too many.
 */
function pointsOfPieces(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  const absolutes: Expression[] = [];
  some(f, (node) => {
    const isNew = node.kind === 'apply' && node.name === 'abs' && contains(node, x);
    if (isNew && !absolutes.some((one) => E.equal(one, node))) absolutes.push(node);
    return false;
  });
  const chosen = absolutes.find(
    (one) => !absolutes.some((other) => other !== one && some(one, (node) => E.equal(node, other))),
  );
  if (chosen?.kind !== 'apply' || absolutes.length > maxPieces) return null;
  const inner = chosen.args[0]!;
  const pieces = [1, -1].map((sign) => {
    const piece = transform(f, (node) => (E.equal(node, chosen) ? E.product([E.number(sign), inner]) : node));
    const expanded = expand(piece);
    return expanded.ok ? expanded.value : piece;
  });
  return together([inner, ...pieces].map((one) => criticalPoints(one, x, search)));
}

/** A sum with fractions: those of its divisors, and of what it becomes multiplied by them. Null where that leaves a fraction. */
function pointsOverDenominators(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  const below = f.kind === 'sum' ? f.terms.flatMap(denominatorsOf).filter((one) => contains(one, x)) : [];
  const divisors = below.filter((one, k) => below.findIndex((other) => E.equal(one, other)) === k);
  if (divisors.length === 0) return null;
  const multiplied = expand(E.product([...divisors, f]));
  if (!multiplied.ok || denominatorsOf(multiplied.value).some((one) => contains(one, x))) return null;
  return together([...divisors, multiplied.value].map((one) => criticalPoints(one, x, search)));
}

/** Those of every factor; null where f is no product, or a factor is of another kind. */
function pointsOfFactors(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  // A power of a positive number is never 0.
  if (f.kind === 'power' && isPositiveConstant(f.base)) return criticalPoints(f.exponent, x, search);
  if (f.kind === 'power' && contains(f.exponent, x))
    return together([f.base, f.exponent].map((part) => criticalPoints(part, x, search)));
  const parts = factorsWith(withPrimeBases(f, x), x);
  return parts && together(parts.map((part) => criticalPoints(part, x, search)));
}

function factorsWith(f: Expression, x: string): readonly Expression[] | null {
  if (f.kind === 'power' && f.exponent.kind === 'number') return [f.base];
  if (f.kind === 'product') return f.factors.filter((part) => contains(part, x));
  if (f.kind !== 'sum') return null;
  const found = factor(f);
  if (!found.ok || !sameValue(found.value.expression, f).same) return null;
  const parts = found.value.factors.map((one) => one.factor).filter((part) => contains(part, x));
  return parts.length > 1 ? parts : null;
}

const isPositiveConstant = (a: Expression): boolean => freeSymbols(a).length === 0 && evaluate(a) > 0;

const together = (all: readonly (readonly CriticalPoint[] | null)[]): CriticalPoint[] | null =>
  all.includes(null) ? null : inOrder(all.flatMap((one) => one!));

/** The real roots of a polynomial of degree 2 at most whose coefficients are any constants: √2·x − 1, π·x² − e. */
function quadraticPoints(f: Expression, x: string): CriticalPoint[] | null {
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients === null || coefficients.length > 3 || coefficients.some((one) => freeSymbols(one).length > 0))
    return null;
  const [c = E.number(0), b = E.number(0), a] = coefficients.map(logarithmsOfPrimes);
  if (a === undefined)
    return coefficients.length < 2 ? [] : [pointAt(E.product([E.number(-1), c, E.power(b, E.number(-1))]))];
  const discriminant = multipliedOut(E.subtract(E.power(b, E.number(2)), E.product([E.number(4), a, c])));
  const sign = certainSign(discriminant);
  if (sign === null) return null;
  if (sign < 0) return [];
  const twice = E.power(E.product([E.number(2), a]), E.number(-1));
  return (sign === 0 ? [0] : [-1, 1]).map((side) =>
    pointAt(
      E.product([E.sum([E.product([E.number(-1), b]), E.product([E.number(side), E.sqrt(discriminant)])]), twice]),
    ),
  );
}

function pointAt(form: Expression): CriticalPoint {
  const found = simplify(form);
  const exact = found.ok ? found.value.expression : form;
  return { value: nearestTo(exact), exact };
}

/** The double of a constant, where its terms cancel as well: 10²⁰ − √(10⁴⁰ − 1). */
function nearestTo(a: Expression): number {
  const digits = evaluatePrecise(a, 17);
  return digits.ok && digits.value.im === '0' ? Number(digits.value.re) : evaluate(a);
}

function certainSign(a: Expression): number | null {
  const value = evaluatePrecise(a, 20);
  return value.ok && value.value.im === '0' ? Math.sign(Number(value.value.re)) : null;
}

interface Auxiliary {
  readonly name: string;
  /** The variable to its degree. */
  readonly square: Expression;
  readonly degree: number;
}

interface AsAuxiliary {
  readonly square: Expression;
  readonly degree: number;
  /** The node is this power of the auxiliary. */
  readonly exponent: Q.Rational | number;
  /** What must not be negative. */
  readonly domain?: Expression;
}

/** A root of a number counts too. |u| is t with t² = u², cbrt(u) is t with t³ = u, and u^(p/q) is t^p with t^q = u. */
function asAuxiliary(node: Expression): AsAuxiliary | null {
  if (node.kind === 'apply' && node.name === 'abs')
    return { square: E.power(node.args[0]!, E.number(2)), degree: 2, exponent: 1 };
  if (node.kind === 'apply' && node.name === 'cbrt') return { square: node.args[0]!, degree: 3, exponent: 1 };
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator === 1) return null;
  const { numerator, denominator } = node.exponent.value;
  return {
    square: node.base,
    degree: Z.toNumber(denominator),
    exponent: Q.integerRational(numerator),
    domain: node.base,
  };
}

function algebraicPoints(f: Expression, x: string, work: Budget): CriticalPoint[] | null {
  const auxiliaries: Auxiliary[] = [];
  const domain: Expression[] = [];
  const plain = transform(f, (node) => {
    const found = asAuxiliary(node);
    if (found === null) return node;
    if (found.domain !== undefined && contains(found.domain, x)) domain.push(found.domain);
    domain.push(...denominatorsOf(found.square).filter((below) => contains(below, x)));
    let known = auxiliaries.find((one) => one.degree === found.degree && E.equal(one.square, found.square));
    if (known === undefined) {
      known = { name: `t§${auxiliaries.length}`, square: found.square, degree: found.degree };
      auxiliaries.push(known);
    }
    return E.power(E.symbol(known.name), E.number(found.exponent));
  });
  if (auxiliaries.length > 3) return null;
  const points: CriticalPoint[] = [];
  for (const one of [plain, ...domain]) {
    const found = rootsAfterElimination(one, auxiliaries, x, work);
    if (found === null) return null;
    points.push(...found);
  }
  return inOrder(points);
}

function rootsAfterElimination(
  f: Expression,
  auxiliaries: readonly Auxiliary[],
  x: string,
  work: Budget,
): CriticalPoint[] | null {
  const over = ring([x, ...auxiliaries.map(({ name }) => name)]);
  if (freeSymbols(f).some((name) => !over.variables.includes(name))) return null;
  const fraction = toFraction(f, over, work);
  if (fraction === null) return null;
  const points: CriticalPoint[] = [];
  for (const part of [fraction.numerator, fraction.denominator]) {
    let current = part;
    // Later auxiliaries may contain earlier ones: they go first.
    for (let k = auxiliaries.length - 1; k >= 0 && !S.isZero(current); k--) {
      if (S.degreeIn(current, k + 1) < 1) continue;
      const { name, square, degree } = auxiliaries[k]!;
      const relation = toFraction(E.subtract(E.power(E.symbol(name), E.number(degree)), square), over, work);
      if (relation === null) return null;
      current = resultant(current, relation.numerator, k + 1, work);
    }
    // Everywhere 0 after elimination: nothing is known about the zeros of f itself, unless f is 0.
    if (S.isZero(current)) {
      if (S.isZero(part)) continue;
      return null;
    }
    if (S.isConstant(current)) continue;
    const roots = rootsOf(P.primitivePart(S.toDense(current, 0)), work);
    if (!roots.ok) return null;
    points.push(...roots.value.real.map(pointOf));
  }
  return points;
}

const pointOf = (root: Root): CriticalPoint => ({
  value: root.approximate.re,
  exact: root.exact,
  near: root.exact === undefined ? (fromDecimal(decimalOfRoot(root, 50)) ?? undefined) : undefined,
});

/** The only function of x through which x comes into f, and f with t in its place. */
interface ThroughKernel {
  readonly inverse: KernelInverse;
  readonly inT: Expression;
}

const t = E.symbol('t§');

/**
 * Where x comes into f only through one function g(h): an expression in h that is 0 exactly where f is, of sin(x) for e^sin(x) − 1.
 * Null where it does not, or where some value of g at which f is 0 has no closed form.
 */
export function carriedBack(f: Expression, x: string, work: Budget): Expression | null {
  const found = throughKernel(f, x);
  if (found === null) return null;
  const { inverse, inT } = found;
  const points = quadraticPoints(inT, t.name) ?? algebraicPoints(inT, t.name, work);
  if (points === null) return null;
  const factors: Expression[] = [];
  for (const { exact } of points) {
    const isZero = exact && isNothing(multipliedOut(substitute(inT, { [t.name]: exact })));
    const levels = isZero ? inverse.values(exact) : [];
    if (isZero === undefined || levels === null) return null;
    factors.push(...levels.map((level) => E.subtract(inverse.inner, level)));
  }
  return E.product(factors);
}

function pointsThroughKernel(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  const found = throughKernel(f, x);
  if (found === null) return null;
  const { inner, edges, values } = found.inverse;
  const inT = algebraicPoints(found.inT, t.name, search.work) ?? quadraticPoints(found.inT, t.name);
  if (inT === null) return null;
  const back: Expression[] = [];
  for (const { value, exact, near } of inT) {
    const carried = values(exact ?? E.number(near ?? Q.fromNumber(value)));
    if (carried === null) return null;
    back.push(...carried);
  }
  const own = criticalPoints(inner, x, search);
  const ends = [...edges, ...back].map((level) => levelPoints(inner, level, x, search));
  return together([own, ...ends]);
}

/** Where inner = level. */
function levelPoints(inner: Expression, level: Expression, x: string, search: Search): CriticalPoint[] | null {
  if (inner.kind === 'symbol') return [pointAt(level)];
  return criticalPoints(E.subtract(inner, level), x, search);
}

/** Roots are left to elimination, where that has a way; alone it has none for √x = ln 5. */
const throughKernel = (f: Expression, x: string): ThroughKernel | null =>
  throughOne(f, x, isExponentialOrCall) ??
  throughOne(withNaturalPowers(f, x), x, isExponentialOrCall) ??
  throughOne(f, x, (node) => isExponentialOrCall(node, x) || (asAuxiliary(node) !== null && !isBar(node)));

const isExponentialOrCall = (node: Expression, x: string): boolean =>
  node.kind === 'power'
    ? contains(node.exponent, x) && !contains(node.base, x)
    : node.kind === 'apply' && !isBar(node) && node.name !== 'cbrt';

const isBar = (node: Expression): boolean => node.kind === 'apply' && node.name === 'abs';

function throughOne(
  f: Expression,
  x: string,
  isKernel: (node: Expression, x: string) => boolean,
): ThroughKernel | null {
  const kernels: Expression[] = [];
  const collect = (node: Expression): void => {
    if (!contains(node, x)) return;
    if (isKernel(node, x)) {
      if (!kernels.some((one) => E.equal(one, node))) kernels.push(node);
    } else for (const child of children(node)) collect(child);
  };
  collect(f);
  const [first] = kernels;
  if (first === undefined) return null;
  // Of e^x and e^(2x) the first carries both.
  const kernel = first.kind === 'power' ? simplestPower(kernels) : kernels.length === 1 ? first : null;
  const inverse = kernel && inverseOfKernel(kernel);
  if (kernel === null || inverse === null) return null;
  const inT = transform(f, (node) => {
    if (E.equal(node, kernel)) return t;
    const times = node.kind === 'power' && kernel.kind === 'power' ? multipleOf(node, kernel) : null;
    return times === null ? node : E.power(t, E.number(times));
  });
  return contains(inT, x) ? null : { inverse, inT };
}

/** The one of several powers of one base that all others are whole powers of. */
function simplestPower(kernels: readonly Expression[]): Expression | null {
  const powers = kernels.filter((one) => one.kind === 'power');
  if (powers.length < kernels.length) return null;
  return powers.find((one) => powers.every((other) => multipleOf(other, one) !== null)) ?? null;
}

/** n for a = b^n. */
function multipleOf(a: PowerNode, b: PowerNode): Q.Rational | null {
  if (!E.equal(a.base, b.base)) return null;
  const [first, other] = [a, b].map(({ exponent }) => E.coefficient(E.termsOf(exponent)[0]!));
  const times = Q.divide(first!, other!);
  const isMultiple = E.equal(multipliedOut(E.multiply(E.number(times), b.exponent)), multipliedOut(a.exponent));
  return isMultiple && Q.isInteger(times) ? times : null;
}
