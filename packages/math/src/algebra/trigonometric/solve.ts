import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import { apply, equal, number, product, reciprocal, subtract, sum, symbol, zero } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { upper } from '../../numeric/precise/ball.ts';
import { fromInteger } from '../../polynomial/convert.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { ring } from '../../polynomial/sparse/ring.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { endedBy } from '../../result/unfinished.ts';
import { type Family, fullTurn } from '../../trigonometry/general-solution.ts';
import { toFraction } from '../fraction.ts';
import { type BaseAngle, baseAngle, periodOf } from './base-angle.ts';
import { conditionsOf, evenRootsOf, kept, type Question } from './conditions.ts';
import { constantsAmong, eliminated, onCircle } from './elimination.ts';
import { type EqualFunctions, equalFunctions } from './equal-functions.ts';
import { type Factor, factorsOf } from './factors.ts';
import { carriedBack, copiesOf, joined } from './joined-families.ts';
import { type InOneFunction, inOneFunction, ONE, polynomialInOne } from './one-function.ts';
import { seenZeros } from './seen-zeros.ts';
import { C, type ConstantSymbol, inSineAndCosine, S as SINE } from './sine-cosine.ts';
import { factorsWithDigits, tooClose } from './with-digits.ts';
import { placesWithoutValue } from './without-value.ts';

/*
 * Equations in the circular functions of one angle.
 *
 *   1. Every angle is n·u + b with whole n for one base angle u; functions of it become polynomials in c = cos u, s = sin u.
 *   2. Left − right is a fraction in c, s and auxiliary symbols: roots and absolute values, eliminated from its numerator by
 *      resultants, and constants such as pi, which stay as they are.
 *   3. With s² = 1 − c² the numerator is A(c) + s·B(c). Only multiples of some angle v = m·u may come in: then it is written in v.
 *      Where one function of one angle is all there is, it is solved as a polynomial in that function, as a student does.
 *   4. It splits into factors in cos v alone, in sin v alone, and one in which both come in. That is a wave a·sin v + b·cos v + d, or
 *      a polynomial in t = tan(v/2), with the angle v = π, which has no t, tried as well.
 *   5. Factors are irreducible over Q; their real roots give the angles v.
 *   6. Elimination and multiplication by denominators add angles that solve nothing. So each family is taken apart into families of the
 *      period of u, and only those stay that solve the equation itself and let both sides exist, to 48 digits.
 *   7. Where sines and cosines of constants come in, two equal functions are compared by their angles before all this; and where constants keep
 *      a polynomial from being solved exactly, many digits stand in for them.
 *   8. What is equally spaced is joined again. Every zero that is seen in the values of left − right must be among the solutions.
 *
 * Example: √3·sin x + cos x = 1. r² = 3; the resultant 3s² − (1 − c)² is 2(1 − c)(1 + 2c) with s² = 1 − c²; cos x = 1 gives 0, cos x = −1/2
 * gives ±2π/3, of which −2π/3 solves −√3·sin x + cos x = 1 only and goes. (A wave at once, it is not even eliminated: step 4 is tried before.)
 *
 * To debug: print `numerator` after step 2, the branches of step 5, and what step 6 refuses.
 */

/** All real solutions of a trigonometric equation, and how they were found. */
export interface TrigonometricSolution {
  readonly solutions:
    | { readonly kind: 'families'; readonly families: readonly Family[] }
    | { readonly kind: 'none'; readonly reason: string }
    /** Every x but the families in `except`, as far as none of `where` is negative. */
    | { readonly kind: 'all'; readonly except: readonly Family[]; readonly where: readonly Expression[] };
  /** After what length of x both sides repeat. */
  readonly period: Expression;
  /** In which order it was found, for the steps. */
  readonly found: SolutionTrace;
  /** How many different zeros a scan of the values over one period has seen; all are among the solutions. */
  readonly seen: number;
}

/** What the method met on its way; angles in terms of x. */
export interface SolutionTrace {
  /** left − right as a polynomial in the sine and the cosine of the base angle, or in the only function. */
  readonly numerator: Expression;
  /** The same as its factors, in functions of `angle`, a multiple of the base angle, or of half of it. */
  readonly factors: readonly FoundFactor[];
  readonly angle?: Expression;
  /** The one function in which x comes in, where it was solved in that. */
  readonly only?: Expression;
  /** Whether `angle` is a greater multiple than the base angle. */
  readonly isMultiple?: boolean;
}

/** One factor of the equation with what it gives. */
export interface FoundFactor {
  readonly factor: Expression;
  /** Solved by comparing the angles of two equal functions; else by its values. */
  readonly how?: 'equal functions';
  readonly values: readonly {
    readonly of: Expression;
    readonly value?: Expression;
    readonly families: readonly Family[];
    /** Whether there are angles with this value that are no solutions, as a side has no value there. */
    readonly isPart?: boolean;
  }[];
}

const usualWork = 2_500_000;
const maxFamilies = 600;

/**
 * All real x with left = right, exactly where a closed form is known. Angles in radians. What was `cancelled` when the sides were
 * read must have a value as well.
 */
export function solveTrigonometric(
  left: Expression,
  right: Expression,
  x: string,
  cancelled: readonly Expression[] = [],
): Result<TrigonometricSolution> {
  const f = subtract(left, right);
  const others = freeSymbols(f).filter((name) => name !== x);
  if (others.length > 0) return no('out-of-range', `Only ${x} may be unknown; here stands ${others[0]} as well.`);
  const work = budget(usualWork);
  try {
    const conditions = [left, right, ...cancelled].flatMap((one) => conditionsOf(one, x));
    const gone = [left, right]
      .flatMap((side) => evenRootsOf(side, x))
      .filter((root) => !some(f, (node) => equal(node, root)));
    return solve({ f, conditions, cancelled: [...cancelled, ...gone] }, x, work);
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree'))
      return no('work-limit', 'This equation takes more work than one request may.');
    throw error;
  }
}

const notSolved = (reason: string): { readonly ok: false; readonly error: ReturnType<typeof no>['error'] } =>
  no(
    'no-answer',
    `No answer: ${reason}. Equations in sin, cos, tan, cot, sec and csc of angles such as x, 2x + pi/3 and x/2 are solved here, with powers, products, fractions and roots of them.`,
  );

function solve(question: Question, x: string, work: Budget): Result<TrigonometricSolution> {
  const { f, conditions, cancelled } = question;
  if (!contains(f, x)) return solveConstant(question, x, work);
  const base = baseAngle([f, ...cancelled], x);
  if (typeof base === 'string') return fromIncommensurable(f, conditions, x) ?? notSolved(base);
  if (cancelled.some((one) => inSineAndCosine(one, x, base.multiples) === null))
    return notSolved(`what cancels in it is no function of the angle alone`);
  const written = inSineAndCosine(f, x, base.multiples);
  if (written === null)
    return notSolved(`${x} stands outside of a trigonometric function, inside of another one, or under an odd root`);
  const { auxiliaries, stands } = written;
  const over = ring([C, SINE, 't§', ...auxiliaries.map(({ name }) => name), ...stands.map(({ name }) => name)]);
  const fraction = toFraction(written.expression, over, work);
  if (fraction === null) return notSolved('its sides cannot be brought to one fraction');
  const problem: Problem = { ...question, base, x, work };
  const equals = stands.length > 0 ? equalFunctions(f, x) : null;
  if (equals !== null) return equals.everywhere ? everything(problem) : fromEqualFunctions(problem, equals);
  const numerator = onCircle(fraction.numerator, work);
  if (S.isZero(numerator)) return everything(problem);
  // Its angle must be the base angle.
  const alone = cancelled.length > 0 ? null : inOneFunction(f, x, work);
  if (alone !== null) return fromOneFunction(problem, alone);
  const constants = constantsAmong(auxiliaries);
  const rooted = auxiliaries.length === constants.length ? factorsOf(numerator, [...stands, ...constants], work) : null;
  if (rooted !== null) return fromFactors(problem, numerator, rooted, [...stands, ...constants]);
  const plain = eliminated(numerator, auxiliaries, over, work);
  if (plain === null) return notSolved('one of its roots cannot be eliminated');
  if (S.isZero(plain)) return everything(problem);
  const factors = factorsOf(plain, stands, work) ?? factorsWithDigits(plain, stands, work);
  if (factors === null) return notSolved('it leads to a polynomial whose roots cannot be had');
  return fromFactors(problem, plain, factors, stands);
}

interface Problem extends Question {
  readonly base: BaseAngle;
  readonly x: string;
  readonly work: Budget;
}

/** Equal functions of angles that have a common measure: their families in the period of both, filtered and joined. */
function fromEqualFunctions(problem: Problem, { angles }: EqualFunctions): Result<TrigonometricSolution> {
  const { f, base, x } = problem;
  const period = periodOf(base);
  const all: Family[] = [];
  const values: FoundFactor['values'][number][] = [];
  for (const { angle, families } of angles) {
    const right: Family[] = [];
    for (const family of families) {
      const count = product([period, reciprocal(family.period)]);
      if (count.kind !== 'number' || !Q.isInteger(count.value)) return notSolved('its angles have no common measure');
      for (const copy of copiesOf(family, Q.toNumber(count.value))) {
        const verdict = kept(problem, x, copy);
        if (verdict === undefined) return notSolved('it cannot be decided whether an angle solves it');
        if (verdict) right.push(copy);
      }
    }
    all.push(...right);
    values.push({ of: angle, families: joined(right) });
  }
  const found: SolutionTrace = { numerator: f, factors: [{ factor: f, values, how: 'equal functions' }] };
  const reason =
    angles.length === 0
      ? 'the angles of its two functions differ by a constant that is not a whole number of turns'
      : 'the angles it leads to make a side of it undefined';
  return checkedSet(problem, joined(all), found, reason);
}

/** Equal functions of angles without a common measure. Null where tangents have poles: which of them meet is not known. */
function fromIncommensurable(
  f: Expression,
  conditions: readonly Expression[],
  x: string,
): Result<TrigonometricSolution> | null {
  const equals = conditions.length > 0 ? null : equalFunctions(f, x);
  if (equals === null || equals.families.length === 0) return null;
  const values = equals.angles.map(({ angle, families }) => ({ of: angle, families }));
  const found: SolutionTrace = { numerator: f, factors: [{ factor: f, values, how: 'equal functions' }] };
  const slope = equals.families.map(({ period }) => product([fullTurn, reciprocal(period)]))[0]!;
  const base = { slope, start: zero, multiples: [] };
  const problem: Problem = { f, conditions, cancelled: [], base, x, work: budget(usualWork) };
  return checkedSet(problem, equals.families, found, '');
}

/** The families, when a scan sees no other solution. */
function checkedSet(
  problem: Problem,
  families: readonly Family[],
  found: SolutionTrace,
  whyNone: string,
): Result<TrigonometricSolution> {
  const { f, conditions, base, x } = problem;
  const seen = seenZeros(f, conditions, x, evaluate(periodOf(base)), families);
  if (seen === undefined)
    return no(
      'check-failed',
      'No answer: the values of both sides meet, or all but meet, where no solution was found.',
    );
  const period = periodOf(problem.base);
  if (families.length === 0) return ok({ solutions: { kind: 'none', reason: whyNone }, period, found, seen });
  return ok({ solutions: { kind: 'families', families }, period, found, seen });
}

function solveConstant(question: Question, x: string, work: Budget): Result<TrigonometricSolution> {
  const { f } = question;
  const sign = signOfConstant(f);
  if (sign === undefined) return notSolved('it cannot be decided whether both sides are equal');
  const found: SolutionTrace = { numerator: f, factors: [] };
  if (sign !== 0) {
    const reason = `both sides are constants, and differ`;
    return ok({ solutions: { kind: 'none', reason }, period: fullTurn, found, seen: 0 });
  }
  const places = placesWithoutValue(question, x, (condition) => zerosOf(condition, x, work));
  if (places === null) return unknownDomain;
  return ok({ solutions: { kind: 'all', ...places }, period: fullTurn, found, seen: 0 });
}

/** Both sides are equal wherever they exist: proved by the polynomial, or shown at places enough where roots come in. */
function everything(question: Problem): Result<TrigonometricSolution> {
  const { f, base, x, work } = question;
  const places = Array.from({ length: 40 }, (_, k) => number(Q.rational(617 * k + 233, 1000)));
  const values = places.flatMap((at) => {
    const ball = evaluateBall(substitute(f, { [x]: at }), 320, {});
    return ball?.real ? [upper(ball)] : [];
  });
  if (values.length < leastValues || !values.every((size) => size < -160))
    return notSolved('it cannot be decided where both sides are equal');
  const without = placesWithoutValue(question, x, (condition) => zerosOf(condition, x, work));
  if (without === null) return unknownDomain;
  const found: SolutionTrace = { numerator: number(0), factors: [] };
  return ok({ solutions: { kind: 'all', ...without }, period: periodOf(base), found, seen: 0 });
}

/** Of forty places, the least at which both sides must have a value before they are said to be equal. */
const leastValues = 4;

const unknownDomain = notSolved('both sides are equal wherever they have a value, and where that is was not found');

/** The families of x at which f vanishes; null where they are not known, or where it vanishes everywhere. */
function zerosOf(f: Expression, x: string, work: Budget): readonly Family[] | null {
  const zeros = solve({ f, conditions: [], cancelled: [] }, x, work);
  if (!zeros.ok || zeros.value.solutions.kind === 'all') return null;
  return zeros.value.solutions.kind === 'families' ? zeros.value.solutions.families : [];
}

/** What of an equation was factored, and how a polynomial of it is written in functions of x again. */
interface FactoredEquation {
  readonly times: number;
  readonly factors: readonly Factor[];
  /** The angle v of the factors. */
  readonly angle: Expression;
  readonly written: (a: Polynomial) => Expression;
  readonly found: Pick<SolutionTrace, 'numerator' | 'only' | 'isMultiple'>;
}

function fromFactors(
  problem: Problem,
  numerator: Polynomial,
  { times, factors }: { readonly times: number; readonly factors: readonly Factor[] },
  stands: readonly ConstantSymbol[],
): Result<TrigonometricSolution> {
  const { base, x } = problem;
  const u = sum([product([base.slope, symbol(x)]), base.start]);
  const angle = product([number(times), u]);
  const inX = (a: Polynomial, of: Expression): Expression =>
    substitute(fromInteger(a), {
      [C]: apply('cos', [of]),
      [SINE]: apply('sin', [of]),
      't§': apply('tan', [product([number(Q.half), of])]),
      ...valuesOf(stands),
    });
  // Found with both functions, and told in the one that there is.
  const only = problem.cancelled.length === 0 ? polynomialInOne(problem.f, x, problem.work) : null;
  const isOfOne = only !== null && factors.every(({ branches }) => branches.every(({ of }) => of === only.name));
  const isMultiple = times > 1;
  const found =
    isOfOne || (only !== null && isMultiple && only.name !== 'tan' && only.name !== 'cot')
      ? { numerator: inOne(only.numerator, only), ...(isMultiple ? { isMultiple } : { only: only.of }) }
      : { numerator: inX(numerator, u), isMultiple };
  return fromBranches(problem, { times, factors, angle, written: (a) => inX(a, angle), found });
}

function fromOneFunction(
  problem: Problem,
  { of, numerator, factors, stands }: InOneFunction,
): Result<TrigonometricSolution> {
  const { base, x } = problem;
  const angle = sum([product([base.slope, symbol(x)]), base.start]);
  const written = (a: Polynomial): Expression => inOne(a, { of, stands });
  const found = { numerator: written(numerator), only: of };
  return fromBranches(problem, { times: 1, factors, angle, written, found });
}

/** A polynomial in the one function, with that function in it. */
const inOne = (a: Polynomial, { of, stands }: Pick<InOneFunction, 'of' | 'stands'>): Expression =>
  substitute(fromInteger(a), { [ONE]: of, ...valuesOf(stands) });

const valuesOf = (stands: readonly ConstantSymbol[]): { readonly [name: string]: Expression } =>
  Object.fromEntries(stands.map(({ name, value }) => [name, value]));

function fromBranches(
  problem: Problem,
  { times, factors, angle, written, found: how }: FactoredEquation,
): Result<TrigonometricSolution> {
  const { base, x } = problem;
  const all: Family[] = [];
  const shown: FoundFactor[] = [];
  for (const { factor, branches } of factors) {
    const values: FoundFactor['values'][number][] = [];
    for (const { of, value, angles } of branches) {
      const right: Family[] = [];
      const families = angles
        .flatMap((one) => inBaseAngle(one, times))
        .flatMap((family) => apart(problem, carriedBack(family, base.slope, base.start)));
      for (const there of families) {
        const verdict = kept(problem, x, there);
        if (verdict === undefined) return notSolved('it cannot be decided whether an angle solves it');
        if (verdict) right.push(there);
      }
      all.push(...right);
      const isPart = right.length < families.length;
      values.push({ of: functionOf(of, angle), value, families: joined(right), isPart });
    }
    shown.push({ factor: written(factor), values });
  }
  if (tooClose(all)) return notSolved('two of its solutions lie too close together to be told apart');
  if (all.length > maxFamilies)
    return no('too-large', 'This equation has more solutions in one turn than can be listed.');
  return checkedSet(problem, joined(all), { ...how, factors: shown, angle }, whyNone(factors));
}

/** What cancelled may have a longer period than a family: then each of its angles in one is asked by itself. */
function apart({ base, cancelled }: Problem, family: Family): readonly Family[] {
  const count = product([periodOf(base), reciprocal(family.period)]);
  return cancelled.length > 0 && count.kind === 'number' ? copiesOf(family, Q.toNumber(count.value)) : [family];
}

function functionOf(of: Factor['branches'][number]['of'], angle: Expression): Expression {
  if (of === 'wave') return angle;
  return of === 'half-tangent' ? apply('tan', [product([number(Q.half), angle])]) : apply(of, [angle]);
}

/** A family of angles v = times·u as families of u, of its period. */
function inBaseAngle({ base, period, rounded }: Family, times: number): Family[] {
  const part = number(Q.rational(1, times));
  const turns = product([fullTurn, reciprocal(period)]);
  const perTurn = turns.kind === 'number' ? Q.toNumber(turns.value) : 1;
  return copiesOf({ base: product([part, base]), period: product([part, period]), rounded }, times * perTurn);
}

function whyNone(factors: readonly Factor[]): string {
  const branches = factors.flatMap((one) => one.branches);
  if (factors.length === 0)
    return 'with everything on one side, over one denominator where there are any, what stands above is the same number at every angle, and not 0';
  if (branches.length === 0) return 'no factor of it has a real zero';
  if (branches.every(({ angles }) => angles.length === 0))
    return 'the sine and the cosine of a real angle are never beyond -1 and 1';
  return 'the angles it leads to make a side of it undefined, or do not solve it';
}
