import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { type Context, made, type Stage } from '../context.ts';
import { subexpressions } from '../rewrite.ts';

const circular = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/**
 * Circular functions of θ and of θ + δ with a constant δ, by the addition theorems: in tan x·tan(x − a) everything is then a function
 * of tan x and the constant tan a.
 */
export const shiftedAngles: Stage = (f, context) => {
  const angles = subexpressions(f, context.variable).flatMap((node) =>
    node.kind === 'apply' && circular.has(node.name) ? [node.args[0]!] : [],
  );
  const theta = angles.reduce<Expression | null>((a, b) => (a === null || length(b) < length(a) ? b : a), null);
  if (theta === null) return null;
  const changed = transform(f, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, context.variable)) return node;
    const delta = shift(node.args[0]!, theta, context);
    return delta === null ? node : added(node.name, theta, delta);
  });
  if (E.equal(changed, f)) return null;
  const step = context.integrate(changed, context);
  return step === null ? null : made('addition theorem', f, step.after.expression, context, [step]);
};

const length = (a: Expression): number => (a.kind === 'sum' ? a.terms.length : 1);

/** The constant by which an angle differs from θ; null where it does not, or not by a constant. */
function shift(angle: Expression, theta: Expression, context: Context): Expression | null {
  const delta = tidy(E.subtract(angle, theta));
  return contains(delta, context.variable) || E.equal(delta, E.zero) ? null : delta;
}

function added(name: string, theta: Expression, delta: Expression): Expression {
  const of = (called: string, at: Expression) => E.apply(called, [at]);
  const sine = () =>
    E.add(E.product([of('sin', theta), of('cos', delta)]), E.product([of('cos', theta), of('sin', delta)]));
  const cosine = () =>
    E.subtract(E.product([of('cos', theta), of('cos', delta)]), E.product([of('sin', theta), of('sin', delta)]));
  const tangent = () => {
    const [s, t] = [of('tan', theta), of('tan', delta)];
    return E.divide(E.add(s, t), E.subtract(E.one, E.product([s, t])));
  };
  switch (name) {
    case 'sin':
      return sine();
    case 'cos':
      return cosine();
    case 'tan':
      return tangent();
    case 'cot':
      return E.reciprocal(tangent());
    case 'sec':
      return E.reciprocal(cosine());
    default:
      return E.reciprocal(sine());
  }
}
