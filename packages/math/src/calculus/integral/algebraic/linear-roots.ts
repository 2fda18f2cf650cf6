import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, size } from '../../../expression/walk.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, type Stage, withNewVariable } from '../context.ts';
import * as P from '../field/polynomial.ts';
import { rationalView } from '../field/rational-view.ts';
import { subexpressions } from '../rewrite.ts';
import { throughSubstitution } from '../substitution.ts';

/**
 * Roots of a linear or linear-fractional function r = (ax + b)/(cx + d): with n the least common multiple of the orders of its
 * roots, u = r^(1/n) makes x = (d·uⁿ − b)/(a − c·uⁿ) and every root of r a power of u.
 */
export const rootsOfLinear: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  for (const { base, order } of linearRadicands(f, context)) {
    const inner = withNewVariable(context);
    const u = E.symbol(inner.variable);
    const inverse = inverseOf(base, E.power(u, E.number(order)), context);
    if (inverse === null) continue;
    const rate = derivativeOf(inverse, inner.variable);
    if (rate === null) continue;
    const rewritten = withRoot(f, base, u, order, inverse, context.variable);
    const inU = tidy(E.multiply(rewritten, rate));
    if (contains(inU, context.variable) || size(inU, 400) >= 400) continue;
    const step = throughSubstitution(f, inU, E.power(base, E.number(Q.rational(1, order))), inner, context);
    if (step !== null) return step;
  }
  return null;
};

/** The radicands that are linear or linear-fractional, with the common order of their roots. */
function linearRadicands(f: Expression, context: Context): { base: Expression; order: number }[] {
  const found: { base: Expression; order: number }[] = [];
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) continue;
    const order = Number(node.exponent.value.denominator);
    const known = found.find(({ base }) => E.equal(base, node.base));
    if (known) known.order = (known.order * order) / gcd(known.order, order);
    else if (inverseOf(node.base, E.symbol(`${context.variable}_`), context) !== null)
      found.push({ base: node.base, order });
  }
  return found.filter(({ order }) => order <= 24);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** x from r(x) = value, for r = (ax + b)/(cx + d). */
function inverseOf(r: Expression, value: Expression, context: Context): Expression | null {
  const view = rationalView([r], [context.variable], context.budget);
  const fraction = view?.fractionOf(r) ?? null;
  if (view === null || fraction === null) return null;
  const x = view.index.get(context.variable)!;
  const [top, bottom] = [P.coefficients(fraction.n, x), P.coefficients(fraction.d, x)];
  if (top.length > 2 || bottom.length > 2) return null;
  const [b, a, d, c] = mapTuple([top[0], top[1], bottom[0], bottom[1]], (part) => view.expressionOf(part ?? 0n));
  return E.divide(E.subtract(E.multiply(d, value), b), E.subtract(a, E.multiply(c, value)));
}

/** Powers of the radicand become powers of u, every other x its value. */
function withRoot(
  f: Expression,
  base: Expression,
  u: Expression,
  order: number,
  x: Expression,
  variable: string,
): Expression {
  if (f.kind === 'symbol') return f.name === variable ? x : f;
  if (E.equal(f, base)) return E.power(u, E.number(order));
  if (f.kind === 'power' && f.exponent.kind === 'number' && E.equal(f.base, base)) {
    return E.power(u, E.number(Q.multiply(f.exponent.value, Q.integerRational(order))));
  }
  return mapChildren(f, (child) => withRoot(child, base, u, order, x, variable));
}
