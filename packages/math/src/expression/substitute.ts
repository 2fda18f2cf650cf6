import type { Expression } from './expression.ts';
import { transform } from './walk.ts';

/** The expression with every symbol of the table replaced, all at once, and rebuilt by the constructors. */
export function substitute(a: Expression, by: Readonly<Record<string, Expression>>): Expression {
  return transform(a, (node) => (node.kind === 'symbol' && Object.hasOwn(by, node.name) ? by[node.name]! : node));
}
