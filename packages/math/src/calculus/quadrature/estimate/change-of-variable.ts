import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { substitute } from '../../../expression/substitute.ts';
import type { Result } from '../../../result/result.ts';
import { atExponential } from '../../at-exponential.ts';
import type { CriticalPoint } from '../critical-points.ts';
import { type Integrand, integrandOf, type PieceValue, pointOf } from '../integrand.ts';
import { infiniteTail } from './infinite-tail.ts';

/*
 * Two changes of variable for pieces on which the rules do not settle. Next to a point where the integrand swings faster and faster,
 * such as sin(1/x) at 0, x = p ± 1/t makes a tail of it whose swings are even, and those are summed between their zeros. On a
 * tail that falls hardly faster than 1/x, such as 1/(x ln²x), x = e^u leaves a power.
 */

/** ∫ from `from` to `to` with the end named turned to infinity; null where the other is too near for doubles. */
export function withEndAtInfinity(
  { f, variable, work }: Integrand,
  from: CriticalPoint,
  to: CriticalPoint,
  end: 'from' | 'to',
): Result<PieceValue> | null {
  const [pole, side] = end === 'from' ? [from, 1] : [to, -1];
  const t = E.symbol(variable);
  const moved = substitute(f, { [variable]: E.add(pole.exact, E.divide(E.number(side), t)) });
  const integrand = E.multiply(moved, E.power(t, E.number(-2)));
  const start = pointFrom(E.reciprocal(E.subtract(to.exact, from.exact)));
  return Number.isFinite(start.x) ? infiniteTail(integrandOf(integrand, variable, work), start, 1) : null;
}

/** ∫ from a positive point to ∞ with x = e^u; null where the point is not positive. */
export function withLogarithmicTail({ f, variable, work }: Integrand, from: CriticalPoint): Result<PieceValue> | null {
  if (!(from.x > 0)) return null;
  const integrand = E.multiply(atExponential(f, variable), E.exp(E.symbol(variable)));
  return infiniteTail(integrandOf(integrand, variable, work), pointFrom(E.ln(from.exact)), 1);
}

const pointFrom = (exact: Expression): CriticalPoint => pointOf(exact, nearestDouble(exact));
