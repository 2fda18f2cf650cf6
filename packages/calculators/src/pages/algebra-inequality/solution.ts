import type { CriticalPoint } from '@nomogram/math/algebra/inequality/critical-points.ts';
import { linearSteps } from '@nomogram/math/algebra/inequality/linear-steps.ts';
import { signSteps } from '@nomogram/math/algebra/inequality/sign-table.ts';
import {
  type Comparison,
  type InequalitySolution,
  type Interval,
  solveInequality,
} from '@nomogram/math/algebra/inequality/solve.ts';
import { exactDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, Written } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer, Check, Quantity } from '../../kit/answer.ts';
import { formatDouble, knownDecimalOf } from '../../kit/decimal.ts';
import type { Options } from '../../kit/options.ts';
import { formula, words } from '../../kit/quantity.ts';
import { signFigure } from './figure.ts';

/** Ends without a closed form are known to so many digits: roots of polynomials, and all others. */
const mostOfRoots = 45;
const mostOfOthers = 15;

/** The solution of a chain of comparisons, ready to be shown. */
export function solved(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  { digits }: Options,
): Result<Answer> {
  const symbols = [...new Set(sides.flatMap((side) => freeSymbols(side)))].sort();
  const x = symbols.includes('x') ? 'x' : (symbols[0] ?? 'x');
  const found = solveInequality(sides, comparisons, x);
  if (!found.ok) return found;
  const { intervals } = found.value;
  const check = checkedAt(sides, comparisons, x, found.value);
  if (check === null)
    return no('check-failed', 'No answer: a solution was found, but points put into the inequality contradict it.');
  const linear = linearSteps(sides, comparisons, x);
  return ok({
    values: {
      solution:
        intervals.length === 0
          ? words('Solution', 'none (the empty set)')
          : formula('Solution', intervals.map((one) => intervalText(one, digits)).join(' ∪ '), () =>
              intervals.map((one) => intervalLatex(one, digits)).join(' \\cup '),
            ),
      comparison: comparisonOf(intervals, x, digits),
      decimals: decimalsOf(intervals, digits),
    },
    steps: () => {
      const steps = linear ?? signSteps(sides, comparisons, x, found.value);
      return [...steps, ...conclusion(steps, intervals, x, digits)];
    },
    checked: [check],
    notes: [...(linear === null ? [notLinear] : []), ...whereFewerAreKnown(intervals, digits)],
    figure: () => signFigure(found.value, x),
  });
}

/** What follows from the steps, where the last of them does not say it already. */
function conclusion(
  steps: readonly ShownStep[],
  intervals: readonly Interval[],
  x: string,
  digits: number,
): readonly ShownStep[] {
  const solution = solutionOf(intervals, x, digits);
  if (steps.at(-1)?.written?.text === solution.text) return [];
  const isTable = steps.some(({ rule }) => rule === 'sign table');
  const says =
    intervals.length === 0 && !isTable
      ? `No ${x} satisfies ${steps.length > 1 ? 'all comparisons above at once' : 'it'}.`
      : isTable
        ? 'The solution is where the last row of every table has a sign that its comparison allows, and the points themselves as far as they do.'
        : `The solution is every ${x} that satisfies ${steps.length > 1 ? 'all comparisons above at once' : 'it'}.`;
  return [{ rule: 'solution set', says, written: solution, steps: [] }];
}

function solutionOf(intervals: readonly Interval[], x: string, digits: number): Written {
  const [first] = intervals;
  if (first === undefined) return { text: 'Solution: none (the empty set)', latex: '\\varnothing' };
  if (!first.from && !first.to) return { text: 'Solution: (-oo, oo)', latex: '\\left(-\\infty, \\infty\\right)' };
  return {
    text: intervals.map((one) => comparisonText(one, x, digits)).join(' or '),
    latex: intervals.map((one) => comparisonLatex(one, x, digits)).join('\\ \\text{or}\\ '),
  };
}

const notLinear =
  'The sides are not all linear: the solution comes from the points where the sign can change, and a sample between them.';

/** A sentence where an end has fewer digits than are asked for. */
function whereFewerAreKnown(intervals: readonly Interval[], digits: number): readonly string[] {
  const open = endsOf(intervals).filter(({ exact }) => exact === undefined);
  const known = Math.min(...open.map(({ near }) => (near ? mostOfRoots : mostOfOthers)));
  return known < digits ? [`Ends without a closed form are known to ${known} digits.`] : [];
}

function comparisonOf(intervals: readonly Interval[], x: string, digits: number): Quantity | undefined {
  const [first] = intervals;
  if (first === undefined) return undefined;
  if (!first.from && !first.to) return words('That is', `every real ${x}`);
  return formula('That is', intervals.map((one) => comparisonText(one, x, digits)).join(' or '), () =>
    intervals.map((one) => comparisonLatex(one, x, digits)).join('\\ \\text{or}\\ '),
  );
}

/** Many points put into the typed inequality, in plain doubles; null when one contradicts the solution. */
function checkedAt(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  { intervals, points }: InequalitySolution,
): Check | null {
  const reach = Math.max(10, ...points.map(({ value }) => 2 * Math.abs(value)));
  let compared = 0;
  for (let k = 0; k <= 400; k++) {
    const at = reach * (k / 200 - 1) * 0.999_371;
    if (points.some(({ value }) => Math.abs(value - at) < 1e-9 * reach)) continue;
    const values = sides.map((side) => evaluate(side, { [x]: at }));
    const holds =
      values.every(Number.isFinite) && comparisons.every((one, j) => compare(values[j]!, values[j + 1]!, one));
    const inside = intervals.some(
      (one) => (one.from?.value ?? Number.NEGATIVE_INFINITY) < at && at < (one.to?.value ?? Number.POSITIVE_INFINITY),
    );
    if (holds !== inside && clearlyDecided(values)) return null;
    compared++;
  }
  return {
    how: 'substitution',
    detail: `${compared} points were put into the inequality as it was typed; it holds exactly inside the solution.`,
  };
}

const clearlyDecided = (values: readonly number[]): boolean =>
  values.every(
    (value, k) =>
      k === 0 || !(Math.abs(value - values[k - 1]!) <= 1e-9 * Math.max(Math.abs(value), Math.abs(values[k - 1]!))),
  );

function compare(a: number, b: number, by: Comparison): boolean {
  switch (by) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

function pointText({ exact, near, value }: CriticalPoint, digits: number): string {
  if (exact) return toText(exact);
  return near ? toDecimal(near, Math.min(digits, mostOfRoots)) : formatDouble(value, Math.min(digits, mostOfOthers));
}

const pointLatex = (point: CriticalPoint, digits: number): string =>
  point.exact ? toLatex(point.exact) : pointText(point, digits);

const isPoint = ({ from, to }: Interval): boolean => from !== undefined && from === to;

function intervalText(one: Interval, digits: number): string {
  if (isPoint(one)) return `{${pointText(one.from!, digits)}}`;
  const from = one.from ? pointText(one.from, digits) : '-oo';
  const to = one.to ? pointText(one.to, digits) : 'oo';
  return `${one.fromClosed ? '[' : '('}${from}, ${to}${one.toClosed ? ']' : ')'}`;
}

function intervalLatex(one: Interval, digits: number): string {
  if (isPoint(one)) return `\\left\\{${pointLatex(one.from!, digits)}\\right\\}`;
  const from = one.from ? pointLatex(one.from, digits) : '-\\infty';
  const to = one.to ? pointLatex(one.to, digits) : '\\infty';
  return `\\left${one.fromClosed ? '[' : '('}${from}, ${to}\\right${one.toClosed ? ']' : ')'}`;
}

function comparisonText(one: Interval, x: string, digits: number): string {
  if (isPoint(one)) return `${x} = ${pointText(one.from!, digits)}`;
  if (!one.from) return `${x} ${one.toClosed ? '<=' : '<'} ${pointText(one.to!, digits)}`;
  if (!one.to) return `${x} ${one.fromClosed ? '>=' : '>'} ${pointText(one.from, digits)}`;
  return `${pointText(one.from, digits)} ${one.fromClosed ? '<=' : '<'} ${x} ${one.toClosed ? '<=' : '<'} ${pointText(one.to, digits)}`;
}

function comparisonLatex(one: Interval, x: string, digits: number): string {
  if (isPoint(one)) return `${x} = ${pointLatex(one.from!, digits)}`;
  if (!one.from) return `${x} ${one.toClosed ? '\\leq' : '<'} ${pointLatex(one.to!, digits)}`;
  if (!one.to) return `${x} ${one.fromClosed ? '\\geq' : '>'} ${pointLatex(one.from, digits)}`;
  return `${pointLatex(one.from, digits)} ${one.fromClosed ? '\\leq' : '<'} ${x} ${one.toClosed ? '\\leq' : '<'} ${pointLatex(one.to, digits)}`;
}

const endsOf = (intervals: readonly Interval[]): readonly CriticalPoint[] => [
  ...new Set(intervals.flatMap(({ from, to }) => [from, to]).filter((one) => one !== undefined)),
];

/** The ends as decimals, where they are not plain already. */
function decimalsOf(intervals: readonly Interval[], digits: number) {
  const rounded = endsOf(intervals).filter(
    ({ exact }) => exact !== undefined && (exact.kind !== 'number' || exact.value.denominator !== 1),
  );
  if (rounded.length === 0) return undefined;
  return words(
    'Ends',
    rounded.map((one) => `${pointText(one, digits)} ${relationTo(one, digits)} ${decimalOf(one, digits)}`).join(', '),
  );
}

const decimalOf = ({ exact, value }: CriticalPoint, digits: number): string =>
  knownDecimalOf(exact!, digits)?.text ?? formatDouble(value, Math.min(digits, mostOfOthers));

/** = where the decimal says all, as for 1/2. */
const relationTo = ({ exact }: CriticalPoint, digits: number): string =>
  exact?.kind === 'number' && exactDecimal(exact.value, digits) !== null ? '=' : '≈';
