import * as Q from '../exact/rational.ts';
import { apply, divide } from '../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../expression/condition.ts';
import type { ApplyNode, Expression } from '../expression/expression.ts';
import { contains, some } from '../expression/walk.ts';

/*
 * Where the rules for functions that bend or jump do not hold: |u| has no derivative where u = 0, ⌊u⌋ none where u is an integer,
 * which is said as u ≠ ⌊u⌋. Functions such as √u need no word: their derivative has no value there.
 */

const notZero = (u: Expression): readonly Condition[] => (isNeverZero(u) ? [] : [condition(u, '!=')]);
const notWhole = (u: Expression): readonly Condition[] => [{ left: u, relation: '!=', right: apply('floor', [u]) }];
const differ = (args: readonly Expression[]): readonly Condition[] =>
  args.flatMap((a, k) => args.slice(k + 1).map((b) => condition(a, '!=', b)));

const exceptions: ReadonlyMap<string, (a: ApplyNode) => readonly Condition[]> = new Map([
  ['abs', ({ args }) => notZero(args[0]!)],
  ['sign', ({ args }) => notZero(args[0]!)],
  ['heaviside', ({ args }) => notZero(args[0]!)],
  ['acot', ({ args }) => notZero(args[0]!)],
  ['floor', ({ args }) => notWhole(args[0]!)],
  ['ceil', ({ args }) => notWhole(args[0]!)],
  ['mod', ({ args }) => notWhole(divide(args[0]!, args[1]!))],
  ['min', ({ args }) => differ(args)],
  ['max', ({ args }) => differ(args)],
]);

/** What must hold of the variable for the derivative of `f`, beside that it has a value. */
export function derivativeConditions(f: Expression, variable: string): readonly Condition[] {
  const found: Condition[] = [];
  some(f, (node) => {
    if (node.kind === 'apply' && contains(node, variable)) found.push(...(exceptions.get(node.name)?.(node) ?? []));
    return false;
  });
  return distinctConditions(found);
}

/** e^u, cosh u, and sums of a positive number and of squares. */
function isNeverZero(a: Expression): boolean {
  if (a.kind === 'power') return a.base.kind === 'constant';
  if (a.kind === 'apply') return a.name === 'cosh';
  if (a.kind !== 'sum') return false;
  return a.terms.every(isNotNegative) && a.terms.some((term) => term.kind === 'number' || isNeverZero(term));
}

/** Of real arguments: an even power, a positive number, or a product of such. */
function isNotNegative(a: Expression): boolean {
  if (a.kind === 'number') return Q.sign(a.value) > 0;
  if (a.kind === 'product') return a.factors.every(isNotNegative);
  if (a.kind === 'apply') return a.name === 'abs' || a.name === 'cosh';
  if (a.kind !== 'power') return false;
  if (a.base.kind === 'constant' && a.base.name === 'e') return true;
  return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && Number(a.exponent.value.numerator) % 2 === 0;
}
