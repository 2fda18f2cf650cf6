import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { toDecimal } from '../../numeric/precise/convert.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance, instancesOf } from '../definite/parameters/instances.ts';
import { conditionsOf } from '../sums/conditions.ts';
import { sameNumber, wholeInstancesOf } from '../sums/finite-check.ts';
import { at, isInfinite, lettersOf } from '../sums/problem.ts';
import { refusedBounds } from '../sums/sum.ts';
import { keptAway, missingTerm } from '../sums/terms/missing-terms.ts';
import { areFew, conditionsOfEach, factorsLine, goesBeyond } from '../sums/terms/written-terms.ts';
import { byDoubling } from './doubling.ts';
import { enclosure } from './enclosure.ts';
import { byFactorials } from './finite.ts';
import {
  behaviourOf,
  byGammaFunctions,
  byNeighbours,
  type ProductBehaviour,
  withoutAlternation,
  zeroFactor,
} from './infinite.ts';
import { byParts, withConstantSigns } from './parts.ts';
import { byExponents } from './powers.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/*
 * Products of one index in closed form.
 *
 * Up to a letter: neighbours that cancel, factorials, sums of exponents, doubling. Without an end: whether the product of a quotient of
 * polynomials converges is decided first (`infinite.ts`); its value follows from the gamma functions of its zeros and poles
 * (`gamma-quotient.ts`). What comes out is multiplied out at three instances of its letters, an infinite one compared with an enclosure
 * that has a proved tail (`enclosure.ts`). What does not agree is not shown.
 *
 * Example: ∏ 4k²/(4k² − 1) from 1: zeros 0, 0 and poles ±1/2, so Γ(1/2)Γ(3/2)/Γ(1)² = π/2 (Wallis); 64 factors and the series of the rest
 * give the same to 27 digits.
 */

/** The value of a product; or what its partial products do that have no limit other than 0. */
export type ProductResult =
  | {
      readonly kind: 'value';
      readonly value: Expression;
      readonly conditions: readonly Condition[];
      readonly step?: Step;
      readonly check: ProductCheck;
    }
  | { readonly kind: 'decimal'; readonly digits: string; readonly known: number }
  | { readonly kind: 'diverges'; readonly to: Exclude<ProductBehaviour, 'converges'> };

/** How a value was made sure of, and at how many instances of its letters. */
export interface ProductCheck {
  readonly how: 'multiplied' | 'enclosed' | 'a factor is 0' | 'nothing to multiply';
  readonly instances: number;
}

const checkedBits = 90;
const agreeingBits = 66;
const shownDigits = 20;
const instancesWanted = 3;
const maxMultiplied = 1000;

/** ∏ f over whole numbers from `from` to `to`; fails where nothing can be said that was proved or checked. */
export function productOf(problem: ProductProblem): Result<ProductResult> {
  const { f, index, from, to } = problem;
  const steady = withConstantSigns(f, index);
  if (!E.equal(steady, f)) return withSignsTold(problem, productOf({ ...problem, f: steady }));
  const wrong = refusedBounds(problem);
  if (wrong !== null) return wrong;
  const numbers = from.kind === 'number' && to.kind === 'number';
  if (numbers && Q.compare(to.value, from.value) < 0) return ok(ofNothing(problem));
  const missing = missingTerm(problem);
  if (missing && !missing.unless)
    return no('no-answer', `The factor of this product for ${index} = ${toText(missing.place)} has no value.`);
  if (isInfinite(problem)) return contains(f, index) || f.kind === 'number' ? infiniteProduct(problem) : undecided;
  return keptAway(missing, problem, finiteProduct(problem));
}

/** What a product is without its even powers of −1. */
const withSignsTold = (problem: ProductProblem, found: Result<ProductResult>): Result<ProductResult> =>
  !found.ok || found.value.kind !== 'value'
    ? found
    : ok({
        ...found.value,
        step: stepOf(problem, found.value.value, {
          rule: 'powers of -1',
          says: 'An even power of -1 is 1, and an odd one -1.',
          steps: found.value.step === undefined ? [] : [found.value.step],
        }),
      });

const ofNothing = (problem: ProductProblem): ProductResult => ({
  kind: 'value',
  value: E.one,
  conditions: [],
  step: stepOf(problem, E.one, {
    rule: 'empty product',
    says: 'The upper bound lies below the lower one, so there is nothing to multiply.',
  }),
  check: { how: 'nothing to multiply', instances: 0 },
});

const undecided = no('no-answer', 'Neither a value nor divergence of this product could be proved.');

const withoutValue = no('no-answer', 'A factor of this product has no real value.');

function finiteProduct(problem: ProductProblem): Result<ProductResult> {
  const direct = lettersOf(problem).length === 0 ? multiplied(problem) : null;
  if (direct?.kind === 'number')
    return E.equal(direct, E.zero) && !areReal(problem) ? withoutValue : ok(byEach(problem, direct));
  const few = areFew(problem) ? multiplied(problem) : null;
  for (const theorem of [byExponents, byDoubling, byFactorials, byParts]) {
    const answer = theorem(problem);
    // x·(x + 1)·(x + 2) holds for every x, and needs no gamma function.
    if (answer === null || (few !== null && goesBeyond(problem, answer.value))) continue;
    const conditions = needed(problem, answer);
    const instances = agreesMultiplied(problem, answer, conditions);
    if (instances === null) continue;
    const { value, step } = answer;
    return ok({ kind: 'value', value, conditions, step, check: { how: 'multiplied', instances } });
  }
  if (direct === null)
    return few === null ? no('no-answer', 'No closed form of this product was found.') : ok(byEach(problem, few));
  const found = evaluatePrecise(direct, shownDigits);
  if (!found.ok || found.value.im !== '0' || found.value.vanishing.length > 0) return withoutValue;
  return ok({ kind: 'decimal', digits: found.value.re, known: shownDigits });
}

/** All factors, one by one. */
const byEach = (problem: ProductProblem, value: Expression): ProductResult => ({
  kind: 'value',
  value,
  conditions: lettersOf(problem).length === 0 ? [] : conditionsOfEach(problem),
  step: stepOf(problem, value, {
    rule: 'multiplication',
    says: 'The factors are multiplied one by one.',
    steps: factorsLine(problem, value),
  }),
  check: { how: 'multiplied', instances: 1 },
});

/** What must hold of the letters; the gamma function is never 0. */
const needed = (problem: ProductProblem, answer: ProductAnswer): readonly Condition[] =>
  conditionsOf(problem, answer).filter(
    ({ left, relation }) => !(relation === '!=' && left.kind === 'apply' && left.name === 'gamma'),
  );

/** All factors, multiplied; null where there are too many. */
export function multiplied({ f, index, from, to }: ProductProblem): Expression | null {
  if (from.kind !== 'number' || to.kind !== 'number') return null;
  const gap = Q.subtract(to.value, from.value);
  if (!Q.isInteger(gap) || Q.compare(gap, Q.integerRational(maxMultiplied)) > 0) return null;
  const factors: Expression[] = [];
  for (let k = from.value; Q.compare(k, to.value) <= 0; k = Q.add(k, Q.one)) factors.push(at(f, index, E.number(k)));
  return E.product(factors);
}

/** Whether every factor has a real value: beside a factor that is 0 another one may have none, as ⌊√−1⌋ has. */
function areReal({ f, index, from, to }: ProductProblem): boolean {
  if (from.kind !== 'number' || to.kind !== 'number') return false;
  for (let k = from.value; Q.compare(k, to.value) <= 0; k = Q.add(k, Q.one)) {
    const factor = at(f, index, E.number(k));
    const found = factor.kind === 'number' ? null : evaluatePrecise(factor, 3);
    if (found !== null && (!found.ok || found.value.im !== '0')) return false;
  }
  return true;
}

/** At how many instances the value is the product; null where it differs at one, or there are too few. */
function agreesMultiplied(
  problem: ProductProblem,
  { value }: ProductAnswer,
  conditions: readonly Condition[],
): number | null {
  const isNumber = lettersOf(problem).length === 0;
  const instances = isNumber ? [{}] : wholeInstancesOf(problem, conditions);
  if (!isNumber && instances.length < instancesWanted) return null;
  for (const instance of instances) {
    const [f, from, to] = [problem.f, problem.from, problem.to].map((part) => atInstance(part, instance));
    const direct = multiplied({ f: f!, index: problem.index, from: from!, to: to! });
    if (direct === null || !sameNumber(direct, atInstance(value, instance))) return null;
  }
  return instances.length;
}

/** What becomes of partial products whose sign changes for ever, by what becomes of them without it. */
const changingSign = (fate: ProductBehaviour | null): ProductBehaviour | null =>
  fate === 'converges' ? 'no limit' : fate;

function infiniteProduct(problem: ProductProblem): Result<ProductResult> {
  const { f, index } = problem;
  const plain = withoutAlternation(f, index);
  const fate = plain === null ? behaviourOf(f, index) : changingSign(behaviourOf(plain, index));
  const zero = fate === null ? null : zeroFactor({ ...problem, f: plain ?? f });
  if (zero !== null) return ok(ofZeroFactor(problem, zero));
  if (fate !== null && fate !== 'converges') {
    if (lettersOf(problem).length > 0 || !hasValues(problem)) return undecided;
    return ok({ kind: 'diverges', to: fate });
  }
  for (const theorem of [byExponents, byDoubling, byNeighbours, byGammaFunctions]) {
    if ((theorem === byNeighbours || theorem === byGammaFunctions) && fate === null) continue;
    const answer = theorem(problem);
    if (answer === null) continue;
    const conditions = needed(problem, answer);
    const instances = agreesEnclosed(problem, answer, conditions);
    if (instances === null) continue;
    const { value, step } = answer;
    return ok({ kind: 'value', value, conditions, step, check: { how: 'enclosed', instances } });
  }
  const ball = lettersOf(problem).length === 0 ? enclosed(problem) : null;
  const known = ball === null ? 0 : Math.min(shownDigits, Math.floor((B.lower(ball) - ball.error) * Math.log10(2)) - 1);
  if (ball === null || !(known >= 3)) return undecided;
  return ok({ kind: 'decimal', digits: toDecimal(ball.value.re, known), known });
}

function ofZeroFactor(problem: ProductProblem, place: Expression): ProductResult {
  const step = stepOf(problem, E.zero, {
    rule: 'a factor is 0',
    says: 'One of the factors is 0, so every product that contains it is.',
    with: { [problem.index]: place },
  });
  return { kind: 'value', value: E.zero, conditions: [], step, check: { how: 'a factor is 0', instances: 1 } };
}

/** Whether all factors have values, as far as rational ones tell: none of the first thousand is a pole. */
function hasValues({ f, index, from }: ProductProblem): boolean {
  if (from.kind !== 'number') return false;
  const start = Z.toNumber(from.value.numerator);
  for (let k = start; k < start + maxMultiplied; k++)
    if (evaluateBall(at(f, index, E.number(k)), 60, {}) === null) return false;
  return true;
}

function enclosed({ f, index, from }: ProductProblem): B.Ball | null {
  return from.kind === 'number' ? enclosure(f, index, Z.toNumber(from.value.numerator), checkedBits) : null;
}

function agreesEnclosed(
  problem: ProductProblem,
  { value }: ProductAnswer,
  conditions: readonly Condition[],
): number | null {
  const letters = lettersOf(problem);
  const instances = letters.length === 0 ? [{}] : instancesOf(letters, conditions, instancesWanted);
  if (letters.length > 0 && instances.length < instancesWanted) return null;
  for (const instance of instances) {
    const ball = enclosed({ ...problem, f: atInstance(problem.f, instance), from: atInstance(problem.from, instance) });
    const exact = evaluateBall(atInstance(value, instance), 160, {});
    if (ball === null || exact === null) return null;
    const difference = B.upper(B.add(exact, B.negate(ball), 160));
    if (difference > Math.max(B.upper(exact) - agreeingBits, -checkedBits + 2)) return null;
  }
  return instances.length;
}
