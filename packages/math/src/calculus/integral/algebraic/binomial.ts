import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Stage, withNewVariable } from '../context.ts';
import { multipliedOut } from '../field/multiplied-out.ts';
import { binomialParts, replacePowers, subexpressions } from '../rewrite.ts';
import { throughSubstitution } from '../substitution.ts';

/**
 * Chebyshev's binomial differentials x^m·(a + b·x^n)^(p/q), and rational functions beside them: where (m + 1)/n + p/q is an integer,
 * u = ((a + b·x^n)/x^n)^(1/q); where (m + 1)/n is one, u = (a + b·x^n)^(1/q). All other elementary cases have integer p/q. A power
 * of x may stand under the root too: with a·x^k + b·x^(k+n), u = (a·x^k + b·x^(k+n))^(1/q)/x^((k+n)/q).
 */
export const binomialDifferential: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const x = E.symbol(context.variable);
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) continue;
    const parts = binomial(multipliedOut(node.base, context), context.variable);
    if (parts === null || !Q.isInteger(parts.k) || Number(parts.k.numerator) < 2) continue;
    const { a, b, k } = parts;
    const outside = E.divide(E.number(Q.add(parts.low, k)), E.number(node.exponent.value.denominator));
    const order = Number(node.exponent.value.denominator);
    const inner = withNewVariable(context);
    const u = E.symbol(inner.variable);
    const uq = E.power(u, E.number(order));
    // Second kind: a·x^(−n) + b = u^q, x^n = a/(u^q − b), dx = −x^(n+1)·q·u^(q−1)/(n·a) du.
    for (const quotient of Q.isZero(parts.low) ? [true, false] : [true]) {
      const n = E.number(k);
      const xn = quotient ? E.divide(a, E.subtract(uq, b)) : E.divide(E.subtract(uq, a), b);
      const rate = quotient
        ? E.product([
            E.number(-order),
            E.power(u, E.number(order - 1)),
            E.power(x, E.add(n, E.one)),
            E.reciprocal(E.product([n, a])),
          ])
        : E.product([
            E.number(order),
            E.power(u, E.number(order - 1)),
            E.power(x, E.subtract(E.one, n)),
            E.reciprocal(E.product([n, b])),
          ]);

      const written = tidy(
        E.multiply(withRoot(f, node.base, quotient ? E.multiply(E.power(x, outside), u) : u, order), rate),
      );
      const inU = replacePowers(written, E.power(x, n), xn, context.variable);
      if (contains(inU, context.variable)) continue;
      const g = quotient
        ? E.divide(E.power(node.base, E.number(Q.rational(1, order))), E.power(x, outside))
        : E.power(node.base, E.number(Q.rational(1, order)));
      if (derivativeOf(g, context.variable) === null) continue;
      const step = throughSubstitution(f, tidy(inU), g, inner, context);
      if (step !== null) return step;
    }
  }
  return null;
};

/** g = a·x^low + b·x^(low + k) with constants a, b and k > 0. */
export function binomial(g: Expression, variable: string) {
  if (g.kind !== 'sum') return null;
  const constant = g.terms.filter((term) => !contains(term, variable));
  const parts = g.terms.filter((term) => contains(term, variable)).map((term) => binomialParts(term, variable));
  if (constant.length > 0) parts.push({ a: E.zero, b: E.sum(constant), k: Q.zero });
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return null;
  const [low, high] = Q.compare(first.k, second.k) < 0 ? [first, second] : [second, first];
  return { a: low.b, b: high.b, low: low.k, k: Q.subtract(high.k, low.k) };
}

function withRoot(f: Expression, base: Expression, root: Expression, order: number): Expression {
  if (f.kind === 'power' && f.exponent.kind === 'number' && E.equal(f.base, base) && !Q.isInteger(f.exponent.value)) {
    return E.power(root, E.number(Q.multiply(f.exponent.value, Q.integerRational(order))));
  }
  return mapChildren(f, (child) => withRoot(child, base, root, order));
}
