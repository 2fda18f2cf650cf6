import { simplest } from '../../algebra/simplify/simplify.ts';
import { add, equal, negate, subtract, sum, zero } from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import { isPiecewise } from '../../expression/piecewise.ts';
import type { StepParts } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';
import { spend } from '../../result/budget.ts';
import type { Result } from '../../result/result.ts';
import { isContinuousAt } from '../continuity.ts';
import { type Antiderivative, antiderivative, textbookAntiderivative } from '../integral.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { maxPoints } from '../quadrature/critical-points.ts';
import { pointsInside } from '../quadrature/cuts.ts';
import { integrandOf, pointOf } from '../quadrature/integrand.ts';
import { endsPutIn, type Names, saysTheorem } from './ends-put-in.ts';
import { atInstance, instancesOf } from './parameters/instances.ts';
import { hasManySteps } from './pieces.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from './problem.ts';
import { withLettersForRoots } from './real-roots.ts';

/*
 * The fundamental theorem on every piece: the range is cut where the integrand or the antiderivative F is singular or jumps,
 * F(q⁻) − F(p⁺) is taken on each piece by one-sided limits, and the pieces are added up. A value is put in only where F is shown to be
 * continuous (`continuity.ts`); at π/2 the tangent has none, whatever a double says.
 *
 * Where F may jump is found by sampling, which can miss a place, and with letters it is not looked for: the comparison with a
 * quadrature decides.
 */

/** F at the upper end less F at the lower one, piece by piece. */
export function byFundamentalTheorem(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const found = antiderivativeOf(f, variable, context, antiderivative);
  if (!found.ok) return null;
  const F = found.value.expression;
  const hasLetters = lettersOf(problem).length > 0;
  const isStaircase = !hasLetters && hasManySteps(problem);
  const inside = hasLetters || isStaircase ? [] : insideOf(f, problem);
  const jumps = hasLetters || isStaircase ? [] : jumpsOf(F, problem, inside);
  const whole = isStaircase
    ? acrossSteps(F, problem)
    : (overPieces(F, problem, [...inside, ...jumps]) ??
      overPieces(F, problem, []) ??
      (hasLetters && isPiecewise(f, variable) && freeSymbols(f).length === 1 ? acrossSteps(F, problem) : null));
  if (whole === null) return null;
  const first = simplest(whole.total);
  // What is put into pieces is a number at last: what that leaves is simplified once more.
  const value = isPiecewise(F, variable) ? simplest(first) : first;
  const { ends, conditions } = whole;
  const [a, b] = namesOfEnds(problem);
  return {
    value,
    conditions,
    antiderivative: F,
    jumps,
    cuts: inside,
    step: stepOf(problem, value, {
      rule: 'fundamental theorem of calculus',
      says: saysTheorem(F, problem, ends, [a, b]),
      with: { [`F(${variable})`]: F, ...valuesAtEnds(ends, [a, b]), [a]: lower, [b]: upper },
      steps: () => [found.value.step, ...endsPutIn(F, problem, { ends, names: [a, b], value })],
    }),
  };
}

/**
 * The same where the rules of a textbook lead to an elementary antiderivative: of ∫ x·e^(−x) and ∫ dx/(x² + 1) over infinite ranges everyone can
 * follow that, where a transform or residues give the number alone.
 */
export const byTextbookAntiderivative = (problem: Problem, context: Context): Answer | null =>
  antiderivativeOf(problem.f, problem.variable, context, textbookAntiderivative) === null
    ? null
    : byFundamentalTheorem(problem, context);

const usualWork = 300_000;

/** The antiderivative, sought once in a search: pieces of one problem often have the same integrand. */
function antiderivativeOf<Found extends Result<Antiderivative> | null>(
  f: Expression,
  variable: string,
  { budget, known }: Context,
  find: (f: Expression, variable: string, options: { readonly work: number }) => Found,
): Found | Result<Antiderivative> {
  const before = known.find((one) => one.variable === variable && equal(one.f, f));
  if (before !== undefined) return before.found;
  const work = Math.max(0, Math.min(usualWork, budget.left));
  const found = find(f, variable, { work });
  if (found === null) return found;
  spend(budget, work / 2);
  known.push({ f, variable, found });
  return found;
}

/** What a textbook calls the ends; the first pair of which no letter stands for something else in the problem. */
function namesOfEnds({ f, variable, lower, upper }: Problem): Names {
  const taken = new Set([variable, ...[f, lower, upper].flatMap((part) => freeSymbols(part))]);
  const pairs: readonly Names[] = [
    ['a', 'b'],
    ['p', 'q'],
    ['c', 'd'],
  ];
  return pairs.find((pair) => !pair.some((name) => taken.has(name))) ?? ['x_1', 'x_2'];
}

/** F at the upper and at the lower end, and between them the one-sided limits at the cuts. */
function valuesAtEnds(ends: Pieces['ends'], [a, b]: Names): StepParts {
  const between = ends
    .slice(1, -1)
    .flatMap(([left, right], k) => [[`F(c_${k + 1}⁻)`, left] as const, [`F(c_${k + 1}⁺)`, right] as const]);
  return { [`F(${b})`]: ends[ends.length - 1]![0], [`F(${a})`]: ends[0]![1], ...Object.fromEntries(between) };
}

function insideOf(f: Expression, { variable, lower, upper }: Problem): readonly Expression[] {
  const [low, high] = [lower, upper].map((end) => pointOf(end, nearestDouble(end))).sort((p, q) => p.x - q.x);
  const found = pointsInside(integrandOf(f, variable), low!, high!);
  return found.length > maxPoints ? [] : found.map(({ exact }) => exact);
}

/** The places inside the range where F may jump or have no value and the integrand is harmless, among those that are known exactly. */
function jumpsOf(F: Expression, problem: Problem, known: readonly Expression[]): readonly Expression[] {
  const { variable, lower, upper } = problem;
  const [low, high] = [lower, upper].map((end) => pointOf(end, nearestDouble(end))).sort((p, q) => p.x - q.x);
  const found = pointsInside(integrandOf(F, variable), low!, high!);
  if (found.length > maxPoints) return [];
  return found.flatMap(({ exact, rough }) =>
    rough || known.some((one) => equal(one, exact)) || isContinuousAt(F, variable, exact) ? [] : [exact],
  );
}

interface Pieces {
  readonly total: Expression;
  /** F at every end from the left and from the right. */
  readonly ends: readonly (readonly [Expression, Expression])[];
  readonly conditions: readonly Condition[];
}

function overPieces(F: Expression, problem: Problem, inside: readonly Expression[]): Pieces | null {
  const { variable, lower, upper } = problem;
  const ends = [lower, ...[...inside].sort((p, q) => evaluate(p) - evaluate(q)), upper];
  const values: (readonly [Expression, Expression])[] = [];
  const conditions: Condition[] = [];
  let total: Expression = zero;
  for (const [k, end] of ends.entries()) {
    const left = k === 0 ? undefined : valueAt(F, variable, end, 'left');
    const right = k === ends.length - 1 ? undefined : valueAt(F, variable, end, 'right');
    if (left === null || right === null) return null;
    for (const side of [left, right]) conditions.push(...(side?.conditions ?? []));
    if (left !== undefined) total = add(total, left.value);
    if (right !== undefined) total = subtract(total, right.value);
    values.push([(left ?? right)!.value, (right ?? left)!.value]);
  }
  return { total, ends: values, conditions };
}

/** An antiderivative in pieces has no jumps at the steps, and there the value of both sides. */
function acrossSteps(F: Expression, { variable, lower, upper }: Problem): Pieces | null {
  const values = [lower, upper].map((end) => simplest(withoutKnownSigns(substitute(F, { [variable]: end }))));
  const [from, to] = values;
  if (from === undefined || to === undefined || values.some((one) => !mayBeFinite(one))) return null;
  return {
    total: subtract(to, from),
    ends: [
      [from, from],
      [to, to],
    ],
    conditions: [],
  };
}

const mayBeFinite = (a: Expression): boolean => freeSymbols(a).length > 0 || Number.isFinite(evaluate(a));

interface ValueAtEnd {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
}

/** F at an end of a piece: its value where it is continuous, else the limit from inside. */
function valueAt(F: Expression, variable: string, at: Expression, side: 'left' | 'right'): ValueAtEnd | null {
  const end = infiniteEnd(at);
  if (end === null && isContinuousAtEnd(F, variable, at))
    return withoutPowersOfZero(withoutKnownSigns(substitute(F, { [variable]: at })));
  const found = limit(F, variable, at, end === null ? { side } : {});
  if (!found.ok) return valueByTerms(F, variable, at, side) ?? valueWithRealRoots(F, variable, at, side);
  if (found.value.kind !== 'value') return null;
  const { value, conditions } = found.value;
  if (mayHaveNoValue(value) || contains(value, variable)) return null;
  // Where a quantity of the letters was not to be 0, the limit is a value of an expression that is continuous in them.
  return { value, conditions: conditions.filter(({ relation }) => relation !== '!=') };
}

/** The limit where the square roots of letters are real. */
function valueWithRealRoots(
  F: Expression,
  variable: string,
  at: Expression,
  side: 'left' | 'right',
): ValueAtEnd | null {
  const plain = withLettersForRoots(F, variable);
  const found = plain && valueAt(plain.expression, variable, at, side);
  if (!plain || !found) return null;
  const others = found.conditions.map(({ left, relation, right }) =>
    condition(plain.back(left), relation, plain.back(right)),
  );
  return { value: plain.back(found.value), conditions: [...plain.conditions, ...others] };
}

/** The sum of the limits of the terms, where each has one: that of all together may be too hard to tell. */
function valueByTerms(F: Expression, variable: string, at: Expression, side: 'left' | 'right'): ValueAtEnd | null {
  if (F.kind !== 'sum') return null;
  const values = F.terms.map((term) => valueAt(term, variable, at, side));
  const known = values.filter((one) => one !== null);
  if (known.length < values.length || known.some(({ value }) => infiniteEnd(value) !== null)) return null;
  return { value: sum(known.map(({ value }) => value)), conditions: known.flatMap(({ conditions }) => conditions) };
}

/** 0^(n + 1) is 0, for n + 1 > 0: F is continuous at the end. */
function withoutPowersOfZero(a: Expression): { readonly value: Expression; readonly conditions: readonly Condition[] } {
  const conditions: Condition[] = [];
  const value = transform(a, (node) => {
    if (node.kind !== 'power' || !equal(node.base, zero) || freeSymbols(node.exponent).length === 0) return node;
    conditions.push(condition(node.exponent, '>'));
    return zero;
  });
  return { value, conditions };
}

/** |e| is e. */
const withoutKnownSigns = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.name !== 'abs' || freeSymbols(node).length > 0) return node;
    const sign = certainSign(node.args[0]!);
    return sign === 1 ? node.args[0]! : sign === -1 ? negate(node.args[0]!) : node;
  });

const letterInstances = 3;

/** With letters: at instances of them at which F is real there. */
function isContinuousAtEnd(F: Expression, variable: string, at: Expression): boolean {
  const letters = freeSymbols(add(F, at)).filter((name) => name !== variable);
  if (letters.length === 0) return isContinuousAt(F, variable, at);
  const real = conditionsOfForm(substitute(F, { [variable]: at }), zero, variable);
  const found = instancesOf(letters, real, letterInstances);
  return found.length > 0 && found.every((one) => isContinuousAt(atInstance(F, one), variable, atInstance(at, one)));
}
