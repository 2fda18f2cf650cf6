import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, power, product, subtract } from '@nomogram/math/expression/build.ts';
import { circleByPolygons } from '@nomogram/math/geometry/circle-by-polygons.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { grip } from '../../shared/surface/grip.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured } from '../../shared/surface/measures.ts';

const pi = constant('pi');
const half = number(Q.half);
const quarter = number(Q.rational(1, 4));

export default calculator({
  title: 'Inscribed circle',
  keywords: ['incircle of a square'],
  purpose: 'The area of the circle inscribed in a square of a given side.',
  path: 'volume/inscribedarea/:side',
  inputs: {
    side: exactNumber({ label: 'Side L', symbol: 'L', hint: 'Side of the square', above: 0, convertsTo: 'm' }),
  },
  formula: 'A = \\frac{\\pi L^2}{4}',
  furtherFormulas: {
    radius: 'R = \\frac{L}{2}',
    circumference: 'U = \\pi L',
    corners: 'E = L^2 - \\frac{\\pi L^2}{4}',
  },
  compute: ({ side: { expression: l, value } }) => {
    const square = power(l, number(2));
    return measured(
      {
        area: areaOf('Area', product([quarter, pi, square])),
        radius: lengthOf('Radius', product([half, l])),
        circumference: lengthOf('Circumference', product([pi, l])),
        square: areaOf('Area of the square', square),
        corners: areaOf('Square outside the circle', product([subtract(number(1), product([quarter, pi])), square])),
      },
      { checked: [byPolygons(value)], figure: () => figureOf(value) },
    );
  },
  examples: [
    { given: { side: '4' }, expect: { area: '4*pi', square: '16' } },
    { label: 'side √2', given: { side: 'sqrt(2)' }, expect: { area: 'pi/2' } },
    { given: { side: '0,5' }, expect: { area: 0.19634954084936207 } },
  ],
  laws: [(_, { area, corners, square }) => Math.abs((area + corners) / square - 1) < 1e-14],
  references: [
    { title: 'Archimedes, Measurement of a Circle, proposition 2' },
    { title: 'Wolfram MathWorld, Incircle', url: 'https://mathworld.wolfram.com/Incircle.html' },
  ],
});

const byPolygons =
  (l: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(area, circleByPolygons(l / 2), 'The formula and Archimedes’ polygons in a circle of half the side');

function figureOf(l: number): Figure {
  const a = l / 2;
  return {
    summary: `A square of side ${formatDouble(l, 6)} and the circle that touches its four sides.`,
    frame: { x: [-0.62 * l, 0.62 * l], y: [-0.62 * l, 0.62 * l], equal: true, axes: 'none' },
    marks: [
      {
        mark: 'polygon',
        points: [
          [-a, -a],
          [a, -a],
          [a, a],
          [-a, a],
        ],
        role: 'construction',
      },
      { mark: 'circle', center: [0, 0], radius: a, role: 'answer', filled: true },
      { mark: 'segment', from: [-a, -a], to: [a, -a], role: 'given', label: labelled('L', l) },
      { mark: 'segment', from: [0, 0], to: [a, 0], role: 'construction', dashed: true, label: labelled('R', a) },
      { mark: 'point', at: [0, 0], role: 'construction' },
      grip([a, -a], { along: 'x', input: 'side', name: 'Side L', value: l }),
    ],
  };
}
