import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { transform } from '../../../expression/walk.ts';

/**
 * ln|(a − b)/(a + b)| as −2·atanh(a/b), which is real where |a| < |b|, or as −2·acoth(a/b), which is where |a| > |b|: for whoever checks
 * where it is wanted.
 */
export const withInverseHyperbolic = (F: Expression, name: 'atanh' | 'acoth'): Expression =>
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
    return E.product([E.number(-2), E.apply(name, [E.divide(a, b)])]);
  });
