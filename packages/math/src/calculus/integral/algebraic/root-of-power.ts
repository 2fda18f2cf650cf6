import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { some } from '../../../expression/walk.ts';
import { type Context, isFree, made, type Stage } from '../context.ts';

/**
 * A root of a power of one function: (b·gᵏ)^p = K·g^(k·p), where K is constant on each piece. So √(csc² x) is K·csc x, K = √(csc² x)·sin x, and
 * (b·coth²)^(2/3) is K·coth^(4/3).
 */
export const rootOfPower: Stage = (f, context) => {
  const factors = E.factorsOf(f);
  for (const root of factors) {
    const plain = plainPower(root, context);
    if (plain === null) continue;
    const rest = E.product(factors.filter((factor) => factor !== root));
    const step = context.integrate(tidy(E.product([rest, plain])), context);
    if (step === null) return null;
    const unit = E.product([root, E.reciprocal(plain)]);
    return made('roots in lowest terms', f, multiplied(unit, step.after.expression), context, [step]);
  }
  return null;
};

const multiplied = (unit: Expression, a: Expression): Expression => tidy(E.product([unit, a]));

/** g^(k·p) of (b·gᵏ)^p, for a function g; null for others. */
function plainPower(root: Expression, context: Context): Expression | null {
  if (root.kind !== 'power' || root.exponent.kind !== 'number' || Q.isInteger(root.exponent.value)) return null;
  const factors = E.factorsOf(root.base);
  const dependentFactors = factors.filter((factor) => !isFree(factor, context));
  const [power] = dependentFactors;
  if (dependentFactors.length !== 1 || power === undefined) return null;
  const [g, k] = [E.baseOf(power), E.exponentOf(power)];
  const isFunction = g.kind === 'apply' && !some(g, (node) => node.kind === 'apply' && node.name === 'abs');
  if (!isFunction || k.kind !== 'number' || !Q.isInteger(k.value) || Q.isOne(k.value)) return null;
  return E.power(g, E.product([k, root.exponent]));
}
