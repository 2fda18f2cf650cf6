import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { constant, number, power, product, sqrt, subtract, sum } from '@nomogram/math/expression/build.ts';
import { circumferenceByPolygons } from '@nomogram/math/geometry/revolution.ts';
import { no } from '@nomogram/math/result/result.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { grip } from '../../shared/surface/grip.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured } from '../../shared/surface/measures.ts';

const pi = constant('pi');
const two = number(2);

const inputs = {
  inner: exactNumber({ label: 'Inner radius r', symbol: 'r', above: 0, convertsTo: 'm' }),
  outer: exactNumber({ label: 'Outer radius R', symbol: 'R', above: 0, convertsTo: 'm' }),
};

export default calculator({
  title: 'Annulus',
  keywords: ['ring', 'washer'],
  purpose: 'The area of the ring between two circles about the same center.',
  path: 'volume/annulusarea/:inner/:outer',
  inputs,
  formula: 'A = \\pi\\,(R^2 - r^2)',
  furtherFormulas: {
    width: 'w = R - r',
    meanRadius: 'm = \\frac{R + r}{2}',
    boundary: 'U = 2\\pi\\,(R + r)',
    chord: 's = 2\\sqrt{R^2 - r^2}',
  },
  compute,
  examples: [
    { given: { inner: '2', outer: '3' }, expect: { area: '5*pi', chord: '2*sqrt(5)' } },
    { label: 'radii √2 and √5', given: { inner: 'sqrt(2)', outer: 'sqrt(5)' }, expect: { area: '3*pi' } },
    { given: { inner: '0.5', outer: '1/1' }, expect: { area: '3*pi/4' } },
    { given: { inner: '3', outer: '2' }, fails: 'out-of-range' },
  ],
  laws: [(_, { area, chord }) => Math.abs(area / ((Math.PI * chord ** 2) / 4) - 1) < 1e-12],
  references: [
    { title: 'Pappus of Alexandria, Collection VII (theorem on centers of gravity)' },
    { title: 'Wolfram MathWorld, Annulus', url: 'https://mathworld.wolfram.com/Annulus.html' },
  ],
});

function compute({
  inner: { expression: r, value: small },
  outer: { expression: R, value: large },
}: InputValues<typeof inputs>) {
  if (signOfConstant(subtract(R, r)) !== 1) {
    const comparison = `${formatDouble(small, 12)} is not less than ${formatDouble(large, 12)}`;
    return no('out-of-range', `Inner radius r must be less than the outer radius R: ${comparison}.`, {
      input: 'inner',
    });
  }
  const squares = subtract(power(R, two), power(r, two));
  const ring = squares.kind === 'number' ? squares : product([subtract(R, r), sum([R, r])]);
  return measured(
    {
      area: areaOf('Area', product([pi, ring])),
      width: lengthOf('Width', subtract(R, r)),
      meanRadius: lengthOf('Mean radius', product([number(Q.half), sum([R, r])])),
      boundary: lengthOf('Whole boundary', product([two, pi, sum([R, r])])),
      chord: lengthOf('Chord of the outer circle that touches the inner', product([two, sqrt(ring)])),
    },
    { checked: [byPappus(small, large)], figure: () => figureOf(small, large) },
  );
}

const byPappus =
  (r: number, R: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(
      area,
      (R - r) * circumferenceByPolygons((R + r) / 2),
      'The formula and Pappus’ theorem, the width times the mean circumference by Archimedes’ polygons,',
      // Two radii that are close to each other are known as doubles only, and so is their difference.
      1e-11 + (1e-15 * (R + r)) / (R - r),
    );

function figureOf(r: number, R: number): Figure {
  const place = (radius: number, angle: number): readonly [number, number] => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  const around = (radius: number, backwards: boolean) =>
    Array.from({ length: 97 }, (_, k) => place(radius, ((backwards ? -1 : 1) * 2 * Math.PI * k) / 96));
  return {
    summary: `A ring between the circles of radius ${formatDouble(r, 6)} and ${formatDouble(R, 6)}.`,
    frame: { x: [-1.12 * R, 1.12 * R], y: [-1.12 * R, 1.12 * R], equal: true, axes: 'none' },
    marks: [
      { mark: 'area', points: [...around(R, false), ...around(r, true)], role: 'answer' },
      { mark: 'circle', center: [0, 0], radius: R, role: 'answer' },
      { mark: 'circle', center: [0, 0], radius: r, role: 'answer' },
      { mark: 'segment', from: [0, 0], to: place(R, 0.6), role: 'given', label: labelled('R', R) },
      { mark: 'segment', from: [0, 0], to: place(r, 2.6), role: 'given', label: labelled('r', r) },
      { mark: 'point', at: [0, 0], role: 'construction' },
      grip([r, 0], { along: 'x', input: 'inner', name: 'Inner radius r', value: r }),
      grip([R, 0], { along: 'x', input: 'outer', name: 'Outer radius R', value: R }),
    ],
  };
}
