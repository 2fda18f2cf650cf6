import * as Q from '../../exact/rational.ts';
import { equal, zero } from '../../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { holdsAt } from '../definite/parameters.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import type { SumAnswer, SumProblem } from './problem.ts';

/** What must hold of the letters, without what follows from the bounds or from the convergence. */
export function conditionsOf(problem: SumProblem, { value, conditions }: SumAnswer): readonly Condition[] {
  const form = conditionsOfForm(value, problem.f, problem.index)
    .map(ofFactorial)
    .filter((one) => !followsFromBounds(one, problem) && !conditions.some((other) => followsFromDisc(one, other)));
  return distinctConditions([...conditions, ...form]);
}

/** A factorial below a fraction line is never 0, and has a value for whole numbers from 0 on. */
export function ofFactorial(one: Condition): Condition {
  const { left, relation, right } = one;
  const isFactorial = left.kind === 'apply' && left.name === 'factorial' && relation === '!=' && equal(right, zero);
  return isFactorial ? condition(left.args[0]!, '>=') : one;
}

/** n ≠ −1, n ≠ 1/2 and n ≥ −1 hold for the upper bound n of a sum from 0. */
export function followsFromBounds({ left, relation, right }: Condition, { from, to }: SumProblem): boolean {
  if (right.kind !== 'number' || from.kind !== 'number' || !equal(left, to)) return false;
  const isBelow = Q.compare(right.value, from.value) < 0;
  if (relation === '!=') return isBelow || !Q.isInteger(right.value);
  return relation === '>=' && Q.compare(right.value, from.value) <= 0;
}

/** r ≠ 1 and r < 1 follow from |r| < 1: an interval around 0 that does not reach the bound. */
function followsFromDisc(one: Condition, { left, relation, right }: Condition): boolean {
  const [name, ...others] = freeSymbols(left);
  const isDisc = relation === '<' && left.kind === 'apply' && left.name === 'abs' && others.length === 0;
  if (!isDisc || name === undefined || one.left.kind !== 'symbol' || one.left.name !== name) return false;
  const inner = left.args[0]!;
  const isMultiple = inner.kind === 'symbol' || (inner.kind === 'product' && inner.factors.length === 2);
  if (!isMultiple || one.right.kind !== 'number') return false;
  const disc = { left, relation, right };
  return holdsAt(disc, { [name]: one.right.value }) === false && holdsAt(one, { [name]: Q.zero }) === true;
}
