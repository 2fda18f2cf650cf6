import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

const inverses: Readonly<Record<string, string>> = { atan: 'tan', acot: 'cot', asinh: 'sinh', atanh: 'tanh' };

/** atan(tan θ) as θ, which differs by a constant on each piece, and has no jumps; what stands in the integrand is meant with its own. */
export const withoutInverses = (F: Expression, isGiven: (node: Expression) => boolean): Expression =>
  transform(F, (node) => {
    if (node.kind === 'power' && node.exponent.kind === 'number')
      return rootOfExponential(node.base, node.exponent) ?? node;
    if (node.kind !== 'apply' || isGiven(node)) return node;
    const u = node.args[0]!;
    if (u?.kind === 'apply' && u.name === inverses[node.name]) return u.args[0]!;
    if (node.name !== 'ln' || u?.kind !== 'power' || !E.equal(u.base, E.constant('e'))) return node;
    return u.exponent;
  });

/** (e^u)^r as e^(r·u). */
const rootOfExponential = (base: Expression, r: Expression): Expression | null =>
  base.kind === 'power' && E.equal(base.base, E.constant('e')) ? E.exp(E.product([r, base.exponent])) : null;
