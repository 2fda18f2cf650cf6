import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import * as F from '../field/fraction.ts';
import { multipliedOut } from '../field/multiplied-out.ts';
import * as P from '../field/polynomial.ts';
import { rationalView } from '../field/rational-view.ts';
import { subexpressions } from '../rewrite.ts';
import { binomial } from './binomial.ts';

/**
 * Roots of polynomials that have two terms only about their centre: with u = x + p_(n−1)/(n·p_n), x³ − 3x² + 7x − 5 is u³ + 4u, of
 * which `binomial.ts` knows the roots.
 */
export const depressedRadicand: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) continue;
    // What a square root of a quadratic needs no shift for, a cube root does.
    const shift = shiftOf(node.base, node.exponent.value.denominator === 2 ? 3 : 2, context);
    if (shift === null) continue;
    const inner = withNewVariable(context);
    const x = E.subtract(E.symbol(inner.variable), shift);
    const moved = (a: Expression) => multipliedOut(substitute(a, { [context.variable]: x }), inner);
    const radicand = moved(node.base);
    if (binomial(radicand, inner.variable) === null) continue;
    const step = inner.integrate(moved(f), inner);
    if (step === null) continue;
    // The radicand comes back as it was written.
    const named = transform(step.after.expression, (part) => (E.equal(part, radicand) ? E.symbol('\u03c1') : part));
    const u = E.add(E.symbol(context.variable), shift);
    const back = substitute(named, { [inner.variable]: u, '\u03c1': node.base });
    return made('substitution', f, back, context, [step], `${inner.variable} = ${toText(u)}`);
  }
  return null;
};

/** p_(n−1)/(n·p_n) of a polynomial of at least some degree n, where it is not 0. */
function shiftOf(a: Expression, least: number, context: Context): Expression | null {
  const view = rationalView([a], [context.variable], context.budget);
  const value = view?.fractionOf(a) ?? null;
  if (view === null || value === null) return null;
  const c = P.coefficients(value.n, view.index.get(context.variable)!);
  const n = c.length - 1;
  if (n < least || c[n - 1] === 0n || contains(view.quotientOf({ n: 1n, d: value.d }), context.variable)) return null;
  const lead = view.field.multiply(F.integer(n), F.ofPolynomial(c[n]!));
  return view.quotientOf(view.field.divide(F.ofPolynomial(c[n - 1]!), lead));
}
