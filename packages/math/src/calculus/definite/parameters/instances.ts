import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import type { Condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { freeSymbols } from '../../../expression/walk.ts';

/*
 * Letters. An answer holds under conditions; they are those that the methods needed, and that a letter is positive where the
 * methods took it for that and the answer was not found to hold elsewhere too. A condition that was typed is taken into account and not said again.
 *
 * Here values are put in for letters; which sign a quantity has by what is known is in `known-signs.ts`, which of many conditions are
 * said in `strongest.ts`, and how a value is written where letters are positive in `for-positive.ts`.
 */

/** Values for letters. */
export type Instance = Readonly<Record<string, Q.Rational>>;

/** Values for letters that need not be rational: e, √2. */
export type Values = Readonly<Record<string, Q.Rational | Expression>>;

const asExpressions = (at: Values): Record<string, Expression> =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, 'kind' in value ? value : E.number(value)]));

/** An expression with values put in for its letters. */
export const atInstance = (a: Expression, at: Values): Expression => substitute(a, asExpressions(at));

/** The sign of a constant, 0 only where it is written so or simplified to it; null where it has none or none can be told. */
export function signOf(a: Expression): -1 | 0 | 1 | null {
  if (a.kind === 'number') return Q.sign(a.value);
  const sign = certainSign(a);
  if (sign !== null) return sign === 'not real' ? null : sign;
  const found = freeSymbols(a).length > 0 ? null : simplify(a);
  return found?.ok && E.equal(found.value.expression, E.zero) ? 0 : null;
}

/** Whether a condition holds at an instance; null where a side has no real value, or the sign of the difference cannot be told. */
export function holdsAt({ left, relation, right }: Condition, at: Values): boolean | null {
  const sign = signOf(E.subtract(atInstance(left, at), atInstance(right, at)));
  if (sign === null) return null;
  switch (relation) {
    case '=':
      return sign === 0;
    case '!=':
      return sign !== 0;
    case '<':
      return sign < 0;
    case '>':
      return sign > 0;
    case '<=':
      return sign <= 0;
    case '>=':
      return sign >= 0;
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

/**
 * Instances at which all of the conditions hold, with positive letters; where there are none, with negative ones. `negative` names a
 * letter that is to be negative anyhow.
 */
export function instancesOf(
  letters: readonly string[],
  conditions: readonly Condition[],
  count: number,
  negative?: string,
): readonly Instance[] {
  if (negative !== undefined) {
    // a > 0 > b contradicts a < b: then another letter is negative, too.
    const others = letters.filter((name) => name !== negative).map((name) => [negative, name]);
    for (const negatives of [[negative], ...others]) {
      const found = withSigns(letters, conditions, count, negatives);
      if (found.length > 0) return found;
    }
    return [];
  }
  for (const negatives of [[], ...letters.map((name) => [name]), letters]) {
    const found = withSigns(letters, conditions, count, negatives);
    if (found.length > 0) return found;
  }
  return [];
}

function withSigns(
  letters: readonly string[],
  conditions: readonly Condition[],
  count: number,
  negative: readonly string[],
): readonly Instance[] {
  const found: Instance[] = [];
  for (let turn = 0; turn < maxTurns && found.length < count; turn++) {
    const at = Object.fromEntries(
      letters.map((name, k) => {
        const [top, bottom] = usual[(turn * (k + 1) + k * 5 + (turn >> 3) * (k + 2)) % usual.length]!;
        return [name, Q.rational(negative.includes(name) ? -top : top, bottom)];
      }),
    );
    if (conditions.every((one) => holdsAt(one, at) === true)) found.push(at);
  }
  return found;
}

const maxTurns = 160;
