import { coefficientsOf } from '../../algebra/coefficients.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { isPositiveByForm, nonzero } from '../letter-conditions.ts';
import { at } from '../sums/problem.ts';
import { sumOf } from '../sums/sum.ts';
import { plainest } from '../sums/telescoping.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/** f as c^g(k) · rest: powers whose base is free of the index, together. */
export function powersApart(
  f: Expression,
  index: string,
): readonly { readonly base: Expression; readonly exponent: Expression }[] {
  const parts = E.factorsOf(f);
  return parts
    .filter((part) => isPower(part, index))
    .map((part) => ({ base: E.baseOf(part), exponent: E.exponentOf(part) }));
}

/** What is left of f beside those powers. */
export const withoutPowers = (f: Expression, index: string): Expression =>
  E.product(E.factorsOf(f).filter((part) => !isPower(part, index)));

const isPower = (part: Expression, index: string): boolean =>
  part.kind === 'power' && !contains(part.base, index) && contains(part.exponent, index);

/** ∏ c^g(k) = c^Σ g(k). */
export function byExponents(problem: ProductProblem): ProductAnswer | null {
  const { f, index } = problem;
  const powers = powersApart(f, index);
  const [only] = powers;
  if (powers.length !== 1 || only === undefined || !E.equal(withoutPowers(f, index), E.one)) return null;
  const sum = sumOf({ ...problem, f: only.exponent });
  if (!sum.ok || sum.value.kind !== 'value') return null;
  const value = plainest(E.power(only.base, sum.value.value));
  const told = {
    rule: 'sum of the exponents',
    says: 'Powers of one base are multiplied by adding their exponents.',
    with: { base: only.base },
    steps: sum.value.step === undefined ? [] : [sum.value.step],
  };
  const conditions = distinctConditions([...sum.value.conditions, ...dividedBy(only, problem)]);
  return { value, conditions, step: stepOf(problem, value, told) };
}

/** What is a divisor in a factor is not 0, though the exponents may add up to 0: x^(−1)·x^0·x^1. */
function dividedBy(
  { base, exponent }: { base: Expression; exponent: Expression },
  problem: ProductProblem,
): readonly Condition[] {
  const { index, from, to } = problem;
  const [, rate, ...higher] = coefficientsOf(exponent, index) ?? [];
  if (rate?.kind !== 'number' || higher.length > 0) return [];
  const least = at(exponent, index, Q.sign(rate.value) > 0 ? from : to);
  const isNeverBelow = least.kind === 'number' ? Q.sign(least.value) >= 0 : isPositiveByForm(least);
  return isNeverBelow ? [] : nonzero(base);
}
