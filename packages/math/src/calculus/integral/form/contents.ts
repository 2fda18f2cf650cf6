import { gcd } from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

/** ln|2·u − 2·v| without the 2, which is a constant of integration. */
export const withoutContents = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const inside = node.args[0]!;
    if (inside.kind === 'apply' && inside.name === 'abs')
      return E.ln(E.apply('abs', [withoutContent(inside.args[0]!)]));
    return E.ln(withoutContent(inside));
  });

/** u without the whole number that all its terms have in common, and each sum that is a factor of it likewise. */
function withoutContent(u: Expression): Expression {
  if (u.kind === 'sum') return primitive(u);
  if (u.kind !== 'product') return u;
  return E.product(
    u.factors.map((factor) => {
      const base = E.baseOf(factor);
      return base.kind === 'sum' ? E.power(primitive(base), E.exponentOf(factor)) : factor;
    }),
  );
}

function primitive(u: SumNode): Expression {
  const coefficients = u.terms.map(E.coefficient);
  if (!coefficients.every(Q.isInteger)) return u;
  const common = coefficients.reduce<Q.Rational['numerator']>((all, c) => gcd(all, c.numerator), 0);
  const by = E.number(Q.divide(Q.one, Q.integerRational(common)));
  return E.sum(u.terms.map((term) => E.product([by, term])));
}
