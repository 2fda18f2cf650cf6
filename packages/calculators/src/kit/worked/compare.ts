import * as build from '@nomogram/math/expression/build.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toExpression } from '@nomogram/math/syntax/to-expression.ts';
import { operandsOf, type Tree, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import { carriedDigits, isFollowed, numberOf, sizeOf } from './carried.ts';
import { reduceOnce, type WorkedExpression } from './reduce.ts';
import { type ShownNumber, shownValue } from './shown.ts';

/** Whether the numbers that were put in, as they are shown, come to the value that was worked out. */
export function comesOut({ filled, last, value }: WorkedExpression): boolean {
  const again = asItStands(filled);
  const terms = operandsOf(withoutGroups(last)).map(shownValue);
  return again !== null && isFollowed(numberOf(again.value), numberOf(value), sizeOf(terms));
}

/** Whether two sides are equal as they stand: whatever was rounded to come to them, between them is a sign of equality. */
export function areEqual(a: Tree, b: Tree): boolean {
  const [first, second] = pair([a, b].map(asItStands));
  const isKnown = first !== null && second !== null && !first.carried && !second.carried;
  return isKnown ? build.equal(first.value, second.value) : areOneForm(a, b);
}

/** Whether two lines are one expression in canonical form, such as (√3/4)*√(10 + 2√5) and √3*√(10 + 2√5)/4: no digits are needed for that. */
function areOneForm(...lines: readonly [Tree, Tree]): boolean {
  const [first, second] = pair(lines.map((line) => toExpression(line, 'radians')));
  return first.ok && second.ok && build.equal(first.value, second.value);
}

/** A line is compared with the one before it and with the one after it, and tried whether it comes out. */
const standing = new WeakMap<Tree, ShownNumber | null>();

/** What the numbers of a tree come to, with far more digits than it shows. */
function asItStands(tree: Tree): ShownNumber | null {
  const known = standing.get(tree);
  if (known !== undefined) return known;
  const found = reduceOnce(tree, 'exact', carriedDigits);
  standing.set(tree, found);
  return found;
}
