import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { multiply, number, power, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, Step } from '@nomogram/math/expression/step.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { exact, formula } from '../../kit/quantity.ts';
import { equationQuantity, isZero, type Line, lineFigure, rootOf, verticalFigure } from './line.ts';
import { references } from './references.ts';
import { equationStep, equationSteps, throughPointSteps, verticalSteps } from './steps.ts';
import { pointSlopeSteps, systemThroughSteps } from './through-steps.ts';

const coordinate = (label: string, symbol: string) => exactNumber({ label, symbol });
const twoPoints = {
  x1: coordinate('x1', 'x_1'),
  y1: coordinate('y1', 'y_1'),
  x2: coordinate('x2', 'x_2'),
  y2: coordinate('y2', 'y_2'),
};
const slopeField = exactNumber({ label: 'Slope', symbol: 'm' });

const ratio = (a: Expression, b: Expression): Expression => multipliedOut(multiply(a, power(b, number(-1))));

interface Ends {
  readonly x1: ExactNumber;
  readonly y1: ExactNumber;
  readonly x2: ExactNumber;
  readonly y2: ExactNumber;
}

/** The line through two points, or why it is no graph. */
function through({ x1, y1, x2, y2 }: Ends): Line | 'vertical' | 'one point' {
  const run = subtract(x2.expression, x1.expression);
  const rise = subtract(y2.expression, y1.expression);
  if (isZero(run)) return isZero(rise) ? 'one point' : 'vertical';
  const slope = ratio(rise, run);
  return { slope, intercept: multipliedOut(subtract(y1.expression, multiply(slope, x1.expression))) };
}

const onePoint = no('no-answer', 'The two points are the same: infinitely many lines go through one point.');

function steps({ x1, y1, x2, y2 }: Ends, line: Line): Step[] {
  const fraction = multiply(
    subtract(y2.expression, y1.expression),
    power(subtract(x2.expression, x1.expression), number(-1)),
  );
  return [
    {
      rule: 'slope',
      says: `The rise from ${toText(y1.expression)} to ${toText(y2.expression)} over the run from ${toText(x1.expression)} to ${toText(x2.expression)}.`,
      before: { expression: fraction },
      after: { expression: line.slope },
      written: slopeWritten({ x1, y1, x2, y2 }, line.slope),
      steps: [],
    },
    {
      rule: 'height at 0',
      says: 'The first point is put into y = mx + p.',
      before: { expression: subtract(y1.expression, multiply(line.slope, x1.expression)) },
      after: { expression: line.intercept },
      written: heightWritten(x1.expression, y1.expression, line),
      steps: [],
    },
  ];
}

/** p = 2 - 3*1 = 2 - 3 = -1 */
function heightWritten(x: Expression, y: Expression, { slope, intercept }: Line): Step['written'] {
  const moved = multipliedOut(multiply(slope, x));
  return {
    text: `p = ${toText(y)} - ${factorText(slope)}*${factorText(x)} = ${toText(y)} - ${factorText(moved)} = ${toText(intercept)}`,
    latex: `p = ${toLatex(y)} - ${factorLatex(slope)} \\cdot ${factorLatex(x)} = ${toLatex(y)} - ${factorLatex(moved)} = ${toLatex(intercept)}`,
  };
}

/** In a difference or a product: in parentheses, where it is a sum or has a sign. */
const needsBrackets = (a: Expression): boolean => a.kind === 'sum' || toText(a).startsWith('-');
const factorText = (a: Expression): string => (needsBrackets(a) ? `(${toText(a)})` : toText(a));
const factorLatex = (a: Expression): string => (needsBrackets(a) ? `\\left(${toLatex(a)}\\right)` : toLatex(a));

/** The numbers put into (y₂ − y₁)/(x₂ − x₁), and both differences worked out, before the one is divided by the other. */
function slopeWritten({ x1, y1, x2, y2 }: Ends, slope: Expression): Step['written'] {
  const text = (a: ExactNumber, b: ExactNumber) => `${toText(a.expression)} - ${factorText(b.expression)}`;
  const latex = (a: ExactNumber, b: ExactNumber) => `${toLatex(a.expression)} - ${factorLatex(b.expression)}`;
  const [rise, run] = pair(
    [subtract(y2.expression, y1.expression), subtract(x2.expression, x1.expression)].map(multipliedOut),
  );
  const held = (a: Expression): string => (/[\s/]|^-/.test(toText(a)) ? `(${toText(a)})` : toText(a));
  const quotient = `${rise.kind === 'number' && !toText(rise).includes('/') ? toText(rise) : held(rise)}/${held(run)}`;
  const isDone = quotient === toText(slope);
  return {
    text: `m = (y_2 - y_1)/(x_2 - x_1) = (${text(y2, y1)})/(${text(x2, x1)}) = ${isDone ? '' : `${quotient} = `}${toText(slope)}`,
    latex: `m = \\frac{y_2 - y_1}{x_2 - x_1} = \\frac{${latex(y2, y1)}}{${latex(x2, x1)}} = ${isDone ? '' : `\\frac{${toLatex(rise)}}{${toLatex(run)}} = `}${toLatex(slope)}`,
  };
}

const point = (x: number, y: number) => ({
  at: [x, y] as const,
  label: `(${formatDouble(x, 5)}, ${formatDouble(y, 5)})`,
});

/** The points satisfy the equation, in doubles. */
const passesThrough =
  (...points: readonly (readonly [number, number])[]): SecondWay<'slope' | 'height'> =>
  ({ slope, height }) => {
    const worst = Math.max(
      ...points.map(([x, y]) => {
        const size = Math.abs(slope * x) + Math.abs(height) + Math.abs(y);
        return size === 0 ? 0 : Math.abs(slope * x + height - y) / size;
      }),
    );
    return { how: 'substitution', detail: 'The points put into the equation satisfy it.', passed: worst < 1e-10 };
  };

/** From one point, slope times run leads to the other. */
const leadsOn =
  ({ x1, y1, x2, y2 }: Ends): SecondWay<'slope'> =>
  ({ slope }) => {
    const size = Math.abs(slope) * (Math.abs(x1.value) + Math.abs(x2.value)) + Math.abs(y1.value) + Math.abs(y2.value);
    const missed = Math.abs(slope * (x2.value - x1.value) - (y2.value - y1.value));
    return {
      how: 'substitution',
      detail: 'From the first point, slope times run leads to the second.',
      passed: missed <= 1e-12 * size,
    };
  };

/** Both points lie on the vertical line. */
const isAbove =
  ({ x1, x2 }: Ends): SecondWay<'root'> =>
  ({ root }) => ({
    how: 'substitution',
    detail: 'Both points have the x of the line.',
    passed: Math.abs(x1.value - root) + Math.abs(x2.value - root) <= 1e-12 * Math.abs(root),
  });

/** The point satisfies the equation, and the slope is the one that was given. */
const risesThrough =
  (given: number, point: readonly [number, number]): SecondWay<'slope' | 'height'> =>
  (found) => {
    const through = passesThrough(point)(found);
    return { ...through, passed: through.passed && relativeDifference(found.slope, given) < 1e-12 };
  };

type PointMark = ReturnType<typeof point>;

/** `x = 1`: a vertical line has an equation, but neither slope nor y-intercept. */
const verticalAnswer = (given: Ends, points: readonly PointMark[]) => {
  const { expression, value } = given.x1;
  return {
    values: {
      equation: formula('x', toText(expression), () => toLatex(expression)),
      slope: undefined,
      height: undefined,
      root: exact('x-intercept', expression),
    },
    steps: () => verticalSteps(expression),
    checked: [isAbove(given)],
    notes: ['The line is vertical: it has no slope and no y-intercept, and cannot be written as y = mx + p.'],
    figure: () => verticalFigure(value, points),
  };
};

/** Slope and height one after the other, or both from two equations. */
const throughWays = { slope: 'Slope first', system: 'Two equations', point: 'Point-slope form' } as const;

export default {
  'two-points-slope': calculator({
    title: 'Slope of a line through two points',
    keywords: ['gradient between two points', 'slope from two points'],
    asks: [
      'slope[ of][ a][ line][ between][ through][ from][ the][ points] ({x1}, {y1})[,][ and][ to] ({x2}, {y2})',
      'slope[ of] {x1} {y1} {x2} {y2}',
    ],
    purpose: 'The slope of the line through two points.',
    path: 'algebra/slope/slopepts/:x1/:y1/:x2/:y2',
    inputs: twoPoints,
    formula: 'm = \\frac{y_2 - y_1}{x_2 - x_1}',
    compute: computeTwoPointsSlope,
    examples: [
      { given: { x1: '1', y1: '2', x2: '3', y2: '8' }, expect: { slope: '3' } },
      { given: { x1: '0', y1: '0', x2: '3', y2: '1' }, expect: { slope: '1/3' } },
      { label: 'a vertical line', given: { x1: '1', y1: '2', x2: '1', y2: '8' }, fails: 'no-answer' },
    ],
    references,
  }),
  'two-points-equation': calculator({
    title: 'Equation through two points',
    keywords: ['line through two points', 'equation of a line'],
    asks: [
      '[equation of ][the ][a ]line[ passing][ going] (through|between|from) [the points ]({x1}, {y1}) (and|to) ({x2}, {y2})',
    ],
    purpose: 'The equation y = mx + p of the line through two points.',
    path: 'algebra/slope/equationpts/:x1/:y1/:x2/:y2',
    inputs: twoPoints,
    methods: throughWays,
    unchosen: 'slope',
    formula: 'y = y_1 + \\frac{y_2 - y_1}{x_2 - x_1}\\,(x - x_1)',
    compute: computeTwoPointsEquation,
    examples: [
      { given: { x1: '1', y1: '2', x2: '3', y2: '8' }, expect: { equation: '3*x - 1', slope: '3', height: '-1' } },
      { given: { x1: '1/2', y1: '0', x2: '0', y2: '1/3' }, expect: { equation: '1/3 - 2*x/3' } },
      { label: 'a vertical line', given: { x1: '1', y1: '2', x2: '1', y2: '8' }, expect: { equation: '1' } },
      { given: { x1: '2', y1: '3', x2: '2', y2: '3' }, fails: 'no-answer' },
    ],
    references,
  }),
  'slope-intercept-equation': calculator({
    title: 'Equation from slope and y-intercept',
    keywords: ['y = mx + b', 'slope intercept form', 'equation of a line'],
    purpose: 'The equation of the line with a given slope and y-intercept.',
    path: 'algebra/slope/equationslopy/:slope/:height',
    slash: 'bar',
    inputs: { slope: slopeField, height: exactNumber({ label: 'y-intercept', symbol: 'p' }) },
    formula: 'y = mx + p',
    compute: ({ slope, height }) => {
      const line = { slope: slope.expression, intercept: height.expression };
      const root = isZero(line.slope) ? undefined : multipliedOut(rootOf(line));
      return ok({
        values: {
          equation: equationQuantity(line),
          slope: exact('Slope', line.slope),
          height: exact('y-intercept', line.intercept),
          root: root && exact('x-intercept', root),
        },
        steps: () => equationSteps(line, root),
        checked: [passesThrough([0, height.value], [1, slope.value + height.value])],
        figure: () => lineFigure(line, []),
      });
    },
    examples: [
      { given: { slope: '2', height: '5' }, expect: { equation: '2*x + 5', root: '-5/2' } },
      { label: 'horizontal', given: { slope: '0', height: '4' }, expect: { equation: '4' } },
    ],
    references,
  }),
  'slope-point-equation': calculator({
    title: 'Equation from slope and a point',
    asks: [
      '[equation of ][the ][a ]line with slope[ of] {slope} [passing ](through|at) [the point ]({x1}, {y1})',
      '[equation of ][the ][a ]line[ passing][ going] through [the point ]({x1}, {y1}) with slope[ of] {slope}',
    ],
    keywords: ['point slope form', 'equation of a line'],
    purpose: 'The equation of the line with a given slope through a given point.',
    path: 'algebra/slope/equationslopt/:slope/:x1/:y1',
    slash: 'bar',
    inputs: { slope: slopeField, x1: twoPoints.x1, y1: twoPoints.y1 },
    formula: 'y = y_1 + m\\,(x - x_1)',
    compute: ({ slope, x1, y1 }) => {
      const line = {
        slope: slope.expression,
        intercept: multipliedOut(subtract(y1.expression, multiply(slope.expression, x1.expression))),
      };
      return ok({
        values: valuesOf(line),
        steps: () => throughPointSteps(line, x1.expression, y1.expression),
        checked: [risesThrough(slope.value, [x1.value, y1.value])],
        figure: () => lineFigure(line, [point(x1.value, y1.value)]),
      });
    },
    examples: [
      { given: { slope: '2', x1: '1', y1: '5' }, expect: { equation: '2*x + 3', height: '3' } },
      { given: { slope: '-1/2', x1: '4', y1: '0' }, expect: { equation: '2 - x/2', root: '4' } },
      { given: { slope: '2', x1: '', y1: '5' }, fails: 'missing' },
    ],
    references,
  }),
};

function throughSteps(given: Ends, line: Line, way: keyof typeof throughWays = 'slope'): readonly ShownStep[] {
  if (way === 'system') return systemThroughSteps(given, line);
  const [slope, height] = steps(given, line);
  return way === 'point' ? [slope!, ...pointSlopeSteps(given, line)] : [slope!, height!, equationStep(line)];
}

function computeTwoPointsSlope(given: InputValues<typeof twoPoints>) {
  const line = through(given);
  if (line === 'one point') return onePoint;
  if (line === 'vertical')
    return no(
      'no-answer',
      `The line is vertical (x = ${toText(given.x1.expression)}), and a vertical line has no slope.`,
    );
  return ok({
    values: { slope: exact('Slope', line.slope) },
    steps: () => steps(given, line).slice(0, 1),
    checked: [leadsOn(given)],
    figure: () => lineFigure(line, [point(given.x1.value, given.y1.value), point(given.x2.value, given.y2.value)]),
  });
}

function computeTwoPointsEquation(given: InputValues<typeof twoPoints>, { method }: Options) {
  const line = through(given);
  if (line === 'one point') return onePoint;
  const points = [point(given.x1.value, given.y1.value), point(given.x2.value, given.y2.value)];
  if (line === 'vertical') return ok(verticalAnswer(given, points));
  return ok({
    values: valuesOf(line),
    steps: () => throughSteps(given, line, chosenWay(throughWays, method)),
    checked: [passesThrough([given.x1.value, given.y1.value], [given.x2.value, given.y2.value])],
    figure: () => lineFigure(line, points),
  });
}

const valuesOf = (line: Line) => ({
  equation: equationQuantity(line),
  slope: exact('Slope', line.slope),
  height: exact('y-intercept', line.intercept),
  root: isZero(line.slope) ? undefined : exact('x-intercept', multipliedOut(rootOf(line))),
});
