import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

/*
 * √(a + b·√c) as √((a + d)/2) ± √((a − d)/2), where a² − b²·c = d² for a rational d (a, b, c rational, a > 0): √(4 − 2√3) = √3 − 1.
 */
export const denested = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator !== 2) return node;
    const root = rootOf(node.base);
    return root === null ? node : E.power(root, E.product([E.two, node.exponent]));
  });

function rootOf(base: Expression): Expression | null {
  if (base.kind !== 'sum' || base.terms.length !== 2) return null;
  const a = base.terms.find((term) => term.kind === 'number');
  const surd = base.terms.find((term) => term !== a);
  if (a?.kind !== 'number' || surd === undefined || Q.sign(a.value) < 0) return null;
  const b = E.coefficient(surd);
  const square = E.power(E.withoutCoefficient(surd), E.two);
  if (square.kind !== 'number' || Q.sign(square.value) < 0) return null;
  const norm = Q.subtract(Q.multiply(a.value, a.value), Q.multiply(Q.multiply(b, b), square.value));
  const d = E.sqrt(E.number(norm));
  if (d.kind !== 'number') return null;
  const part = (sum: Q.Rational) => E.sqrt(E.number(Q.divide(sum, Q.integerRational(2))));
  const [p, q] = [part(Q.add(a.value, d.value)), part(Q.subtract(a.value, d.value))];
  return Q.sign(b) > 0 ? E.add(p, q) : E.subtract(p, q);
}
