import { instancesOf } from '@nomogram/math/calculus/definite/parameters/instances.ts';
import { strongest } from '@nomogram/math/calculus/definite/parameters/strongest.ts';
import { type Case, type Condition, negation } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { readAssumptions } from '../../kit/assumptions/assumptions.ts';

/** What an answer with letters says under the conditions that were typed. */
export interface UnderAssumptions {
  /** An expression with the values put in that letters are assumed to have: n = 3. */
  readonly put: (a: Expression) => Expression;
  /** The conditions that do not follow; fails with `no-answer` where no values of the letters are found at which all hold. */
  readonly open: (conditions: readonly Condition[]) => Result<readonly Condition[]>;
  /** The cases that are not excluded. */
  readonly possible: <One extends Case<unknown>>(cases: readonly One[]) => readonly One[];
}

/**
 * Reads `?assume=` for a problem in these expressions, whose variable is no letter of which anything could be assumed. What is said of
 * letters that do not occur is passed over; `known` is what holds of them by what is asked.
 */
export function underAssumptions(
  text: string | undefined,
  expressions: readonly Expression[],
  variable: string,
  known: readonly Condition[] = [],
): Result<UnderAssumptions> {
  const read = readAssumptions(text);
  if (!read.ok) return read;
  const letters = new Set(expressions.flatMap((one) => freeSymbols(one)).filter((name) => name !== variable));
  const namesIn = ({ left, right }: Condition) => [...freeSymbols(left), ...freeSymbols(right)];
  const assumed = read.value.filter((one) => namesIn(one).every((name) => letters.has(name)));
  const values = Object.fromEntries(assumed.flatMap(valueOfLetter));
  const typed = assumed.filter((one) => valueOfLetter(one).length === 0);
  return ok({
    put: (a) => substitute(a, values),
    open: (conditions) => openUnder(conditions, typed, known),
    possible: (cases) =>
      cases.filter(({ when }) => !when.some((one) => strongest([negation(one)], [...typed, ...known]).length === 0)),
  });
}

const valueOfLetter = ({ left, relation, right }: Condition): readonly (readonly [string, Expression])[] =>
  relation === '=' && left.kind === 'symbol' && freeSymbols(right).length === 0 ? [[left.name, right]] : [];

function openUnder(
  conditions: readonly Condition[],
  typed: readonly Condition[],
  known: readonly Condition[],
): Result<readonly Condition[]> {
  const all = [...conditions, ...typed];
  const letters = [...new Set(all.flatMap(({ left, right }) => [...freeSymbols(left), ...freeSymbols(right)]))];
  const hasOne = (wanted: readonly Condition[]) => instancesOf(letters, wanted, 1).length > 0;
  if (typed.length > 0 && hasOne(typed) && !hasOne(all))
    return no('no-answer', 'The answer holds under conditions that contradict what is assumed of the letters.');
  return ok(strongest(conditions, [...typed, ...known]));
}
