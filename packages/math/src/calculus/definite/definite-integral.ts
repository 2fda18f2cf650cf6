import { simplest } from '../../algebra/simplify/simplify.ts';
import { equal, negate, subtract, symbol, zero } from '../../expression/build.ts';
import { type Case, type Condition, condition, sameCondition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import { isPiecewise } from '../../expression/piecewise.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { conditionsText } from '../../syntax/print-condition.ts';
import { type NumericIntegral, numericIntegral } from '../quadrature.ts';
import { agrees, type Comparison, comparedDigits, Quadratures } from './check.ts';
import { methodsFor } from './methods.ts';
import { holdsAt, instancesOf } from './parameters/instances.ts';
import { follows } from './parameters/known-signs.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from './problem.ts';
import { stepSeries } from './step-series.ts';
import { type ConditionalValue, divergentCases, held } from './with-letters.ts';

/*
 * Definite integrals in exact form, with letters.
 *
 * The methods (`methods.ts` is their order) each know one theorem: the fundamental one, residues, Mellin transforms, symmetries.
 * A method answers with a value, the conditions under which it holds and the step that a textbook shows, or passes; a reduction answers by
 * another problem. What comes out is compared with a quadrature that shares nothing with any of them (`check.ts`), with letters at
 * instances; where it differs there is "no exact form", never an answer. Divergence is the quadrature's to say.
 *
 * Example: ∫₀^∞ x²e^(−ax) dx. Its Mellin pair is e^(−ax) ↔ Γ(s)a^(−s), at s = 3: 2/a³, for a > 0. To debug: call one method with
 * the problem; `compared` says whether its value would be shown.
 */

export interface DefiniteIntegral {
  readonly value: Expression;
  /** What must hold of the letters, beyond what was assumed. */
  readonly conditions: readonly Condition[];
  /** What it is in cases that the conditions leave out. */
  readonly cases: readonly Case<Expression>[];
  /** The cases in which it is known to diverge. */
  readonly diverges: readonly (readonly Condition[])[];
  /** Where the fundamental theorem was used: the antiderivative. */
  readonly antiderivative?: Expression;
  readonly step: Step;
  /** Where the range was cut. */
  readonly cuts: readonly Expression[];
  /** Where the antiderivative alone jumps or has no value, so that its limits from both sides were taken. */
  readonly jumps: readonly Expression[];
  /** The independent value, for numbers only. */
  readonly numeric?: NumericIntegral;
  readonly comparison: Comparison;
}

interface DefiniteOptions {
  /** What is known of the letters. */
  readonly assumed?: readonly Condition[];
}

/** Work of a search; it takes less than three seconds. */
const usualWork = 1_200_000;
/** With letters a unit of work takes longer: coefficients are expressions. What is found with letters is found early. */
const workWithLetters = usualWork / 2;
/**
 * What the quadratures may take together that answers with letters are compared with: digits times the length of the integrand, as
 * much as twenty integrals of an integrand of 25 nodes to 25 digits.
 */
const maxCompared = 13_000;
const maxReductions = 4;

/**
 * ∫ f from a to b, exactly. Letters are real; what must hold of them is part of the answer. Fails with the reason where the integral
 * diverges, with `no-answer` where there is no exact form that passes the comparison with a quadrature.
 */
export function definiteIntegral(
  f: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  { assumed = [] }: DefiniteOptions = {},
): Result<DefiniteIntegral> {
  if (contains(a, variable) || contains(b, variable))
    return no('no-answer', `The bounds must not contain ${variable}, over which is integrated.`);
  const problem: Problem = { f, variable, lower: a, upper: b };
  const letters = lettersOf(problem);
  if (letters.length === 0) return ofNumbers(problem);
  // What is said of a letter that does not occur is no matter of this integral.
  const isOwn = ({ left, right }: Condition) =>
    freeSymbols(subtract(left, right)).every((name) => letters.includes(name));
  return ofLetters(problem, assumed.filter(isOwn));
}

function ofNumbers(problem: Problem): Result<DefiniteIntegral> {
  const { f, variable, lower, upper } = problem;
  const series = stepSeries(problem);
  const found = series === null ? numericIntegral(f, variable, lower, upper, comparedDigits) : ok(series);
  if (!found.ok) return found.error.code === 'work-limit' ? notCompared : found;
  const numeric = found.value;
  for (const answer of answersTo(problem)) {
    if (!agrees(answer.value, numeric)) continue;
    const comparison = { instances: 1, proved: numeric.proved };
    return ok({ ...shown(answer), conditions: [], cases: [], diverges: [], numeric, comparison });
  }
  return no('no-answer', 'No exact form was found that agrees with the numerical value.');
}

/** Fewer digits may be had of the integral all the same. */
const notCompared = no(
  'no-answer',
  'No exact form is shown: to compare it with a quadrature would take more values of the integrand than are computed for one answer.',
);

function ofLetters(problem: Problem, assumed: readonly Condition[], withCases = true): Result<DefiniteIntegral> {
  const letters = lettersOf(problem);
  const quadratures = new Quadratures(problem, budget(maxCompared));
  for (const answer of answersTo(problem, assumed)) {
    const found = held(problem, answer, assumed, quadratures);
    if (found === null) continue;
    const { conditions, diverges, open } = found;
    const others = withCases ? otherCases(problem, open, assumed, quadratures) : [];
    const wider = others.find((one) => isWithin(conditions, one.when));
    if (wider?.held !== undefined) return ok(overAll(wider.held, [...found.cases, ...others], diverges));
    const known = [...found.cases, ...others];
    const negative =
      withCases && letters.length === 1 ? casesOfNegative(problem, { open, cases: known }, assumed, quadratures) : [];
    const isSaid = ({ when }: Case<Expression>): boolean =>
      when.length === conditions.length && when.every((one) => conditions.some((other) => sameCondition(one, other)));
    const cases = withoutCovered([...known, ...negative].filter((one) => !isSaid(one)));
    return ok({ ...shown(answer), value: found.value, conditions, cases, diverges, comparison: found.comparison });
  }
  const divergent = divergentCases(problem, assumed, quadratures);
  return divergent.length > 0 ? divergesFor(letters, divergent) : noFormIn(letters);
}

/** A case, with the answer that holds there. */
interface FoundCase extends Case<Expression> {
  readonly held?: Answer & Pick<ConditionalValue, 'comparison'>;
}

/** Whether what the wider conditions ask for follows from the others: b ≠ 0 does from b > 0, and nothing from whatever it is. */
const isWithin = (conditions: readonly Condition[], wider: readonly Condition[]): boolean =>
  wider.every((one) => conditions.some((other) => follows(one, other)));

/** An answer that was found in another case and holds where the first does, too: ∫ ln|x| from 1 to b is b·ln|b| − b + 1 for every b ≠ 0. */
const overAll = (
  answer: NonNullable<FoundCase['held']>,
  cases: readonly FoundCase[],
  diverges: DefiniteIntegral['diverges'],
): DefiniteIntegral => ({
  ...shown(answer),
  value: answer.value,
  conditions: answer.conditions,
  cases: withoutCovered(cases.filter(({ when }) => !isWithin(when, answer.conditions))).map(({ when, value }) => ({
    when,
    value,
  })),
  diverges,
  comparison: answer.comparison,
});

/** Without a single number of the only letter that lies in another case. */
function withoutCovered(cases: readonly Case<Expression>[]): readonly Case<Expression>[] {
  return cases.filter(({ when: [one, ...more] }) => {
    if (one?.relation !== '=' || one.left.kind !== 'symbol' || one.right.kind !== 'number' || more.length > 0)
      return true;
    const at = { [one.left.name]: one.right.value };
    return !cases.some(({ when }) => when[0]?.relation !== '=' && when.every((each) => holdsAt(each, at) === true));
  });
}

const noFormIn = (letters: readonly string[]): Result<never> =>
  no(
    'no-answer',
    `No exact form was found in the ${letters.length === 1 ? 'letter' : 'letters'} ${letters.join(', ')}.`,
  );

function divergesFor(letters: readonly string[], cases: readonly (readonly Condition[])[]): Result<never> {
  const where = cases.map(conditionsText).filter((when) => when !== '');
  const forWhich = where.length === 0 ? `, whatever ${letters.join(', ')} is` : ` for ${where.join(', and for ')}`;
  return no('no-answer', `The integral diverges${forWhich}.`, { reason: 'diverges' });
}

const maxOthers = 2;

/**
 * The integral in the cases that an answer leaves open: where an integrand in pieces bends elsewhere, and where a letter is what it may
 * not be.
 */
function otherCases(
  problem: Problem,
  open: readonly (readonly Condition[])[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly FoundCase[] {
  const found: FoundCase[] = [];
  const isEquation = ([first]: readonly Condition[]): boolean => first?.relation === '=';
  const bending = isPiecewise(problem.f, problem.variable) ? open.filter((when) => !isEquation(when)) : [];
  for (const when of [...bending, ...open.filter(isEquation)]) {
    const [at] = isEquation(when) ? [] : instancesOf(lettersOf(problem), when, 1);
    const isKnown = found.some((one) => one.when.every((each) => at !== undefined && holdsAt(each, at) === true));
    if (found.length === maxOthers || (at === undefined && !isEquation(when))) break;
    if (isKnown) continue;
    const one = isEquation(when)
      ? caseOfEquation(problem, when[0]!, assumed)
      : caseWithin(problem, [...assumed, ...when], assumed, quadratures);
    if (one !== null) found.push(one);
  }
  return found;
}

/**
 * The integral where its only letter is negative, found with the opposite one, as methods take letters for positive first: the integral of
 * 1/(x² − a) for a < 0 is that of 1/(x² + b) with b = −a.
 */
function casesOfNegative(
  problem: Problem,
  { open, cases }: Pick<ConditionalValue, 'open' | 'cases'>,
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly Case<Expression>[] {
  const [letter] = lettersOf(problem);
  const isOpen = (when: readonly Condition[]): boolean =>
    instancesOf([letter!], [...when, condition(symbol(letter!), '<')], 2).some(
      (at) => quadratures.exists(at) && !cases.some((one) => one.when.every((each) => holdsAt(each, at) === true)),
    );
  if (!open.some(isOpen)) return [];
  const turned = (a: Expression): Expression => tidy(substitute(a, { [letter!]: negate(symbol(letter!)) }));
  const turnedCondition = ({ left, relation, right }: Condition) => condition(turned(left), relation, turned(right));
  const { f, variable, lower, upper } = problem;
  const opposite: Problem = { f: turned(f), variable, lower: turned(lower), upper: turned(upper) };
  const found = ofLetters(opposite, assumed.map(turnedCondition), false);
  if (!found.ok) return [];
  const { value, conditions } = found.value;
  return [{ when: conditions.map(turnedCondition), value: turned(value) }];
}

/** The integral with what a letter is equal to in its place. */
function caseOfEquation(problem: Problem, when: Condition, assumed: readonly Condition[]): Case<Expression> | null {
  if (when.left.kind !== 'symbol') return null;
  const at = { [when.left.name]: when.right };
  const [f, lower, upper] = [problem.f, problem.lower, problem.upper].map((part) => tidy(substitute(part, at)));
  if (mayHaveNoValue(f!)) return null;
  const inner: Problem = { f: f!, variable: problem.variable, lower: lower!, upper: upper! };
  const own = assumed.map((one) => ({ ...one, left: substitute(one.left, at), right: substitute(one.right, at) }));
  const found = lettersOf(inner).length === 0 ? ofNumbers(inner) : ofLetters(inner, own, false);
  return found.ok ? { when: [when, ...found.value.conditions], value: found.value.value } : null;
}

/** The integral with the cuts that it has where the letters lie within some bounds. */
function caseWithin(
  problem: Problem,
  within: readonly Condition[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): FoundCase | null {
  for (const answer of answersTo(problem, within)) {
    const found = held(problem, answer, assumed, quadratures);
    if (found === null) continue;
    const { value, conditions, comparison } = found;
    return { when: conditions, value, held: { ...answer, value, conditions, comparison } };
  }
  return null;
}

const shown = ({ value, antiderivative, step, cuts = [], jumps = [] }: Answer) => ({
  value,
  ...(antiderivative === undefined ? {} : { antiderivative }),
  step,
  cuts,
  jumps,
});

/** The answers of the methods, one by one. */
function* answersTo(problem: Problem, assumed: readonly Condition[] = []): Generator<Answer> {
  yield* inOrder(problem, contextFor(problem, assumed));
}

/** What a method needs that is asked about a problem. */
export function contextFor(problem: Problem, assumed: readonly Condition[] = []): Context {
  const work = lettersOf(problem).length === 0 ? usualWork : workWithLetters;
  return { budget: budget(work), depth: maxReductions, known: [], assumed, solve };
}

function* inOrder(problem: Problem, context: Context): Generator<Answer> {
  const { lower, upper } = problem;
  if (equal(lower, upper)) {
    yield ofNothing(problem);
    return;
  }
  if (nearestDouble(lower) > nearestDouble(upper)) {
    for (const answer of inOrder({ ...problem, lower: upper, upper: lower }, context))
      yield reversedAnswer(problem, answer);
    return;
  }
  for (const method of methodsFor(problem)) {
    if (context.budget.left <= 0) return;
    const answer = method(problem, context);
    if (answer !== null) yield answer;
  }
}

/** The first answer of a problem that a reduction led to. */
function solve(problem: Problem, context: Context): Answer | null {
  for (const answer of inOrder(problem, context)) return answer;
  return null;
}

const ofNothing = (problem: Problem): Answer => ({
  value: zero,
  conditions: [],
  step: stepOf(problem, zero, {
    rule: 'no range',
    says: 'Both bounds are the same point, so there is nothing to add up.',
  }),
});

function reversedAnswer(problem: Problem, answer: Answer): Answer {
  const value = simplest(negate(answer.value));
  return {
    ...answer,
    value,
    step: stepOf(problem, value, {
      rule: 'bounds exchanged',
      says: 'The upper bound is the smaller one: exchanging the bounds changes the sign.',
      steps: [answer.step],
    }),
  };
}
