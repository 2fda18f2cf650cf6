import {
  add,
  type DoubleDouble,
  divide,
  hiOf,
  multiply,
  type Real,
  scaled,
  subtract,
} from '../../../numeric/double-double.ts';
import { logarithm } from '../../../numeric/double-double-log.ts';
import { devianceExtended } from '../../../numeric/special/deviance.ts';
import { betaTail } from '../../../numeric/special/incomplete-beta.ts';
import { HALF_LN_2PI } from '../../../numeric/special/ln-gamma-extended.ts';
import { stirlingErrorExtended } from '../../../numeric/special/stirling-error.ts';
import type { Tail } from '../../../numeric/special/tail.ts';
import type { Side } from '../distribution.ts';

/**
 * ln(x^a y^b/B(a, b)) for x + y = 1, both given, 0 < x, y: the density of ln(x/y) of a beta variable x, in Loader's
 * saddle-point form ½ ln(ab/(2πn)) − D(a, nx) − D(b, ny) − δ(a) − δ(b) + δ(n), n = a + b, where nothing large cancels.
 */
export const lnBetaWeight = (a: Real, b: Real, x: Real, y: Real): DoubleDouble => lnBetaWeightOf(a, b)(x, y);

/** The same for many x and y: what depends on a and b alone is computed once. */
export function lnBetaWeightOf(a: Real, b: Real): (x: Real, y: Real) => DoubleDouble {
  const n = add(a, b);
  const errors = subtract(add(stirlingErrorExtended(a), stirlingErrorExtended(b)), stirlingErrorExtended(n));
  // The larger of a and b is at least half of n; the quotient of the other one may underflow.
  const [less, more] = hiOf(a) < hiOf(b) ? [a, b] : [b, a];
  const root = scaled(logarithm(multiply(divide(more, n), less)), 0.5);
  const constant = subtract(subtract(root, HALF_LN_2PI), errors);
  return (x, y) => subtract(constant, add(devianceExtended(a, multiply(n, x)), devianceExtended(b, multiply(n, y))));
}

/** ln I_x(a, b) (lower) or ln(1 − I_x(a, b)) where that is far below 1; null where the other one was computed. */
export const lnBetaTail = (a: number, b: number, x: Real, y: Real, side: Side): DoubleDouble | null =>
  lnTail(betaTail(a, b, x, y), side);

/** Its logarithm where it is the side that was computed directly. */
export function lnTail(tail: Tail, side: Side): DoubleDouble | null {
  return tail.side === side ? add(tail.exponent, logarithm(tail.factor)) : null;
}
