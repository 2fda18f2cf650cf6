import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';

/** sign · radicand^(1/degree), exactly: a rational number where degree is 1. The radicand is never negative. */
export interface ExactValue {
  readonly sign: -1 | 1;
  readonly degree: number;
  readonly radicand: Rational;
}

/** A statistic: its double, and its exact value where one is known and of readable length. */
export interface Statistic {
  readonly value: number;
  readonly exact?: ExactValue;
}

/** A statistic that is known as a double alone. */
export const approximately = (value: number): Statistic => ({ value });

/** A rational statistic. */
export const exactly = (value: Rational): Statistic => ({
  value: Q.toNumber(value),
  exact: { sign: value.numerator < 0 ? -1 : 1, degree: 1, radicand: Q.abs(value) },
});

/** The exact value of a statistic where it is known and rational. */
export const rationalOf = ({ exact }: Statistic): Rational | undefined =>
  exact?.degree === 1 ? (exact.sign < 0 ? Q.negate(exact.radicand) : exact.radicand) : undefined;

/** sign · √radicand, rational where the radicand is a square. */
export function squareRoot(radicand: Rational, sign: -1 | 1 = 1): Statistic {
  const root = Q.exactRoot(radicand, 2);
  if (root !== null) return exactly(sign < 0 ? Q.negate(root) : root);
  return { value: sign * squareRootValue(radicand), exact: { sign, degree: 2, radicand } };
}

/** √radicand as a double, also where the radicand itself is beyond the range of doubles. */
function squareRootValue(radicand: Rational): number {
  const value = Q.toNumber(radicand);
  if (value > 1e-290 && value < Number.POSITIVE_INFINITY) return Math.sqrt(value);
  const scale = value < 1 ? Q.power(Q.integerRational(2), 1000) : Q.power(Q.integerRational(2), -1000);
  return Math.sqrt(Q.toNumber(Q.multiply(radicand, scale))) * (value < 1 ? 2 ** -500 : 2 ** 500);
}
