import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { add, multiply, number, power, product, subtract, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { contains, freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { type ParseResult, parseEquation } from '@nomogram/math/syntax/parse.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { about } from '../../kit/field.ts';
import { expression } from '../../kit/fields/expression.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { formula } from '../../kit/quantity.ts';

/** y = slope·x + intercept, exact. */
export interface Line {
  readonly slope: Expression;
  readonly intercept: Expression;
}

const typed = expression({
  label: 'Expression ax+b',
  symbol: 'ax + b',
  hint: 'For example 2x-6; an equation such as y = 2x-6 or 2x+3y = 6 is solved for y.',
  placeholder: '2x-6',
});

/** a·x + b, or an equation of a line, which is solved for y first. */
export const lineField: typeof typed = {
  ...typed,
  live: 'line',
  accepts: 'an expression such as 2x-6, or an equation of a line such as y = 2x-6',
  read(text, options) {
    if (!text.includes('=')) return typed.read(text, options);
    const read = parseEquation(text, { angle: options.angle, decimal: options.decimal });
    if (!read.ok) return about(typed.label, read.error);
    const [left, right] = read.value.sides;
    const solved = solvedForY(subtract(left!, right!));
    if (solved === null)
      return no(
        'out-of-range',
        `${typed.label}: the equation must be that of a line that is not vertical, in x and y.`,
      );
    return typed.read(toText(solved), options);
  },
};

/** f = 0 as y = …; null where f is not linear in y, or y is missing. */
function solvedForY(f: Expression): Expression | null {
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, 'y') : null;
  if (coefficients?.length !== 2 || contains(coefficients[1]!, 'x')) return null;
  const solved = expand(product([number(-1), coefficients[0]!, power(coefficients[1]!, number(-1))]));
  return solved.ok ? solved.value : null;
}

/** Reads a·x + b with real constants; other degrees are refused in words. */
const ofLine = { input: 'line' };

export function lineOf({ expression: given }: ParseResult): Result<Line & { readonly variable: string }> {
  const symbols = freeSymbols(given);
  const variable = symbols.includes('x') ? 'x' : (symbols[0] ?? 'x');
  const expanded = expand(given);
  if (!expanded.ok) return expanded;
  const coefficients = coefficientsOf(expanded.value, variable);
  if (symbols.length > 1 || coefficients === null || coefficients.length > 2)
    return no('out-of-range', 'Expression ax+b must be linear: a number times x plus a number, such as 2x-6.', ofLine);
  const [intercept = number(0), slope = number(0)] = coefficients;
  const values = [slope, intercept].map((one) => evaluate(one));
  if (values.some(Number.isNaN)) return no('out-of-range', 'Expression ax+b must have real coefficients.', ofLine);
  if (!values.every(Number.isFinite))
    return no('too-large', 'Expression ax+b: its coefficients must be less than 10^308.', ofLine);
  return ok({ slope, intercept, variable });
}

export const lineExpression = ({ slope, intercept }: Line, variable = 'x'): Expression =>
  add(multiply(slope, symbol(variable)), intercept);

/** `y = 2*x - 6` as a value. */
export function equationQuantity(line: Line) {
  const expression = lineExpression(line);
  return formula('y', toText(expression), () => toLatex(expression));
}

/** The height of the line at x. */
export const heightAt = (line: Line, x: Expression): Expression => add(multiply(line.slope, x), line.intercept);

export const isZero = (a: Expression): boolean => signOfConstant(a) === 0;

/** The x at which the line is 0. */
export const rootOf = ({ slope, intercept }: Line): Expression =>
  product([number(-1), intercept, power(slope, number(-1))]);

/** The line with its intercepts and the points that were given. */
export function lineFigure(
  line: Line,
  points: readonly { readonly at: Point; readonly label: string }[],
): Figure | undefined {
  const [m, p] = [evaluate(line.slope), evaluate(line.intercept)];
  const root: Point = [-p / m, 0];
  const marked = [
    { at: [0, p] as Point, label: `(0, ${formatDouble(p, 5)})` },
    ...(m !== 0 && Math.abs(root[0]) < 1e6 ? [{ at: root, label: `(${formatDouble(root[0], 5)}, 0)` }] : []),
    ...points,
  ].filter(({ label }, k, all) => all.findIndex((one) => one.label === label) === k);
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

function around(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.4, 1);
  return [low - room, high + room];
}

/** The vertical line x = x0 through the given points. */
export function verticalFigure(
  x: number,
  points: readonly { readonly at: Point; readonly label: string }[],
): Figure | undefined {
  const [low, high] = around([0, ...points.map(({ at }) => at[1])]);
  const [left, right] = around([0, x]);
  if (![left, right, low, high].every(Number.isFinite)) return undefined;
  return {
    summary: `The vertical line x = ${formatDouble(x, 5)}.`,
    frame: { x: [left, right], y: [low, high], xLabel: 'x', yLabel: 'y' },
    marks: [
      { mark: 'segment', from: [x, low], to: [x, high], role: 'given' },
      ...points.map(({ at, label }): Mark => ({ mark: 'point', at, role: 'answer', label })),
    ],
    table: { columns: ['x', 'y'], rows: points.map(({ at }) => at.map((one) => formatDouble(one, 6))) },
  };
}
