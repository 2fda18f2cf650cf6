import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { type Ball, EXACT, lower, upper } from '@nomogram/math/numeric/precise/ball.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';

/** With so many digits values are carried from line to line, whatever the lines show. */
export const carriedBits = 400;
export const carriedDigits = 100;
/** So close is every line to what it says. */
const followed = 1e-10;

/** Terms that cancel leave 0, which nothing is near to: there it is their size that tells. */
export const isFollowed = (there: number | null, here: number | null, terms: number): boolean =>
  there !== null && here !== null && Math.abs(there - here) <= followed * (Math.abs(here) || terms);

/** The size of the largest of several terms, 0 of none. */
export const sizeOf = (terms: readonly (Expression | null)[]): number =>
  Math.max(0, ...terms.map((term) => Math.abs((term && numberOf(term)) ?? 0)));

/** A value goes through many lines, and each asks several times what it comes to. */
const rationals = new WeakMap<Expression, Q.Rational | null>();

/** A value as a rational number that differs from it behind all carried digits; null where it is none, or too large or small. */
export function rationalOf(value: Expression): Q.Rational | null {
  const known = rationals.get(value);
  if (known !== undefined) return known;
  const found = rationalFrom(value);
  rationals.set(value, found);
  return found;
}

function rationalFrom(value: Expression): Q.Rational | null {
  if (value.kind === 'number') return shortened(value.value);
  const ball = evaluateBall(value, carriedBits, {});
  return ball === null || !ball.real || isBeyond(ball) ? null : shortened(V.middle(ball));
}

/** Numbers carried along need no more digits than this; null where one is beyond what is written out. */
export function shortened(a: Q.Rational): Q.Rational | null {
  const [above, below] = [Z.bitLength(a.numerator), Z.bitLength(a.denominator)];
  if (Math.abs(above - below) > maxSize) return null;
  return above + below <= 2 * carriedBits ? a : fromDecimal(toDecimal(a, carriedDigits));
}

/** Powers of two beyond which no number is worked with by hand. */
export const maxSize = 1000;
const isBeyond = (ball: Ball): boolean => upper(ball) > maxSize || (lower(ball) !== EXACT && lower(ball) < -maxSize);

/** A value as a double; null where it is no number that can be carried. */
export function numberOf(value: Expression): number | null {
  const known = rationalOf(value);
  return known === null ? null : Q.toNumber(known);
}
