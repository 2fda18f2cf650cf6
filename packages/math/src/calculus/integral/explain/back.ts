import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { transform } from '../../../expression/walk.ts';
import { isPositive } from './positive.ts';

/** F(u) with u = g(x) again, and what that makes plain: ln|x² + 1| is ln(x² + 1), ln(e^x) is x,
 * ln(x²) is 2·ln|x|. */
export const wayBack = (F: Expression, u: string, g: Expression): Expression =>
  transform(substitute(F, { [u]: g }), plain);

function plain(node: Expression): Expression {
  if (node.kind !== 'apply') return node;
  const a = node.args[0]!;
  if (node.name === 'abs') return isPositive(a) ? a : node;
  if (node.name !== 'ln') return node;
  if (a.kind === 'power' && E.equal(a.base, E.constant('e'))) return a.exponent;
  const inner = a.kind === 'apply' && a.name === 'abs' ? a.args[0]! : a;
  if (inner.kind !== 'power' || inner.exponent.kind !== 'number' || !Q.isInteger(inner.exponent.value)) return node;
  return E.product([inner.exponent, E.ln(E.apply('abs', [inner.base]))]);
}
