import * as Q from '../../exact/rational.ts';
import { negate, number, power, product, subtract, symbol } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step, Written } from '../../expression/step.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';
import type { Comparison } from './solve.ts';

const turnedRound: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const latexSigns: Record<Comparison, string> = { '<': '<', '<=': '\\leq', '>': '>', '>=': '\\geq' };

/** `left < right` as it is written. */
export const comparisonWritten = (left: Expression, by: Comparison, right: Expression): Written => ({
  text: `${toText(left)} ${by} ${toText(right)}`,
  latex: `${toLatex(left)} ${latexSigns[by]} ${toLatex(right)}`,
});

/** The moves of a linear inequality, one pair of neighbouring sides after the other; null where a side is not linear. */
export function linearSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
): Step[] | null {
  const steps: Step[] = [];
  for (const [k, comparison] of comparisons.entries()) {
    const moves = movesOf(sides[k]!, comparison, sides[k + 1]!, x);
    if (moves === null) return null;
    steps.push(...moves);
  }
  return steps;
}

function movesOf(left: Expression, comparison: Comparison, right: Expression, x: string): Step[] | null {
  const difference = subtract(left, right);
  const expanded = expand(difference);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (!expanded.ok || coefficients === null || coefficients.length > 2) return null;
  const [constant = number(0), slope = number(0)] = coefficients;
  const [term, moved] = [product([slope, symbol(x)]), plain(negate(constant))];
  const sorted: Step = {
    rule: 'sort the terms',
    says: `Terms with ${x} are brought to the left, numbers to the right; the comparison stays.`,
    before: { expression: difference },
    after: { expression: expanded.value },
    written: comparisonWritten(term, comparison, moved),
    steps: [],
  };
  if (coefficients.length < 2) {
    const holds = holdsForNumbers(0, evaluate(moved), comparison);
    return [{ ...sorted, says: `No ${x} is left: this is ${holds ? 'true for every' : 'true for no'} ${x}.` }];
  }
  const isNegative = evaluate(slope) < 0;
  if (slope.kind === 'number' && Q.isOne(slope.value)) return [sorted];
  const boundary = plain(product([moved, power(slope, number(-1))]));
  return [
    sorted,
    {
      rule: 'divide by the coefficient',
      says: `Both sides are divided by ${toText(slope)}, which is ${isNegative ? 'negative: the comparison turns round' : 'positive: the comparison stays'}.`,
      before: { expression: product([moved, power(slope, number(-1))]) },
      after: { expression: boundary },
      written: comparisonWritten(symbol(x), isNegative ? turnedRound[comparison] : comparison, boundary),
      steps: [],
    },
  ];
}

const holdsForNumbers = (a: number, b: number, by: Comparison): boolean =>
  a === b ? by.endsWith('=') : by.startsWith('<') ? a < b : a > b;

const plain = (a: Expression): Expression => {
  const expanded = expand(a);
  return expanded.ok ? expanded.value : a;
};
