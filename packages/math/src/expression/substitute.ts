import type { Expression } from './expression.ts';
import { mapChildren } from './walk.ts';

/**
 * The expression with every symbol of the table replaced, all at once, and rebuilt by the constructors. What comes in for a symbol
 * is not looked at again: 1/x with 1/x for x is x.
 */
export function substitute(a: Expression, by: Readonly<Record<string, Expression>>): Expression {
  const done = new Map<Expression, Expression>();
  const visit = (node: Expression): Expression => {
    if (node.kind === 'symbol') return Object.hasOwn(by, node.name) ? by[node.name]! : node;
    const known = done.get(node);
    if (known !== undefined) return known;
    const rebuilt = mapChildren(node, visit);
    done.set(node, rebuilt);
    return rebuilt;
  };
  return visit(a);
}
