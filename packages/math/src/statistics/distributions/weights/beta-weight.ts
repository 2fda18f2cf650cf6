import * as D from '../../../numeric/double-double.ts';
import { logarithm } from '../../../numeric/double-double-log.ts';
import { devianceOfShare } from '../../../numeric/special/deviance.ts';
import { betaTail } from '../../../numeric/special/incomplete-beta.ts';
import { HALF_LN_2PI } from '../../../numeric/special/ln-gamma-extended.ts';
import { stirlingErrorExtended } from '../../../numeric/special/stirling-error.ts';
import type { Tail } from '../../../numeric/special/tail.ts';
import type { Side } from '../distribution.ts';

/**
 * ln(x^a y^b/B(a, b)) for x + y = 1, both given, 0 < x, y: the density of ln(x/y) of a beta variable x, in Loader's
 * saddle-point form ½ ln(ab/(2πn)) − D(a, nx) − D(b, ny) − δ(a) − δ(b) + δ(n), n = a + b, where nothing large cancels.
 */
export const lnBetaWeight = (a: D.Real, b: D.Real, x: D.Real, y: D.Real): D.DoubleDouble => lnBetaWeightOf(a, b)(x, y);

/** The same for many x and y: what depends on a and b alone is computed once. */
export function lnBetaWeightOf(a: D.Real, b: D.Real): (x: D.Real, y: D.Real) => D.DoubleDouble {
  const n = D.add(a, b);
  const errors = D.subtract(D.add(stirlingErrorExtended(a), stirlingErrorExtended(b)), stirlingErrorExtended(n));
  // The larger of a and b is at least half of n; the quotient of the other one may underflow.
  const [less, more] = D.hiOf(a) < D.hiOf(b) ? [a, b] : [b, a];
  const root = D.scaled(logarithm(D.multiply(D.divide(more, n), less)), 0.5);
  const constant = D.subtract(D.subtract(root, HALF_LN_2PI), errors);
  return (x, y) => D.subtract(constant, D.add(devianceOfShare(a, n, x), devianceOfShare(b, n, y)));
}

/** ln I_x(a, b) (lower) or ln(1 − I_x(a, b)) where that is far below 1; null where the other one was computed. */
export const lnBetaTail = (a: number, b: number, x: D.Real, y: D.Real, side: Side): D.DoubleDouble | null =>
  lnTail(betaTail(a, b, x, y), side);

/** Its logarithm where it is the side that was computed directly. */
export function lnTail(tail: Tail, side: Side): D.DoubleDouble | null {
  return tail.side === side ? D.add(tail.exponent, logarithm(tail.factor)) : null;
}
