import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

/** In their first argument. */
const odd: ReadonlySet<string> = new Set('atan asin asinh atanh acoth ellipticF ellipticE'.split(' '));

/** atan(−u) as −atan(u), and so for every odd inverse function and elliptic integral, where u is a negative multiple or a sum of such. */
export const withoutInnerSigns = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || !odd.has(node.name)) return node;
    const [u, ...others] = node.args;
    return isNegative(u!) ? E.negate(E.apply(node.name, [positive(u!), ...others])) : node;
  });

const isNegative = (u: Expression): boolean =>
  u.kind === 'sum'
    ? u.terms.every((term) => Q.sign(E.coefficient(term)) < 0)
    : u.kind === 'product' &&
      Q.sign(E.coefficient(u)) < 0 !==
        (u.factors.filter((factor) => factor.kind === 'sum' && isNegative(factor)).length % 2 === 1);

function positive(u: Expression): Expression {
  if (u.kind === 'sum') return E.sum(u.terms.map(E.negate));
  if (u.kind !== 'product') return E.negate(u);
  const negativeSums = u.factors.filter((factor) => factor.kind === 'sum' && isNegative(factor));
  const coefficient = E.coefficient(u);
  const rest = u.factors.filter((factor) => factor.kind !== 'number' && !negativeSums.includes(factor));
  return E.product([E.number(Q.abs(coefficient)), ...rest, ...negativeSums.map(positive)]);
}
