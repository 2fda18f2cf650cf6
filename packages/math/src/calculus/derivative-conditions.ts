import * as Q from '../exact/rational.ts';
import { apply, divide, negate, sum, termsOf } from '../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../expression/condition.ts';
import type { ApplyNode, Expression, PowerNode } from '../expression/expression.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';

/*
 * Where the rules for functions that bend or jump do not hold: |u| has no derivative where u = 0, ⌊u⌋ none where u is an integer,
 * which is said as u ≠ ⌊u⌋. Functions such as √u need no word: their derivative has no value there.
 */

const notZero = (u: Expression): readonly Condition[] => {
  if (isRoot(u)) return [condition(u.base, '>')];
  return [...(isNeverZero(u) ? [] : [condition(u, '!=')]), ...whereReal(u)];
};

const isRoot = (a: Expression): a is PowerNode =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

/** |u|′ = sign(u)·u′ holds for a real u only: |√x| has values below 0 too, and another slope there. */
function whereReal(u: Expression): readonly Condition[] {
  const found: Condition[] = [];
  some(u, (node) => {
    if (node.kind === 'apply' && node.name === 'ln') found.push(...whereAbove0(node.args[0]!));
    if (isRoot(node)) found.push(...whereAbove0(node.base));
    return false;
  });
  return found;
}

const whereAbove0 = (a: Expression): readonly Condition[] =>
  freeSymbols(a).length === 0 || isNeverZero(a) || isNotNegative(a) ? [] : [condition(a, '>')];
const notWhole = (u: Expression): readonly Condition[] => [{ left: u, relation: '!=', right: apply('floor', [u]) }];
/** Two that are always as far apart, as x and x + 1, need no word. */
const differ = (args: readonly Expression[]): readonly Condition[] =>
  args.flatMap((a, k) =>
    args
      .slice(k + 1)
      .filter((b) => sum([a, ...termsOf(b).map(negate)]).kind !== 'number')
      .map((b) => condition(a, '!=', b)),
  );

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
