import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

const inverses: Readonly<Record<string, string>> = { atan: 'tan', acot: 'cot', asinh: 'sinh', atanh: 'tanh' };

/** atan(tan θ) as θ, ln(e^u) as u, which differs by a constant on each piece, and has no jumps; what stands in the integrand is meant with its own. */
export const withoutInverses = (F: Expression, isGiven: (node: Expression) => boolean): Expression =>
  transform(F, (node) => {
    if (node.kind === 'power' && node.exponent.kind === 'number')
      return rootOfExponential(node.base, node.exponent) ?? node;
    if (node.kind !== 'apply' || isGiven(node)) return node;
    const u = node.args[0]!;
    if (u?.kind === 'apply' && u.name === inverses[node.name]) return u.args[0]!;
    return node.name === 'ln' && u !== undefined ? withoutExponentials(u) : node;
  });

/** ln(c·e^u) as u + ln c. */
function withoutExponentials(a: Expression): Expression {
  const isExponential = (factor: Expression) => E.equal(E.baseOf(factor), E.constant('e'));
  const [out, rest] = [true, false].map((is) => E.factorsOf(a).filter((factor) => isExponential(factor) === is));
  return E.sum([...out!.map(E.exponentOf), E.ln(E.product(rest!))]);
}

/** (e^u)^r as e^(r·u). */
const rootOfExponential = (base: Expression, r: Expression): Expression | null =>
  base.kind === 'power' && E.equal(base.base, E.constant('e')) ? E.exp(E.product([r, base.exponent])) : null;
