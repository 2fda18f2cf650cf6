import * as Q from '../../exact/rational.ts';
import { add, equal, negate, number, power, product, subtract, symbol } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, WrittenPart } from '../../expression/step.ts';
import { mapTuple, pair } from '../../result/tuple.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand, multipliedOut } from '../expand.ts';
import type { Comparison } from './solution.ts';

/** The comparison of the opposite numbers. */
export const turnedRound: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const latexSigns: Record<Comparison, string> = { '<': '<', '<=': '\\leq', '>': '>', '>=': '\\geq' };

/** `left < right` as it is written. */
export const comparisonWritten = (left: Expression, by: Comparison, right: Expression): WrittenPart => ({
  text: `${toText(left)} ${by} ${toText(right)}`,
  latex: `${toLatex(left)} ${latexSigns[by]} ${toLatex(right)}`,
});

/** The moves of a linear inequality, one pair of neighbouring sides after the other; null where a side is not linear. */
export function linearSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
): ShownStep[] | null {
  const steps: ShownStep[] = [];
  for (const [k, comparison] of comparisons.entries()) {
    const moves = movesOf(sides[k]!, comparison, sides[k + 1]!, x);
    if (moves === null) return null;
    steps.push(...moves);
  }
  return steps;
}

/** `low < inner < high` as it is written. */
function chainWritten([low, first, inner, second, high]: readonly [
  Expression,
  Comparison,
  Expression,
  Comparison,
  Expression,
]): WrittenPart {
  return {
    text: `${toText(low)} ${first} ${toText(inner)} ${second} ${toText(high)}`,
    latex: `${toLatex(low)} ${latexSigns[first]} ${toLatex(inner)} ${latexSigns[second]} ${toLatex(high)}`,
  };
}

/**
 * The moves of a linear chain between two numbers, all of its parts at once: 1 <= x + 2 < 7 is -1 <= x < 5. Null where the unknown stands
 * in an outer part, or not in the middle.
 */
export function chainSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
): ShownStep[] | null {
  const [left, middle, right] = sides.map((side) => linearOf(side, x));
  if (comparisons.length !== 2 || !left || !middle || !right) return null;
  if (!isZero(left.slope) || !isZero(right.slope) || isZero(middle.slope)) return null;
  const steps: ShownStep[] = [];
  let [low, high, inner] = [left.constant, right.constant, middle];
  let [first, second] = pair(comparisons);
  const show = (rule: string, says: string): void => {
    steps.push({ rule, says, written: chainWritten([low, first, expressionOf(inner, x), second, high]), steps: [] });
  };
  if (!equal(expressionOf(inner, x), sides[1]!)) show('multiply out', saysMultipliedOut);
  if (!isZero(inner.constant)) {
    const what = amount(inner.constant);
    const { constant } = inner;
    [low, high] = mapTuple([low, high], (end) => multipliedOut(subtract(end, constant)));
    inner = { slope: inner.slope, constant: zero };
    show(
      `${what.done} in all parts`,
      `${what.said} in all three parts, so that only ${x} and its factor are left between; the comparisons stay.`,
    );
  }
  const { slope } = inner;
  if (slope.kind === 'number' && Q.isOne(slope.value)) {
    if (steps.length === 0) show('solved form', 'The unknown stands alone between the numbers already.');
    return steps;
  }
  [low, high] = mapTuple([low, high], (end) => multipliedOut(product([end, power(slope, number(-1))])));
  inner = { slope: number(1), constant: zero };
  const isNegative = evaluate(slope) < 0;
  if (isNegative) [first, second] = [turnedRound[first], turnedRound[second]];
  const how = isNegative ? 'negative: both comparisons turn round' : 'positive: the comparisons stay';
  show('divide by the coefficient', `All three parts are divided by ${toText(slope)}, which is ${how}.`);
  if (!isNegative) return steps;
  [low, high, first, second] = [high, low, turnedRound[second], turnedRound[first]];
  show('read from the smaller end', 'The same, written from the smaller number to the larger one.');
  return steps;
}

const saysMultipliedOut = 'Each side is brought to the form of a multiple of the unknown and a number.';

function movesOf(left: Expression, comparison: Comparison, right: Expression, x: string): ShownStep[] | null {
  const [first, second] = [linearOf(left, x), linearOf(right, x)];
  if (first === null || second === null) return null;
  const steps: ShownStep[] = [];
  const show = (rule: string, says: string, one: Linear, by: Comparison, other: Linear): void => {
    steps.push({ rule, says, written: comparisonWritten(expressionOf(one, x), by, expressionOf(other, x)), steps: [] });
  };
  let [here, there] = [first, second];
  if (!equal(expressionOf(here, x), left) || !equal(expressionOf(there, x), right))
    show('multiply out', saysMultipliedOut, here, comparison, there);
  if (!isZero(there.slope)) {
    const what = amount(product([there.slope, symbol(x)]));
    here = { slope: multipliedOut(subtract(here.slope, there.slope)), constant: here.constant };
    there = { slope: zero, constant: there.constant };
    const isLeft = !isZero(here.slope);
    const says = isLeft
      ? `${what.said} on both sides, so that ${x} stands on the left only; the comparison stays.`
      : `${what.said} on both sides, and no ${x} is left: ${holdsFor(here, comparison, there)} ${x}.`;
    show(isLeft ? `${what.done} on both sides` : 'no unknown is left', says, here, comparison, there);
    if (!isLeft) return steps;
  }
  if (isZero(here.slope)) {
    show('no unknown is left', `There is no ${x}: ${holdsFor(here, comparison, there)} ${x}.`, here, comparison, there);
    return steps;
  }
  if (!isZero(here.constant)) {
    const what = amount(here.constant);
    there = { slope: zero, constant: multipliedOut(subtract(there.constant, here.constant)) };
    here = { slope: here.slope, constant: zero };
    show(
      `${what.done} on both sides`,
      `${what.said} on both sides, so that the number stands on the right; the comparison stays.`,
      here,
      comparison,
      there,
    );
  }
  if (here.slope.kind === 'number' && Q.isOne(here.slope.value))
    return steps.length > 0 ? steps : [solved(here, comparison, there, x)];
  return [...steps, divided(here, comparison, there, x)];
}

/** a·x ⋛ b as x ⋛ b/a. */
function divided(here: Linear, comparison: Comparison, there: Linear, x: string): ShownStep {
  const isNegative = evaluate(here.slope) < 0;
  const says = `Both sides are divided by ${toText(here.slope)}, which is ${isNegative ? 'negative: the comparison turns round' : 'positive: the comparison stays'}.`;
  const boundary = { slope: zero, constant: multipliedOut(product([there.constant, power(here.slope, number(-1))])) };
  const by = isNegative ? turnedRound[comparison] : comparison;
  const written = comparisonWritten(symbol(x), by, expressionOf(boundary, x));
  return { rule: 'divide by the coefficient', says, written, steps: [] };
}

const solved = (here: Linear, comparison: Comparison, there: Linear, x: string): ShownStep => ({
  rule: 'solved form',
  says: 'The unknown stands alone already.',
  written: comparisonWritten(expressionOf(here, x), comparison, expressionOf(there, x)),
  steps: [],
});

/** slope·x + constant */
interface Linear {
  readonly slope: Expression;
  readonly constant: Expression;
}

const zero = number(0);
const isZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);
const expressionOf = ({ slope, constant }: Linear, x: string): Expression => add(product([slope, symbol(x)]), constant);

function linearOf(side: Expression, x: string): Linear | null {
  const expanded = expand(side);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients === null || coefficients.length > 2) return null;
  const [constant = zero, slope = zero] = coefficients;
  return { slope, constant };
}

/** What is done to remove a term: subtract 3, or add 3 where it is −3. */
function amount(term: Expression): { readonly done: string; readonly said: string } {
  const isNegative = toText(term).startsWith('-');
  const what = toText(isNegative ? negate(term) : term);
  return isNegative
    ? { done: `add ${what}`, said: `${what} is added` }
    : { done: `subtract ${what}`, said: `${what} is subtracted` };
}

/** What a comparison of two numbers says of every value of the unknown. */
const holdsFor = (here: Linear, by: Comparison, there: Linear): string =>
  `the comparison is ${holdsForNumbers(evaluate(here.constant), evaluate(there.constant), by) ? 'true, for every' : 'false, whatever is put in for'}`;

const holdsForNumbers = (a: number, b: number, by: Comparison): boolean =>
  a === b ? by.endsWith('=') : by.startsWith('<') ? a < b : a > b;
