import type { Expression } from './expression.ts';
import { contains, some } from './walk.ts';

/** Functions that are another formula on either side of some points, where they bend or jump. */
export const piecewise: ReadonlySet<string> = new Set([
  'abs',
  'sign',
  'heaviside',
  'floor',
  'ceil',
  'min',
  'max',
  'mod',
]);

/** Whether an absolute value, a sign, a step … of the variable stands in f. */
export const isPiecewise = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && piecewise.has(node.name) && contains(node, variable));
