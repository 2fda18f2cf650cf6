import { apply, reciprocal } from '../expression/build.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { whyNodeHasNoValue } from '../expression/why-no-value.ts';
import { modulus } from '../numeric/complex.ts';
import { toExpression } from './to-expression.ts';
import { type AngleUnit, findTree, lettersOf, operandsOf, type Tree } from './tree.ts';

/**
 * Why a part of what was typed has no value where what it means hides it, as a sentence: 0/u, (1/u)^0 and 0·ln u become a number before
 * anybody sees that u is 0, as √2 + √3 − √(5 + 2√6) is. Undefined where no such part is seen.
 */
export function whyHiddenNoValue(tree: Tree, angle: AngleUnit): string | undefined {
  for (const suspect of suspectsOf(tree)) {
    const read = toExpression(suspect.part, angle);
    if (!read.ok || isSurelyNotZero(read.value)) continue;
    const why = whyNodeHasNoValue(suspect.is === 'below' ? reciprocal(read.value) : apply('ln', [read.value]));
    if (why !== undefined) return why;
  }
  for (const operand of operandsOf(tree)) {
    const inside = whyHiddenNoValue(operand, angle);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Its value in doubles lies far outside of the bound of its error: few constants are looked at more closely. */
function isSurelyNotZero(a: Expression): boolean {
  const { value, error } = evaluateWithError(a, {});
  return modulus(value) > 1e3 * error;
}

interface DoubtfulPart {
  readonly part: Tree;
  readonly is: 'below' | 'logarithm';
}

/** What must not be 0 at a node: what is divided by, and what a logarithm is taken of, if it is a constant that could hide it. */
function suspectsOf(tree: Tree): readonly DoubtfulPart[] {
  const found: DoubtfulPart[] = [];
  const include = (part: Tree, is: DoubtfulPart['is']): void => {
    if (findTree(part, ({ kind }) => kind === 'sum') !== undefined && lettersOf(part).length === 0)
      found.push({ part, is });
  };
  if (tree.kind === 'product')
    for (const { operator, operand } of tree.rest) if (operator === '/') include(operand, 'below');
  if (tree.kind === 'power' && tree.exponent.kind === 'prefix' && tree.exponent.operator === '-')
    include(tree.base, 'below');
  if (tree.kind === 'call' && /^(?:ln|log)/.test(tree.name)) for (const part of tree.args) include(part, 'logarithm');
  return found;
}
