import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, multiply, number, power, product, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { contains, freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Parsed } from '@nomogram/math/syntax/parse.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../kit/decimal.ts';
import { expression } from '../kit/fields/expression.ts';
import type { Figure, Mark, Point } from '../kit/figure.ts';
import { formula } from '../kit/quantity.ts';

/** y = slope·x + height, exact. */
export interface Line {
  readonly slope: Expression;
  readonly height: Expression;
}

export const lineField = expression({
  label: 'Expression ax+b',
  symbol: 'ax + b',
  hint: 'For example 2x-6.',
  placeholder: '2x-6',
});

/** Reads a·x + b with real constants; other degrees are refused in words. */
export function lineOf({ expression: typed }: Parsed): Result<Line & { readonly variable: string }> {
  const symbols = freeSymbols(typed);
  const variable = symbols.includes('x') ? 'x' : (symbols[0] ?? 'x');
  const expanded = expand(typed);
  if (!expanded.ok) return expanded;
  const coefficients = coefficientsOf(expanded.value, variable);
  if (symbols.length > 1 || coefficients === null || coefficients.length > 2)
    return no('out-of-range', 'Expression ax+b must be linear: a number times x plus a number, such as 2x-6.');
  const [height = number(0), slope = number(0)] = coefficients;
  if (![slope, height].every((one) => Number.isFinite(evaluate(one))))
    return no('out-of-range', 'Expression ax+b must have real coefficients.');
  return ok({ slope, height, variable });
}

export const lineExpression = ({ slope, height }: Line, variable = 'x'): Expression =>
  add(multiply(slope, symbol(variable)), height);

/** `y = 2*x - 6` as a value. */
export const equationQuantity = (line: Line) =>
  formula('y', toText(lineExpression(line)), toLatex(lineExpression(line)));

/** The height of the line at x. */
export const heightAt = (line: Line, x: Expression): Expression => add(multiply(line.slope, x), line.height);

export const isZero = (a: Expression): boolean =>
  a.kind === 'number' ? Q.isZero(a.value) : Math.abs(evaluate(a)) < 1e-14 && !contains(a, 'x');

/** The x at which the line is 0. */
export const rootOf = ({ slope, height }: Line): Expression => product([number(-1), height, power(slope, number(-1))]);

/** The line with its intercepts and the points that were given. */
export function lineFigure(
  line: Line,
  points: readonly { readonly at: Point; readonly label: string }[],
): Figure | undefined {
  const [m, p] = [evaluate(line.slope), evaluate(line.height)];
  const root: Point = [-p / m, 0];
  const marked = [
    { at: [0, p] as Point, label: `(0, ${formatDouble(p, 5)})` },
    ...(m !== 0 && Math.abs(root[0]) < 1e6 ? [{ at: root, label: `(${formatDouble(root[0], 5)}, 0)` }] : []),
    ...points,
  ];
  const [left, right] = around(marked.map(({ at }) => at[0]));
  const heights = [...marked.map(({ at }) => at[1]), 0];
  const [low, high] = around(heights);
  if (![left, right, low, high].every(Number.isFinite)) return undefined;
  const marks: Mark[] = [
    { mark: 'segment', from: [left, m * left + p], to: [right, m * right + p], role: 'given' },
    ...marked.map(({ at, label }): Mark => ({ mark: 'point', at, role: 'answer', label })),
  ];
  return {
    summary: `The line with slope ${formatDouble(m, 5)} and y-intercept ${formatDouble(p, 5)}${m === 0 ? ', which is horizontal' : `, which meets the x-axis at ${formatDouble(root[0], 5)}`}.`,
    frame: { x: [left, right], y: [low, high], xLabel: 'x', yLabel: 'y' },
    marks,
    table: { columns: ['x', 'y'], rows: marked.map(({ at }) => at.map((one) => formatDouble(one, 6))) },
  };
}

export function around(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.4, 1);
  return [low - room, high + room];
}
