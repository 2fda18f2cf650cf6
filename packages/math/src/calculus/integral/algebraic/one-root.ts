import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, withNewVariable } from '../context.ts';
import { subexpressions } from '../rewrite.ts';

export interface OneRoot {
  readonly radicand: Expression;
  readonly root: Expression;
  /** f with S for the root. */
  readonly written: Expression;
  readonly inner: Context;
}

/** f as a function of x and one root of a quadratic; roots of two linear factors are joined. */
export function withOneRoot(f: Expression, context: Context): OneRoot | null {
  const roots: Expression[] = [];
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) continue;
    if (node.exponent.value.denominator !== 2) return null;
    if (!roots.some((known) => E.equal(known, node.base))) roots.push(node.base);
  }
  const inner = withNewVariable(context);
  const S = E.symbol(inner.variable);
  if (roots.length === 1) {
    const radicand = roots[0]!;
    return { radicand, root: E.sqrt(radicand), written: inRoot(f, radicand, S), inner };
  }
  if (roots.length !== 2) return null;
  // √p·√q = S: √q = S/√p, and the odd powers of √p must go.
  const [p, q] = pair(roots);
  const root = E.product([E.sqrt(p), E.sqrt(q)]);
  const first = inRoot(f, q, E.divide(S, E.sqrt(p)));
  const radicand = tidy(E.product([p, q]));
  return contains(first, context.variable) ? { radicand, root, written: first, inner } : null;
}

/** f with S for the root of that order of the radicand. */
export function inRoot(f: Expression, radicand: Expression, S: Expression, order = 2): Expression {
  if (
    f.kind === 'power' &&
    f.exponent.kind === 'number' &&
    !Q.isInteger(f.exponent.value) &&
    E.equal(f.base, radicand)
  ) {
    return E.power(S, E.number(Q.multiply(f.exponent.value, Q.integerRational(order))));
  }
  return mapChildren(f, (child) => inRoot(child, radicand, S, order));
}
