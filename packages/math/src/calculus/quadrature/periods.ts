import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { isPiecewise } from '../../expression/piecewise.ts';
import { children, contains, mapChildren } from '../../expression/walk.ts';
import { derivativeOf } from '../derivative.ts';
import { infiniteEnd } from '../limit.ts';

/*
 * Many periods of a function are one period of another.
 *
 * With Δf(x) = f(x + P) − f(x), a function whose Δ^(d+1) f is 0 has, by Newton's forward differences,
 *
 *   f(x + jP) = Σ_k C(j, k) Δ^k f(x)      and      Σ_{j=m}^{n−1} f(x + jP) = Σ_k (C(n, k+1) − C(m, k+1)) Δ^k f(x),
 *
 * so that the integral over the n − m whole periods from mP to nP is one over [0, P], whatever n is. Periodic functions have d = 0,
 * ⌊x⌋ has d = 1, a polynomial of degree d times a periodic function has d. What is left at the two ends is shorter than a period, and
 * is moved beside 0 by the first formula. Example: ∫ x/(2 + cos x) from 0 to 2πn is n ∫ x/(2 + cos x) + C(n, 2) 2π ∫ 1/(2 + cos x), both
 * from 0 to 2π.
 *
 * A decaying exponential function in front makes the periods a geometric series, so that one period is enough to infinity.
 *
 * Nothing is guessed: that sin(cx + d) comes back follows from cP being an exact multiple of 2π, and Δ^(d+1) f = 0 is found by multiplying
 * out. To debug: `differencesOf` shows f, Δf, … or null.
 */

/** An integral that is added; `variable` is that of the whole. */
export interface Part {
  readonly f: Expression;
  readonly from: Expression;
  readonly to: Expression;
  /** By how much an end may be off, where its exact value is rounded. */
  readonly off: number;
}

/** Fewer periods than this are integrated as they stand. */
const fewPeriods = 16;
const maxDifferences = 6;
/** Ends beyond so many periods are rounded to so many bits behind the point: their exact values would cancel. */
const farAway = 1e6;
const endBits = 600;
/** Bits with which periods are counted; no double has more before its point. */
const countBits = 1100;

/** The integral over many periods as a sum of some over at most one; null where there are few, or none is known. */
export function partsByPeriods(f: Expression, variable: string, a: Expression, b: Expression): readonly Part[] | null {
  if (infiniteEnd(b) === 1) return ofDecayingPeriods(f, variable, a);
  const period = periodOf(f, variable);
  if (period === null) return null;
  const [first, last] = [periodsIn(a, period), periodsIn(b, period)];
  if (first === null || last === null) return null;
  const [from, to] = [Z.negate(Q.floor(Q.negate(first))), Q.floor(last)];
  if (Z.toNumber(Z.subtract(to, from)) < fewPeriods) return null;
  const differences = differencesOf(f, variable, period);
  if (differences === null) return null;
  const whole = combined(differences, (k) => Q.subtract(binomial(to, k + 1), binomial(from, k + 1)));
  const [before, after] = [beside(a, from, period), beside(b, to, period)];
  if (before === null || after === null) return null;
  const parts: Part[] = [{ f: whole, from: E.zero, to: period, off: 0 }];
  const moved = (count: Z.Integer) => combined(differences, (k) => binomial(count, k));
  if (!E.equal(before.x, E.zero)) parts.push({ f: moved(from), from: before.x, to: E.zero, off: before.off });
  if (!E.equal(after.x, E.zero)) parts.push({ f: moved(to), from: E.zero, to: after.x, off: after.off });
  return parts;
}

/** x/P as a rational near it; an x that is a multiple of P is found as that by its sign, not by this. */
function periodsIn(x: Expression, period: Expression): Q.Rational | null {
  const exactly = E.divide(x, period);
  if (exactly.kind === 'number') return exactly.value;
  const ball = evaluateBall(exactly, countBits, {});
  if (ball === null || !ball.real) return null;
  const { mantissa, exponent } = ball.value.re;
  return Q.rational(
    Z.fromBigInt(exponent >= 0 ? mantissa << BigInt(exponent) : mantissa),
    Z.fromBigInt(exponent >= 0 ? 1n : 1n << BigInt(-exponent)),
  );
}

/** x − count·P, exactly or rounded. */
function beside(x: Expression, count: Z.Integer, period: Expression): { x: Expression; off: number } | null {
  const exact = E.subtract(x, E.multiply(E.number(Q.integerRational(count)), period));
  const isSimple = exact.kind !== 'sum' || Math.abs(Z.toNumber(count)) <= farAway;
  if (isSimple) return { x: exact, off: 0 };
  const ball = evaluateBall(exact, countBits + endBits, {});
  if (ball === null || !ball.real || ball.error > -endBits) return null;
  const { mantissa, exponent } = ball.value.re;
  const shift = -exponent - endBits;
  const rounded = Q.rational(Z.fromBigInt(shift > 0 ? mantissa >> BigInt(shift) : mantissa << BigInt(-shift)));
  const x0 = E.number(Q.multiply(rounded, Q.rational(1, Z.fromBigInt(1n << BigInt(endBits)))));
  return { x: x0, off: 2 ** (2 - endBits) };
}

/** C(n, k) for an integer n of either sign. */
function binomial(n: Z.Integer, k: number): Q.Rational {
  let value = Q.one;
  for (let j = 0; j < k; j++) value = Q.multiply(value, Q.rational(Z.subtract(n, j), j + 1));
  return value;
}

const combined = (terms: readonly Expression[], factor: (k: number) => Q.Rational): Expression =>
  E.sum(terms.map((term, k) => E.multiply(E.number(factor(k)), term)));

/** f, Δf, Δ²f … up to the last that is not 0; null where they do not end. */
function differencesOf(f: Expression, variable: string, period: Expression): readonly Expression[] | null {
  const found: Expression[] = [];
  let current = f;
  while (!E.equal(current, E.zero)) {
    if (found.length > maxDifferences) return null;
    found.push(current);
    const next = moved(current, variable, period);
    if (next === null) return null;
    const difference = E.equal(next, current) ? E.zero : expanded(E.subtract(next, current));
    if (difference === null) return null;
    current = difference;
  }
  return found;
}

function expanded(a: Expression): Expression | null {
  const found = expand(a);
  return found.ok ? found.value : null;
}

/** f(x + P), with every sine, tangent and floor brought back to its argument at x. */
function moved(f: Expression, variable: string, period: Expression): Expression | null {
  if (!contains(f, variable)) return f;
  if (f.kind === 'symbol') return E.add(f, period);
  let known = true;
  const next = mapChildren(f, (child) => {
    const one = moved(child, variable, period);
    known &&= one !== null;
    return one ?? child;
  });
  if (!known) return null;
  if (f.kind !== 'apply' || !comesBack.has(f.name)) return next;
  const by = E.equal(next, f) ? E.zero : expanded(E.subtract((next as typeof f).args[0]!, f.args[0]!));
  return by === null ? null : broughtBack(f, by);
}

/** The period of a function of u, in terms of π or of 1. */
const comesBack = new Map<string, Expression>([
  ...['sin', 'cos', 'sec', 'csc'].map((name) => [name, E.multiply(E.two, E.constant('pi'))] as const),
  ...['tan', 'cot'].map((name) => [name, E.constant('pi')] as const),
  ...['floor', 'ceil'].map((name) => [name, E.one] as const),
]);

/** A function at u + `by`; null where `by` is no multiple of its period. */
function broughtBack(f: Extract<Expression, { kind: 'apply' }>, by: Expression): Expression | null {
  const turns = E.divide(by, comesBack.get(f.name)!);
  if (turns.kind !== 'number' || !Q.isInteger(turns.value)) return null;
  return f.name === 'floor' || f.name === 'ceil' ? E.add(f, by) : f;
}

/** A number P with f(x + P) = f(x), where f is made of what comes back; null where none is known. */
export function exactPeriod(f: Expression, variable: string): Expression | null {
  const period = periodOf(f, variable);
  const differences = period && differencesOf(f, variable, period);
  return differences?.length === 1 ? period : null;
}

/** The period P of g and the ratio e^(−aP) < 1 of neighbouring periods of e^(−ax)·g(x), where g has kinks or jumps; null for others. */
export function decayingPeriods(
  f: Expression,
  variable: string,
): { readonly period: Expression; readonly ratio: Expression } | null {
  if (!isPiecewise(f, variable)) return null;
  const factors = E.factorsOf(f);
  const isExponential = (a: Expression): boolean =>
    E.equal(E.baseOf(a), E.constant('e')) && contains(E.exponentOf(a), variable);
  const exponent = E.sum(factors.filter(isExponential).map(E.exponentOf));
  const dependentTerms = E.termsOf(exponent).filter((term) => contains(term, variable));
  const rate = E.divide(E.sum(dependentTerms), E.symbol(variable));
  if (rate.kind !== 'number' || Q.sign(rate.value) >= 0) return null;
  const period = exactPeriod(E.product(factors.filter((factor) => !isExponential(factor))), variable);
  return period === null ? null : { period, ratio: E.exp(E.multiply(rate, period)) };
}

/** A geometric series of periods: the first of them over 1 − e^(−aP). */
function ofDecayingPeriods(f: Expression, variable: string, a: Expression): readonly Part[] | null {
  const found = infiniteEnd(a) === null ? decayingPeriods(f, variable) : null;
  if (found === null) return null;
  const first = E.divide(f, E.subtract(E.one, found.ratio));
  return [{ f: first, from: a, to: E.add(a, found.period), off: 0 }];
}

/** A common period of everything that comes back, where all of it has one. */
function periodOf(f: Expression, variable: string): Expression | null {
  const periods: Expression[] = [];
  const collect = (node: Expression): void => {
    if (!contains(node, variable)) return;
    const own = node.kind === 'apply' ? comesBack.get(node.name) : undefined;
    const rate = own && rateOf((node as Extract<Expression, { kind: 'apply' }>).args[0]!, variable);
    if (rate) periods.push(E.divide(own!, rate));
    for (const child of children(node)) collect(child);
  };
  collect(f);
  const [unit] = periods;
  if (unit === undefined) return null;
  let numerator: Z.Integer = 1;
  let denominator: Z.Integer = 0;
  for (const period of periods) {
    const ratio = E.divide(period, unit);
    if (ratio.kind !== 'number') return null;
    numerator = Z.lcm(numerator, ratio.value.numerator);
    denominator = Z.gcd(denominator, ratio.value.denominator);
  }
  const common = E.multiply(E.number(Q.rational(numerator, denominator)), unit);
  return evaluate(common) < 0 ? E.negate(common) : common;
}

/** The c of cx + d, and of cx + d + something periodic; null for anything else. */
function rateOf(u: Expression, variable: string): Expression | null {
  const derived = derivativeOf(u, variable);
  if (derived === null) return null;
  if (!contains(derived, variable)) return E.equal(derived, E.zero) ? null : derived;
  if (u.kind !== 'sum') return null;
  const rates = u.terms
    .map((term) => derivativeOf(term, variable))
    .filter((rate) => rate !== null)
    .filter((rate) => !contains(rate, variable));
  const all = E.sum(rates);
  return E.equal(all, E.zero) ? null : all;
}
