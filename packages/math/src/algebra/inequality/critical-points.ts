import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { constant, equal, ln, number, power, product, sqrt, subtract, sum, symbol } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { resultant } from '../../polynomial/sparse/resultant.ts';
import { ring } from '../../polynomial/sparse/ring.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import type { Budget } from '../../result/budget.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';
import { toFraction } from '../fraction.ts';
import { decimalOfRoot, type Root, rootsOf } from '../roots/roots.ts';
import { simplify } from '../simplify/simplify.ts';

/** A real number at which an expression may vanish, or begin or cease to have a value. */
export interface CriticalPoint {
  readonly value: number;
  readonly exact?: Expression;
  /** Digits of an algebraic number without a closed form. */
  readonly decimal?: string;
}

/*
 * The real points where f may change its sign: a superset of its zeros, its poles and the ends of its domain. Outside them f
 * is continuous, real or not real throughout, and of one sign, so that one sample decides each interval, and points that
 * turn out to be nothing special cost one sample more.
 *
 * Roots and absolute values are eliminated: √u is a new variable t with t² = u, |u| one with t² = u²; the resultant of f and
 * the relation in t vanishes wherever f does. Exponentials and logarithms are allowed as the only way in which x comes in:
 * with t = e^x or t = ln x the points in t are carried back.
 */

/** Null where f is not of a kind whose critical points can be found. */
export function criticalPoints(f: Expression, x: string, work: Budget): CriticalPoint[] | null {
  const monotone = monotoneKernel(f, x);
  if (monotone !== null) return carriedBack(f, x, monotone, work);
  return algebraicPoints(f, x, work) ?? quadraticPoints(f, x);
}

/** The real roots of a polynomial of degree 2 at most whose coefficients are any constants: √2·x − 1, π·x² − e. */
function quadraticPoints(f: Expression, x: string): CriticalPoint[] | null {
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients === null || coefficients.length > 3 || coefficients.some((one) => freeSymbols(one).length > 0))
    return null;
  const [c = number(0), b = number(0), a] = coefficients;
  if (a === undefined) return coefficients.length < 2 ? [] : [pointAt(product([number(-1), c, power(b, number(-1))]))];
  const discriminant = subtract(power(b, number(2)), product([number(4), a, c]));
  const sign = certainSign(discriminant);
  if (sign === null) return null;
  if (sign < 0) return [];
  const twice = power(product([number(2), a]), number(-1));
  return (sign === 0 ? [0] : [-1, 1]).map((side) =>
    pointAt(product([sum([product([number(-1), b]), product([number(side), sqrt(discriminant)])]), twice])),
  );
}

function pointAt(form: Expression): CriticalPoint {
  const found = simplify(form);
  const exact = found.ok ? found.value.expression : form;
  return { value: evaluate(exact), exact };
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

/** |u| is t with t² = u², cbrt(u) is t with t³ = u, and u^(p/q) is t^p with t^q = u. */
function asAuxiliary(node: Expression): AsAuxiliary | null {
  if (node.kind === 'apply' && node.name === 'abs')
    return { square: power(node.args[0]!, number(2)), degree: 2, exponent: 1 };
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
    const found = freeSymbols(node).length > 0 ? asAuxiliary(node) : null;
    if (found === null) return node;
    if (found.domain !== undefined) domain.push(found.domain);
    let known = auxiliaries.find((one) => one.degree === found.degree && equal(one.square, found.square));
    if (known === undefined) {
      known = { name: `t§${auxiliaries.length}`, square: found.square, degree: found.degree };
      auxiliaries.push(known);
    }
    return power(symbol(known.name), number(found.exponent));
  });
  if (auxiliaries.length > 3) return null;
  const points: CriticalPoint[] = [];
  for (const one of [plain, ...domain]) {
    const found = rootsAfterElimination(one, auxiliaries, x, work);
    if (found === null) return null;
    points.push(...found);
  }
  return merged(points);
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
      const relation = toFraction(subtract(power(symbol(name), number(degree)), square), over, work);
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
  decimal: root.exact === undefined ? decimalOfRoot(root, 15) : undefined,
});

function merged(points: readonly CriticalPoint[]): CriticalPoint[] {
  const sorted = [...points].sort((a, b) => a.value - b.value);
  return sorted.filter((one, k) => {
    const before = sorted[k - 1];
    return before === undefined || Math.abs(one.value - before.value) > 1e-12 * Math.max(1, Math.abs(one.value));
  });
}

interface Monotone {
  readonly kernel: Expression;
  readonly back: (t: Expression) => Expression;
  /** t can only be in (from, oo). */
  readonly from: number;
  readonly edges: readonly CriticalPoint[];
}

/** The one exponential or logarithm through which x comes in, if there is just one kind. */
function monotoneKernel(f: Expression, x: string): Monotone | null {
  let kernel: Expression | null = null;
  let several = false;
  const meet = (node: Expression): void => {
    if (kernel !== null && !equal(kernel, node)) several = true;
    kernel = node;
  };
  some(f, (node) => {
    if (node.kind === 'power' && contains(node.exponent, x) && !contains(node.base, x))
      meet(power(node.base, symbol(x)));
    else if (node.kind === 'apply' && node.name === 'ln' && equal(node.args[0]!, symbol(x))) meet(node);
    return false;
  });
  if (kernel === null || several) return null;
  const found = kernel as Expression;
  if (found.kind === 'apply') {
    return {
      kernel: found,
      back: (t) => power(constant('e'), t),
      from: Number.NEGATIVE_INFINITY,
      edges: [{ value: 0, exact: number(0) }],
    };
  }
  if (found.kind !== 'power') return null;
  const base = found.base;
  if (!(evaluate(base) > 0) || evaluate(base) === 1) return null;
  const back = (t: Expression): Expression =>
    rationalLogarithm(t, base) ?? product([ln(t), power(ln(base), number(-1))]);
  return { kernel: found, back, from: 0, edges: [] };
}

/** The exponent r with base^r = t, when it is rational: 3 for 8 and 2. */
function rationalLogarithm(t: Expression, base: Expression): Expression | null {
  const exponent = number(Q.fromNumber(Math.round((12 * Math.log(evaluate(t))) / Math.log(evaluate(base)))));
  const found = product([number(Q.rational(1, 12)), exponent]);
  return equal(power(base, found), t) ? found : null;
}

function carriedBack(
  f: Expression,
  x: string,
  { kernel, back, from, edges }: Monotone,
  work: Budget,
): CriticalPoint[] | null {
  const t = symbol('t§');
  const inT = transform(f, (node) => {
    if (equal(node, kernel)) return t;
    if (
      node.kind === 'power' &&
      kernel.kind === 'power' &&
      equal(node.base, kernel.base) &&
      contains(node.exponent, x)
    ) {
      const times = product([node.exponent, power(symbol(x), number(-1))]);
      return times.kind === 'number' && Q.isInteger(times.value) ? power(t, times) : node;
    }
    return node;
  });
  if (contains(inT, x)) return null;
  const points = algebraicPoints(inT, 't§', work);
  if (points === null) return null;
  const carried = points
    .filter(({ value }) => value > from)
    .map(({ value, exact }): CriticalPoint => {
      const form = exact === undefined ? undefined : (pointAt(back(exact)).exact as Expression);
      const at = form === undefined ? evaluate(back(number(Q.fromNumber(value)))) : evaluate(form);
      return { value: at, exact: form, decimal: form === undefined ? String(Number(at.toPrecision(14))) : undefined };
    });
  return merged([...carried, ...edges]);
}
