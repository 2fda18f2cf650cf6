import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition } from '../../expression/condition.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import { type Step, withInner } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { toDecimal } from '../../numeric/precise/convert.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance, instancesOf } from '../definite/parameters/instances.ts';
import { strongest } from '../definite/parameters/strongest.ts';
import { inSizes } from '../definite/sizes.ts';
import { limit } from '../limit.ts';
import { byAntidifference } from './antidifference-sum.ts';
import { byArctangents } from './arctangents.ts';
import { conditionsOf } from './conditions.ts';
import { comesBack } from './convergence/almost-periodic.ts';
import { smoothSeries } from './convergence/smooth-terms.ts';
import type { ConvergenceTest } from './convergence/tests.ts';
import { added, agreesAdded, sameNumber } from './finite-check.ts';
import { byExponentialOfWave, byFourierSeries, byLogarithmOfWave } from './fourier.ts';
import { behaviourOf, converges, growthOf } from './growth.ts';
import { atEnds, divergentRates, leadingStays, rateCondition } from './letter-convergence.ts';
import { boundsFrom, quotientOf } from './numeric-shape.ts';
import { isInfinite, lettersOf, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { byRealPower, realPowerDiverges, realPowerEnclosure } from './real-powers.ts';
import { type Shape, shapesOf, termOf } from './shape.ts';
import { bySteps, type PartSum } from './steps-of-index.ts';
import { plainest } from './telescoping.ts';
import { keptAway, missingTerm } from './terms/missing-terms.ts';
import { areFew, conditionsOfEach, goesBeyond, termsLine } from './terms/written-terms.ts';
import { theorems } from './theorems.ts';
import { waveEnclosure } from './wave-enclosure.ts';
import { byGeometricWave } from './wave-sums.ts';
import { termOfWave, type Wave, wavesOf } from './waves.ts';

/*
 * Sums of one index in closed form.
 *
 * The term is split into hypergeometric terms (`shape.ts`); each is summed by the first theorem that knows it (`theorems.ts` is
 * their order). A finite sum is then added up term by term at three instances of its letters, an infinite one is compared with an
 * enclosure that has a proved tail (`enclosure.ts`), at three instances where there are letters. What does not agree is not shown.
 * Convergence is decided first, by the ratio test and comparison with a power (`growth.ts`); of terms that no theorem knows, by integrals
 * (`convergence/smooth-terms.ts`). Terms that are not hypergeometric may be
 * so times a sine or a cosine (`waves.ts`), or have a letter or a fraction in an exponent (`real-powers.ts`).
 *
 * Example: Σ k/2^k from 1: the term is T(k+1) − T(k) with T = −2(k+1)/2^k, so the sum is 0 − T(1) = 2; 110 terms and the bound of the
 * rest give 2 in a ball of radius 2^−100.
 */

/** The value of a sum, or that it diverges and why. */
export type SumResult =
  | {
      readonly kind: 'value';
      readonly value: Expression;
      readonly conditions: readonly Condition[];
      readonly cases: readonly Case<Expression>[];
      /** The cases in which it is known to diverge. */
      readonly diverges: readonly (readonly Condition[])[];
      readonly step?: Step;
      readonly check: SumCheck;
    }
  | { readonly kind: 'decimal'; readonly digits: string; readonly known: number }
  /** It has a value, of which neither a form nor digits were found. */
  | { readonly kind: 'converges'; readonly by: ConvergenceTest }
  | {
      readonly kind: 'diverges';
      /** The terms do not vanish; they are as large as those of the harmonic series, or as 1/(k·ln k·ln ln k). */
      readonly reason: 'term' | 'comparison' | 'logarithms';
      readonly conditions: readonly Condition[];
      readonly cases: readonly Case<Expression>[];
    };

/** How a value was made sure of, and at how many instances of its letters. */
interface SumCheck {
  readonly how: 'added' | 'enclosed' | 'nothing to add';
  readonly instances: number;
}

const checkedBits = 90;
const agreeingBits = 66;
const shownDigits = 20;

/** Σ f over whole numbers from `from` to `to`; fails where nothing can be said that was proved or checked. */
export function sumOf(problem: SumProblem): Result<SumResult> {
  const { from, to } = problem;
  const wrong = refusedBounds(problem);
  if (wrong !== null) return wrong;
  if (from.kind === 'number' && to.kind === 'number' && Q.compare(to.value, from.value) < 0)
    return ok(withoutTerms(problem));
  const missing = missingTerm(problem);
  if (missing && !missing.unless)
    return no('no-answer', `The term of this sum for ${problem.index} = ${toText(missing.place)} has no value.`);
  if (!isInfinite(problem)) return keptAway(missing, problem, finiteSum(problem));
  const found = infiniteSum(problem);
  if (found.ok) return found;
  const smooth = ofSmoothTerms(problem);
  if (smooth.ok || !comesBack(problem.f, problem.index)) return smooth;
  return ok({ kind: 'diverges', reason: 'term', conditions: [], cases: [] });
}

/** What the tests of convergence prove where no theorem gives the value. */
function ofSmoothTerms(problem: SumProblem): Result<SumResult> {
  const found = smoothSeries(problem);
  if (!found.ok) return found;
  if (found.value.kind === 'enclosed') return digitsOf(found.value.ball);
  if (found.value.kind === 'converges') return ok(found.value);
  return ok({ kind: 'diverges', reason: found.value.reason, conditions: [], cases: [] });
}

/** The refusal of bounds that are no whole numbers and no letters that stand for them; null where there is none. */
export function refusedBounds(problem: SumProblem): Result<never> | null {
  const { index, from, to } = problem;
  if (contains(from, index) || contains(to, index))
    return no('out-of-range', `The bounds must not contain ${index}, which runs between them.`);
  for (const bound of isInfinite(problem) ? [from] : [from, to])
    if (bound.kind === 'number' ? !Q.isInteger(bound.value) : !isLettered(bound))
      return no(
        'out-of-range',
        'The bounds must be whole numbers, letters that stand for them, or +oo at the upper end.',
      );
  return null;
}

const isLettered = (a: Expression): boolean => !contains(a, 'infinity') && isWholeInLetters(a);

/** Made of letters and whole numbers by addition, multiplication and powers, so that it stands for a whole number. */
function isWholeInLetters(a: Expression): boolean {
  switch (a.kind) {
    case 'number':
      return Q.isInteger(a.value);
    case 'symbol':
      return true;
    case 'sum':
      return a.terms.every(isWholeInLetters);
    case 'product':
      return a.factors.every(isWholeInLetters);
    case 'power':
      return a.exponent.kind === 'number' && Q.sign(a.exponent.value) > 0 && isWholeInLetters(a.base);
    default:
      return false;
  }
}

const withoutTerms = (problem: SumProblem): SumResult => ({
  kind: 'value',
  value: E.zero,
  conditions: [],
  cases: [],
  diverges: [],
  step: stepOf(problem, E.zero, {
    rule: 'empty sum',
    says: 'The upper bound lies below the lower one, so there is nothing to add.',
  }),
  check: { how: 'nothing to add', instances: 0 },
});

/** The sum of the answers for each hypergeometric term; null where one has none. */
function solved(problem: SumProblem, shapes: readonly Shape[]): SumAnswer | null {
  if (shapes.length === 0) {
    const step = stepOf(problem, E.zero, { rule: 'terms of 0', says: 'Every term is 0.' });
    return { value: E.zero, conditions: [], cases: [], step };
  }
  const parts: SumAnswer[] = [];
  for (const shape of shapes) {
    const found = firstAnswer(problem, shape);
    if (found === null) return null;
    parts.push(found);
  }
  return joined(problem, parts);
}

function joined(problem: SumProblem, parts: readonly SumAnswer[]): SumAnswer {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const value = plainest(E.sum(parts.map((part) => part.value)));
  const step = stepOf(problem, value, {
    rule: 'linearity',
    says: 'The terms are of several kinds, and each kind is added for itself.',
    steps: parts.map((part) => part.step),
  });
  return { value, conditions: parts.flatMap((part) => part.conditions), cases: [], step };
}

const waveTheorems = [byGeometricWave, byFourierSeries, byLogarithmOfWave, byExponentialOfWave];

/** The sum of the answers for each wave; null where one has none. */
function solvedWaves(problem: SumProblem, waves: readonly Wave[]): SumAnswer | null {
  const parts: SumAnswer[] = [];
  for (const wave of waves) {
    const part = { ...problem, f: termOfWave(wave, problem.index) };
    const found =
      wave.name === null
        ? firstAnswer(problem, wave.shape)
        : (waveTheorems.map((theorem) => theorem(part, wave)).find((one) => one !== null) ?? null);
    if (found === null) return null;
    parts.push(found);
  }
  return joined(problem, parts);
}

function firstAnswer(problem: SumProblem, shape: Shape): SumAnswer | null {
  const part = { ...problem, f: termOf(shape, problem.index) };
  for (const theorem of theorems) {
    const found = theorem(part, shape);
    if (found !== null) return found;
  }
  return null;
}

function finiteSum(problem: SumProblem): Result<SumResult> {
  const shapes = shapesOf(problem.f, problem.index);
  const numbers = lettersOf(problem).length === 0;
  const direct = numbers || areFew(problem) ? added(problem) : null;
  const answer =
    shapes === null
      ? (answerOfWaves(problem) ??
        byArctangents(problem) ??
        (direct === null ? (bySteps(problem, partSum) ?? byAntidifference(problem)) : null))
      : solved(problem, shapes);
  if (answer !== null && !isShorter(direct, answer.value) && !(direct !== null && goesBeyond(problem, answer.value))) {
    const conditions = conditionsOf(problem, answer);
    const { value, cases, step } = answer;
    const [tried, its] = numbers && direct === null ? shortened(problem) : [problem, value];
    const checked = its === null ? null : agreesAdded(tried, its, conditions);
    if (checked !== null)
      return ok({
        kind: 'value',
        value,
        conditions,
        cases,
        diverges: [],
        step: asTyped(problem, step),
        check: { how: 'added', ...checked },
      });
  }
  if (direct === null) return no('no-answer', 'No closed form of this sum was found.');
  if (direct.kind === 'number' || !numbers)
    return ok({
      kind: 'value',
      value: direct,
      conditions: numbers ? [] : conditionsOfEach(problem),
      cases: [],
      diverges: [],
      step: stepOf(problem, direct, {
        rule: 'addition',
        says: 'The terms are added one by one.',
        steps: termsLine(problem, direct),
      }),
      check: { how: 'added', instances: 1 },
    });
  const found = evaluatePrecise(direct, shownDigits);
  if (!found.ok || found.value.im !== '0' || found.value.vanishing.length > 0)
    return no('no-answer', 'A term of this sum has no real value.');
  return ok({ kind: 'decimal', digits: found.value.re, known: shownDigits });
}

/** A finite sum as part of another one; null where it has no value, or only under conditions. */
function partSum(part: SumProblem): PartSum | null {
  if (E.equal(part.f, E.zero)) return { value: E.zero, steps: [] };
  const found = finiteSum(part);
  if (!found.ok || found.value.kind !== 'value' || found.value.conditions.length > 0) return null;
  return { value: found.value.value, steps: found.value.step === undefined ? [] : [found.value.step] };
}

const longestFraction = 40;

/** 1 + 1/2 + … + 1/20 is a fraction, and need not be said by the digamma function. */
const isShorter = (direct: Expression | null, value: Expression): boolean =>
  direct?.kind === 'number' && value.kind !== 'number' && toText(direct).length <= longestFraction;

const few = 12;

/** The same sum with a dozen terms, where there are too many to be added, and its value by the same theorems. */
function shortened(problem: SumProblem): readonly [SumProblem, Expression | null] {
  const short = { ...problem, to: E.add(problem.from, E.number(few)) };
  const shapes = shapesOf(problem.f, problem.index);
  return [
    short,
    (shapes === null
      ? (answerOfWaves(short) ?? bySteps(short, partSum) ?? byAntidifference(short))
      : solved(short, shapes)
    )?.value ?? null,
  ];
}

function answerOfWaves(problem: SumProblem): SumAnswer | null {
  const waves = wavesOf(problem.f, problem.index);
  return waves === null ? null : solvedWaves(problem, waves);
}

function infiniteSum(problem: SumProblem): Result<SumResult> {
  const { f, index } = problem;
  const shapes = shapesOf(f, index);
  if (shapes === null && realPowerDiverges(problem))
    return ok({ kind: 'diverges', reason: 'comparison', conditions: [], cases: [] });
  if (shapes === null)
    return (
      telescopedArctangents(problem) ?? checkedInfinite(problem, byRealPower(problem) ?? answerOfWaves(problem), [])
    );
  const fates = shapes.map((shape) => converges(shape, index));
  if (shapes.some((shape) => mayHavePole(shape, problem))) return undecided;
  // One divergent part beside convergent ones; two divergent ones may cancel.
  const divergent = shapes.filter((_, j) => fates[j] === false);
  if (divergent.length === 1 && fates.every((fate) => typeof fate === 'boolean')) {
    const found = divergence(problem, divergent[0]!);
    if (found !== null) return ok(found);
  }
  if (fates.some((fate) => fate === false || fate === null)) return undecided;
  return checkedInfinite(problem, solved(problem, shapes), shapes);
}

/**
 * A series of arctangents that telescopes. Its partial sums are compared with their terms added one by one; the value is their limit. Null
 * for other series.
 */
function telescopedArctangents(problem: SumProblem): Result<SumResult> | null {
  const answer = byArctangents(problem);
  const n = freeName(new Set([problem.index]), ['n', 'm', 'N']);
  const partial = { ...problem, to: E.symbol(n) };
  const finite = answer === null ? null : byArctangents(partial);
  const checked = finite === null ? null : agreesAdded(partial, finite.value, []);
  const far = finite === null ? null : limit(finite.value, n, E.constant('infinity'));
  if (answer === null || checked === null || !far?.ok || far.value.kind !== 'value') return null;
  if (!sameNumber(far.value.value, answer.value)) return null;
  const { value, step } = answer;
  const check = { how: 'added', ...checked } as const;
  return ok({ kind: 'value', value, conditions: [], cases: [], diverges: [], step: asTyped(problem, step), check });
}

const maxCases = 2;

/** That a series diverges, for which letters, and what it is for others. */
function divergence(problem: SumProblem, shape: Shape): SumResult | null {
  const { index, f } = problem;
  const reason = behaviourOf(shape, index) === 'vanishes' ? 'comparison' : 'term';
  if (lettersOf(problem).length === 0) return { kind: 'diverges', reason, conditions: [], cases: [] };
  const stays = leadingStays(shape, index);
  if (stays === null) return null;
  const cases = stays.slice(0, maxCases).flatMap(({ left, right }) => {
    const value = left.kind === 'symbol' ? ofSeries({ ...problem, f: substitute(f, { [left.name]: right }) }) : null;
    return value === null || value === 'diverges' ? [] : [{ when: [condition(left, '=', right)], value }];
  });
  return { kind: 'diverges', reason, conditions: conditionsOf(problem, { value: E.zero, conditions: stays }), cases };
}

/** The exact value of a series, or that it diverges without conditions. */
function ofSeries(problem: SumProblem): Expression | 'diverges' | null {
  const found = infiniteSum(problem);
  if (!found.ok || found.value.kind === 'decimal' || found.value.kind === 'converges') return null;
  if (found.value.conditions.length > 0) return null;
  return found.value.kind === 'diverges' ? 'diverges' : found.value.value;
}

/** What holds at the ends of a disc of convergence, and beyond it. */
function withEnds(
  problem: SumProblem,
  shapes: readonly Shape[],
  value: Expression,
  conditions: readonly Condition[],
): Pick<SumResult & { kind: 'value' }, 'conditions' | 'cases' | 'diverges'> {
  const [shape, ...others] = shapes;
  const rate = shape === undefined ? undefined : growthOf(shape, problem.index)?.rate;
  const isDisc = ({ left, relation }: Condition): boolean =>
    relation === '<' && left.kind === 'apply' && left.name === 'abs';
  const discs = conditions.filter(isDisc);
  if (shape === undefined || rate === undefined || others.length > 0 || discs.length !== 1)
    return { conditions, cases: [], diverges: [] };
  const rest = conditions.filter((one) => !isDisc(one));
  const ends = atEnds(problem, value, rate, ofSeries);
  if (ends !== null) return { ...ends, conditions: [...ends.conditions, ...rest] };
  return {
    conditions: [...rateCondition(rate, '<'), ...rest],
    cases: [],
    diverges: divergentRates(shape, problem.index),
  };
}

/** |a|·cot(π|a|) as a·cot(πa): what is even in a letter needs no absolute value of it. */
function withoutSizes(answer: SumAnswer): SumAnswer {
  const value = inSizes(answer.value, []);
  if (E.equal(value, answer.value)) return answer;
  const { step } = answer;
  const { rule, says, with: parts, before, after } = step;
  const text = { rule, ...(says !== undefined && { says }), ...(parts && { with: parts }) };
  const ends = { before, after: { ...after, expression: value } };
  return { ...answer, value, step: withInner({ ...text, ...ends }, () => step.steps) };
}

/** An answer that agrees with an enclosure, else the digits that one proves. */
function checkedInfinite(problem: SumProblem, found: SumAnswer | null, shapes: readonly Shape[]): Result<SumResult> {
  if (found !== null) {
    const answer = withoutSizes(found);
    const conditions = conditionsOf(problem, answer);
    const instances = agreesEnclosed(problem, answer, conditions);
    if (instances !== null) {
      const { value, step, diverges = [] } = answer;
      const ends = withEnds(problem, shapes, value, conditions);
      return ok({
        kind: 'value',
        value,
        conditions: strongest(ends.conditions, []),
        cases: [...answer.cases, ...ends.cases],
        diverges: [...diverges, ...ends.diverges],
        step: asTyped(problem, step),
        check: { how: 'enclosed', instances },
      });
    }
  }
  const ball = enclosedSum(problem);
  return ball === null ? undecided : digitsOf(ball);
}

/** The digits that an enclosure proves. */
export function digitsOf(ball: B.Ball): Result<SumResult> {
  const known = Math.min(shownDigits, Math.floor((B.lower(ball) - ball.error) * Math.log10(2)) - 1);
  if (!(known >= 3)) return undecided;
  return ok({ kind: 'decimal', digits: toDecimal(ball.value.re, known), known });
}

/** The step with the term as it was typed; first of all stands how the theorem writes it. */
function asTyped({ f }: SumProblem, step: Step): Step {
  const rewritten = step.before.expression;
  if (E.equal(f, rewritten)) return step;
  const writing = {
    rule: 'term rewritten',
    says: 'The term as it is added up.',
    before: { expression: f },
    after: { expression: rewritten },
    steps: [],
  };
  const { rule, says, with: parts, before, after } = step;
  const text = { rule, ...(says !== undefined && { says }), ...(parts && { with: parts }) };
  return withInner({ ...text, before: { ...before, expression: f }, after }, () =>
    step.steps.length === 0 ? [] : [writing, ...step.steps],
  );
}

const farPoles = 1000;

/** Whether a term of numbers may have no value from `from` on, as far as can be seen. */
export function mayHavePole(shape: Shape, { index, from }: SumProblem): boolean {
  const parts = quotientOf(shape.rational, index);
  if (parts === null || from.kind !== 'number') return false;
  const start = Z.toNumber(from.value.numerator);
  const last = Math.max(farPoles, start);
  if (boundsFrom(parts.denominator, last).spread >= 1) return true;
  for (let k = start; k <= last; k++) if (P.valueAt(parts.denominator, BigInt(k)) === 0n) return true;
  return false;
}

const undecided = no('no-answer', 'Neither a value nor divergence of this sum could be proved.');

/** The value of an infinite sum of numbers with its proved error. */
export function enclosedSum(problem: SumProblem, bits = checkedBits): B.Ball | null {
  const { f, index, from } = problem;
  const waves = wavesOf(f, index);
  if (waves === null) return realPowerEnclosure(problem, bits);
  if (from.kind !== 'number') return null;
  const start = Z.toNumber(from.value.numerator);
  let total = B.integerBall(0);
  for (const wave of waves) {
    const part = waveEnclosure(wave, index, start, bits);
    if (part === null) return null;
    total = B.add(total, part, bits + 64);
  }
  return total;
}

const instancesWanted = 3;

function agreesEnclosed(
  problem: SumProblem,
  { value, wholeLetters = [] }: SumAnswer,
  conditions: readonly Condition[],
): number | null {
  const letters = lettersOf(problem);
  const instances = letters.length === 0 ? [{}] : instancesOf(letters, conditions, instancesWanted);
  if (letters.length > 0 && instances.length < instancesWanted) return null;
  for (const [turn, instance] of instances.entries()) {
    const at = { ...instance, ...Object.fromEntries(wholeLetters.map((name) => [name, Q.rational(turn + 2)])) };
    const ball = enclosedSum({ ...problem, f: atInstance(problem.f, at), from: atInstance(problem.from, at) });
    if (ball === null || !agreesWith(atInstance(value, at), ball)) return null;
  }
  return instances.length;
}

/** Whether a value lies in an enclosure, as far as both are known. */
export function agreesWith(value: Expression, ball: B.Ball): boolean {
  const exact = evaluateBall(value, 160, {});
  if (exact === null) return false;
  const difference = B.add(exact, B.negate(ball), 160);
  const allowed = B.upper(exact) - agreeingBits;
  return B.upper(difference) <= Math.max(allowed, -checkedBits + 2);
}
