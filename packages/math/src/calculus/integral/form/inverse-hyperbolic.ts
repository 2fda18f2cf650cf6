import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { transform } from '../../../expression/walk.ts';

/** ln|(a − b)/(a + b)| as −2·atanh(a/b), which holds only where |a| < |b|: for whoever checks it. */
export const inverseHyperbolic = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const [u] = node.args as [Expression];
    const quotient = u.kind === 'apply' && u.name === 'abs' ? u.args[0]! : u;
    if (quotient.kind !== 'product' || quotient.factors.length !== 2) return node;
    const bottom = quotient.factors.find((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.minusOne));
    const top = quotient.factors.find((factor) => factor !== bottom);
    if (bottom?.kind !== 'power' || bottom.base.kind !== 'sum' || top?.kind !== 'sum') return node;
    const half = (a: Expression) => tidy(E.product([E.half, a]));
    const [a, b] = [half(E.add(top, bottom.base)), half(E.subtract(bottom.base, top))];
    if (a.kind === 'sum' || b.kind === 'sum') return node;
    return E.product([E.number(-2), E.apply('atanh', [E.divide(a, b)])]);
  });
