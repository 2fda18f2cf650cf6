import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { condition, distinctConditions } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { mayHaveNoValue } from '../expression/no-value.ts';
import type { ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols, size, some, transform } from '../expression/walk.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { endedBy, Unfinished } from '../result/unfinished.ts';
import { approach, type Candidate, isRealFarOut, keepsSwinging } from './limit/approach.ts';
import { limitAtInfinity } from './limit/at-infinity.ts';
import { limitConditions } from './limit/conditions.ts';
import type { Assumption, Context } from './limit/context.ts';
import { conditionsOfContinuity } from './limit/continuous.ts';
import { hasUnknownCoefficient, withoutInternal } from './limit/internal.ts';
import { isRealSide, type LimitResult, mapLimit, type Side, type SideLimit, type Sides } from './limit/limit-result.ts';
import { hasPoleOver, isConstantOver, leavesAgainAndAgain, oscillationsIn, rangeOver } from './limit/oscillation.ts';
import { endsOfRange } from './limit/oscillation-ends.ts';
import { prepare } from './limit/prepare.ts';
import { simplifyLimit } from './limit/simplify-limit.ts';
import { type LimitWay, limitSteps, limitStepsBy } from './limit/steps.ts';
import type { Question } from './limit/steps-question.ts';
import { isZero } from './limit/zero.ts';

/*
 * Limits of real functions: D. Gruntz, "On Computing Limits in a Symbolic Manipulation System" (thesis, ETH Zürich, 1996).
 *
 * Everything is brought to x → +oo: x → a from the right is x = a + 1/t, from the left a − 1/t, x → −oo is x = −t.
 *
 * The idea. Functions made of exponentials and logarithms fall into comparability classes: f and g are in one class when
 * ln|f|/ln|g| tends to a number that is not 0. ln x, x, e^x, e^(x²), e^(e^x) are in different ones, x and x^100 in one. The limit of
 * an expression is decided by its fastest class alone:
 *
 *   1  prepare.ts      functions become exponentials, logarithms and functions that are analytic where their argument goes
 *   2  at-infinity.ts  the fastest subexpressions are found (`mostRapidlyVarying`), all exponentials of one class, or x itself, and
 *                      then x is replaced by e^x, which moves every class up by one and changes no limit
 *   3                  all of them are written as powers of one, w → 0, times something slower (`rewrite`)
 *   4  expand.ts       the expression is expanded as a series in w with coefficients that are slower expressions: c·w^e + …
 *   5                  e > 0: the limit is 0; e < 0: it is ±oo by the sign of c; e = 0: it is the limit of c, a smaller problem
 *
 * Example: e^x·(e^(1/x − e^(−x)) − e^(1/x)). The fastest class is {e^x, e^(−x)}; with w = e^(−x) it is
 * (e^(1/x − w) − e^(1/x))/w = −e^(1/x) + …, so e = 0 and the limit is that of −e^(1/x), −1.
 *
 * The hard part is telling whether a coefficient is 0 (`zero.ts`): a 0 that is not seen makes every later step wrong. It is also the
 * way to debug: a wrong limit is nearly always a leading coefficient that is 0, or a class that is too slow.
 *
 * What oscillates (sin x, ⌊x⌋) is no exp-log function: `oscillation.ts` puts a constant in its place and asks in the end whether the
 * result depends on it. Nothing is stated before `approach.ts` has seen the function come near it.
 */

interface LimitOptions {
  /** For a finite point; both unless told. */
  readonly side?: Side;
  readonly budget?: Budget;
}

const usualBudget = 250_000;
/** The name that the variable has on its way to +oo. */
const limitVariable = '\u2020t';

/**
 * The limit of an expression as a variable tends to a point (any expression without the variable, or ±oo). Other symbols are
 * constants, and taken for positive. Fails with `no-answer` where it cannot be decided or not be checked, `check-failed` where
 * the numerical approach contradicts what was found, `work-limit` when the budget is spent.
 */
export function limit(
  f: Expression,
  variable: string,
  to: Expression,
  options: LimitOptions = {},
): Result<LimitResult> {
  const assumed: Assumption[] = [];
  const found = unconditional(f, variable, to, options, assumed);
  const letters = freeSymbols(E.add(f, to)).filter((name) => name !== variable);
  if (!found.ok && some(f, isInfinity)) return ok({ ...withoutValues(to, options), conditions: [] });
  if (!found.ok) return withLettersBelowOne(f, variable, to, options, letters) ?? found;
  const value = found.value.kind === 'value' ? found.value.value : undefined;
  const evident = value === undefined ? null : conditionsOfContinuity(f, variable, to, value, vanishes);
  return ok({ ...found.value, conditions: evident ?? limitConditions(letters, assumed, value) });
}

/** Real between −1 and 1 alone. */
const boundedDomain = new Set(['asin', 'acos', 'atanh', 'asech']);

/**
 * The same for letters between 0 and 1, where an arcsine of them is real: a = b/(1 + b) for a positive b, and back again. Null where nothing in
 * the function asks for that, or it does not help.
 */
function withLettersBelowOne(
  f: Expression,
  variable: string,
  to: Expression,
  options: LimitOptions,
  letters: readonly string[],
): Result<LimitResult> | null {
  const isBounded = some(
    f,
    (node) => node.kind === 'apply' && boundedDomain.has(node.name) && !isFreeOf(node, letters),
  );
  if (!isBounded) return null;
  const each = (value: (letter: Expression) => Expression) =>
    Object.fromEntries(letters.map((name) => [name, value(E.symbol(name))]));
  const [inside, back] = [
    each((b) => E.divide(b, E.add(E.one, b))),
    each((a) => E.divide(a, E.add(E.one, E.negate(a)))),
  ];
  const assumed: Assumption[] = [];
  const found = unconditional(substitute(f, inside), variable, substitute(to, inside), options, assumed);
  if (!found.ok || found.value.kind !== 'value') return null;
  const restored = (a: Expression) => transform(substitute(a, back), simplifyLimit);
  const rested = assumed.map(({ quantity, relation }) => ({ quantity: restored(quantity), relation }));
  const conditions = limitConditions(letters, rested, restored(found.value.value));
  const range = letters.flatMap((name) => [condition(E.symbol(name), '>'), condition(E.symbol(name), '<', E.one)]);
  const others = conditions.filter(({ left, right }) => !isEvidentBelowOne(E.add(left, E.negate(right))));
  return ok(mapLimit({ ...found.value, conditions: distinctConditions([...range, ...others]) }, restored));
}

/** What has one sign for letters between 0 and 1: a, asin a, ln a, 1 − aⁿ, and products and powers of such. */
export function isEvidentBelowOne(a: Expression): boolean {
  if (a.kind === 'number') return !Q.isZero(a.value);
  if (a.kind === 'symbol') return true;
  if (a.kind === 'product') return a.factors.every(isEvidentBelowOne);
  if (a.kind === 'power') return isEvidentBelowOne(a.base);
  if (a.kind === 'apply') return signedBelowOne.has(a.name) && a.args[0]!.kind === 'symbol';
  if (a.kind !== 'sum') return false;
  return [1, -1].some((sign) => {
    const rest = E.sum([E.one, ...a.terms.map((term) => E.multiply(E.number(sign), term))]);
    const power = rest.kind === 'power' ? rest : { base: rest, exponent: E.one };
    return power.base.kind === 'symbol' && isNatural(power.exponent);
  });
}

const signedBelowOne = new Set(['asin', 'acos', 'ln']);

const isNatural = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) > 0;

const isFreeOf = (a: Expression, letters: readonly string[]): boolean => !letters.some((name) => contains(a, name));

type Unconditional =
  | { readonly kind: 'value'; readonly value: Expression; readonly sides: Sides }
  | { readonly kind: 'none'; readonly sides: Sides };

function unconditional(
  f: Expression,
  variable: string,
  to: Expression,
  options: LimitOptions,
  assumed: Assumption[],
): Result<Unconditional> {
  if (contains(to, variable)) return no('out-of-range', `The point must not contain ${variable} itself.`);
  if (!contains(f, variable)) return ofConstant(f);
  const work = options.budget ?? budget(usualBudget);
  const end = infiniteEnd(to);
  if (end !== null) {
    const found = sideLimit(
      substitute(f, { [variable]: end === 1 ? E.symbol(limitVariable) : E.negate(E.symbol(limitVariable)) }),
      work,
      assumed,
    );
    return found.ok ? ok(single(found.value, end === 1 ? 'left' : 'right')) : found;
  }
  const side = options.side ?? 'both';
  const towards = (sign: 1 | -1) => sideLimit(atPoint(f, variable, to, sign), work, assumed);
  if (side !== 'both') {
    const found = towards(side === 'right' ? 1 : -1);
    return found.ok ? ok(single(found.value, side)) : found;
  }
  const [right, left] = [towards(1), towards(-1)];
  // Where the function is not real, and what it does there cannot be found, the other side decides.
  const orNotReal = (one: Result<SideLimit>, other: Result<SideLimit>, sign: 1 | -1): Result<SideLimit> =>
    !one.ok && other.ok && isRealFarOut(atPoint(f, variable, to, sign), limitVariable) === false
      ? ok({ kind: 'not real' })
      : one;
  return joined(orNotReal(left, right, -1), orNotReal(right, left, 1));
}

const ofConstant = (f: Expression): Result<Unconditional> =>
  mayHaveNoValue(f)
    ? no('no-answer', 'No answer: this expression has no value.')
    : ok({ kind: 'value', value: f, sides: {} });

/** The function in terms of t → +oo, for x = to ± 1/t. */
const atPoint = (f: Expression, variable: string, to: Expression, sign: 1 | -1): Expression =>
  substitute(f, { [variable]: E.add(to, E.divide(E.number(sign), E.symbol(limitVariable))) });

const isInfinity = (a: Expression): boolean => infiniteEnd(a) === 1;

/** 1 or −1 for ±oo. */
export function infiniteEnd(to: Expression): 1 | -1 | null {
  if (to.kind === 'constant' && to.name === 'infinity') return 1;
  const opposite = E.negate(to);
  return opposite.kind === 'constant' && opposite.name === 'infinity' ? -1 : null;
}

/** What has no values comes near none, from whichever side. */
function withoutValues(to: Expression, { side = 'both' }: LimitOptions): Unconditional {
  const none: SideLimit = { kind: 'no values' };
  const end = infiniteEnd(to);
  if (end === null && side === 'both') return { kind: 'none', sides: { left: none, right: none } };
  return single(none, end === null ? (side === 'left' ? 'left' : 'right') : end === 1 ? 'left' : 'right');
}

const single = (found: SideLimit, side: 'left' | 'right'): Unconditional =>
  found.kind === 'value'
    ? { kind: 'value', value: found.value, sides: { [side]: found } }
    : { kind: 'none', sides: { [side]: found } };

function joined(left: Result<SideLimit>, right: Result<SideLimit>): Result<Unconditional> {
  if (!right.ok) return right;
  if (!left.ok) return left;
  const sides: Sides = { left: left.value, right: right.value };
  const [a, b] = [left.value, right.value];
  if (a.kind === 'value' && b.kind === 'value' && sameLimit(a.value, b.value))
    return ok({ kind: 'value', value: shorter(a.value, b.value), sides });
  // Where the function is not real on one side, the other decides.
  const real = isRealSide(a) === isRealSide(b) ? undefined : isRealSide(a) ? a : b;
  return ok(real?.kind === 'value' ? { kind: 'value', value: real.value, sides } : { kind: 'none', sides });
}

function sameLimit(a: Expression, b: Expression): boolean {
  const [left, right] = [infiniteEnd(a), infiniteEnd(b)];
  if (left !== null || right !== null) return left === right;
  return sameConstant(a, b);
}

/** Whether two limits of one question are the same, whatever the letters in them are. */
export function sameSides(a: LimitResult, b: LimitResult): boolean {
  const names = ['left', 'right'] as const;
  if (a.kind !== b.kind || (a.kind === 'value' && b.kind === 'value' && !sameLimit(a.value, b.value))) return false;
  return names.every((name) => {
    const [one, other] = [a.sides[name], b.sides[name]];
    return one === undefined || other === undefined ? one === other || a.kind === 'value' : sameSide(one, other);
  });
}

function sameSide(a: SideLimit, b: SideLimit): boolean {
  if (a.kind === 'value' && b.kind === 'value') return sameLimit(a.value, b.value);
  if (a.kind !== 'oscillates' || b.kind !== 'oscillates') return a.kind === b.kind;
  const [ends, others] = [a.between, b.between];
  return ends !== null && others !== null && ends.every((end, k) => sameConstant(end, others[k]!));
}

const shorter = (a: Expression, b: Expression): Expression => (size(b) < size(a) ? b : a);

const vanishes = (a: Expression): boolean => sameConstant(a, E.zero);

function sameConstant(a: Expression, b: Expression): boolean {
  try {
    return isZero(E.add(a, E.negate(b)), newContext(budget(usualBudget)));
  } catch (error) {
    if (endedBy(error, 'undecided', 'oscillates')) return false;
    throw error;
  }
}

/** A fresh context of one limit with its own budget. */
export const newContext = (work: Budget, assumed: Assumption[] = []): Context => ({
  assumed,
  variable: limitVariable,
  budget: work,
  oscillations: [],
  limits: new Map(),
  leading: new Map(),
  zeros: new Map(),
  singular: false,
  depth: 0,
});

/** What an expression in t does for t → +oo, checked. */
function sideLimit(f: Expression, work: Budget, assumed: Assumption[]): Result<SideLimit> {
  const swinging = (one: SideLimit): Result<SideLimit> => ok(hasNoRealValues(f) ? { kind: 'not real' } : one);
  try {
    const told = found(f, newContext(work, assumed));
    return told.ok && (told.value.kind === 'unbounded' || told.value.kind === 'oscillates')
      ? swinging(told.value)
      : told;
  } catch (error) {
    if (endedBy(error, 'oscillates') && keepsSwinging(f, limitVariable)) return swinging({ kind: 'unbounded' });
    if (endedBy(error, 'work')) return no('work-limit', 'No answer: this limit takes more work than is allowed.');
    if (endedBy(error, 'undecided', 'oscillates', 'terms', 'no-value'))
      return isRealFarOut(f, limitVariable) === false
        ? no(
            'no-answer',
            'No answer: the function has no real values there, and what its complex values do could not be decided.',
          )
        : no('no-answer', `No answer: this limit could not be decided (${error.message}).`);
    throw error;
  }
}

/**
 * Whether a function that swings is real nowhere far out: something in it is not real that does not swing itself, as √x below 0.
 * Values that are not real where somebody looked are not enough, for √(sin x) has real ones beside them.
 */
const hasNoRealValues = (f: Expression): boolean =>
  isRealFarOut(f, limitVariable) === false &&
  some(f, (part) => contains(part, limitVariable) && isRealFarOut(part, limitVariable) === false && isSteady(part));

function isSteady(part: Expression): boolean {
  const context = newContext(budget(usualBudget / 10));
  try {
    limitAtInfinity(prepare(part, context), context);
    return context.oscillations.length === 0;
  } catch (error) {
    if (error instanceof Unfinished) return false;
    throw error;
  }
}

function found(f: Expression, context: Context): Result<SideLimit> {
  const prepared = prepare(f, context);
  const result = limitAtInfinity(prepared, context);
  if (result.kind === 'infinite') {
    if (context.singular) throw new Unfinished('undecided', 'something that oscillates is divided by');
    if (result.sign === 0) return ok({ kind: withoutSign(f) });
    const value = result.sign === 1 ? E.constant('infinity') : E.negate(E.constant('infinity'));
    return checked(f, value, result);
  }
  if (hasUnknownCoefficient(result.value))
    throw new Unfinished('undecided', 'a coefficient of a power series is not known');
  const value = simplifyLimit(withoutInternal(result.value));
  const swinging = oscillationsIn(value, context);
  if (swinging.length === 0) {
    if (context.singular) return afterSingularities(prepared, value, context);
    return checked(f, value, { kind: 'finite', value });
  }
  if (isConstantOver(value, context)) {
    if (context.singular) throw new Unfinished('undecided', 'something that oscillates is divided by');
    const fixed = simplifyLimit(substitute(value, Object.fromEntries(swinging.map(({ name }) => [name, E.zero]))));
    return checked(f, fixed, { kind: 'finite', value: fixed });
  }
  if (swinging.some(({ kind }) => kind === 'bounded') || !isSeenSwinging(f))
    throw new Unfinished('undecided', 'it could not be told whether an oscillation dies out');
  if (context.singular && swinging.length === 1 && hasPoleOver(value, context)) return ok({ kind: 'unbounded' });
  const range = swinging.length === 1 ? rangeOver(value, context) : null;
  const between = range === null ? null : endsOfRange(value, swinging[0]!.name, range);
  return ok({ kind: 'oscillates', range, between });
}

/** What grows in no fixed direction. */
function withoutSign(f: Expression): 'not real' | 'unbounded' {
  const isReal = isRealFarOut(f, limitVariable);
  if (isReal === undefined && freeSymbols(f).some((name) => name !== limitVariable))
    throw new Unfinished('undecided', 'whether its values are real depends on the letters in it');
  return isReal === false ? 'not real' : 'unbounded';
}

/** Poles, or zeros of a base, that come again and again. */
function afterSingularities(prepared: Expression, value: Expression, context: Context): Result<SideLimit> {
  if (leavesAgainAndAgain(prepared, value, context)) return ok({ kind: 'unbounded' });
  throw new Unfinished('undecided', 'something that oscillates, and vanishes again and again, is divided by');
}

function checked(f: Expression, value: Expression, candidate: Candidate): Result<SideLimit> {
  const verified = approach(f, limitVariable, candidate);
  if (verified.verdict === 'disagrees')
    return no(
      'check-failed',
      'No answer: a limit was found, but the function does not come near it at points that approach, so it is not shown.',
    );
  if (verified.verdict === 'unknown')
    return no(
      'no-answer',
      'No answer: a limit was found, but the function cannot be evaluated near enough to check it, so it is not shown.',
    );
  return ok({ kind: 'value', value, verified, isReal: isRealFarOut(f, limitVariable) !== false });
}

/** Whether values keep swinging, at x itself or, where they are too fast for doubles, at ln x and ln ln x. */
function isSeenSwinging(f: Expression): boolean {
  const t = E.symbol(limitVariable);
  const places = [t, E.ln(t), E.ln(E.ln(t))];
  return places.some((place) => keepsSwinging(substitute(f, { [limitVariable]: place }), limitVariable));
}

/** The textbook way to a limit that was found, or the way that was chosen; empty where there is none that is short. */
export function stepsTo(
  f: Expression,
  variable: string,
  to: Expression,
  found: LimitResult,
  side?: Side,
  way?: LimitWay,
): readonly ShownStep[] {
  const end = infiniteEnd(to);
  const one = (value: Expression, from?: 'left' | 'right'): readonly ShownStep[] => {
    const question: Question = {
      f,
      variable,
      to,
      value,
      end,
      side: from,
      newContext: () => newContext(budget(usualBudget / 4)),
    };
    return way === undefined ? limitSteps(question) : (limitStepsBy(way, question) ?? []);
  };
  if (found.kind === 'value') return one(found.value, end === null && side !== 'both' ? side : undefined);
  const { left, right } = found.sides;
  if (left?.kind !== 'value' || right?.kind !== 'value') return [];
  return [...one(left.value, 'left'), ...one(right.value, 'right')];
}
