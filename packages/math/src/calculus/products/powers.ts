import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
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
  return { value, conditions: sum.value.conditions, step: stepOf(problem, value, told) };
}
