import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Step } from '../../expression/step.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { ok, type Result } from '../../result/result.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { agreesAdded } from '../sums/finite-check.ts';
import { boundsFrom, quotientOf } from '../sums/numeric-shape.ts';
import { infinity, isInfinite, lettersOf, type SumProblem, stepOf } from '../sums/problem.ts';
import { shapesOf } from '../sums/shape.ts';
import { mayHavePole, type SumResult, sumOf } from '../sums/sum.ts';
import { plainest } from '../sums/telescoping.ts';
import { productOf } from './product.ts';

/**
 * Σ f over whole numbers, where f may have multiples of logarithms of rational functions among its terms: with positive factors
 * Σ ln r(k) is ln ∏ r(k). Beside other terms the logarithms are added for themselves, of a series its partial sums, since each of
 * them alone may diverge. Fails as `sumOf` does.
 *
 * Example: the partial sums of 1/k − ln(k/(k − 1)) from 2 on are ψ(n + 1) + γ − 1 − ln(n), and tend to γ − 1.
 */
export function sumWithLogarithms(problem: SumProblem): Result<SumResult> {
  return ofLogarithms(problem) ?? besideLogarithms(problem) ?? sumOf(problem);
}

const isLogarithm = (term: Expression): boolean => {
  const bare = E.withoutCoefficient(term);
  return bare.kind === 'apply' && bare.name === 'ln';
};

/** Logarithms beside one another or beside other terms; null where there are none, and where one of them has no known sum. */
function besideLogarithms(problem: SumProblem): Result<SumResult> | null {
  const { f, index, to } = problem;
  const expanded = expand(f);
  const terms = E.termsOf(expanded.ok ? expanded.value : f);
  const logarithms = terms.filter((term) => isLogarithm(term) && contains(term, index));
  if (logarithms.length === 0 || terms.length < 2 || to.kind === 'number') return null;
  const rest = E.sum(terms.filter((term) => !logarithms.includes(term)));
  const parts = E.equal(rest, E.zero) ? logarithms : [rest, ...logarithms];
  return isInfinite(problem) ? limitOfPartialSums(problem, parts) : addedApart(problem, parts);
}

/** A finite sum, part by part. */
function addedApart(problem: SumProblem, parts: readonly Expression[]): Result<SumResult> | null {
  const values: Expression[] = [];
  const steps: Step[] = [];
  for (const part of parts) {
    const one = { ...problem, f: part };
    const found = ofLogarithms(one) ?? sumOf(one);
    if (!found.ok || found.value.kind !== 'value' || found.value.step === undefined) return null;
    if (found.value.conditions.length > 0 || found.value.cases.length > 0) return null;
    values.push(found.value.value);
    steps.push(found.value.step);
  }
  const value = plainest(E.sum(values));
  const checked = agreesAdded(problem, value, []);
  if (checked === null) return null;
  const told = {
    rule: 'linearity',
    says: 'The terms are of several kinds, and each kind is added for itself.',
    steps,
  };
  return ok({
    kind: 'value',
    value,
    conditions: [],
    cases: [],
    diverges: [],
    step: stepOf(problem, value, told),
    check: { how: 'added', ...checked },
  });
}

/** Whether a part has a value at every index: a logarithm was looked at, hypergeometric terms can have poles. */
function hasValues(part: Expression, problem: SumProblem): boolean {
  if (isLogarithm(part)) return true;
  const shapes = shapesOf(part, problem.index);
  return shapes !== null && !shapes.some((shape) => mayHavePole(shape, problem));
}

/** A series by the limit of its partial sums, which are compared with their terms added up; null where there is no finite limit. */
function limitOfPartialSums(problem: SumProblem, parts: readonly Expression[]): Result<SumResult> | null {
  if (lettersOf(problem).length > 0 || parts.some((part) => !hasValues(part, problem))) return null;
  const n = freeName(new Set([problem.index]), ['n', 'm', 'N']);
  const partial = addedApart({ ...problem, to: E.symbol(n) }, parts);
  if (partial === null || !partial.ok || partial.value.kind !== 'value' || partial.value.step === undefined)
    return null;
  const far = limit(partial.value.value, n, infinity);
  if (!far.ok || far.value.kind !== 'value' || infiniteEnd(far.value.value) !== null) return null;
  const value = plainest(far.value.value);
  const tends: Step = {
    rule: 'limit',
    says: 'The sum of the series is the limit of its partial sums.',
    before: { operator: { name: 'limit', variable: n, to: infinity }, expression: partial.value.value },
    after: { expression: value },
    steps: [],
  };
  const told = {
    rule: 'limit of the partial sums',
    says: 'The parts may diverge each for itself, so they are added up to a last term together, and then the last term goes to infinity.',
    steps: [partial.value.step, tends],
  };
  return ok({ ...partial.value, value, step: stepOf(problem, value, told) });
}

/** Null for other terms, and for products that are not known. */
function ofLogarithms(problem: SumProblem): Result<SumResult> | null {
  const { f, index, from, to } = problem;
  const front = E.coefficient(f);
  const term = E.withoutCoefficient(f);
  if (term.kind !== 'apply' || term.name !== 'ln' || from.kind !== 'number') return null;
  const r = term.args[0]!;
  if (freeSymbols(r).some((name) => name !== index) || freeSymbols(r).length === 0) return null;
  // Numbers are added up as they are.
  if (to.kind === 'number' || !isPositiveFrom(r, index, from)) return null;
  const product = productOf({ ...problem, f: r });
  if (!product.ok || product.value.kind === 'decimal') return null;
  if (product.value.kind === 'diverges') return isInfinite(problem) ? ok(divergent(r, index)) : null;
  const { value: whole, step, check } = product.value;
  if (step === undefined || E.equal(whole, E.zero)) return null;
  const value = plainest(E.product([E.number(front), E.ln(whole)]));
  const told = {
    rule: 'laws of logarithms',
    says: 'All factors are positive, so the sum of the logarithms is the logarithm of the product.',
    steps: [step],
  };
  const how = check.how === 'enclosed' ? 'enclosed' : 'added';
  return ok({
    kind: 'value',
    value,
    conditions: product.value.conditions,
    cases: [],
    diverges: [],
    step: stepOf(problem, value, told),
    check: { how, instances: check.instances },
  });
}

/** ln r(k) tends to 0 where r tends to 1: then r is 1 + c/k and so on, c not 0, as the product has no limit. */
function divergent(r: Expression, index: string): SumResult {
  const parts = quotientOf(r, index);
  const tendsToOne =
    parts !== null &&
    parts.constant.kind === 'number' &&
    parts.numerator.length === parts.denominator.length &&
    Q.equals(
      Q.multiply(parts.constant.value, Q.rational(Z.fromBigInt(P.leading(parts.numerator)))),
      Q.rational(Z.fromBigInt(P.leading(parts.denominator))),
    );
  return { kind: 'diverges', reason: tendsToOne ? 'comparison' : 'term', conditions: [], cases: [] };
}

const farthest = 1000;

/** Whether r(k) > 0 for every whole k from the bound on: each up to where numerator and denominator have no zeros any more, and there. */
function isPositiveFrom(r: Expression, index: string, from: Expression): boolean {
  const parts = quotientOf(r, index);
  if (parts?.constant.kind !== 'number' || from.kind !== 'number') return false;
  const { numerator, denominator, constant } = parts;
  for (let k = Z.toNumber(from.value.numerator); k <= farthest; k++) {
    const [top, bottom] = [P.valueAt(numerator, BigInt(k)), P.valueAt(denominator, BigInt(k))];
    const isPositive = bottom !== 0n && top !== 0n && (top > 0n === bottom > 0n) === Q.sign(constant.value) > 0;
    if (!isPositive) return false;
    if (k >= 1 && boundsFrom(numerator, k).spread < 1 && boundsFrom(denominator, k).spread < 1) return true;
  }
  return false;
}
