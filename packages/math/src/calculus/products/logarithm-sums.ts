import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { ok, type Result } from '../../result/result.ts';
import { boundsFrom, quotientOf } from '../sums/numeric-shape.ts';
import { isInfinite, type SumProblem, stepOf } from '../sums/problem.ts';
import { type SumResult, sumOf } from '../sums/sum.ts';
import { plainest } from '../sums/telescoping.ts';
import { productOf } from './product.ts';

/**
 * Σ f over whole numbers, where f may be a multiple of the logarithm of a rational function: with positive factors Σ ln r(k) is ln ∏ r(k).
 * Fails as `sumOf` does.
 */
export function sumWithLogarithms(problem: SumProblem): Result<SumResult> {
  return ofLogarithms(problem) ?? sumOf(problem);
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
