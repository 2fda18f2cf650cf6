import { coefficientsOf } from '../../algebra/coefficients.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition, distinctConditions, negation } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import { infiniteEnd } from '../limit.ts';
import { agreesForNegative, type Comparison, compared, divergesWithout, type Quadratures } from './check.ts';
import { divergencePlaces } from './divergence-places.ts';
import { divergentRange, rangeOfLetter } from './letter-range.ts';
import { forPositive } from './parameters/for-positive.ts';
import { isPositiveLetter, strongest } from './parameters/strongest.ts';
import { linearZero } from './pieces.ts';
import { hasPoleInside } from './poles-inside.ts';
import { type Answer, lettersOf, type Problem } from './problem.ts';
import { singularParts } from './singular-parts.ts';
import { inSizes } from './sizes.ts';
import { simplestConstant } from './table/simplest-constant.ts';
import { turningOf } from './turning-places.ts';

/*
 * For which letters an answer holds. What the theorems needed, what the form of the value needs, and on which side of the
 * range a pole lies are put together, compared with quadratures, and said as short as they can be. Of one letter the range
 * is found exactly (`letter-range.ts`), of several it is what could be confirmed.
 */

/** An answer with letters: its value, for which of them, and what else is known. */
export interface ConditionalValue {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<Expression>[];
  readonly diverges: readonly (readonly Condition[])[];
  /** Where nothing is known: stretches of the only letter, and what a letter may not be. */
  readonly open: readonly (readonly Condition[])[];
  readonly comparison: Comparison;
}

/** The conditions under which the value of an answer is right, as the quadratures tell; null where it is not. */
export function held(
  problem: Problem,
  answer: Answer,
  assumed: readonly Condition[],
  quadratures: Quadratures,
): ConditionalValue | null {
  const { f, variable } = problem;
  const form = conditionsOfForm(answer.value, f, variable).filter(({ left }) => !isNeverZero(left));
  const powers = conditionsOfPowers(answer.value, f);
  // The integrand itself may have no value for some letters: e^x/a.
  const given = conditionsOfForm(f, E.zero, variable);
  const outside = polesOutside(problem);
  const own = [...answer.conditions, ...form, ...powers, ...given].filter((one) => !isWithinHalfWave(one, outside));
  const needed = distinctConditions([...own, ...outside, ...assumed]);
  const found = whereItHolds(problem, answer.value, needed, quadratures);
  if (found === null) return null;
  const statements =
    rangeOf(problem, answer.value, [...own, ...assumed], assumed, quadratures) ??
    severalLetters(problem, answer.value, found.all, assumed, quadratures);
  const conditions = strongest(statements.conditions, assumed);
  const known = [...conditions, ...assumed];
  if (hasPoleInside(problem, known)) return null;
  const cases = statements.cases.filter(({ when }) => !hasPoleInside(problem, [...when, ...assumed]));
  const plain = inSizes(reflected(forPositive(answer.value, known)), known);
  // The form that is shown passes the comparison, too.
  const isChecked = E.equal(plain, answer.value) || compared(problem, plain, known, quadratures) !== null;
  return { ...statements, cases, conditions, value: isChecked ? plain : answer.value, comparison: found.comparison };
}

/** Digamma functions that meet only where the letters are known to be positive. */
const reflected = (a: Expression): Expression =>
  some(a, (node) => node.kind === 'apply' && node.name === 'digamma') ? simplestConstant(a) : a;

type LetterStatement = Pick<ConditionalValue, 'conditions' | 'cases' | 'diverges' | 'open'>;

/** What holds of the only letter; null where there are several, or its range is not told by finitely many places. */
function rangeOf(
  problem: Problem,
  value: Expression,
  needed: readonly Condition[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): LetterStatement | null {
  const [letter, ...others] = lettersOf(problem);
  if (letter === undefined || others.length > 0) return null;
  const { quantities, isComplete } = turningOf(problem);
  const turning = [...strongest(needed, []).map(differenceOf), ...quantities];
  return rangeOfLetter({
    letter,
    value,
    turning: [...turning, ...mirrored(turning, letter, problem)],
    // a ≠ −1 follows from a > 0, and is asked for all the same: the range may reach beyond 0.
    implied: needed.flatMap((one) => strongest([one], [])).map(differenceOf),
    isComplete,
    assumed,
    quadratures,
  });
}

const differenceOf = ({ left, right }: Condition): Expression => E.subtract(left, right);

/** What an integral that is even or odd in its letter does at a it does at −a. */
const mirrored = (turning: readonly Expression[], letter: string, problem: Problem): readonly Expression[] =>
  isMirroredIn(problem, letter) ? turning.map((one) => simplest(reflection(one, letter))) : [];

/** a as −a. */
const reflection = (one: Expression, letter: string): Expression =>
  substitute(one, { [letter]: E.negate(E.symbol(letter)) });

const turnedIn = ({ left, relation, right }: Condition, letter: string): Condition =>
  condition(reflection(left, letter), relation, reflection(right, letter));

/** Whether the integrand is even or odd in a letter by its form, so that the integral for −a is that for a but for the sign. */
function isMirroredIn({ f, lower, upper }: Problem, letter: string): boolean {
  if (contains(lower, letter) || contains(upper, letter)) return false;
  const turned = reflection(f, letter);
  if (E.equal(f, turned) || E.equal(E.negate(f), turned)) return true;
  const [own, other] = [simplest(f), simplest(turned)];
  return E.equal(own, other) || E.equal(simplest(E.negate(f)), other);
}

/** Where an integral in one letter, of which no value is known, is known to diverge. */
export function divergentCases(
  problem: Problem,
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly (readonly Condition[])[] {
  const [letter, ...others] = lettersOf(problem);
  if (letter === undefined || others.length > 0) return [];
  const known = assumed.map(differenceOf);
  const turning = [...known, ...turningOf(problem).quantities];
  return divergentRange(letter, turning, divergencePlaces(problem, letter), assumed, quadratures);
}

function severalLetters(
  problem: Problem,
  value: Expression,
  all: readonly Condition[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): LetterStatement {
  const ofSign = lettersOf(problem)
    .filter((name) => !agreesForNegative(name, problem, value, all, quadratures))
    .flatMap((name) => {
      const both = isMirroredIn(problem, name) ? all.map((one) => turnedIn(one, name)) : [];
      const isMirrored = both.length > 0 && agreesForNegative(name, problem, value, [...all, ...both], quadratures);
      return isMirrored ? both : [isPositiveLetter(name)];
    });
  const conditions = strongest([...ofSign, ...all], assumed);
  const bounds = conditions.filter(({ left, relation }) => left.kind === 'symbol' && relation !== '!=');
  const diverges = bounds.flatMap((one) => {
    const found = divergesWithout(problem, one, conditions, assumed, quadratures);
    return found === null ? [] : [found];
  });
  return { conditions, cases: [], diverges, open: conditions.flatMap(excludedBy).map((one) => [one]) };
}

/** What a letter may not be: a = b for a ≠ b, a = 0 for a(a + b) > 0. */
function excludedBy(one: Condition): readonly Condition[] {
  const { left, relation } = one;
  if (left.kind === 'symbol' && relation === '!=') return [negation(one)];
  const letters = left.kind === 'product' ? left.factors.filter(({ kind }) => kind === 'symbol') : [];
  return letters.map((letter) => condition(letter, '='));
}

/** (a + b)^(n + 1) with a letter in the exponent is real for a + b > 0, where the integrand does not have it too. */
function conditionsOfPowers(value: Expression, f: Expression): readonly Condition[] {
  const found: Condition[] = [];
  some(value, (node) => {
    if (node.kind !== 'power' || freeSymbols(node.exponent).length === 0 || freeSymbols(node.base).length === 0)
      return false;
    if (!some(f, (part) => E.equal(part, node))) found.push(condition(node.base, '>'));
    return false;
  });
  return found;
}

/** Γ has no zeros, and cosh none on the real line. */
const isNeverZero = (a: Expression): boolean => a.kind === 'apply' && (a.name === 'gamma' || a.name === 'cosh');

/* ---- Singular places ---- */

/** That what stands below a fraction line has no zero within the range. */
function polesOutside(problem: Problem): readonly Condition[] {
  return singularParts(problem.f, problem.variable).flatMap(({ part, isPole }) =>
    isPole ? [...zeroOutside(part, problem), ...withinHalfWave(part, problem)] : [],
  );
}

/** What is linear, or a power or an exponential beside a constant, grows or falls: it has the same sign at both ends. */
function zeroOutside(part: Expression, { f, variable, lower, upper }: Problem): readonly Condition[] {
  const zero = linearZero(part, variable);
  const isLinear = zero !== null;
  if (
    isLinear
      ? freeSymbols(zero).length === 0 || isRemovable(f, part, variable, zero)
      : !isMonotone(part, variable, lower)
  )
    return [];
  const [low, high] = [lower, upper].map((end) =>
    isLinear || infiniteEnd(end) === null ? signedAt(part, variable, end) : null,
  );
  if (low === null || high === null) return [];
  const product = simplest(E.multiply(low!, high!));
  return freeSymbols(product).length === 0 ? [] : [condition(product, '>')];
}

/** c + k·xⁿ from a number that is not negative on, or for odd n, and c + k·e^(mx). */
function isMonotone(part: Expression, variable: string, lower: Expression): boolean {
  const dependentTerms = part.kind === 'sum' ? part.terms.filter((term) => contains(term, variable)) : [];
  const [term, ...others] = dependentTerms;
  if (term === undefined || others.length > 0) return false;
  const factors = E.factorsOf(term).filter((factor) => contains(factor, variable));
  const [power] = factors;
  if (factors.length > 1 || power?.kind !== 'power') return false;
  if (!contains(power.base, variable)) return linearZero(power.exponent, variable) !== null;
  const { base, exponent } = power;
  if (base.kind !== 'symbol' || exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return false;
  const isOdd = !Q.isInteger(Q.divide(exponent.value, Q.integerRational(2)));
  return isOdd ? Q.sign(exponent.value) > 0 : lower.kind === 'number' && Q.sign(lower.value) >= 0;
}

/** cos u has no zero where u stays within half a wave about 0, sin u none where it stays in the half above 0. */
function withinHalfWave(part: Expression, { variable, lower, upper }: Problem): readonly Condition[] {
  if (part.kind !== 'apply' || (part.name !== 'cos' && part.name !== 'sin')) return [];
  const [u] = part.args;
  const ends = [lower, upper];
  if (linearZero(u!, variable) === null || ends.some((end) => infiniteEnd(end) !== null)) return [];
  const { name } = part;
  return ends
    .map((end) => simplest(substitute(u!, { [variable]: end })))
    .filter((phase) => freeSymbols(phase).length > 0)
    .flatMap((phase) => boundsOfHalfWave(name, phase));
}

/** π·a < π/2 as a < 1/2. */
function overCoefficient(one: Condition): Condition {
  const constants = E.factorsOf(one.left).filter((factor) => freeSymbols(factor).length === 0);
  const coefficient = E.product(constants);
  if (constants.length === 0 || signOfConstant(coefficient) !== 1) return one;
  const [left, right] = [one.left, one.right].map((side) => simplest(E.divide(side, coefficient)));
  return condition(left!, one.relation, right!);
}

/** Whether a wave has no zero by conditions that keep its angle within half a wave. */
const isWithinHalfWave = ({ left, relation }: Condition, known: readonly Condition[]): boolean =>
  relation === '!=' &&
  left.kind === 'apply' &&
  (left.name === 'cos' || left.name === 'sin') &&
  boundsOfHalfWave(left.name, left.args[0]!).every((bound) =>
    known.some(
      (one) => one.relation === bound.relation && E.equal(one.left, bound.left) && E.equal(one.right, bound.right),
    ),
  );

function boundsOfHalfWave(name: 'sin' | 'cos', phase: Expression): readonly Condition[] {
  const half = E.divide(E.constant('pi'), E.two);
  const [from, to] = name === 'cos' ? [E.negate(half), half] : [E.zero, E.constant('pi')];
  return [condition(phase, '>', from), condition(phase, '<', to)].map(overCoefficient);
}

/** A quantity with the sign of a linear u at an end; null at −oo. */
function signedAt(u: Expression, variable: string, end: Expression): Expression | null {
  const infinite = infiniteEnd(end);
  if (infinite === null) return substitute(u, { [variable]: end });
  const slope = coefficientsOf(u, variable)?.[1];
  return infinite === 1 ? (slope ?? null) : null;
}

/** sin(x − a)/(x − a) has no pole. */
const isRemovable = (f: Expression, part: Expression, variable: string, zero: Expression): boolean =>
  E.equal(simplest(substitute(E.multiply(f, part), { [variable]: zero })), E.zero);

/** That a singular place lies above the range, or below it. */
function outsideOfRange({ f, variable, lower, upper }: Problem): readonly Condition[] {
  const found: Condition[] = [];
  for (const { part } of singularParts(f, variable)) {
    const zero = linearZero(part, variable);
    if (zero === null || freeSymbols(zero).length === 0) continue;
    if (infiniteEnd(upper) === null) found.push(condition(zero, '>', upper));
    if (infiniteEnd(lower) === null) found.push(condition(zero, '<', lower));
  }
  return found;
}

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
