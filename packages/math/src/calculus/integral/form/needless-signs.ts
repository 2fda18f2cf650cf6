import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

/** ln|u| as ln(u) where u is positive wherever the integrand is real: ∫ ln(x)/x dx is ln(x)²/2. */
export const withoutNeedlessSigns = (F: Expression, isPositive: (u: Expression) => boolean): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const u = node.args[0]!;
    return u.kind === 'apply' && u.name === 'abs' && isPositive(u.args[0]!) ? E.ln(u.args[0]!) : node;
  });
