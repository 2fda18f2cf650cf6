import * as Q from '@nomogram/math/exact/rational.ts';
import { apply, constant, number, power, product, reciprocal, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { surfaceByBands, volumeBySections } from '@nomogram/math/geometry/revolution.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { approximate } from '../../kit/quantity.ts';
import { solidFigure } from '../../kit/solid.ts';
import { allAgree } from '../../shared/surface/all-agree.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured, volumeOf } from '../../shared/surface/measures.ts';
import { radiusAndHeight } from '../../shared/surface/radius-and-height.ts';
import { fromRadians } from '../../shared/trigonometry/angle.ts';

const pi = constant('pi');
const two = number(2);

export default calculator({
  title: 'Cone',
  keywords: ['volume of a cone', 'slant height'],
  purpose: 'The volume of a right circular cone from its radius and height.',
  options: ['angles'],
  path: 'volume/conevolume/:radius/:height',
  inputs: radiusAndHeight,
  formula: 'V = \\frac{\\pi R^2 H}{3}',
  furtherFormulas: {
    slant: 's = \\sqrt{R^2 + H^2}',
    lateral: 'M = \\pi R\\sqrt{R^2 + H^2}',
    area: 'A = \\pi R\\,(R + s)',
    base: 'B = \\pi R^2',
    apex: [
      'w = 2\\arctan\\frac{R}{H} \\qquad (\\text{in radians})',
      'w = \\frac{360}{\\pi}\\arctan\\frac{R}{H} \\qquad (\\text{in degrees})',
    ],
  },
  compute,
  examples: [
    { given: { radius: '3', height: '4' }, expect: { volume: '12*pi', slant: '5', area: '24*pi' } },
    {
      label: 'as wide as its slope',
      given: { radius: '1', height: 'sqrt(3)' },
      expect: { volume: 'pi*sqrt(3)/3', slant: '2', apex: 60 },
    },
    { given: { radius: '0.5', height: '12' }, expect: { volume: 'pi' } },
  ],
  laws: [(_, { lateral, area, base }) => Math.abs((lateral + base) / area - 1) < 1e-13],
  references: [
    { title: 'Euclid, Elements XII.10' },
    { title: 'Wolfram MathWorld, Cone', url: 'https://mathworld.wolfram.com/Cone.html' },
  ],
});

function compute({ radius, height }: InputValues<typeof radiusAndHeight>) {
  const [r, h] = [radius.expression, height.expression];
  const slant = sqrt(sum([power(r, two), power(h, two)]));
  const apex = product([two, apply('atan', [product([r, reciprocal(h)])])]);
  return measured(
    {
      volume: volumeOf('Volume', product([number(Q.rational(1, 3)), pi, power(r, two), h])),
      slant: lengthOf('Slant height', slant),
      lateral: areaOf('Lateral area', product([pi, r, slant])),
      area: areaOf('Surface area', product([pi, r, sum([r, slant])])),
      base: areaOf('Area of the base', product([pi, power(r, two)])),
      apex: approximate('Angle at the top', fromRadians(apex, 'degrees'), { unit: 'degrees' }),
    },
    { checked: [bySections(radius.value, height.value)], figure: () => figureOf(radius.value, height.value) },
  );
}

const bySections =
  (r: number, h: number): SecondWay<'volume' | 'lateral'> =>
  ({ volume, lateral }) =>
    allAgree(
      agreement(
        volume,
        volumeBySections((z) => (r * z) / h, 0, h),
        'The formula and the circular sections (Cavalieri), added up by Gauss–Legendre quadrature,',
      ),
      {
        ...agreement(
          lateral,
          surfaceByBands(
            (t) => r * t,
            () => Math.hypot(r, h),
            0,
            1,
          ),
          'Its bands',
        ),
        of: 'the lateral area',
      },
    );

const figureOf = (r: number, h: number): Figure =>
  solidFigure(`A cone of radius ${formatDouble(r, 6)} and height ${formatDouble(h, 6)}.`, {
    shape: { shape: 'cone', radius: r, height: h },
    dimensions: [
      { from: [0, 0, -h / 2], to: [0, r, -h / 2], label: labelled('R', r) },
      { from: [0, 0, -h / 2], to: [0, 0, h / 2], label: labelled('H', h) },
    ],
  });
