import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Step } from '../../expression/step.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import { ok, type Result } from '../../result/result.ts';
import { toText } from '../../syntax/print-text.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { sumWithLogarithms } from '../products/logarithm-sums.ts';
import { ratioBound } from './enclosure.ts';
import { besideOne, growthOf } from './growth.ts';
import { at, infinity, isInfinite, type SumProblem, stepOf } from './problem.ts';
import { linearIn, type Shape, shapesOf, termOf } from './shape.ts';
import { agreesWith, digitsOf, enclosedSum, mayHavePole, type SumResult, sumOf } from './sum.ts';
import { plainest } from './telescoping.ts';

/*
 * Series with values of the zeta function, A(k)·ζ(a·k + b) + B(k) with A and B sums of hypergeometric terms, a > 0. The first N terms
 * of ζ(s) = Σ n^(−s) are taken apart, N so large that A(k)·(N + 1)^(−a·k) falls like a geometric series:
 *
 *   Σ_k A(k)·(ζ(s) − 1 − … − N^(−s)) + Σ_k (A(k)·(1 + … + N^(−s)) + B(k)),   s = a·k + b
 *
 * As ζ(s) − 1 − … − N^(−s) ≤ (N + 1)^(−s)·(1 + (N + 1)/(s − 1)) for s > 1, the double series of the first converges absolutely, and its
 * order may be exchanged (Fubini): the inner sums Σ_k A(k)·n^(−s) are power series, and what they give is summed over n > N. The same
 * for Hurwitz's ζ(s, q) = Σ (n + q)^(−s) over n ≥ 0.
 *
 * Example: Σ_{k ≥ 2} (ζ(k) − 1): N = 1, Σ_k n^(−k) = 1/(n·(n − 1)), and Σ_{n ≥ 2} 1/(n·(n − 1)) = 1.
 */

/** A(k)·ζ(s, first) + B(k) with s = slope·k + constant; of the zeta function first is 1. */
interface ZetaTerm {
  readonly front: Expression;
  readonly rest: Expression;
  readonly zeta: Expression;
  readonly s: Expression;
  readonly slope: Q.Rational;
  /** ζ(s) = Σ (first + j)^(−s) over j ≥ 0. */
  readonly first: Q.Rational;
}

/** Σ f over whole numbers, where f may have values of the zeta function among its factors. Fails as `sumOf` does. */
export function sumWithZetas(problem: SumProblem): Result<SumResult> {
  return ofZetas(problem) ?? sumWithLogarithms(problem);
}

function ofZetas(problem: SumProblem): Result<SumResult> | null {
  const { f, index, from } = problem;
  if (!isInfinite(problem) || from.kind !== 'number' || freeSymbols(f).some((name) => name !== index)) return null;
  const term = readTerm(f, index);
  const apart = term === null ? null : apartOf(term, problem);
  if (term === null || apart === null) return null;
  const { front, count } = apart;
  const rest: SumProblem = { ...problem, f: restOf(term, count) };
  const restSum = sumOf(rest);
  if (restSum.ok && restSum.value.kind === 'diverges') return ok(restSum.value);
  const ball = enclosureOf(term, apart, problem);
  if (ball === null) return null;
  const found = restSum.ok && restSum.value.kind === 'value' ? exchanged(term, front, count, problem) : null;
  if (found === null || !restSum.ok || restSum.value.kind !== 'value') return digitsOf(ball);
  const value = plainest(E.add(found.value, restSum.value.value));
  if (!agreesWith(value, ball)) return digitsOf(ball);
  const step = wholeStep(problem, { value, found, rest, restStep: restSum.value.step });
  const check = { how: 'enclosed', instances: 1 } as const;
  return ok({ kind: 'value', value, conditions: [], cases: [], diverges: [], step, check });
}

/** The term in the one value of the zeta function that it has; null for others. */
function readTerm(f: Expression, index: string): ZetaTerm | null {
  const name = freeName(new Set(freeSymbols(f)), ['z', 'y', 'w']);
  let zeta: Expression | null = null;
  let isOne = true;
  const replaced = transform(f, (node) => {
    if (node.kind !== 'apply' || (node.name !== 'zeta' && node.name !== 'hurwitzZeta')) return node;
    if (!contains(node, index)) return node;
    isOne &&= zeta === null || E.equal(zeta, node);
    zeta ??= node;
    return E.symbol(name);
  });
  const expanded = isOne && zeta !== null ? expand(replaced) : null;
  const parts = expanded?.ok ? coefficientsOf(expanded.value, name) : null;
  if (zeta === null || parts === null || parts.length !== 2) return null;
  const argument = argumentOf(zeta, index);
  return argument === null ? null : { front: parts[1]!, rest: parts[0]!, zeta, ...argument };
}

function argumentOf(zeta: Expression, index: string): Pick<ZetaTerm, 's' | 'slope' | 'first'> | null {
  if (zeta.kind !== 'apply') return null;
  const [s, q = E.one] = zeta.args;
  const line = s === undefined ? null : linearIn(s, index);
  if (s === undefined || line?.slope.kind !== 'number' || line.constant.kind !== 'number' || q.kind !== 'number')
    return null;
  if (Q.sign(line.slope.value) <= 0 || Q.sign(q.value) <= 0) return null;
  return { s: E.add(E.multiply(line.slope, E.symbol(index)), line.constant), slope: line.slope.value, first: q.value };
}

const maxApart = 12;

interface Apart {
  readonly front: readonly Shape[];
  /** So many terms of the zeta function are taken apart. */
  readonly count: number;
  /** So many are enough for absolute convergence. */
  readonly least: number;
}

/** How many terms are taken apart: enough, and where a few more leave nothing beside the zeta function, so many. */
function apartOf(term: ZetaTerm, { index, from }: SumProblem): Apart | null {
  const front = shapesOf(term.front, index);
  if (
    front === null ||
    front.length === 0 ||
    front.some((shape) => mayHavePole(shape, { f: term.front, index, from, to: infinity }))
  )
    return null;
  if (holdsAt({ left: at(term.s, index, from), relation: '>', right: E.one }, {}) !== true) return null;
  const falls = (count: number): boolean => front.every((shape) => isGeometric(scaled(shape, term, count), index));
  let least = 0;
  while (least <= maxApart && !falls(least)) least++;
  if (least > maxApart) return null;
  const isNothing = (count: number): boolean => shapesOf(restOf(term, count), index)?.length === 0;
  const count = [least, least + 1, least + 2].find(isNothing) ?? least;
  return { front, count, least };
}

/** The place of the term of the zeta function with a number. */
const placeOf = ({ first }: ZetaTerm, j: number): Expression => E.number(Q.add(first, Q.integerRational(j)));

/** A(k)·place^(−a·k) for the first term that is not taken apart. */
const scaled = (shape: Shape, term: ZetaTerm, count: number): Shape => ({
  ...shape,
  base: E.multiply(shape.base, E.power(placeOf(term, count), E.number(Q.negate(term.slope)))),
});

function isGeometric(shape: Shape, index: string): boolean {
  const growth = growthOf(shape, index);
  return growth !== null && (growth.factorials < 0 || (growth.factorials === 0 && besideOne(growth.rate) === -1));
}

/** 1 + … + N^(−s), which is taken apart. */
const taken = (term: ZetaTerm, count: number): Expression =>
  E.sum(Array.from({ length: count }, (_, j) => E.power(placeOf(term, j), E.negate(term.s))));

/** What stands beside A(k)·(ζ(s) − 1 − … − N^(−s)). */
function restOf(term: ZetaTerm, count: number): Expression {
  const rest = E.add(E.multiply(term.front, taken(term, count)), term.rest);
  const expanded = expand(rest);
  return expanded.ok ? expanded.value : rest;
}

interface Exchanged {
  readonly value: Expression;
  readonly step: Step;
}

/** Σ_k A(k)·(ζ(s) − 1 − … − N^(−s)) by the exchange of both sums; null where one of them has no closed form. */
function exchanged(term: ZetaTerm, front: readonly Shape[], count: number, problem: SumProblem): Exchanged | null {
  const { index } = problem;
  const n = freeName(new Set([index]), ['n', 'm', 'N']);
  const isWhole = Q.isInteger(term.first);
  // ζ(s) runs over n itself, ζ(s, q) over n + q.
  const start = isWhole ? placeOf(term, count) : E.number(count);
  const base = isWhole ? E.symbol(n) : E.add(E.symbol(n), E.number(term.first));
  const whole = E.sum(front.map((shape) => termOf(shape, index)));
  const inner: SumProblem = { ...problem, f: E.multiply(whole, E.power(base, E.negate(term.s))) };
  const innerSum = sumOf(inner);
  if (!innerSum.ok || innerSum.value.kind !== 'value' || innerSum.value.step === undefined) return null;
  // Absolute convergence at the first place gives it at all others; other conditions are looked at where they could fail first.
  const isTrue = [0, 1, 2, 5, 9].every(
    (j) =>
      innerSum.value.kind === 'value' &&
      innerSum.value.conditions.every(
        (one) =>
          holdsAt(one, { [n]: Q.add(start.kind === 'number' ? start.value : Q.zero, Q.integerRational(j)) }) === true,
      ),
  );
  if (!isTrue) return null;
  const outer: SumProblem = { f: innerSum.value.value, index: n, from: start, to: infinity };
  const outerSum = sumWithLogarithms(outer);
  if (!outerSum.ok || outerSum.value.kind !== 'value' || outerSum.value.step === undefined) return null;
  const { value } = outerSum.value;
  const tail = count === 0 ? term.zeta : E.subtract(term.zeta, taken(term, count));
  const begins = count === 0 ? '' : ` Its first terms are taken away, so ${n} begins at ${toText(start)}.`;
  const says = `${isWhole ? 'The zeta function' : 'Hurwitz’s zeta function'} is a series itself, the sum of ${toText(E.power(base, E.negate(E.symbol('s'))))}. This double series converges absolutely, so it may be added in either order: for each ${n} the terms are added over ${index} first, and then what comes out is added over ${n}.${begins}`;
  const told = { rule: 'order of summation exchanged', says, steps: [innerSum.value.step, outerSum.value.step] };
  return { value, step: stepOf({ ...problem, f: E.multiply(whole, tail) }, value, told) };
}

/** The exchange alone, or beside it what was taken apart. */
function wholeStep(
  problem: SumProblem,
  parts: {
    readonly value: Expression;
    readonly found: Exchanged;
    readonly rest: SumProblem;
    readonly restStep: Step | undefined;
  },
): Step {
  const { value, found, rest, restStep } = parts;
  if (shapesOf(rest.f, problem.index)?.length === 0 || restStep === undefined) {
    const { rule, says, steps } = found.step;
    return stepOf(problem, value, { rule, says: says ?? '', steps });
  }
  return stepOf(problem, value, {
    rule: 'linearity',
    says: 'The terms are of several kinds, and each kind is added for itself.',
    steps: [found.step, restStep],
  });
}

const [bits, maxTerms] = [90, 400];
/** With a few more terms taken apart the series falls faster. */
const faster = 3;

/** The value of the series with its proved error: its terms are added, the rest is bounded by its ratio. */
function enclosureOf(term: ZetaTerm, { front, least }: Apart, problem: SumProblem): B.Ball | null {
  const { index, from } = problem;
  const work = bits + 64;
  const count = least + faster;
  const rest =
    shapesOf(restOf(term, count), index)?.length === 0
      ? B.integerBall(0)
      : enclosedSum({ ...problem, f: restOf(term, count) }, bits + 8);
  if (rest === null || from.kind !== 'number') return null;
  const tail = E.multiply(term.front, E.subtract(term.zeta, taken(term, count)));
  const start = Z.toNumber(from.value.numerator);
  let total = rest;
  for (let k = start; k < start + maxTerms; k++) {
    const left = k < 1 ? Number.POSITIVE_INFINITY : tailBound(term, front, count, { index, k, work });
    if (left < -bits) return B.add(total, B.realBall(ZERO, left + 1e-6), work);
    const next = evaluateBall(at(tail, index, E.number(k)), work, {});
    if (next === null) return null;
    total = B.add(total, next, work);
  }
  return null;
}

/** log2 of a bound of Σ |A(j)|·(ζ(s) − 1 − … − N^(−s)) over j ≥ k. */
function tailBound(
  term: ZetaTerm,
  front: readonly Shape[],
  count: number,
  { index, k, work }: { readonly index: string; readonly k: number; readonly work: number },
): number {
  const place = placeOf(term, count);
  const s = at(term.s, index, E.number(k));
  // Σ_{n ≥ p} n^(−s) ≤ p^(−s)·(1 + p/(s − 1)), whose second factor falls with s.
  const factor = E.add(E.one, E.divide(place, E.subtract(s, E.one)));
  let total = 0;
  for (const shape of front) {
    const fast = scaled(shape, term, count);
    const q = ratioBound(fast, index, k) ?? Number.POSITIVE_INFINITY;
    const size = E.product([at(termOf(shape, index), index, E.number(k)), E.power(place, E.negate(s)), factor]);
    const ball = q < 0.99 ? evaluateBall(size, work, {}) : null;
    if (ball === null) return Number.POSITIVE_INFINITY;
    total += 2 ** (B.upper(ball) + 1e-6) / (1 - q);
  }
  return Math.log2(total) + 1e-6;
}
