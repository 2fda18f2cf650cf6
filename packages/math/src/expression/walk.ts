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
  if (a.kind === 'power') {
    const base = change(a.base);
    const exponent = change(a.exponent);
    return base === a.base && exponent === a.exponent ? a : power(base, exponent);
  }
  const before = children(a);
  const after = mapOperands(before, change);
  return after === before ? a : rebuild(a, after);
}

/** The list itself when nothing changed, as is mostly so: then nothing is made. */
function mapOperands(before: readonly Expression[], change: (child: Expression) => Expression): readonly Expression[] {
  let after: Expression[] | undefined;
  for (let k = 0; k < before.length; k++) {
    const child = change(before[k]!);
    if (after === undefined && child !== before[k]) after = before.slice(0, k);
    after?.push(child);
  }
  return after ?? before;
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

const isLeaf = ({ kind }: Expression): boolean => kind === 'symbol' || kind === 'number' || kind === 'constant';

/** Rebuilds from the leaves up: `change` sees each node after its operands were changed. Shared subtrees are done once. */
export function transform(a: Expression, change: (node: Expression) => Expression): Expression {
  const done = new Map<Expression, Expression>();
  const visit = (node: Expression): Expression => {
    if (isLeaf(node)) return change(node);
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
  if (test(a)) return true;
  if (a.kind === 'power') return some(a.base, test) || some(a.exponent, test);
  for (const child of children(a)) if (some(child, test)) return true;
  return false;
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
      for (const child of children(a)) if (contains(child, name)) return true;
      return false;
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
  let count = 1;
  if (a.kind === 'power') {
    if (count < limit) count += size(a.base, limit - count);
    return count < limit ? count + size(a.exponent, limit - count) : count;
  }
  for (const child of children(a)) if (count < limit) count += size(child, limit - count);
  return count;
}

/** The u of f(u); anything that is no function is its own. */
export const argumentOf = (a: Expression): Expression => (a.kind === 'apply' ? a.args[0]! : a);
