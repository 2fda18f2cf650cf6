import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import { type Condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { children, contains, freeSymbols, transform } from '../../expression/walk.ts';
import { whyNoValue } from '../../expression/why-no-value.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { asOneFraction } from '../fraction.ts';
import { simplest } from '../simplify/simplify.ts';
import { combined, type Joint } from './combined.ts';
import { definedWhere, hasPlainLetters, isDefinedEverywhere } from './defined.ts';
import { isPossible, withoutImplied } from './feasible.ts';
import type { IsolatedCase } from './isolated-case.ts';
import { joined } from './joined.ts';
import { layerOf, symmetric, turned } from './layers.ts';
import {
  bounds,
  type Comparing,
  comparedWith,
  everyNumber,
  isEverything,
  mapped,
  type Range,
  rangesWritten,
  standing,
} from './range.ts';
import { type Sign, signCases } from './sign-cases.ts';

/*
 * Equations and inequalities with real letters beside the unknown, where the unknown can be brought to stand in one place: what stands around
 * it is undone from the outside to the inside, and each time it depends on the letters what is left, the cases are taken apart.
 *
 * Example: |x − a| < b. For b > 0 it is −b < x − a < b, which is a − b < x < a + b; for b ≤ 0 there is no such x.
 *
 * The class: sums and products with letters, absolute values, even powers and roots, reciprocals, logarithms, exponentials of numbers, and
 * for inequalities squares that are completed. Two values that stand below a further one of these are not followed.
 */

const maxCases = 10;

/** All x with left `comparing` right, by cases of the other letters, which are real; null where x cannot be isolated. */
export function isolate(
  [left, right]: readonly [Expression, Expression],
  comparing: Comparing,
  x: string,
): readonly IsolatedCase[] | null {
  const difference = E.subtract(left, right);
  if (!contains(difference, x)) return null;
  if ([left, right].some((side) => !hasPlainLetters(side, x))) return null;
  const defined = definedWhere([left, right], x);
  const worked = compared(difference, comparing, { x, when: defined, steps: [] });
  if (worked === null) return null;
  const found = worked.map((one) =>
    one.ranges === 'unknown' ? withoutUnknown(one, [left, right], comparing, x) : [one],
  );
  // A line that only says the problem again is no step.
  const given = `${toText(left)} ${comparing} ${toText(right)}`;
  const cases = joined(
    found
      .flat()
      .filter(({ when }) => isPossible(when))
      .map((one) => ({
        when: withoutImplied(distinctConditions(one.when)),
        ranges: plain(one.ranges),
        steps: one.steps.filter(({ written }) => written?.text !== given),
      })),
  );
  const first = cases.findIndex(({ ranges }) => ranges !== 'unknown' && ranges.length > 0 && !isEverything(ranges));
  if (first === -1 || cases.length > maxCases) return null;
  return [cases[first]!, ...cases.filter((_, k) => k !== first)];
}

/** What was done so far. */
interface Way {
  readonly x: string;
  readonly when: readonly Condition[];
  readonly steps: readonly ShownStep[];
}

const plain = (ranges: readonly Range[] | 'unknown'): readonly Range[] | 'unknown' =>
  ranges === 'unknown' ? ranges : ranges.map((one) => mapped(one, simplest));

/** All x with u standing so to 0. */
function compared(u: Expression, comparing: Comparing, way: Way): readonly IsolatedCase[] | null {
  const { x } = way;
  const coefficients = coefficientsOf(multipliedOut(u), x);
  if (coefficients?.length === 2) return linear(coefficients, comparing, way);
  if (coefficients?.length === 3) return quadratic(coefficients, comparing, way);
  if (coefficients !== null && coefficients.length < 2) return null;
  const fraction = comparing === '=' ? ofFraction(u, way) : null;
  if (fraction !== null) return fraction;
  const kernel = kernelOf(u, x);
  if (kernel === null) return null;
  const [constant, rate, ...higher] = kernel.coefficients;
  if (rate === undefined || higher.length > 0) return null;
  return times(rate, kernel.inner, standing(comparing, multipliedOut(E.negate(constant!))), way);
}

/** c₀ + c₁x */
function linear([constant, rate]: readonly Expression[], comparing: Comparing, way: Way) {
  return times(rate!, E.symbol(way.x), standing(comparing, multipliedOut(E.negate(constant!))), way);
}

/** Numerator 0, where the denominator is not 0: of a quotient whose numerator is at most quadratic in x. */
function ofFraction(u: Expression, way: Way): readonly IsolatedCase[] | null {
  const { x } = way;
  const whole = asOneFraction(u);
  const numerator = whole && coefficientsOf(multipliedOut(whole.numerator), x);
  if (whole === null || (numerator?.length !== 2 && numerator?.length !== 3)) return null;
  const below = E.factorsOf(whole.whole)
    .filter((one) => contains(one, x) && Q.sign(E.coefficient(E.exponentOf(one))) < 0)
    .map(E.baseOf);
  if (below.length === 0 || below.some((one) => coefficientsOf(multipliedOut(one), x) === null)) return null;
  const cleared = line('multiply by the denominators', saysCleared, `${toText(multipliedOut(whole.numerator))} = 0`);
  const here = { ...way, steps: [...way.steps, cleared] };
  if (numerator.length === 3) return besidePoles(u, numerator, below, here);
  const found = linear(numerator, '=', here);
  return found === null ? null : found.flatMap((one) => withoutPoles(one, below, x));
}

/** A quadratic numerator is 0 at no pole, but where letters have the values for which it is: these are put in, and all begins anew. */
function besidePoles(
  u: Expression,
  numerator: readonly Expression[],
  below: readonly Expression[],
  way: Way,
): readonly IsolatedCase[] | null {
  const whole = E.sum(numerator.map((one, k) => E.product([one, E.power(E.symbol(way.x), E.number(k))])));
  const poles = below.map((part) => coefficientsOf(multipliedOut(part), way.x)!);
  if (poles.some((one) => one.length !== 2 || freeSymbols(one[1]!).length > 0)) return null;
  const there = poles.map(([c, rate]) => substitute(whole, { [way.x]: E.negate(E.divide(c!, rate!)) }));
  const value = E.power(multipliedOut(E.product(there)), E.two);
  return bySign(value, way, (sign, here) => {
    if (sign !== 0) return quadratic(numerator, '=', here);
    const left = withValues(u, here.when);
    const isKnown = !E.equal(left, u) && contains(left, way.x);
    return isKnown
      ? compared(left, '=', { ...here, steps: way.steps.slice(0, -1) })
      : [{ when: here.when, ranges: 'unknown', steps: [] }];
  });
}

const saysCleared = 'A fraction is 0 where its numerator is 0 and its denominator is not.';

/** The solution is none where a denominator is 0 there. */
function withoutPoles(one: IsolatedCase, below: readonly Expression[], x: string): readonly IsolatedCase[] {
  if (one.ranges === 'unknown' || one.ranges.length === 0) return [one];
  if (isEverything(one.ranges)) return [{ ...one, ranges: 'unknown' }];
  const at = one.ranges[0]!.from!;
  const value = simplest(E.product(below.map((part) => multipliedOut(substitute(part, { [x]: at })))));
  const cases = signCases(E.power(value, E.two), one.when);
  if (cases === null) return [{ ...one, ranges: 'unknown' }];
  return cases.map(({ sign, when }) => ({
    ...one,
    when: [...one.when, ...when],
    ranges: sign === 0 ? [] : one.ranges,
  }));
}

/** u as a polynomial in the one function of x that it holds. */
function kernelOf(u: Expression, x: string) {
  const found: Expression[] = [];
  collectKernels(u, x, found);
  const [inner, ...others] = found;
  if (inner === undefined || others.length > 0) return null;
  const name = '\u2113';
  const replaced = multipliedOut(transform(u, (node) => (E.equal(node, inner) ? E.symbol(name) : node)));
  const coefficients = contains(replaced, x) ? null : coefficientsOf(replaced, name);
  return coefficients && { inner, coefficients };
}

function collectKernels(u: Expression, x: string, found: Expression[]): void {
  if (!contains(u, x)) return;
  if (u.kind === 'sum' || u.kind === 'product') for (const child of children(u)) collectKernels(child, x, found);
  else if (!found.some((one) => E.equal(one, u))) found.push(u);
}

/** All x with c·v in the range, v being one function of x. */
const times = (c: Expression, v: Expression, range: Range, way: Way): readonly IsolatedCase[] | null =>
  bySign(c, way, (sign, here) =>
    sign === 0 ? withoutFactor(v, range, here) : inRanges(v, [divided(range, c, sign)], shown(c, v, range, sign, here)),
  );

/** The solutions for each sign that a factor can have; null where it cannot be told, or one of them leads nowhere. */
function bySign(
  c: Expression,
  way: Way,
  solve: (sign: Sign, here: Way) => readonly IsolatedCase[] | null,
): readonly IsolatedCase[] | null {
  const signs = freeSymbols(c).length === 0 ? constantSign(c) : signCases(c, way.when);
  if (signs === null) return null;
  const all: IsolatedCase[] = [];
  for (const { sign, when } of signs) {
    const found = solve(sign, { ...way, when: [...way.when, ...when] });
    if (found === null) return null;
    all.push(...found);
  }
  return all;
}

function constantSign(c: Expression): readonly { sign: Sign; when: readonly Condition[] }[] | null {
  const sign = certainSign(c);
  return sign === 1 || sign === -1 ? [{ sign, when: [] }] : null;
}

const divided = (range: Range, c: Expression, sign: Sign): Range =>
  mapped(range, (end) => simplest(E.divide(end, c)), sign > 0);

/** The line in which both sides are divided. */
function shown(c: Expression, v: Expression, range: Range, sign: Sign, way: Way): Way {
  if (E.equal(c, E.one)) return { ...way, steps: [...way.steps, ...step('bring to one side', saysMoved, v, [range])] };
  const isTurned = sign < 0 && !(range.from === range.to);
  const says = `What holds no ${way.x} goes to the other side, and both sides are divided by ${toText(c)}${isTurned ? ', which is negative here, so that the comparison turns round' : ''}.`;
  return {
    ...way,
    steps: [...way.steps, ...step('divide by the coefficient', says, v, [divided(range, c, sign)])],
  };
}

const saysMoved = 'What holds no unknown goes to the other side.';

/** 0·v beside t: whether it holds is told by t, for every x or for none. */
function withoutFactor(v: Expression, range: Range, way: Way): readonly IsolatedCase[] | null {
  const single = comparedWith(range);
  if (single === null) return null;
  const t = withValues(single.t, way.when);
  const signs = signCases(t, way.when);
  if (signs === null) return null;
  const isEverywhere = isDefinedEverywhere(v, way.x);
  return signs.map(({ sign, when }) => {
    const holds = holdsFor(sign, single.comparing);
    const ranges = holds ? (isEverywhere ? [everyNumber] : ('unknown' as const)) : [];
    return { when: [...way.when, ...when], ranges, steps: way.steps };
  });
}

/** What is left where the values of letters leave no x: e^(a*x) = b is 1 = b for a = 0. */
function withoutUnknown(
  one: IsolatedCase,
  sides: readonly [Expression, Expression],
  comparing: Comparing,
  x: string,
): readonly IsolatedCase[] {
  const [left, right] = sides.map((side) => withValues(side, one.when));
  if ([left!, right!].some((side) => whyNoValue(side) !== undefined)) return [{ ...one, ranges: [] }];
  const difference = E.subtract(left!, right!);
  if (contains(difference, x) || !sides.every((side) => isDefinedEverywhere(side, x))) return [one];
  const signs = freeSymbols(difference).length === 0 ? signOrZero(difference) : signCases(difference, one.when);
  if (signs === null) return [one];
  return signs.map(({ sign, when }) => ({
    ...one,
    when: [...one.when, ...when],
    ranges: holdsFor(opposite[sign], comparing) ? [everyNumber] : [],
  }));
}

const opposite = { [-1]: 1, 0: 0, 1: -1 } as const;

/** Whether 0 stands so to a number of this sign. */
const holdsFor = (sign: Sign, comparing: Comparing): boolean =>
  sign === 0 ? comparing.endsWith('=') : comparing.startsWith('<') ? sign > 0 : comparing.startsWith('>') && sign < 0;

/** With the values that letters are known to have. */
function withValues(a: Expression, when: readonly Condition[]): Expression {
  const known = when.flatMap(({ left, relation, right }) =>
    relation === '=' && left.kind === 'symbol' ? [[left.name, right] as const] : [],
  );
  return known.length === 0 ? a : multipliedOut(substitute(a, Object.fromEntries(known)));
}

/** c₀ + c₁x + c₂x² by completing the square. */
const quadratic = (
  [c0, c1, c2]: readonly Expression[],
  comparing: Comparing,
  way: Way,
): readonly IsolatedCase[] | null =>
  bySign(comparing === '=' ? E.power(c2!, E.two) : c2!, way, (sign, here) =>
    sign === 0
      ? linearLeft(
          [c0!, c1!].map((one) => withValues(one, here.when)),
          comparing,
          here,
        )
      : completed([c0!, c1!, c2!], sign > 0 ? comparing : turned[comparing], sign, here),
  );

/** What is left where the square has the factor 0. */
function linearLeft(coefficients: readonly Expression[], comparing: Comparing, way: Way) {
  if (!E.equal(coefficients[1]!, E.zero)) return linear(coefficients, comparing, way);
  return withoutFactor(E.symbol(way.x), standing(comparing, E.negate(coefficients[0]!)), way);
}

/** (x + h)² beside D/(2c₂)², with D = c₁² − 4c₀c₂. */
function completed([c0, c1, c2]: readonly Expression[], comparing: Comparing, sign: Sign, way: Way) {
  const discriminant = multipliedOut(E.subtract(E.power(c1!, E.two), E.product([E.number(4), c0!, c2!])));
  const twice = E.product([E.number(2 * sign), c2!]);
  const shift = E.divide(c1!, E.product([E.two, c2!]));
  const inner = E.add(E.symbol(way.x), shift);
  const cases = freeSymbols(discriminant).length === 0 ? signOrZero(discriminant) : signCases(discriminant, way.when);
  if (cases === null) return null;
  const size = simplest(E.divide(discriminant, E.power(twice, E.two)));
  const squared = E.power(inner, E.two);
  // Where there is no linear term nothing is completed.
  const from = E.equal(c1!, E.zero)
    ? shown(c2!, squared, standing(sign > 0 ? comparing : turned[comparing], multipliedOut(E.negate(c0!))), sign, way)
    : withLine(way, 'completing the square', saysCompleted, squared, [standing(comparing, size)]);
  const all: IsolatedCase[] = [];
  for (const one of cases) {
    // A letter before the square has the sign of the case, which its root would not show.
    const root = simplest(freeSymbols(c2!).length === 0 ? E.sqrt(size) : E.divide(rootOf(discriminant), twice));
    const ranges = symmetric(comparing, root, one.sign);
    const here = { ...from, when: [...way.when, ...one.when] };
    const found = inRanges(inner, ranges, withLine(here, 'square root on both sides', saysRoot, inner, ranges));
    if (found === null) return null;
    all.push(...found);
  }
  return all;
}

/** √(4a² + 4) as 2·√(a² + 1). */
function rootOf(a: Expression): Expression {
  if (E.equal(a, E.zero)) return a;
  const numbers = E.termsOf(a).map(E.coefficient);
  const content = Q.rational(
    numbers.map(({ numerator }) => numerator).reduce<Z.Integer>(Z.gcd, 0),
    numbers.map(({ denominator }) => denominator).reduce<Z.Integer>(Z.lcm, 1),
  );
  const outside = E.coefficient(E.sqrt(E.number(content)));
  const inside = multipliedOut(E.product([E.number(Q.reciprocal(Q.multiply(outside, outside))), a]));
  return E.product([E.number(outside), E.sqrt(inside)]);
}

const saysCompleted = 'The square is completed, and what holds no unknown goes to the other side.';
const saysRoot = 'A square is never negative, and two numbers of opposite signs have the same.';

const signOrZero = (a: Expression): readonly { sign: Sign; when: readonly Condition[] }[] | null =>
  E.equal(a, E.zero) ? [{ sign: 0, when: [] }] : constantSign(a);

/** All x with v in one of the ranges. */
function inRanges(v: Expression, ranges: readonly Range[], way: Way): readonly IsolatedCase[] | null {
  const { x, when, steps } = way;
  if (ranges.length === 0 || (v.kind === 'symbol' && v.name === x)) return [{ when, ranges, steps }];
  const isPolynomial = coefficientsOf(multipliedOut(v), x);
  if (isEverything(ranges)) return [{ when, ranges: isDefinedEverywhere(v, x) ? ranges : 'unknown', steps }];
  if (isPolynomial?.length === 2) return shifted(isPolynomial, ranges, way);
  const [first, ...others] = ranges;
  if (others.length > 0) return inParts(v, [first!, ...others], 'or', way);
  const single = comparedWith(first!);
  if (single === null) return inParts(v, bounds(first!), 'and', way);
  if (v.kind === 'sum' || v.kind === 'product') return compared(E.subtract(v, single.t), single.comparing, way);
  return undone(v, single.comparing, single.t, way);
}

/** Each part by itself, and what holds of one or of all of them. */
function inParts(v: Expression, parts: readonly Range[], joint: Joint, way: Way): readonly IsolatedCase[] | null {
  let all: readonly IsolatedCase[] | null = null;
  for (const [k, part] of parts.entries()) {
    const says =
      k > 0 ? 'Then the other one.' : `${joint === 'or' ? 'One of them holds' : 'Both hold'}: first this one.`;
    const written = withLine(way, 'one part', says, v, [part]);
    const found = inRanges(v, [part], { ...written, steps: written.steps.slice(way.steps.length) });
    if (found === null) return null;
    all = all === null ? found : combined(all, found, joint, way.x);
  }
  return all?.map((one) => ({ ...one, steps: [...way.steps, ...one.steps] })) ?? null;
}

/** c₀ + c₁x in the ranges; c₁ is a number or one case of its sign at a time. */
function shifted([constant, rate]: readonly Expression[], ranges: readonly Range[], way: Way) {
  const signs = freeSymbols(rate!).length === 0 ? constantSign(rate!) : signCases(rate!, way.when);
  if (signs === null) return null;
  return signs.map(({ sign, when }): IsolatedCase => {
    const here = [...way.when, ...when];
    if (sign === 0) return { when: here, ranges: 'unknown', steps: way.steps };
    const change = (end: Expression): Expression => simplest(E.divide(E.subtract(end, constant!), rate!));
    const found = ranges.map((one) => mapped(one, change, sign > 0));
    const inOrder = sign > 0 ? found : found.toReversed();
    const says = `The unknown is left alone in the same way in each part.`;
    return {
      when: here,
      ranges: inOrder,
      steps: [...way.steps, ...step('solve for the unknown', says, E.symbol(way.x), inOrder)],
    };
  });
}

/** v is one function of what holds x: the function is undone, by cases of the sign of t. */
function undone(v: Expression, comparing: Comparing, t: Expression, way: Way): readonly IsolatedCase[] | null {
  const layer = layerOf(v, way.x);
  if (layer === null) return null;
  const value = withValues(t, way.when);
  const signless = [{ sign: 1 as const, when: [] }];
  const cases = layer.isSignless
    ? signless
    : freeSymbols(value).length === 0
      ? signOrZero(value)
      : signCases(value, way.when);
  if (cases === null) return null;
  const all: IsolatedCase[] = [];
  for (const { sign, when } of cases) {
    const ranges = layer.back(comparing, value, sign).map((one) => mapped(one, simplest));
    const here = { ...way, when: [...way.when, ...when] };
    const found = inRanges(layer.inner, ranges, withLine(here, layer.rule, layer.says, layer.inner, ranges));
    if (found === null) return null;
    all.push(...found);
  }
  return all;
}

const withLine = (way: Way, rule: string, says: string, u: Expression, ranges: readonly Range[]): Way => ({
  ...way,
  steps: [...way.steps, ...step(rule, says, u, ranges)],
});

/** A line that says in which ranges a quantity lies; none where it is in none or in all. */
function step(rule: string, says: string, u: Expression, ranges: readonly Range[]): readonly ShownStep[] {
  if (ranges.length === 0 || isEverything(ranges)) return [];
  return [{ rule, says, written: rangesWritten(u, ranges), steps: [] }];
}
