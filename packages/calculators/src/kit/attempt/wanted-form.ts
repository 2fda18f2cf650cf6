import { factor } from '@nomogram/math/algebra/factor.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { factorsOf, termsOf } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { operandsOf, type Tree, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import type { Options } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { isAccepted, type Judgement } from './judgement.ts';
import { sidesOf } from './text.ts';

/**
 * The form in which an answer is asked for, where what is equal to it may not be the answer yet: x(x − 5) + 6 is no product, (x + 1)² is not
 * multiplied out, and (x² − 1)/(x − 1) is not simplified.
 */
export type WantedForm = 'factors' | 'terms' | 'short';

/** What is equal to the answer, and has not the form that was asked for, is on the way to it. */
export function unlessOtherForm(
  found: Judgement,
  wanted: WantedForm | undefined,
  attempt: string,
  [asked]: readonly PresentedValue[],
  { angle, decimal }: Options,
): Judgement {
  if (wanted === undefined || !isAccepted(found)) return found;
  const line = attempt.trim().split(/\r?\n/).at(-1)!;
  const read = parse(sidesOf(line).at(-1) ?? '', { angle, decimal });
  if (!read.ok) return found;
  const { tree, expression } = read.value;
  const left =
    wanted === 'factors'
      ? leftToFactor(expression)
      : wanted === 'terms'
        ? leftToExpand(tree, expression)
        : leftToShorten(tree, asked);
  return left === undefined
    ? found
    : { grade: 'unfinished', says: `So far right: this is equal to the answer. ${left}` };
}

/** What can be split further, or has a number in common. */
function leftToFactor(a: Expression): string | undefined {
  for (const part of factorsOf(a)) {
    const base = part.kind === 'power' ? part.base : part;
    if (base.kind !== 'sum') continue;
    const found = factor(base);
    if (!found.ok) continue;
    const { factors, content } = found.value;
    if (factors.length > 1 || factors.some(({ multiplicity }) => multiplicity > 1))
      return `Not yet a product of all its factors: ${toText(base)} can be factored.`;
    if (Q.isInteger(content) && !Q.equals(Q.abs(content), Q.one))
      return `${toText(base)} has the common factor ${toText({ kind: 'number', value: Q.abs(content) })}, which is still to be taken out.`;
  }
  return undefined;
}

const isNatural = (tree: Tree): boolean => {
  const bare = withoutGroups(tree);
  return bare.kind === 'number' && /^[1-9]\d*$/.test(bare.text);
};
const isSum = (tree: Tree): boolean => withoutGroups(tree).kind === 'sum';

/** A product or a power of a sum, or like terms apart. */
function leftToExpand(tree: Tree, whole: Expression): string | undefined {
  const bare = withoutGroups(tree);
  const terms = bare.kind === 'sum' ? [bare.first, ...bare.rest.map(({ operand }) => operand)] : [bare];
  if (terms.some(holdsProductOfSums)) return 'Not yet multiplied out: a bracket is left.';
  return termsOf(whole).length < terms.length ? 'Like terms are still to be put together.' : undefined;
}

function holdsProductOfSums(tree: Tree): boolean {
  const bare = withoutGroups(tree);
  if (bare.kind === 'sum') return true;
  if (bare.kind === 'prefix') return holdsProductOfSums(bare.operand);
  if (bare.kind === 'power') return isSum(bare.base) && isNatural(bare.exponent);
  if (bare.kind !== 'product') return false;
  const above = [bare.first, ...bare.rest.flatMap(({ operator, operand }) => (operator === '*' ? [operand] : []))];
  // A fraction line may group a sum.
  return above.length > 1 ? above.some(holdsProductOfSums) : !isSum(bare.first) && holdsProductOfSums(bare.first);
}

/** So much longer than the answer is not yet what is asked for. */
const much = 1.5;

function leftToShorten(tree: Tree, asked: PresentedValue | undefined): string | undefined {
  const right = asked?.exact === undefined ? undefined : parse(asked.exact);
  return right?.ok && lengthOf(tree) > much * Math.max(2, lengthOf(right.value.tree))
    ? 'It can be written shorter.'
    : undefined;
}

/** Names and numbers. */
const lengthOf = (tree: Tree): number => {
  const operands = operandsOf(tree);
  return operands.length === 0 ? 1 : operands.reduce((sum, one) => sum + lengthOf(one), 0);
};
