import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { apply, equal } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, some } from '../../expression/walk.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { isNothing, withoutVanishingRoots } from '../../trigonometry/vanishing.ts';

/** What must not be 0 where both sides of an equation are to have a value: cos of what a tangent is taken of, denominators. */
export function conditionsOf(f: Expression, x: string): Expression[] {
  const found: Expression[] = [];
  const put = (condition: Expression): void => {
    if (!found.some((one) => equal(one, condition))) found.push(condition);
  };
  some(f, (node) => {
    if (!contains(node, x)) return false;
    if (node.kind === 'power' && node.exponent.kind === 'number' && Q.sign(node.exponent.value) < 0) put(node.base);
    if (node.kind !== 'apply') return false;
    if (node.name === 'tan' || node.name === 'sec') put(apply('cos', node.args));
    if (node.name === 'cot' || node.name === 'csc') put(apply('sin', node.args));
    return false;
  });
  return found;
}

/** What must not be negative for the same: what even roots are taken of. */
export function radicandsOf(f: Expression, x: string): Expression[] {
  const found: Expression[] = [];
  for (const { base } of evenRootsOf(f, x)) if (!found.some((one) => equal(one, base))) found.push(base);
  return found;
}

/** The even roots, and powers of them, in which x stands. */
export function evenRootsOf(f: Expression, x: string): readonly PowerNode[] {
  const found: PowerNode[] = [];
  some(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || !contains(node.base, x)) return false;
    if (Z.isEven(node.exponent.value.denominator)) found.push(node);
    return false;
  });
  return found;
}

const BITS = 400;

/** That f is 0, where no condition is and what cancelled when it was read has a real value. */
export interface Question {
  readonly f: Expression;
  readonly conditions: readonly Expression[];
  readonly cancelled: readonly Expression[];
}

/**
 * Whether f vanishes at the base of the family while none of the conditions does; undefined where 400 bits do not tell. All of the
 * question must have the period of the family.
 */
export function kept({ f, conditions, cancelled }: Question, x: string, { base }: Family): boolean | undefined {
  const at = { [x]: base };
  const broken = conditions.map((condition) => isNothing(substitute(condition, at)));
  // Where the cosine vanishes, the tangent below a fraction line has no value, and no digits say more.
  if (broken.includes(true)) return false;
  if (broken.includes(undefined)) return undefined;
  const there = withoutVanishingRoots(substitute(f, at));
  const vanishes = isNothing(there);
  if (!vanishes) return vanishes;
  // The root of a negative number is not real, even where it cancels or a factor beside it is 0.
  return [
    there,
    ...[...cancelled, ...[f, ...cancelled].flatMap((one) => evenRootsOf(one, x))].map((one) =>
      withoutVanishingRoots(substitute(one, at)),
    ),
  ].every(isReal);
}

const isReal = (a: Expression): boolean => evaluateBall(a, BITS, {})?.real === true || Number.isFinite(evaluate(a));
