import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';

/*
 * Letters. An answer holds under conditions; they are those that the methods needed, and that a letter is positive where the
 * methods took it for that and the answer was not found to hold elsewhere too. A condition that was typed is taken into account and not said again.
 */

/** Values for letters. */
export type Instance = Readonly<Record<string, Q.Rational>>;

const asExpressions = (at: Instance): Record<string, Expression> =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, E.number(value)]));

/** An expression with values put in for its letters. */
export const atInstance = (a: Expression, at: Instance): Expression => substitute(a, asExpressions(at));

/** Whether a condition holds at an instance; null where a side has no real value. */
export function holdsAt({ left, relation, right }: Condition, at: Instance): boolean | null {
  const difference = evaluate(E.subtract(atInstance(left, at), atInstance(right, at)));
  if (Number.isNaN(difference)) return null;
  const isZero = Math.abs(difference) < 1e-12;
  switch (relation) {
    case '=':
      return isZero;
    case '!=':
      return !isZero;
    case '<':
      return difference < 0 && !isZero;
    case '>':
      return difference > 0 && !isZero;
    case '<=':
      return difference <= 0 || isZero;
    case '>=':
      return difference >= 0 || isZero;
  }
}

/** Values without a pattern, so that letters are told apart and no coincidence is met; whole numbers for a letter that is whole. */
const usual = [
  [17, 10],
  [9, 7],
  [23, 9],
  [5, 8],
  [11, 3],
  [2, 7],
  [31, 8],
  [13, 12],
  [3, 11],
  [19, 6],
  [1, 5],
  [29, 5],
] as const;

/** Instances at which all of the conditions hold, with the signs given: 1 for a letter that stays positive. */
export function instancesOf(
  letters: readonly string[],
  conditions: readonly Condition[],
  count: number,
  signs: Readonly<Record<string, 1 | -1>> = {},
): readonly Instance[] {
  const found: Instance[] = [];
  for (let turn = 0; turn < mostTurns && found.length < count; turn++) {
    const at = Object.fromEntries(
      letters.map((name, k) => {
        const [top, bottom] = usual[(turn * (k + 1) + k * 5 + (turn >> 3) * (k + 2)) % usual.length]!;
        return [name, Q.rational(top * (signs[name] ?? 1), bottom)];
      }),
    );
    if (conditions.every((one) => holdsAt(one, at) === true)) found.push(at);
  }
  return found;
}

const mostTurns = 160;

/** Whether the condition follows from what is known, as far as its form tells: an equal one, or the sign of a sum of what has it. */
export function isImplied(wanted: Condition, known: readonly Condition[]): boolean {
  const letters = freeSymbols(E.subtract(wanted.left, wanted.right));
  if (letters.length === 0) return holdsAt(wanted, {}) === true;
  return known.some(
    (one) =>
      E.equal(one.left, wanted.left) &&
      E.equal(one.right, wanted.right) &&
      (one.relation === wanted.relation ||
        (one.relation === '>' && (wanted.relation === '>=' || wanted.relation === '!=')) ||
        (one.relation === '<' && (wanted.relation === '<=' || wanted.relation === '!='))),
  );
}

export const isPositiveLetter = (name: string): Condition => condition(E.symbol(name), '>');
