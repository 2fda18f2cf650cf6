import { constant, number, power, product } from '@nomogram/math/expression/build.ts';
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

export default calculator({
  title: 'Circle',
  keywords: ['circumference', 'perimeter of a circle', 'disc', 'πr²'],
  asks: [
    '(area|circumference|perimeter)[ of][ a][ the][ circle][ with][ of][ a] diameter[ of][ =] {radius/2}',
    'circle[ with][ of][ a] diameter[ of][ =] {radius/2}',
    'circle[ with][ of][ a] diameter[ of][ =] {radius/2} (area|circumference)',
    '(area|circumference|perimeter)[ of][ a][ the] circle[ with][ of][ a] (radius|r)[ of][ =] {radius}',
    '(area|circumference|perimeter)[ of][ a][ the] circle[ with][ of][ a] (radius|r)={radius}',
    '(area|circumference|perimeter)[ of][ a][ the] circle[ with][ of][ a] (diameter|d)={radius/2}',
  ],
  purpose: 'The area inside a circle of a given radius.',
  path: 'volume/circlearea/:radius',
  inputs: { radius: exactNumber({ label: 'Radius R', symbol: 'R', above: 0, convertsTo: 'm' }) },
  formula: 'A = \\pi R^2',
  furtherFormulas: { circumference: 'U = 2\\pi R', diameter: 'd = 2 R' },
  compute: ({ radius: { expression: r, value } }) =>
    measured(
      {
        area: areaOf('Area', product([constant('pi'), power(r, number(2))])),
        circumference: lengthOf('Circumference', product([number(2), constant('pi'), r])),
        diameter: lengthOf('Diameter', product([number(2), r])),
      },
      { checked: [byPolygons(value)], figure: () => figureOf(value) },
    ),
  examples: [
    { given: { radius: '3' }, expect: { area: '9*pi', circumference: '6*pi' } },
    { label: 'radius 1/3', given: { radius: '1/3' }, expect: { area: 0.3490658503988659 } },
    { label: 'radius √2', given: { radius: 'sqrt(2)' }, expect: { area: '2*pi' } },
  ],
  laws: [(_, { area, diameter }) => Math.abs(area / ((Math.PI * diameter ** 2) / 4) - 1) < 1e-14],
  references: [
    { title: 'Euclid, Elements XII.2; Archimedes, Measurement of a Circle' },
    { title: 'Wolfram MathWorld, Circle', url: 'https://mathworld.wolfram.com/Circle.html' },
  ],
});

const byPolygons =
  (r: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(
      area,
      circleByPolygons(r),
      'The formula and Archimedes’ polygons, doubled until they close on the circle,',
    );

function figureOf(r: number): Figure {
  return {
    summary: `A circle with its radius of ${formatDouble(r, 6)}.`,
    frame: { x: [-1.2 * r, 1.2 * r], y: [-1.2 * r, 1.2 * r], equal: true, axes: 'none' },
    marks: [
      { mark: 'circle', center: [0, 0], radius: r, role: 'answer', filled: true },
      { mark: 'segment', from: [0, 0], to: [r, 0], role: 'given', label: labelled('R', r) },
      { mark: 'point', at: [0, 0], role: 'construction' },
      grip([r, 0], { along: 'x', input: 'radius', name: 'Radius R', value: r }),
    ],
  };
}
