import { number } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { isZero, type Line, lineExpression } from './line.ts';

type Steps = readonly ShownStep[] | undefined;

/** What was typed as m·x + p, with its numbers read off. */
function formSteps(typed: Expression, { slope, intercept, variable }: Line & { readonly variable: string }) {
  const form = lineExpression({ slope, intercept }, variable);
  const isSo = toText(form) === toText(typed);
  const multiplied: ShownStep = {
    rule: 'form m*x + p',
    says: 'Multiplied out and collected: what stands at the letter together, and the numbers together.',
    before: { expression: typed },
    after: { expression: form },
    steps: [],
  };
  const read = line(
    'slope and height',
    `The number at ${variable} is the slope m, the number alone is the height p at 0.`,
    `m = ${toText(slope)}; p = ${toText(intercept)}`,
  );
  return isSo ? [read] : [multiplied, read];
}

const answer = (value: Expression): Equation['answer'] => ({ text: toText(value), value: evaluate(value) });

/** An equation with slope, height and what else is known put in. */
const worked = (
  { slope, intercept }: Partial<Line>,
  equation: Equation,
  more: { readonly [name: string]: Expression } = {},
): Steps =>
  workedChain([equation], { ...(slope && { m: slope }), ...(intercept && { p: intercept }), ...more }, 'exact');

const rootEquation = (root: Expression): Equation => ({
  name: 'x',
  is: '-p/m',
  rule: 'x-intercept',
  says: 'On the x-axis y is 0: m*x + p = 0, so m*x is -p, and both sides are divided by m.',
  answer: answer(root),
});

export const rootSteps = (typed: Expression, read: Line & { readonly variable: string }, root: Expression): Steps =>
  joined(formSteps(typed, read), worked(read, rootEquation(root)));

export const heightSteps = (typed: Expression, read: Line & { readonly variable: string }): Steps =>
  joined(
    formSteps(typed, read),
    worked(
      read,
      {
        name: 'y',
        is: 'm*x + p',
        rule: 'y-intercept',
        says: 'On the y-axis x is 0, and m*0 is 0.',
        answer: answer(read.intercept),
      },
      { x: number(0) },
    ),
  );

/** The numbers of the equation put into y = m·x + p. */
export const equationStep = (read: Line): ShownStep =>
  line('slope-intercept form', 'Slope and height are put into y = m*x + p.', `y = ${toText(lineExpression(read))}`);

export const equationSteps = (read: Line, root: Expression | undefined): Steps =>
  root === undefined ? [equationStep(read)] : joined([equationStep(read)], worked(read, rootEquation(root)));

/** The height from the slope and one point, then the equation. */
export const throughPointSteps = (read: Line, x1: Expression, y1: Expression): Steps =>
  joined(
    worked(
      { slope: read.slope },
      {
        name: 'p',
        is: 'y_1 - m*x_1',
        rule: 'height at 0',
        says: 'The point satisfies y = m*x + p; solved for p.',
        answer: answer(read.intercept),
      },
      { x_1: x1, y_1: y1 },
    ),
    [equationStep(read)],
  );

/** Two points above each other. */
export const verticalSteps = (x: Expression): Steps =>
  joined(
    workedChain(
      [
        {
          name: 'd',
          is: 'x_2 - x_1',
          rule: 'run',
          says: 'The run from the first point to the second would divide the rise.',
        },
      ],
      { x_1: x, x_2: x },
      'exact',
    ),
    [
      line(
        'vertical line',
        'Nothing can be divided by 0: there is no slope, and all points have the same x.',
        `x = ${toText(x)}`,
      ),
    ],
  );

export const slopeSteps = (typed: Expression, read: Line & { readonly variable: string }): Steps => [
  ...formSteps(typed, read),
  line(
    'sign of the slope',
    isZero(read.slope)
      ? 'A slope of 0 is that of a horizontal line.'
      : 'A positive slope rises to the right, a negative one falls.',
    isZero(read.slope)
      ? 'm = 0'
      : evaluate(read.slope) > 0
        ? `m = ${toText(read.slope)} > 0`
        : `m = ${toText(read.slope)} < 0`,
  ),
];

const joined = (first: Steps, second: Steps): Steps => first && second && [...first, ...second];
