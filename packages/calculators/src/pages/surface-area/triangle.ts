import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { shoelace } from '@nomogram/math/geometry/shoelace.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { grip } from '../../shared/surface/grip.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured } from '../../shared/surface/measures.ts';

const half = number(Q.half);

/** Where the foot of the height stands in the figure: the area is the same wherever it is. */
const FOOT = 0.35;

export default calculator({
  title: 'Triangle',
  keywords: ['half base times height'],
  purpose: 'The area of a triangle from a side and the height upon it.',
  path: 'volume/trianglearea/:base/:height',
  inputs: {
    base: exactNumber({ label: 'Base B', symbol: 'B', above: 0, convertsTo: 'm' }),
    height: exactNumber({ label: 'Height H', symbol: 'H', above: 0, convertsTo: 'm' }),
  },
  formula: 'A = \\frac{B\\,H}{2}',
  furtherFormulas: { leg: 's = \\sqrt{H^2 + \\frac{B^2}{4}}' },
  compute: ({ base: { expression: b, value: base }, height: { expression: h, value: height } }) => {
    const leg = sqrt(sum([power(h, number(2)), power(product([half, b]), number(2))]));
    return measured(
      {
        area: areaOf('Area', product([half, b, h])),
        rectangle: areaOf('Rectangle of the same base and height', product([b, h])),
        leg: lengthOf('Equal sides, if it is isosceles', leg),
        perimeter: lengthOf('Smallest possible perimeter (isosceles)', sum([b, product([number(2), leg])])),
      },
      { checked: [byCorners(base, height)], figure: () => figureOf(base, height) },
    );
  },
  examples: [
    { given: { base: '6', height: '4' }, expect: { area: '12', leg: '5', perimeter: '16' } },
    { label: 'equilateral of side 2', given: { base: '2', height: 'sqrt(3)' }, expect: { area: 'sqrt(3)', leg: '2' } },
    { given: { base: '1/3', height: '0.6' }, expect: { area: '1/10' } },
  ],
  laws: [(_, { area, rectangle }) => Math.abs((2 * area) / rectangle - 1) < 1e-14],
  references: [
    { title: 'Euclid, Elements I.41' },
    { title: 'Wolfram MathWorld, Triangle Area', url: 'https://mathworld.wolfram.com/TriangleArea.html' },
  ],
});

const byCorners =
  (b: number, h: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(
      area,
      shoelace([
        [0, 0],
        [b, 0],
        [FOOT * b, h],
      ]),
      'The formula and Gauss’s over the three corners',
    );

function figureOf(b: number, h: number): Figure {
  const foot = FOOT * b;
  return {
    summary: `A triangle with its base of ${formatDouble(b, 6)} and the height of ${formatDouble(h, 6)} upon it.`,
    frame: { x: [-0.1 * b, 1.1 * b], y: [-0.15 * h, 1.1 * h], equal: true, axes: 'none' },
    marks: [
      {
        mark: 'polygon',
        points: [
          [0, 0],
          [b, 0],
          [foot, h],
        ],
        role: 'answer',
        filled: true,
      },
      { mark: 'segment', from: [0, 0], to: [b, 0], role: 'given', label: labelled('B', b) },
      { mark: 'segment', from: [foot, 0], to: [foot, h], role: 'given', dashed: true, label: labelled('H', h) },
      grip([b, 0], { along: 'x', input: 'base', name: 'Base B', value: b }),
      grip([foot, h], { along: 'y', input: 'height', name: 'Height H', value: h }),
    ],
  };
}
