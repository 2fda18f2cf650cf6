import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import * as B from '../numeric/precise/ball.ts';

/*
 * Derivatives from values alone, to many digits. With b bits and a step h of 2^(−b/4) of the argument, the central difference
 * (f(x + h) − f(x − h))/2h loses b/4 bits to cancellation and is off by about h²f‴/6, so that half of the bits remain: for
 * sin(400x) as well as for cos(x²⁰), which turns 10⁸ times between 2 and 3.
 *
 * Whether h is small enough for f is seen from three steps, each half of the one before: the quotients then approach the derivative
 * with errors in the proportion 16 : 4 : 1, so their differences d₁, d₂ have d₁ = 4d₂, and the last quotient is trusted to |d₂|. Where
 * h is longer than a turn of f the quotients are as good as random; they show it by d₁ ≠ 4d₂, and more bits are asked for.
 */

/** A value for each letter, exactly. */
export type RationalPoint = Readonly<Record<string, Rational>>;

/** f′ by one variable at a rational point, with its uncertainty; null where `bits` bits do not tell it. */
export function differenceQuotient(f: Expression, variable: string, at: RationalPoint, bits: number): B.Ball | null {
  const step = stepAt(at[variable]!, bits);
  return converged((halvings) => centralDifference(f, variable, at, step - halvings, bits), bits);
}

/** log₂ of the step. */
export const stepAt = (x: Rational, bits: number): number =>
  Math.round(Math.log2(Math.abs(Q.toNumber(x)) || 1)) - Math.floor(bits / 4);

/** The last of three quotients with halved steps, with the error that their differences show; null where these do not fall as h². */
export function converged(quotient: (halvings: number) => B.Ball | null, bits: number): B.Ball | null {
  const [first, second, third] = [quotient(0), quotient(1), quotient(2)];
  if (first === null || second === null || third === null) return null;
  const before = B.add(first, B.negate(second), bits);
  const after = B.add(second, B.negate(third), bits);
  const isRounding = B.lower(after) === B.EXACT;
  const deviation = B.add(before, B.negate(B.multiply(after, twoTo(2), bits)), bits);
  if (!isRounding && B.upper(deviation) > B.sizeOf(before.value) - agreeingBits) return null;
  return { ...third, error: B.logSum(third.error, B.upper(after)) };
}

/** So near to 4 is the ratio of the differences. */
const agreeingBits = 10;

function centralDifference(
  f: Expression,
  variable: string,
  at: RationalPoint,
  step: number,
  bits: number,
): B.Ball | null {
  const [above, below] = [1, -1].map((side) =>
    evaluateBall(f, bits, {
      ...at,
      [variable]: Q.add(at[variable]!, Q.multiply(Q.integerRational(side), powerOfTwo(step))),
    }),
  );
  if (!above || !below) return null;
  return B.multiply(B.add(above, B.negate(below), bits), twoTo(-step - 1), bits);
}

/** 2ⁿ as an exact rational number, n any integer. */
export const powerOfTwo = (n: number): Rational => Q.power(Q.integerRational(2), n);
/** 2ⁿ as a ball without error. */
export const twoTo = (n: number): B.Ball => B.realBall({ mantissa: 1n, exponent: n }, B.EXACT);
