import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';

/*
 * Square roots of letters alone, as √(1 − a²): where they are real, positive letters stand for them, and what is said for every such letter is so
 * for them. Of atan(eˣ/√(1 − a²)) no limit is known for every a, and for |a| < 1 it is π/2.
 */

/** An expression in which letters stand for the roots, and the way back. */
interface WithLettersForRoots {
  readonly expression: Expression;
  readonly back: (a: Expression) => Expression;
  /** What must hold for the roots to be positive. */
  readonly conditions: readonly Condition[];
}

/** Null where there are no roots of sums of letters beside the variable. */
export function withLettersForRoots(a: Expression, variable: string): WithLettersForRoots | null {
  const radicands: Expression[] = [];
  some(a, (node) => {
    if (isRootOfLetters(node, variable) && !radicands.some((known) => E.equal(known, E.baseOf(node))))
      radicands.push(E.baseOf(node));
    return false;
  });
  if (radicands.length === 0) return null;
  const names = freshNames(radicands.length, freeSymbols(a));
  const expression = transform(a, (node) => {
    if (!isRootOfLetters(node, variable)) return node;
    const k = radicands.findIndex((known) => E.equal(known, E.baseOf(node)));
    return E.power(E.symbol(names[k]!), E.product([E.two, E.exponentOf(node)]));
  });
  const roots = Object.fromEntries(radicands.map((radicand, k) => [names[k]!, E.sqrt(radicand)]));
  return {
    expression,
    back: (form) => substitute(form, roots),
    conditions: radicands.map((radicand) => condition(radicand, '>')),
  };
}

/** Letters that stand for nothing yet: what is assumed of letters is noted, as of any others. */
const freshNames = (count: number, taken: readonly string[]): readonly string[] =>
  Array.from({ length: count + taken.length }, (_, k) => `rho_${k + 1}`).filter((name) => !taken.includes(name));

function isRootOfLetters(node: Expression, variable: string): boolean {
  if (node.kind !== 'power' || node.base.kind !== 'sum' || contains(node, variable)) return false;
  const { exponent } = node;
  return exponent.kind === 'number' && exponent.value.denominator === 2 && freeSymbols(node.base).length > 0;
}
