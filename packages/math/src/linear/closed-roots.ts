import * as Q from '../exact/rational.ts';
import { divide, multiply, negate, number, power, sqrt, subtract, sum, two } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';

/** The roots of an irreducible polynomial with integer coefficients, the lowest first; null where they have no short closed form. */
export function rootsOfIrreducible(c: readonly Expression[]): readonly Expression[] | null {
  const top = c[c.length - 1]!;
  if (c.length === 2) return [divide(negate(c[0]!), top)];
  if (c.length === 3) return ofQuadratic(divide(c[1]!, top), divide(c[0]!, top));
  const biquadratic =
    c.length === 5 && c.every((one, k) => k % 2 === 0 || (one.kind === 'number' && Q.isZero(one.value)));
  if (!biquadratic) return null;
  return ofQuadratic(divide(c[2]!, top), divide(c[0]!, top)).flatMap((value) => [sqrt(value), negate(sqrt(value))]);
}

const ofQuadratic = (p: Expression, q: Expression): readonly Expression[] =>
  quadraticRoots(negate(p), discriminantOf(p, q));

/** Of x² + p·x + q. */
export const discriminantOf = (p: Expression, q: Expression): Expression =>
  subtract(power(p, two), multiply(number(4), q));

/** (total ± √discriminant)/2: the two roots of a monic quadratic from their sum. */
export function quadraticRoots(total: Expression, discriminant: Expression): readonly [Expression, Expression] {
  const middle = divide(total, two);
  const distance = divide(sqrt(discriminant), two);
  return [sum([middle, distance]), subtract(middle, distance)];
}
