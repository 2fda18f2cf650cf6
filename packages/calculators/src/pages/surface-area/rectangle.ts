import { number, power, product, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { shoelace } from '@nomogram/math/geometry/shoelace.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { grip } from '../../shared/surface/grip.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured } from '../../shared/surface/measures.ts';

const inputs = {
  length: exactNumber({ label: 'Length L', symbol: 'L', above: 0, convertsTo: 'm' }),
  width: exactNumber({ label: 'Width W', symbol: 'W', above: 0, convertsTo: 'm' }),
};

export default calculator({
  title: 'Rectangle',
  asks: ['area of[ a] {length} (by|x) {width}[ room][ rectangle]'],
  keywords: ['square', 'area of a room', 'floor area'],
  purpose: 'The area of a rectangle from its length and width.',
  path: 'volume/rectanglearea/:length/:width',
  inputs,
  formula: 'A = L\\,W',
  furtherFormulas: { perimeter: 'P = 2\\,(L + W)', diagonal: 'd = \\sqrt{L^2 + W^2}' },
  compute,
  examples: [
    { given: { length: '4', width: '3' }, expect: { area: '12', perimeter: '14', diagonal: '5' } },
    { label: 'A4 paper in millimetres', given: { length: '297', width: '210' }, expect: { area: '62370' } },
    { label: '1/3 by 0,6', given: { length: '1/3', width: '0,6' }, expect: { area: '1/5' } },
  ],
  laws: [
    ({ length, width }, { diagonal }) => diagonal >= Math.max(length.value, width.value),
    (_, { area, perimeter }) => area <= (perimeter / 4) ** 2 * (1 + 1e-14),
  ],
  references: [{ title: 'Euclid, Elements I.41 and I.47' }],
});

function compute({ length, width }: InputValues<typeof inputs>) {
  const [l, w] = [length.expression, width.expression];
  return measured(
    {
      area: areaOf('Area', product([l, w])),
      perimeter: lengthOf('Perimeter', product([number(2), sum([l, w])])),
      diagonal: lengthOf('Diagonal', sqrt(sum([power(l, number(2)), power(w, number(2))]))),
    },
    { checked: [byCorners(length.value, width.value)], figure: () => figureOf(length.value, width.value) },
  );
}

const byCorners =
  (l: number, w: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(
      area,
      shoelace([
        [0, 0],
        [l, 0],
        [l, w],
        [0, w],
      ]),
      'The formula and Gauss’s over the four corners',
    );

function figureOf(l: number, w: number): Figure {
  return {
    summary: `A rectangle ${formatDouble(l, 6)} long and ${formatDouble(w, 6)} wide with its diagonal.`,
    frame: { x: [-0.12 * l, 1.12 * l], y: [-0.18 * w, 1.12 * w], equal: true, axes: 'none' },
    marks: [
      {
        mark: 'polygon',
        points: [
          [0, 0],
          [l, 0],
          [l, w],
          [0, w],
        ],
        role: 'answer',
        filled: true,
      },
      { mark: 'segment', from: [0, 0], to: [l, w], role: 'construction', dashed: true },
      { mark: 'segment', from: [0, 0], to: [l, 0], role: 'given', label: labelled('L', l) },
      { mark: 'segment', from: [l, 0], to: [l, w], role: 'given', label: labelled('W', w) },
      grip([l, 0], { along: 'x', input: 'length', name: 'Length L', value: l }),
      grip([l, w], { along: 'y', input: 'width', name: 'Width W', value: w }),
    ],
  };
}
