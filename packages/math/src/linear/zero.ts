import { coefficient, equal, symbol } from '../expression/build.ts';
import { type Condition, condition } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols, some } from '../expression/walk.ts';

/** The value of a letter at which something is 0. */
export interface LetterValue {
  readonly letter: string;
  readonly value: Expression;
}

/** One way in which an element becomes 0. */
export interface Zero {
  /** What is 0 there. */
  readonly expression: Expression;
  /** All real values of one letter at which it is; absent where they are not known in closed form. */
  readonly at?: readonly LetterValue[];
  /** Whether only the answer as it is written has no value there: clearing roots out of its denominators brought this zero in. */
  readonly isOfWriting?: boolean;
}

/** What must hold for none of the ways to happen. */
export const nonzeroConditions = (zeros: readonly Zero[]): readonly Condition[] =>
  zeros.flatMap((zero): readonly Condition[] =>
    isWhollySolved(zero)
      ? zero.at.map(({ letter, value }) => ({ left: symbol(letter), relation: '!=', right: value }))
      : [condition(zero.expression, '!=')],
  );

/** a·b = 1 is solved by a = 1/b, but a ≠ 1/b says nothing of b = 0. */
const isWhollySolved = (zero: Zero): zero is Required<Zero> =>
  zero.at?.every(({ value }) => !some(value, hasLettersBelow)) ?? false;

/** A power of letters that stands below a fraction line. */
export const hasLettersBelow = (a: Expression): boolean =>
  a.kind === 'power' && freeSymbols(a.base).length > 0 && coefficient(a.exponent).numerator < 0;

/** Each way as what holds there. */
export const zeroConditions = ({ expression, at }: Zero): readonly Condition[] =>
  at?.map(({ letter, value }) => ({ left: symbol(letter), relation: '=', right: value })) ?? [
    condition(expression, '='),
  ];

/** Each way once. */
export const distinctZeros = (zeros: readonly Zero[]): readonly Zero[] =>
  zeros.filter((one, k) => zeros.findIndex((other) => equal(one.expression, other.expression)) === k);
