import { coefficientsOf } from '../../algebra/coefficients.ts';
import { simplify } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { endsOfPieces, pointsInside } from './cuts.ts';
import { resolved } from './enclosure/resolve.ts';
import { integrandOf, pointOf } from './integrand.ts';

/** Whether f is a polynomial on each of its pieces between two ends, and its integral is exactly 0, as that of x − ⌊x⌋ − 1/2 over [0, 1]. */
export function cancelsInPieces(f: Expression, variable: string, from: Expression, to: Expression): boolean {
  const [a, b] = [pointOf(from, nearestDouble(from)), pointOf(to, nearestDouble(to))];
  const ends = endsOfPieces(a, b, pointsInside(integrandOf(f, variable), a, b));
  if (ends.some(({ rough }) => rough)) return false;
  const parts: Expression[] = [];
  for (const [k, end] of ends.entries()) {
    const start = ends[k - 1];
    if (start === undefined) continue;
    const width = (end.x - start.x) * (1 + 1e-12);
    const piece = resolved(f, { variable, from: start.exact, to: end.exact, width });
    const coefficients = coefficientsOf(piece, variable);
    if (coefficients === null) return false;
    parts.push(E.subtract(integralAt(coefficients, end.exact), integralAt(coefficients, start.exact)));
  }
  const sum = simplify(E.sum(parts));
  return sum.ok && E.equal(sum.value.expression, E.zero);
}

const integralAt = (coefficients: readonly Expression[], x: Expression): Expression =>
  E.sum(coefficients.map((c, k) => E.product([E.number(Q.rational(1, k + 1)), c, E.power(x, E.number(k + 1))])));
