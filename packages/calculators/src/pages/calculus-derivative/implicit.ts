import { derivativeConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { implicitDerivative } from '@nomogram/math/calculus/implicit.ts';
import { distinctConditions } from '@nomogram/math/expression/condition.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { equation } from '../../kit/fields/equation.ts';
import { sameFunction } from '../../kit/laws/expressions.ts';
import { relates } from '../../kit/laws/relates.ts';
import type { Options } from '../../kit/options.ts';
import { exact } from '../../kit/quantity.ts';
import { curveFigure } from './curve-figure.ts';
import { variables } from './orders-field.ts';
import { references } from './references.ts';

const sameSlope = relates(
  'the sides exchanged are the same curve',
  ({ equation: text }) => (text!.includes('=') ? { equation: text!.split('=').reverse().join('=') } : undefined),
  (here, there) => sameFunction(here.values.derivative?.exact, there.values.derivative?.exact),
);

const inputs = {
  equation: equation({ label: 'Equation', symbol: 'F(x, y) = 0', hint: 'For example x^2 + y^2 = 25.' }),
  variables: variables({
    label: 'Variables',
    default: 'x, y',
    hint: 'First the one by which is differentiated, then its function.',
  }),
};

export default calculator({
  title: 'Implicit',
  asks: ['implicit (differentiation|derivative)[ of] {equation}'],
  purpose: 'The slope and the bend of a curve that is given by an equation in x and y, without solving it for y.',
  maxDigits: 0,
  path: 'calculus/implicitderivative/:equation/:variables',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  methods: { both: 'Both sides differentiated', partial: 'Formula with partial derivatives' },
  unchosen: 'both',
  formula: '\\frac{\\mathrm{d}y}{\\mathrm{d}x} = -\\frac{\\partial F/\\partial x}{\\partial F/\\partial y}',
  compute,
  laws: [sameSlope],
  examples: [
    { label: 'a circle', given: { equation: 'x^2 + y^2 = 25' }, expect: { derivative: '-x/y' } },
    { label: 'a hyperbola', given: { equation: 'x*y = 1', variables: 'x, y' }, expect: { derivative: '-y/x' } },
    {
      label: 'the folium of Descartes',
      given: { equation: 'x^3 + y^3 = 6*x*y' },
      expect: { derivative: { same: '(2*y - x^2)/(y^2 - 2*x)' } },
    },
    { label: 'not to be solved for y', given: { equation: 'y^5 + y = x' }, expect: { derivative: '1/(5*y^4 + 1)' } },
    { label: 'corners', given: { equation: 'abs(x) + abs(y) = 1' }, expect: { derivative: '-sign(x)/sign(y)' } },
    { label: 'a level line', given: { equation: 'y = 5' }, expect: { derivative: '0', second: '0' } },
    { given: { equation: 'x^2 = 4' }, fails: 'out-of-range' },
    { given: { equation: 'x*y = z', variables: 'x, y, z' }, fails: 'out-of-range', names: 'variables' },
    { given: { equation: 'x*y = 1', variables: 'x' }, fails: 'out-of-range', names: 'variables' },
    { given: { equation: 'x^2 + y^2 = -1' }, fails: 'no-answer' },
  ],
  references,
});

function compute({ equation: { difference }, variables: names }: InputValues<typeof inputs>, { method }: Options) {
  const [x, y, ...more] = names;
  if (x === undefined || y === undefined || more.length > 0)
    return no('out-of-range', 'Variables: two are needed, such as x, y for the derivative of y by x.', {
      input: 'variables',
    });
  const found = implicitDerivative(difference, x, y);
  if (!found.ok) return found;
  const { first, second, steps, byPartial, points } = found.value;
  const others = freeSymbols(difference).filter((name) => name !== x && name !== y);
  return ok({
    values: {
      derivative: exact(`d${y}/d${x}`, first),
      second: second === null ? undefined : exact(`d^2${y}/d${x}^2`, second),
    },
    conditions: distinctConditions([x, y].flatMap((name) => derivativeConditions(difference, name))),
    steps: method === 'partial' ? byPartial : steps,
    checked: [
      {
        how: 'independent computation',
        detail: `The curve was followed numerically at ${points} points, and its difference quotients agree.`,
      },
    ],
    notes: [
      `${y} is a function of ${x} near every point of the curve at which this has a value.`,
      ...(others.length ? [`${others.join(', ')} ${others.length === 1 ? 'is a constant' : 'are constants'}.`] : []),
    ],
    figure: () =>
      curveFigure(difference, first, x, y, `The curve ${toText(difference)} = 0 with some of its tangents.`),
  });
}
