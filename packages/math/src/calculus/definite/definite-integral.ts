import { equal, negate, subtract, zero } from '../../expression/build.ts';
import { type Condition, condition, distinctConditions, negation } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import type { Step } from '../../expression/step.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import { infiniteEnd } from '../limit.ts';
import { type NumericIntegral, numericIntegral } from '../quadrature.ts';
import {
  agrees,
  agreesForNegative,
  type Comparison,
  compared,
  comparedDigits,
  divergesWithout,
  Quadratures,
} from './check.ts';
import { methodsFor } from './methods.ts';
import { plainest } from './newton-leibniz.ts';
import { forPositive, isPositiveLetter, strongest } from './parameters.ts';
import { linearZero } from './pieces.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from './problem.ts';

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

interface DefiniteIntegral {
  readonly value: Expression;
  /** What must hold of the letters, beyond what was assumed. */
  readonly conditions: readonly Condition[];
  /** Where it is known to diverge. */
  readonly diverges: readonly Condition[];
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
 * much as ten integrals of an integrand of 25 nodes to 25 digits.
 */
const mostCompared = 6500;
const mostReductions = 4;

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
  const numeric = numericIntegral(f, variable, lower, upper, comparedDigits);
  if (!numeric.ok) return numeric.why.code === 'work-limit' ? notCompared : numeric;
  for (const answer of answersTo(problem)) {
    if (!agrees(answer.value, numeric.value)) continue;
    const comparison = { instances: 1, proved: numeric.value.proved };
    return ok({ ...shown(answer), conditions: [], diverges: [], numeric: numeric.value, comparison });
  }
  return no('no-answer', 'No exact form was found that agrees with the numerical value.');
}

/** Fewer digits may be had of the integral all the same. */
const notCompared = no(
  'no-answer',
  'No exact form is shown: to compare it with a quadrature would take more values of the integrand than are computed for one answer.',
);

function ofLetters(problem: Problem, assumed: readonly Condition[]): Result<DefiniteIntegral> {
  const { f, variable } = problem;
  const letters = lettersOf(problem);
  const quadratures = new Quadratures(problem, budget(mostCompared));
  for (const answer of answersTo(problem)) {
    const form = conditionsOfForm(answer.value, f, variable).filter(({ left }) => !isNeverZero(left));
    const powers = conditionsOfPowers(answer.value, f);
    const needed = distinctConditions([...answer.conditions, ...form, ...powers, ...assumed]);
    const held = whereItHolds(problem, answer.value, needed, quadratures);
    if (held === null) continue;
    const { comparison, all } = held;
    const positive = letters
      .filter((name) => !agreesForNegative(name, problem, answer.value, all, quadratures))
      .map(isPositiveLetter);
    const conditions = strongest([...positive, ...all], assumed);
    const plain = forPositive(answer.value, [...conditions, ...assumed]);
    // The form that is shown passes the comparison, too.
    const value =
      equal(plain, answer.value) || compared(problem, plain, all, quadratures) !== null ? plain : answer.value;
    return ok({
      ...shown(answer),
      value,
      conditions,
      diverges: divergentCases(problem, conditions, assumed, quadratures),
      comparison,
    });
  }
  return no(
    'no-answer',
    `No exact form was found in the ${letters.length === 1 ? 'letter' : 'letters'} ${letters.join(', ')}.`,
  );
}

/** (a + b)^(n + 1) with a letter in the exponent is real for a + b > 0, where the integrand does not have it too. */
function conditionsOfPowers(value: Expression, f: Expression): readonly Condition[] {
  const found: Condition[] = [];
  some(value, (node) => {
    if (node.kind !== 'power' || freeSymbols(node.exponent).length === 0 || freeSymbols(node.base).length === 0)
      return false;
    if (!some(f, (part) => equal(part, node))) found.push(condition(node.base, '>'));
    return false;
  });
  return found;
}

/** The opposite of a bound on a letter, where the integral diverges beyond it. */
function divergentCases(
  problem: Problem,
  conditions: readonly Condition[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly Condition[] {
  const bounds = conditions.filter(({ left, relation }) => left.kind === 'symbol' && relation !== '!=');
  return bounds.filter((one) => divergesWithout(problem, one, assumed, quadratures)).map(negation);
}

/** That a pole or the end of a logarithm lies above the range, or below it. */
function outsideOfRange({ f, variable, lower, upper }: Problem): readonly Condition[] {
  const found: Condition[] = [];
  for (const u of singularParts(f, variable)) {
    const zero = linearZero(u, variable);
    if (zero === null || freeSymbols(zero).length === 0) continue;
    if (infiniteEnd(upper) === null) found.push(condition(zero, '>', upper));
    if (infiniteEnd(lower) === null) found.push(condition(zero, '<', lower));
  }
  return found;
}

/** What stands below a fraction line, under a root or in a logarithm. */
function singularParts(f: Expression, variable: string): readonly Expression[] {
  const found: Expression[] = [];
  some(f, (node) => {
    if (!contains(node, variable)) return false;
    if (node.kind === 'power' && !contains(node.exponent, variable)) found.push(node.base);
    if (node.kind === 'apply' && node.name === 'ln') found.push(node.args[0]!);
    return false;
  });
  return found;
}

/** Γ has no zeros. */
const isNeverZero = (a: Expression): boolean => a.kind === 'apply' && a.name === 'gamma';

/**
 * The conditions under which the value was found to be right: those that are needed, and where that leaves instances at which it is
 * not, one that says on which side of a pole of the value the letters must lie.
 */
function whereItHolds(
  problem: Problem,
  value: Expression,
  needed: readonly Condition[],
  quadratures: Quadratures,
): { readonly comparison: Comparison; readonly all: readonly Condition[] } | null {
  const sides = [
    ...needed
      .filter(({ relation }) => relation === '!=')
      .flatMap(({ left, right }) => [condition(left, '>', right), condition(left, '<', right)]),
    ...outsideOfRange(problem),
  ];
  for (const extra of [[], ...sides.map((one) => [one])]) {
    const all = [...needed, ...extra];
    const comparison = compared(problem, value, all, quadratures);
    if (comparison !== null) return { comparison, all };
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
function* answersTo(problem: Problem): Generator<Answer> {
  const work = lettersOf(problem).length === 0 ? usualWork : workWithLetters;
  const context: Context = { budget: budget(work), depth: mostReductions, known: [], solve };
  yield* inOrder(problem, context);
}

function* inOrder(problem: Problem, context: Context): Generator<Answer> {
  const { lower, upper } = problem;
  if (equal(lower, upper)) {
    yield ofNothing(problem);
    return;
  }
  if (nearestDouble(lower) > nearestDouble(upper)) {
    for (const answer of inOrder({ ...problem, lower: upper, upper: lower }, context)) yield turned(problem, answer);
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

function turned(problem: Problem, answer: Answer): Answer {
  const value = plainest(negate(answer.value));
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
