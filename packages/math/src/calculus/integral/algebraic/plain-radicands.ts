import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { expand } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { type Context, made, type Stage } from '../context.ts';
import * as P from '../field/polynomial.ts';
import { rationalView } from '../field/rational-view.ts';
import { signOf } from '../sign.ts';

/**
 * Roots without the constant that all terms of the radicand have in common: √(d − c²·d·x²) = √d·√(1 − c²·x²) for positive d, so that the
 * root is the one that stands in the derivative of asin(c·x).
 */
export const plainRadicands: Stage = (f, context) => {
  const plain = transform(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) return node;
    if (node.base.kind !== 'sum' || !contains(node.base, context.variable)) return node;
    const common = commonFactor(node.base, context);
    if (common === null) return node;
    const rest = tidy(E.divide(node.base, common));
    return E.product([E.power(common, node.exponent), E.power(rest, node.exponent)]);
  });
  if (E.equal(plain, f)) return null;
  const step = context.integrate(plain, context);
  return step === null ? null : made('roots in lowest terms', f, step.after.expression, context, [step]);
};

/** The greatest common divisor of the coefficients, where it is positive and no number. */
function commonFactor(radicand: Expression, context: Context): Expression | null {
  const expanded = expand(radicand);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, context.variable) : null;
  if (coefficients === null || coefficients.every((c) => c.kind === 'number')) return null;
  const view = rationalView(coefficients, [context.variable], context.budget);
  const all = view === null ? [null] : coefficients.map((c) => view.fractionOf(c));
  if (view === null || all.some((c) => c === null || c.d !== 1n)) return null;
  const common = all.reduce<P.Polynomial>((gcd, c) => view.field.ring.gcd(gcd, c!.n), 0n);
  if (P.variables(common).size === 0) return null;
  const factor = view.expressionOf(common);
  return signOf(factor) === 1 ? factor : null;
}
