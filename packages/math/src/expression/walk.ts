import { apply, power, product, sum } from './build.ts';
import type { Expression } from './expression.ts';

const none: readonly Expression[] = [];

/** The operands of a node, in order. */
export function children(a: Expression): readonly Expression[] {
  switch (a.kind) {
    case 'sum':
      return a.terms;
    case 'product':
      return a.factors;
    case 'power':
      return [a.base, a.exponent];
    case 'apply':
      return a.args;
    default:
      return none;
  }
}

/** The same node rebuilt with its operands changed by `change`; the node itself when nothing changed. */
export function mapChildren(a: Expression, change: (child: Expression) => Expression): Expression {
  const before = children(a);
  if (before.length === 0) return a;
  const after = before.map(change);
  return after.every((child, k) => child === before[k]) ? a : rebuild(a, after);
}

/** A node of the same kind (and function) over other operands, through the constructors. */
export function rebuild(a: Expression, operands: readonly Expression[]): Expression {
  switch (a.kind) {
    case 'sum':
      return sum(operands);
    case 'product':
      return product(operands);
    case 'power':
      return power(operands[0]!, operands[1]!);
    case 'apply':
      return apply(a.name, operands);
    default:
      return a;
  }
}

/** Rebuilds from the leaves up: `change` sees each node after its operands were changed. Shared subtrees are done once. */
export function transform(a: Expression, change: (node: Expression) => Expression): Expression {
  const done = new Map<Expression, Expression>();
  const visit = (node: Expression): Expression => {
    const before = done.get(node);
    if (before !== undefined) return before;
    const after = change(mapChildren(node, visit));
    done.set(node, after);
    return after;
  };
  return visit(a);
}

/** Whether any node, the whole included, passes the test. */
export function some(a: Expression, test: (node: Expression) => boolean): boolean {
  return test(a) || children(a).some((child) => some(child, test));
}

/** Whether the expression depends on the symbol. */
export function contains(a: Expression, name: string): boolean {
  switch (a.kind) {
    case 'symbol':
      return a.name === name;
    case 'number':
    case 'constant':
      return false;
    case 'power':
      return contains(a.base, name) || contains(a.exponent, name);
    default:
      return children(a).some((child) => contains(child, name));
  }
}

/** Whether a function of that name is applied anywhere. */
export const containsFunction = (a: Expression, name: string): boolean =>
  some(a, (node) => node.kind === 'apply' && node.name === name);

/** The names of the symbols, in alphabetical order. */
export function freeSymbols(a: Expression): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<Expression>();
  const visit = (node: Expression): void => {
    if (node.kind === 'symbol') names.add(node.name);
    if (seen.has(node)) return;
    seen.add(node);
    children(node).forEach(visit);
  };
  visit(a);
  return [...names].sort();
}

/** The number of nodes, counted as a tree, and no further than `limit`. */
export function size(a: Expression, limit = Number.POSITIVE_INFINITY): number {
  let count = 0;
  const visit = (node: Expression): void => {
    count++;
    for (const child of children(node)) if (count < limit) visit(child);
  };
  visit(a);
  return count;
}

/** The u of f(u); anything that is no function is its own. */
export const argumentOf = (a: Expression): Expression => (a.kind === 'apply' ? a.args[0]! : a);
