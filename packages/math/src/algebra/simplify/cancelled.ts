import * as Q from '../../exact/rational.ts';
import { power, product } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { freeSymbols, size } from '../../expression/walk.ts';
import { parse } from '../../syntax/parse.ts';
import { lineToLatex, toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { treeToText } from '../../syntax/print-tree-text.ts';
import { factor } from '../factor.ts';

/** Longer quotients are not written a third time. */
const largest = 60;

/**
 * How a quotient of polynomials is brought to lowest terms, as a line in which both stand split into factors before the common ones
 * are cancelled: (x² − 1)/(x − 1) = ((x − 1)(x + 1))/(x − 1) = x + 1. Undefined where nothing is to be split.
 */
export function cancelled(before: Expression, after: Expression): Pick<Step, 'says' | 'written'> | undefined {
  const parts = quotientOf(before);
  if (parts === null || size(before, largest) >= largest) return undefined;
  const [above, below] = parts.map((part) => {
    const found = factor(part);
    return found.ok ? toText(found.value.expression) : undefined;
  });
  const read = above !== undefined && below !== undefined ? parse(`(${above})/(${below})`) : undefined;
  if (!read?.ok) return undefined;
  const sides = [toText(before), treeToText(read.value.tree), toText(after)];
  if (new Set(sides).size < sides.length) return undefined;
  return {
    says: 'Numerator and denominator are split into factors, and the common ones are cancelled.',
    written: {
      text: sides.join(' = '),
      latex: [toLatex(before), lineToLatex(read.value.tree), toLatex(after)].join(' = '),
    },
  };
}

/** Numerator and denominator, where both have letters. */
function quotientOf(a: Expression): readonly [Expression, Expression] | null {
  if (a.kind !== 'product') return null;
  const isBelow = (one: Expression): boolean =>
    one.kind === 'power' &&
    one.exponent.kind === 'number' &&
    Q.isInteger(one.exponent.value) &&
    Q.sign(one.exponent.value) < 0;
  const [above, below] = [a.factors.filter((one) => !isBelow(one)), a.factors.filter(isBelow)].map(product);
  const reciprocal = power(below!, { kind: 'number', value: Q.integerRational(-1) });
  return [above!, reciprocal].every((part) => freeSymbols(part).length > 0) ? [above!, reciprocal] : null;
}
