import { type BallUnary, compileBall } from '../../../expression/balls/compile.ts';
import { compileRectangle, type RectangleFunction } from '../../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../../expression/expression.ts';
import { children } from '../../../expression/walk.ts';
import { largest, widened } from '../../../numeric/enclosure/rectangle.ts';
import { type Ball, EXACT, realBall } from '../../../numeric/precise/ball.ts';
import { type BigFloat, ZERO } from '../../../numeric/precise/big-float.ts';
import { toNumber } from '../../../numeric/precise/convert.ts';
import type { Budget } from '../../../result/budget.ts';

/** An integrand as enclosures see it: images of rectangles, and balls at points. */
export interface AnalyticFunction {
  readonly expression: Expression;
  readonly variable: string;
  /** What a value costs, in values of sin x. */
  readonly cost: number;
  readonly onRectangle: RectangleFunction;
  /** f(x) with its error; null where it has no real value, or none that can be told. */
  readonly at: (x: BigFloat, bits: number) => Ball | null;
}

/** The expression as a function of numbers, balls and rectangles. */
export function analyticFunction(expression: Expression, variable: string): AnalyticFunction {
  let inBalls: BallUnary | undefined;
  const onRectangle = compileRectangle(expression, variable);
  return {
    expression,
    variable,
    cost: costOf(expression),
    onRectangle,
    at: (x, bits) => {
      inBalls ??= compileBall(expression, variable);
      const ball = inBalls(realBall(x, EXACT), bits);
      if (ball === null) return vanishing(onRectangle, x);
      return ball.real ? ball : null;
    },
  };
}

/** 0 with its error where f is so small that balls have no exponent for it, as e^(−10¹⁶); null where that is not certain. */
function vanishing(onRectangle: RectangleFunction, x: BigFloat): Ball | null {
  const near = toNumber(x);
  const image = onRectangle(widened(near, near, 1e-15 * Math.abs(near)));
  return image !== null && largest(image) <= 2 ** asGoodAsZero ? realBall(ZERO, asGoodAsZero) : null;
}

/** An exponent of 2 to which no integral is asked for. */
const asGoodAsZero = -1000;

/** What is known of an integral: it lies within `radius` of `value`. */
export interface Enclosure {
  readonly value: BigFloat;
  readonly radius: number;
}

/** What one enclosure may cost: values of f, images of rectangles, and sums and products of coefficients of series. */
export interface Work {
  points: number;
  rectangles: number;
  readonly coefficients: Budget;
}

const likeGamma = [
  'gamma',
  'lngamma',
  'factorial',
  'beta',
  'digamma',
  'W',
  'lowerW',
  'erf',
  'erfc',
  'Ei',
  'li',
  'Si',
  'Ci',
  'Shi',
  'Chi',
];
/** Functions that take longer than the elementary ones, in values of sin x: as they were measured at 120 bits. */
const dear: ReadonlyMap<string, number> = new Map([
  ...likeGamma.map((name) => [name, 6] as const),
  ['binomial', 12],
  ['gammainc', 20],
  ['kummerM', 20],
  ['dilog', 20],
  ['clausen', 20],
  ['higherClausen', 30],
  ['polylog', 30],
  ['polygamma', 30],
  ['besselJ', 30],
  ['besselI', 30],
  ['besselY', 60],
  ['besselK', 60],
  ['zeta', 80],
  ['hurwitzZeta', 80],
]);

/** What a value costs, in values of sin x. */
export function costOf(a: Expression): number {
  const own =
    a.kind === 'apply'
      ? (dear.get(a.name) ?? 1)
      : a.kind === 'power' && a.exponent.kind !== 'number'
        ? 1
        : a.kind === 'number' || a.kind === 'symbol'
          ? 0
          : 0.2;
  return children(a).reduce((total, child) => total + costOf(child), own);
}
