import { coefficientsOf } from '../../algebra/coefficients.ts';
import { factor } from '../../algebra/factor.ts';
import { solveTrigonometric } from '../../algebra/trigonometric/solve.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compileUnary } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { reciprocalOfGamma } from '../../expression/functions/reciprocal-gamma.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { children, contains, some } from '../../expression/walk.ts';
import { bisect } from '../../numeric/bisect.ts';
import { derivativeOf } from '../derivative.ts';

/*
 * The places where an integrand may be singular, jump or bend: the zeros of what stands under a negative or broken power, in a
 * logarithm, in an absolute value, of the cosine of a tangent, and so on, found by sampling. They are cuts of the range
 * of integration; what happens at them is found out by `local-behaviour.ts`.
 */

/** A point, exactly where it could be recognised (rationals, multiples of pi), else to double precision. */
export interface CriticalPoint {
  readonly x: number;
  readonly exact: Expression;
  /** Only known to double precision. */
  readonly rough?: boolean;
}

const call = (name: string, u: Expression): Expression => E.apply(name, [u]);
const square = (u: Expression): Expression => E.power(u, E.two);
/** The poles of Γ and of its relatives are the zeros of its reciprocal. */
const polesOfGamma = (u: Expression): readonly Expression[] => [E.reciprocal(call('gamma', u))];
const unit = (u: Expression): Expression => E.subtract(E.one, square(u));

/** What must be watched for zeros, by function. */
const watched: Readonly<Record<string, (u: Expression) => readonly Expression[]>> = {
  ln: (u) => [u],
  abs: (u) => [u],
  sign: (u) => [u],
  heaviside: (u) => [u],
  Ei: (u) => [u],
  Ci: (u) => [u],
  li: (u) => [u, E.subtract(u, E.one)],
  tan: (u) => [call('cos', u)],
  sec: (u) => [call('cos', u)],
  cot: (u) => [call('sin', u)],
  csc: (u) => [call('sin', u)],
  coth: (u) => [u],
  csch: (u) => [u],
  acot: (u) => [u],
  asin: (u) => [unit(u)],
  acos: (u) => [unit(u)],
  atanh: (u) => [unit(u)],
  acoth: (u) => [unit(u)],
  acosh: (u) => [E.subtract(u, E.one)],
  asec: (u) => [u, unit(u)],
  acsc: (u) => [u, unit(u)],
  asech: (u) => [u, E.subtract(u, E.one)],
  acsch: (u) => [u],
  cbrt: (u) => [u],
  floor: (u) => [call('sin', E.multiply(E.constant('pi'), u))],
  ceil: (u) => [call('sin', E.multiply(E.constant('pi'), u))],
  gamma: polesOfGamma,
  digamma: polesOfGamma,
  factorial: (u) => polesOfGamma(E.add(u, E.one)),
  zeta: (u) => [E.subtract(u, E.one)],
  ellipticK: (u) => [E.subtract(u, E.one)],
  dilog: (u) => [E.subtract(u, E.one)],
  clausen: (u) => [call('sin', E.multiply(E.half, u))],
};

function collect(f: Expression, variable: string, found: Expression[]): void {
  if (!contains(f, variable)) return;
  const underGamma = reciprocalOfGamma(f);
  if (underGamma !== null) {
    collect(underGamma, variable, found);
    return;
  }
  if (f.kind === 'power' && contains(f.base, variable)) {
    const natural = f.exponent.kind === 'number' && Q.isInteger(f.exponent.value) && Q.sign(f.exponent.value) > 0;
    if (!natural) found.push(f.base);
  }
  if (f.kind === 'apply') {
    for (const zero of watched[f.name]?.(f.args[0]!) ?? []) found.push(zero);
    if ((f.name === 'min' || f.name === 'max') && f.args.length === 2) found.push(E.subtract(f.args[0]!, f.args[1]!));
    if (f.name === 'mod') found.push(call('sin', E.product([E.constant('pi'), f.args[0]!, E.reciprocal(f.args[1]!)])));
  }
  for (const child of children(f)) collect(child, variable, found);
}

/** More than this is no list but a hedge: the caller gives up. */
export const maxPoints = 120;

/** The critical points strictly inside (a, b), in order; both ends finite. */
export function criticalPoints(f: Expression, variable: string, a: number, b: number): readonly CriticalPoint[] {
  const found: Expression[] = [];
  collect(f, variable, found);
  const distinct = found.filter((one, k) => found.findIndex((other) => E.equal(one, other)) === k);
  const points: CriticalPoint[] = [];
  for (const zero of distinct) {
    const zeros = zerosOf(zero, variable, a, b);
    let families: readonly ZeroFamily[] | undefined;
    for (const x of zeros) {
      const near = 1e-9 * Math.max(Math.abs(x), b - a);
      if (x - a <= near || b - x <= near || points.some((point) => Math.abs(point.x - x) <= near)) continue;
      const point = rationalZero(zero, variable, x) ?? wholeZero(zero, variable, x) ?? recognised(x);
      // A list that is given up needs no exact places.
      if (point.rough && zeros.length <= maxPoints) families ??= familiesOfZeros(zero, variable);
      points.push(point.rough && families ? (memberNear(families, x) ?? point) : point);
    }
  }
  return points.sort((p, q) => p.x - q.x);
}

const samples = 600;

/** Where an expression is seen to vanish between two numbers: by its sign, and by that of its slope. */
export function zerosOf(zero: Expression, variable: string, a: number, b: number): number[] {
  const f = compileUnary(zero, variable);
  const derived = derivativeOf(zero, variable);
  const g = derived === null ? null : compileUnary(derived, variable);
  const found: number[] = [];
  let before = a;
  let scale = 0;
  for (let k = 0; k <= samples; k++) {
    // Slightly uneven, so that no zero is hit by the grid all the time.
    const x = k === 0 ? a : k === samples ? b : a + (b - a) * ((k + 0.31 * Math.sin(k * 1.7)) / samples);
    scale = Math.max(scale, Math.min(Math.abs(f(x)) || 0, 1e6));
    if (k > 0) {
      if (f(before) * f(x) <= 0) found.push(bisect(f, before, x));
      else if (g !== null && g(before) * g(x) <= 0) {
        const low = bisect(g, before, x);
        if (Math.abs(f(low)) <= 1e-10 * (scale + 1)) found.push(low);
      }
    }
    before = x;
    if (found.length > maxPoints) break;
  }
  return found
    .map((x) => touching(g, x, b - a))
    .filter((x) => Number.isFinite(x) && !(Math.abs(f(x)) > 1e3 * (scale + 1)));
}

/** A zero at which f only touches 0 is seen to half of the digits; that of its slope beside it, to all of them. */
function touching(g: ((x: number) => number) | null, x: number, width: number): number {
  const reach = 1e-6 * width;
  const [left, right] = g === null ? [0, 0] : [g(x - reach), g(x + reach)];
  return g !== null && left * right < 0 ? bisect(g, x - reach, x + reach) : x;
}

/** The zero of p·x + q near a number: a rational of any length. */
function rationalZero(u: Expression, variable: string, near: number): CriticalPoint | null {
  const factored = factor(u);
  for (const { factor: part } of factored.ok ? factored.value.factors : []) {
    const [q, p, ...more] = coefficientsOf(part, variable) ?? [];
    if (q?.kind !== 'number' || p?.kind !== 'number' || more.length > 0) continue;
    const exact = E.number(Q.negate(Q.divide(q.value, p.value)));
    const x = evaluate(exact);
    if (Math.abs(x - near) <= 1e-12 * Math.abs(x)) return { x, exact };
  }
  return null;
}

/** The whole number near a zero at which u is 0 exactly: where 1 cancels, as in e^x − 1, the zero 0 is found to 16 places only. */
function wholeZero(u: Expression, variable: string, near: number): CriticalPoint | null {
  const x = Math.round(near) + 0;
  if (Math.abs(x - near) > 1e-9 * Math.max(1, Math.abs(x))) return null;
  const exact = E.number(x);
  return E.equal(tidy(substitute(u, { [variable]: exact })), E.zero) ? { x, exact } : null;
}

/** The zeros base + k·period, k whole. */
interface ZeroFamily {
  readonly base: Expression;
  readonly period: Expression;
}

/** All zeros of a function of sines and cosines, as an equation in them has its general solution; none where that is not known exactly. */
function familiesOfZeros(u: Expression, variable: string): readonly ZeroFamily[] {
  if (!some(u, (node) => node.kind === 'apply' && isCircular(node.name) && contains(node, variable))) return [];
  const found = solveTrigonometric(u, E.zero, variable);
  const solutions = found.ok ? found.value.solutions : null;
  return solutions?.kind === 'families' ? solutions.families.filter(({ rounded }) => !rounded) : [];
}

const isCircular = (name: string): boolean => name === 'sin' || name === 'cos' || name === 'tan' || name === 'cot';

function memberNear(families: readonly ZeroFamily[], near: number): CriticalPoint | null {
  for (const { base, period } of families) {
    const k = Math.round((near - evaluate(base)) / evaluate(period));
    const exact = E.add(base, E.product([E.number(k), period]));
    const x = evaluate(exact);
    if (Math.abs(x - near) <= 1e-9 * Math.max(1, Math.abs(x))) return { x, exact };
  }
  return null;
}

/** The rational, or the multiple of pi, with a small denominator that the number is to the last digits. */
function recognised(x: number): CriticalPoint {
  const tolerance = 4e-15 * Math.max(Math.abs(x), 1e-3);
  for (const [unit, value] of [
    [E.one, 1],
    [E.constant('pi'), Math.PI],
  ] as const) {
    for (const denominator of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 25, 30, 50, 100, 1000]) {
      const numerator = Math.round((x / value) * denominator);
      if (Math.abs(numerator) > 1e6 || Math.abs((numerator / denominator) * value - x) > tolerance) continue;
      const exact = E.multiply(E.number(Q.rational(numerator, denominator)), unit);
      return { x: evaluate(exact), exact };
    }
  }
  for (const denominator of [1, 2, 3, 4, 5, 6, 8, 9, 10]) {
    const numerator = Math.round(x * x * denominator);
    if (numerator === 0 || numerator > 1e6 || Math.abs(numerator / denominator - x * x) > 2 * tolerance * Math.abs(x))
      continue;
    const root = E.sqrt(E.number(Q.rational(numerator, denominator)));
    const exact = x < 0 ? E.negate(root) : root;
    return { x: evaluate(exact), exact };
  }
  return { x, exact: E.number(Q.fromNumber(x)), rough: true };
}
