import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { made, type Stage, withNewVariable } from '../context.ts';
import { binomialParts, replacePowers, subexpressions } from '../rewrite.ts';
import { pseudoElliptic } from './pseudo-elliptic.ts';

/**
 * Even functions of x and the fourth root of a + b·x²: with s = (a + b·x²)^(1/4), x² = (s⁴ − a)/b and dx = 2s³/(b·x) ds, an integral over
 * the square root of a quartic, which is elementary where `pseudo-elliptic.ts` finds it so:
 *
 *     1/((2 + x²)·(1 + x²)^(1/4)) dx = 2s²/((1 + s⁴)·√(s⁴ − 1)) ds
 */
export const fourthRoot: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const x = E.symbol(context.variable);
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator !== 4) continue;
    const parts = binomialParts(node.base, context.variable);
    if (parts === null || !Q.equals(parts.k, Q.integerRational(2))) continue;
    const inner = withNewVariable(context);
    const s = E.symbol(inner.variable);
    const square = E.divide(E.subtract(E.power(s, E.number(4)), parts.a), parts.b);
    const inRoot = replacePowers(withRoot(f, node.base, s), E.power(x, E.two), square, context.variable);
    if (contains(inRoot, context.variable)) continue;
    const integrand = tidy(
      E.product([
        inRoot,
        E.two,
        E.power(s, E.number(3)),
        E.reciprocal(parts.b),
        E.power(square, E.number(Q.rational(-1, 2))),
      ]),
    );
    const step = pseudoElliptic(integrand, inner);
    if (step === null) continue;
    const root = E.power(node.base, E.number(Q.rational(1, 4)));
    const back = substitute(step.after.expression, { [inner.variable]: root });
    return made('substitution', f, back, context, [step], `${inner.variable} = ${toText(root)}`);
  }
  return null;
};

function withRoot(f: Expression, base: Expression, s: Expression): Expression {
  if (f.kind === 'power' && f.exponent.kind === 'number' && E.equal(f.base, base))
    return E.power(s, E.number(Q.multiply(f.exponent.value, Q.integerRational(4))));
  return mapChildren(f, (child) => withRoot(child, base, s));
}
