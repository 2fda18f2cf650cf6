import type { Expression } from '../../expression/expression.ts';
import { circular } from '../../expression/facts/circular.ts';
import { hyperbolic } from '../../expression/facts/hyperbolic.ts';
import { pieces } from '../../expression/facts/pieces.ts';
import { contains, some } from '../../expression/walk.ts';

const names: ReadonlySet<string> = new Set(Object.keys({ ...circular, ...hyperbolic, ...pieces }));

/** Whether an expression is an elementary function of the variable on every piece of its domain, whatever functions its constants have. */
export const isElementary = (a: Expression, variable: string): boolean =>
  !some(a, (node) => node.kind === 'apply' && !names.has(node.name) && contains(node, variable));
