import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { budget } from '../../result/budget.ts';
import { infiniteEnd, limit } from '../limit.ts';

/*
 * Bertrand's test of an integral to infinity, for integrands that fall about as fast as 1/x, where no sampling tells convergence from
 * divergence: x^(−1.005) and 1/(x ln²x) have a finite integral, 1/(x ln x) has none. With f positive far out,
 *
 *   α = lim −ln f/ln x          decides unless it is 1; then
 *   α = lim −ln(x f)/ln ln x    decides unless it is 1; then
 *   α = lim −ln(x f ln x)/ln ln ln x, and once more,
 *
 * above 1 for convergence and below for divergence. The limits are exact.
 */

const workForLimit = 60_000;
/** Where the sign is looked at. */
const farPoint = 1e60;

/** Whether ∫ f from somewhere to side·∞ converges; null where the test does not tell. */
export function converges(f: Expression, variable: string, side: 1 | -1): boolean | null {
  const x = E.symbol(variable);
  const turned = side === 1 ? f : substitute(f, { [variable]: E.negate(x) });
  const outward = evaluate(turned, { [variable]: farPoint }) < 0 ? E.negate(turned) : turned;
  const logarithm = E.ln(x);
  const scales = [x, logarithm, E.ln(logarithm), E.ln(E.ln(logarithm))];
  let compared = outward;
  for (const scale of scales) {
    const order = orderOf(compared, scale, variable);
    if (order !== null && order !== 1) return order > 1;
    compared = E.multiply(compared, scale);
    // Not smaller than 1/x, 1/(x ln x), …, whose integrals diverge.
    if (staysAway(compared, variable)) return false;
    if (order === null) return null;
  }
  return null;
}

/** Whether a positive function tends to a number above 0, or to infinity. */
function staysAway(f: Expression, variable: string): boolean {
  const found = limit(f, variable, E.constant('infinity'), { budget: budget(workForLimit) });
  if (!found.ok || found.value.kind !== 'value') return false;
  return infiniteEnd(found.value.value) === 1 || evaluate(found.value.value) > 1e-9;
}

/** lim −ln f/ln(scale), f being positive far out: else the limit has no real value, and none is found. */
function orderOf(f: Expression, scale: Expression, variable: string): number | null {
  const quotient = E.negate(E.divide(E.ln(f), E.ln(scale)));
  const found = limit(quotient, variable, E.constant('infinity'), { budget: budget(workForLimit) });
  if (!found.ok || found.value.kind !== 'value') return null;
  const end = infiniteEnd(found.value.value);
  if (end !== null) return end * Number.POSITIVE_INFINITY;
  if (E.equal(found.value.value, E.one)) return 1;
  const value = evaluate(found.value.value);
  // A value that could be 1 and is not known to be is no decision.
  return Number.isFinite(value) && Math.abs(value - 1) > 1e-9 ? value : null;
}
