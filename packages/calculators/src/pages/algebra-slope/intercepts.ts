import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { exact, together, words } from '../../kit/quantity.ts';
import { equationQuantity, heightAt, isZero, lineField, lineFigure, lineOf, rootOf } from './line.ts';
import { references } from './references.ts';
import { heightSteps, rootSteps, slopeSteps } from './steps.ts';

const inputs = { line: lineField };

/** The typed expression itself, evaluated: it knows nothing of coefficients. */
const valueAt = (typed: Expression, x: number): number =>
  evaluate(typed, Object.fromEntries(freeSymbols(typed).map((name) => [name, x])));

/** The size of the expression beside it is what 0 is small against. */
const vanishesThere =
  (line: Expression): SecondWay<'x'> =>
  ({ x }) => {
    const scale = Math.abs(valueAt(line, x + 1)) + Math.abs(valueAt(line, x - 1));
    return agreement(scale + valueAt(line, x), scale, 'The expression at the intercept and 0');
  };

const isHeight =
  (line: Expression): SecondWay<'y'> =>
  ({ y }) =>
    agreement(y, valueAt(line, 0), 'The intercept and the expression at 0');

const isRise =
  (line: Expression): SecondWay<'slope'> =>
  ({ slope }) =>
    agreement(slope, valueAt(line, 3) - valueAt(line, 2), 'The slope and the rise from 2 to 3', 1e-9);

export default {
  'x-intercept': calculator({
    title: 'x-intercept of ax+b',
    keywords: ['zero of a line', 'root of a line'],
    asks: [
      'where does[ the line] {line} (cross|meet|intersect|hit)[ the] (x axis|x-axis)',
      '(x intercept|x-intercept) of {line}',
    ],
    purpose: 'Where the line y = ax + b meets the x-axis.',
    path: 'algebra/slope/xintercept/:line',
    slash: 'bar',
    inputs,
    formula: 'x = -\\frac{b}{a}',
    compute: ({ line }) => {
      const read = lineOf(line);
      if (!read.ok) return read;
      if (isZero(read.value.slope))
        return isZero(read.value.intercept)
          ? no('no-answer', 'Every x is an intercept: the line is the x-axis itself.')
          : no('no-answer', 'There is no x-intercept: the line is parallel to the x-axis.');
      return ok({
        values: together({
          x: exact('x-intercept', rootOf(read.value)),
          y: exact('y-intercept', read.value.intercept),
        }),
        steps: () => rootSteps(line.expression, read.value, rootOf(read.value)),
        checked: [vanishesThere(line.expression)],
        figure: () => lineFigure(read.value, []),
      });
    },
    examples: [
      { given: { line: '2x-6' }, expect: { x: '3', y: '-6' } },
      { given: { line: 'x/3+1/2' }, expect: { x: '-3/2' } },
      { label: 'with roots', given: { line: 'sqrt(2)x-2' }, expect: { x: 'sqrt(2)' } },
      { label: 'an equation', given: { line: '2x+3y=6' }, expect: { x: '3', y: '2' } },
      { given: { line: '5' }, fails: 'no-answer' },
      { given: { line: 'x=3' }, fails: 'out-of-range' },
      { given: { line: 'x^2-1' }, fails: 'out-of-range' },
    ],
    references,
  }),
  'y-intercept': calculator({
    title: 'y-intercept of ax+b',
    keywords: ['where a line crosses the y axis'],
    asks: [
      'where does[ the line] {line} (cross|meet|intersect|hit)[ the] (y axis|y-axis)',
      '(y intercept|y-intercept) of {line}',
    ],
    purpose: 'Where the line y = ax + b meets the y-axis.',
    path: 'algebra/slope/yintercept/:line',
    slash: 'bar',
    inputs,
    formula: 'y = b',
    compute: ({ line }) => {
      const read = lineOf(line);
      if (!read.ok) return read;
      return ok({
        values: { y: exact('y-intercept', read.value.intercept) },
        steps: () => heightSteps(line.expression, read.value),
        checked: [isHeight(line.expression)],
        figure: () => lineFigure(read.value, []),
      });
    },
    examples: [
      { given: { line: '2x-6' }, expect: { y: '-6' } },
      { given: { line: '3(x+1)-x/2' }, expect: { y: '3' } },
      { given: { line: 'sin(x)' }, fails: 'out-of-range' },
    ],
    references,
  }),
  slope: calculator({
    title: 'Slope of ax+b',
    keywords: ['gradient of a line', 'steepness'],
    asks: ['slope of {line}'],
    purpose: 'How much the line y = ax + b rises for each unit to the right.',
    path: 'algebra/slope/slopeq/:line',
    slash: 'bar',
    inputs,
    formula: 'm = a',
    compute: computeSlope,
    examples: [
      { given: { line: '-3x+5' }, expect: { slope: '-3', direction: 'falling' } },
      { given: { line: '(x-1)/4' }, expect: { slope: '1/4' } },
      { label: 'horizontal', given: { line: '7' }, expect: { slope: '0' } },
      { given: { line: '1/x' }, fails: 'out-of-range' },
    ],
    laws: [
      ({ line }, { slope }) => {
        const read = lineOf(line);
        return (
          !read.ok ||
          Math.abs(
            evaluate(heightAt(read.value, read.value.slope)) - (slope * slope + evaluate(read.value.intercept)),
          ) <
            1e-6 * (1 + slope * slope)
        );
      },
    ],
    references,
  }),
};

function computeSlope({ line }: InputValues<typeof inputs>) {
  const read = lineOf(line);
  if (!read.ok) return read;
  const { slope } = read.value;
  const sign = evaluate(slope);
  return ok({
    values: {
      slope: exact('Slope', slope),
      direction: words('Direction', sign > 0 ? 'rising' : sign < 0 ? 'falling' : 'horizontal'),
      equation: equationQuantity(read.value),
    },
    steps: () => slopeSteps(line.expression, read.value),
    checked: [isRise(line.expression)],
    figure: () => lineFigure(read.value, []),
  });
}
