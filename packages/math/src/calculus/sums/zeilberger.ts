import { expand, multipliedOut } from '../../algebra/expand.ts';
import {
  addFractions,
  type Fraction,
  fromFraction,
  multiplyFractions,
  reduced,
  toFraction,
} from '../../algebra/fraction.ts';
import { sameModulo } from '../../algebra/same-value.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import type { ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, transform } from '../../expression/walk.ts';
import { ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { shiftVariable } from '../../polynomial/sparse/shift.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { closedForm } from '../expansion/hypergeometric-term.ts';
import { type Factors, linearFactors, place, wholeRoots } from '../expansion/recurrence.ts';
import { added } from './finite-check.ts';
import { normalForm, solutionBeside } from './gosper.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, shifted, stepOf } from './problem.ts';
import { linearIn, lowest, ratioOf, type Shape, shapesOf, termOf } from './shape.ts';
import { byTelescoping, plainest } from './telescoping.ts';

/*
 * Creative telescoping (D. Zeilberger, "The method of creative telescoping", J. Symb. Comput. 11, 1991; M. Petkovšek, H. Wilf,
 * D. Zeilberger, A = B, chapter 6), of order 1.
 *
 * S(n) = Σ F(n, k) over k from 0 to n, where the term vanishes beyond n by itself: binomial(n, k) is 0 for k > n. Gosper's
 * algorithm with one unknown s(n) finds G = R·F with a rational R and
 *
 *   F(n + 1, k) + s(n)·F(n, k) = G(n, k + 1) − G(n, k).
 *
 * Added over k from 0 to n + 1, the right side is G(n, n + 2) − G(n, 0), of which the first is 0 where R has a value there, since
 * F(n, n + 2) = 0. Where R(n, 0) = 0, too, S(n + 1) = −s(n)·S(n), from the first n on at which −s has neither a zero nor a pole any
 * more; else −G(n, 0) stands beside it, and S over the product of the ratios is a sum of its own.
 *
 * Example: F = binomial(n, k): R = −k/(n + 1 − k), s = −2, S(n) = 2^n. Where the identity has order 2 (the sum of the cubes) there is no
 * such s, and nothing is said. The hard part is the boundary: the identity alone proves nothing for a sum that is cut off earlier.
 */

const usualWork = 2_000_000;

export function byZeilberger(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index, from, to } = problem;
  if (isInfinite(problem) || to.kind !== 'symbol' || !E.equal(from, E.zero)) return null;
  if (!endsBeyond(shape, index, to.name)) return null;
  const found = telescoped(shape, index, to.name);
  const boundary = found === null ? null : boundaryOf(found.R, shape, index, to.name);
  if (found === null || boundary === null) return null;
  const ratio = E.negate(found.s);
  if (!E.equal(boundary, E.zero)) return withBoundary(problem, shape, { ...found, ratio, boundary }, to.name);
  const solution = solved(problem, ratio, to.name);
  if (solution === null) return null;
  const { value, start, conditions } = solution;
  const step = stepOf(problem, value, {
    rule: 'creative telescoping',
    says: 'The sums for neighbouring upper bounds are multiples of each other, which an identity of the terms proves.',
    with: { R: found.R },
    steps: linesOf(problem, shape, found, { ratio, start, value }),
  });
  return { value, conditions, cases: [], step };
}

/** Whether 1/(n − k + c)! with c ≤ 0 makes all terms beyond k = n vanish. */
function endsBeyond({ factorials }: Shape, index: string, n: string): boolean {
  const parts = factorials.map(({ of, exponent }) => ({ exponent, k: linearIn(of, index), n: linearIn(of, n) }));
  const isDown = ({ k, n: inN }: (typeof parts)[number]): boolean =>
    k?.slope.kind === 'number' && Q.sign(k.slope.value) < 0 && inN?.slope.kind === 'number';
  const downward = parts.filter(isDown);
  const own = downward.find(({ k }) => k !== null && E.equal(E.subtract(k.constant, E.symbol(n)), E.zero));
  return own !== undefined && own.exponent < 0 && downward.every(({ exponent }) => exponent < 0);
}

interface TelescopedIdentity {
  readonly R: Expression;
  readonly s: Expression;
}

/** R and s of the identity, compared at random points modulo a prime; null where there are none. */
function telescoped(shape: Shape, index: string, n: string): TelescopedIdentity | null {
  const inK = ratioOf(shape, index);
  const inN = shiftRatio(termOf(shape, index), n);
  if (inK === null || inN === null) return null;
  return withinWork(() => {
    const found = identity(inK, inN, index, budget(usualWork));
    if (found === null || contains(found.s, index)) return null;
    const difference = E.subtract(E.multiply(shifted(found.R, index, 1), inK), found.R);
    return sameModulo(difference, E.add(inN, found.s)) === true ? found : null;
  });
}

/** With F(n + 1, k)/F(n, k) = p/q, Gosper's algorithm for F/q with the right side c·(p + s·q). */
function identity(inK: Expression, inN: Expression, index: string, work: Budget): TelescopedIdentity | null {
  const over = ringOf([inK, inN, E.symbol(index)]);
  if (!over.ok) return null;
  const [ratio, raised] = [toFraction(inK, over.value, work), toFraction(inN, over.value, work)];
  if (ratio === null || raised === null) return null;
  const k = over.value.variables.indexOf(index);
  const { numerator: p, denominator: q } = raised;
  const whole = multiplyFractions(ratio, reduced(q, shiftVariable(q, k, 1), work), work);
  const { a, b, c } = normalForm(whole, k, work);
  const below = shiftVariable(b, k, -1);
  const found = solutionBeside(a, below, S.multiply(c, p, work), S.multiply(c, q, work), k, work);
  if (found === null) return null;
  const R: Fraction = multiplyFractions(found.x, reduced(below, S.multiply(c, q, work), work), work);
  const s = addFractions(found.s, { numerator: S.zero(over.value), denominator: S.constant(over.value, 1) }, work);
  return { R: fromFraction(R, 'factored'), s: fromFraction(s, 'factored') };
}

/** a(n + 1)/a(n) as a rational function; null where it is none. */
function shiftRatio(a: Expression, n: string): Expression | null {
  if (!contains(a, n)) return E.one;
  const next = substitute(a, { [n]: E.add(E.symbol(n), E.one) });
  switch (a.kind) {
    case 'product': {
      const parts = a.factors.map((factor) => shiftRatio(factor, n));
      return parts.every((part) => part !== null) ? E.product(parts) : null;
    }
    case 'power': {
      if (!contains(a.base, n)) {
        const parts = linearIn(a.exponent, n);
        return parts === null ? null : E.power(a.base, parts.slope);
      }
      const inner = contains(a.exponent, n) ? null : shiftRatio(a.base, n);
      return inner === null ? null : E.power(inner, a.exponent);
    }
    case 'apply': {
      const [u] = a.args;
      const parts = a.name === 'factorial' && u !== undefined ? linearIn(u, n) : null;
      if (parts?.slope.kind !== 'number' || !Q.isInteger(parts.slope.value) || u === undefined) return null;
      const by = Q.toNumber(parts.slope.value);
      const factors = Array.from({ length: Math.abs(by) }, (_, j) => E.add(u, E.number(by > 0 ? j + 1 : -j)));
      return E.power(E.product(factors), E.number(Math.sign(by)));
    }
    default:
      return E.divide(next, a);
  }
}

/** G(n, n + 2) − G(n, 0), where the first is 0 because R has a value there and the term is 0; null where one of them has no value. */
function boundaryOf(R: Expression, shape: Shape, index: string, n: string): Expression | null {
  const isZeroAt = (a: Expression, k: Expression): boolean => {
    const found = expand(at(a, index, k));
    return found.ok && E.equal(found.value, E.zero);
  };
  const last = E.add(E.symbol(n), E.two);
  const rational = lowest(E.multiply(R, shape.rational));
  const whole = parted(rational);
  if (isZeroAt(whole.below, E.zero)) return null;
  if ([whole, parted(lowest(R))].some(({ below }) => isZeroAt(below, last))) return null;
  if (isZeroAt(whole.above, E.zero)) return E.zero;
  const first = at(termOf({ ...shape, rational }, index), index, E.zero);
  return E.negate(multipliedOut(withoutEqualFactorials(first)));
}

/** 0! and 1! are 1. */
const withoutEqualFactorials = (a: Expression): Expression =>
  transform(a, (node) => {
    const [u] = node.kind === 'apply' && node.name === 'factorial' ? node.args : [];
    return u?.kind === 'number' && (Q.isZero(u.value) || Q.isOne(u.value)) ? E.one : node;
  });

interface Inhomogeneous extends TelescopedIdentity {
  readonly ratio: Expression;
  readonly boundary: Expression;
}

/**
 * S(n + 1) = ratio·S(n) + boundary. Divided by the product h of the ratios (R. Graham, D. Knuth, O. Patashnik, Concrete Mathematics,
 * section 2.2: the summation factor) the differences of S/h are boundary/h(n + 1), which are added up.
 */
function withBoundary(problem: SumProblem, shape: Shape, found: Inhomogeneous, n: string): SumAnswer | null {
  const solution = grownFrom(problem, found, n);
  if (solution === null) return null;
  const { h, grown, start, sum, inner } = solution;
  const value = plainest(E.multiply(h, grown));
  const holdsBefore = Array.from({ length: start + 1 }, (_, j) => holdsAt(problem, n, value, j));
  const least = holdsBefore.lastIndexOf(false) + 1;
  const conditions = [
    ...(least > 0 ? [condition(E.symbol(n), '>=', E.number(least))] : []),
    // Where a letter was not to have a value, both sides are continuous in it.
    ...inner.conditions.filter(({ left, relation }) => relation !== '!=' && !contains(left, n)),
  ];
  const last: ShownStep = {
    rule: 'product of the ratios',
    says: `Divided by h(${n} + 1), where h(${n}) is the product of the ratios, it says by how much S(${n})/h(${n}) grows; these differences are added, beginning with S(${start}) = ${toText(sum)}.`,
    written: {
      text: `S(${n}) = h(${n})*(${toText(grown)}), h(${n}) = ${toText(h)}`,
      latex: `S(${n}) = h(${n}) \\left(${toLatex(grown)}\\right), \\quad h(${n}) = ${toLatex(h)}`,
    },
    steps: [],
  };
  const step = stepOf(problem, value, {
    rule: 'creative telescoping',
    says: 'The sums for neighbouring upper bounds are tied by a recurrence of order 1, which an identity of the terms proves.',
    with: { R: found.R },
    steps: [...recurrenceLines(problem, shape, found), last],
  });
  return { value, conditions, cases: [], step };
}

/** The product h of the ratios, and S/h as its first value and the sum of its differences; null where that has no closed form. */
function grownFrom(problem: SumProblem, { ratio, boundary }: Inhomogeneous, n: string) {
  const parts = quotientOfLinear(ratio, n);
  if (parts === null || E.equal(parts.upper.constant, E.zero)) return null;
  const start = Math.max(0, ...wholeRoots(parts.lower), ...wholeRoots(parts.upper));
  const sum = start > maxStart ? null : sumAt(problem, n, start);
  const base = E.divide(parts.upper.constant, parts.lower.constant);
  const { shifts: upper } = parts.upper;
  const { shifts: lower } = parts.lower;
  const h = closedForm({ base, upper, lower, from: start, first: E.one }, E.symbol(n));
  if (sum === null || h === null) return null;
  const f = E.divide(boundary, substitute(h, { [n]: E.add(E.symbol(n), E.one) }));
  const [only, ...others] = shapesOf(f, n) ?? [];
  if (only === undefined || others.length > 0) return null;
  const to = E.subtract(E.symbol(n), E.one);
  const inner = byTelescoping({ f, index: n, from: E.number(start), to }, only);
  return inner === null ? null : { h, grown: E.add(sum, inner.value), start, sum, inner };
}

const signed = (text: string): string => (text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`);

/** The identity of the terms, and what it says of the sums. */
function recurrenceLines(
  { index, to }: SumProblem,
  shape: Shape,
  { R, s, ratio, boundary }: Inhomogeneous,
): readonly ShownStep[] {
  const n = to.kind === 'symbol' ? to.name : '';
  const F = termOf(shape, index);
  const next = substitute(F, { [n]: E.add(E.symbol(n), E.one) });
  const G = E.multiply(lowest(R), F);
  const [r, rest] = [lowest(ratio), lowest(boundary)];
  const isZero = E.equal(rest, E.zero);
  const held = (text: (a: Expression) => string, open: string, close: string): string =>
    r.kind === 'sum' ? `${open}${text(r)}${close}` : text(r);
  return [
    {
      rule: 'identity of the terms',
      says: `With R the right side is G(${index} + 1) - G(${index}), where G is R times the term; divided by the term both sides are one rational function.`,
      before: { expression: E.add(next, E.multiply(lowest(s), F)) },
      after: { expression: E.subtract(shifted(G, index, 1), G) },
      steps: [],
    },
    {
      rule: 'recurrence',
      says: isZero
        ? `Added for all ${index}, the right side telescopes to 0, since G vanishes at both ends.`
        : `Added for all ${index}, the right side telescopes to -G(0), since G vanishes at the upper end.`,
      written: {
        text: `S(${n} + 1) = ${held(toText, '(', ')')}*S(${n})${isZero ? '' : signed(toText(rest))}`,
        latex: `S(${n} + 1) = ${held(toLatex, '\\left(', '\\right)')} \\, S(${n})${isZero ? '' : signed(toLatex(rest))}`,
      },
      steps: [],
    },
  ];
}

/** What stands above and below the fraction line of a quotient in lowest terms. */
function parted(a: Expression): { readonly above: Expression; readonly below: Expression } {
  const factors = E.factorsOf(a);
  const isBelow = (one: Expression): boolean =>
    one.kind === 'power' && one.exponent.kind === 'number' && Q.sign(one.exponent.value) < 0;
  return {
    above: E.product(factors.filter((one) => !isBelow(one))),
    below: E.product(factors.filter(isBelow).map((one) => E.reciprocal(one))),
  };
}

interface Solution {
  readonly value: Expression;
  /** The first upper bound from which the ratios lead on, and the sum there. */
  readonly start: { readonly n: number; readonly sum: Expression };
  readonly conditions: readonly Condition[];
}

const maxStart = 3;

/** S(n) = S(first)·Π ratio(j) for first ≤ j < n, where no ratio from there on has a pole; smaller n are tried. */
function solved(problem: SumProblem, ratio: Expression, n: string): Solution | null {
  const parts = quotientOfLinear(ratio, n);
  if (parts === null) return null;
  const roots = [...wholeRoots(parts.lower), ...wholeRoots(parts.upper)];
  // A ratio of 0 makes all sums 0 after the first.
  const first = Math.max(0, ...roots) + (E.equal(parts.upper.constant, E.zero) ? 1 : 0);
  const sum = first > maxStart ? null : sumAt(problem, n, first);
  if (sum === null) return null;
  const value = E.equal(sum, E.zero)
    ? E.zero
    : closedForm(
        {
          base: E.divide(parts.upper.constant, parts.lower.constant),
          upper: parts.upper.shifts,
          lower: parts.lower.shifts,
          from: first,
          first: sum,
        },
        E.symbol(n),
      );
  if (value === null) return null;
  const holdsBefore = Array.from({ length: first }, (_, j) => holdsAt(problem, n, value, j));
  const least = holdsBefore.lastIndexOf(false) + 1;
  const conditions = least > 0 ? [condition(E.symbol(n), '>=', E.number(least))] : [];
  return { value, start: { n: first, sum }, conditions };
}

/** The sum for an upper bound that is a number. */
function sumAt(problem: SumProblem, n: string, to: number): Expression | null {
  const put = { [n]: E.number(to) };
  const total = added({ ...problem, f: substitute(problem.f, put), to: E.number(to) });
  const found = total === null ? null : expand(total);
  return found?.ok ? found.value : total;
}

function holdsAt(problem: SumProblem, n: string, value: Expression, to: number): boolean {
  const sum = sumAt(problem, n, to);
  const found = substitute(value, { [n]: E.number(to) });
  if (sum === null || mayHaveNoValue(found)) return false;
  const difference = expand(E.subtract(sum, found));
  return difference.ok && E.equal(difference.value, E.zero);
}

/** ratio(n − 1) as a quotient of linear factors: S(n)/S(n − 1). */
function quotientOfLinear(ratio: Expression, n: string): { readonly upper: Factors; readonly lower: Factors } | null {
  const { above, below } = parted(lowest(substitute(ratio, { [n]: E.subtract(E.symbol(place), E.one) })));
  const multiplied = (a: Expression): Expression => {
    const found = expand(a);
    return found.ok ? found.value : a;
  };
  const top = multiplied(above);
  const lower = linearFactors(multiplied(below));
  const upper = E.equal(top, E.zero) ? { constant: E.zero, shifts: [] } : linearFactors(top);
  return upper === null || lower === null ? null : { upper, lower };
}

interface Result extends Pick<Solution, 'start' | 'value'> {
  readonly ratio: Expression;
}

function linesOf(
  problem: SumProblem,
  shape: Shape,
  found: TelescopedIdentity,
  { ratio, start, value }: Result,
): readonly ShownStep[] {
  const n = problem.to.kind === 'symbol' ? problem.to.name : '';
  return [
    ...recurrenceLines(problem, shape, { ...found, ratio, boundary: E.zero }),
    {
      rule: 'product of the ratios',
      says: `It begins with S(${start.n}) = ${toText(start.sum)}.`,
      written: { text: `S(${n}) = ${toText(value)}`, latex: `S(${n}) = ${toLatex(value)}` },
      steps: [],
    },
  ];
}
