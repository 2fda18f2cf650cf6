import { rational } from '@nomogram/math/exact/rational.ts';
import { apply, constant, number, power, product, sum } from '@nomogram/math/expression/build.ts';
import { circleByPolygons } from '@nomogram/math/geometry/circle-by-polygons.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { gradians } from '../../kit/fields/gradians.ts';
import { circularFigure } from '../../shared/topography/circular-figure.ts';
import { lengthConvention } from '../../shared/topography/conventions.ts';
import { exactWhereSimple } from '../../shared/topography/exact-where-simple.ts';
import { length } from '../../shared/topography/fields.ts';

const inputs = {
  angle: gradians({ label: 'Angle A', symbol: 'A', above: 0, atMost: 400, hint: 'At the centre, up to 400 gon.' }),
  radius: length('Radius R', 'R'),
};

export default calculator({
  title: 'Circular sector',
  keywords: ['pie slice', 'sector area', 'arc length'],
  purpose: 'The area between two radii and the arc: a slice of a circle.',
  path: 'topography/segment/circlesector/:angle/:radius',
  inputs,
  formula: 'S = \\frac{\\pi A R^2}{400}',
  furtherFormulas: {
    arc: 'L = \\frac{\\pi A R}{200}',
    chord: 'c = 2 R \\sin\\left(\\frac{\\pi A}{400}\\right)',
    perimeter: 'P = 2 R + L',
  },
  compute,
  examples: [
    { given: { angle: '100', radius: '10' }, expect: { area: '25*pi', arc: '5*pi', chord: '10*sqrt(2)' } },
    { label: 'gradians in parts', given: { angle: '45g12c34cc', radius: '25' }, expect: { area: 221.498971789052619 } },
    { label: '60 degrees', given: { angle: '60°', radius: '6' }, expect: { area: '6*pi', chord: '6' } },
    { label: 'the whole circle', given: { angle: '400', radius: '1' }, expect: { area: 'pi', chord: '0' } },
    { given: { angle: '0', radius: '10' }, fails: 'out-of-range' },
    { given: { angle: '401', radius: '10' }, fails: 'out-of-range' },
  ],
  laws: [
    ({ radius }, { area, arc }) => Math.abs(area / ((arc * radius.value) / 2) - 1) < 1e-13,
    (_, { chord, arc }) => chord <= arc * (1 + 1e-13),
  ],
  references: [
    { title: 'Archimedes, Measurement of a Circle' },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on areas' },
  ],
});

function compute({ angle, radius }: InputValues<typeof inputs>) {
  const { expression: r } = radius;
  const theta = product([number(angle.rational), constant('pi'), number(rational(1, 200))]);
  const arc = product([theta, r]);
  const halfSine = apply('sin', [product([theta, number(rational(1, 2))])]);
  return {
    values: {
      area: exactWhereSimple('Area', product([theta, power(r, number(2)), number(rational(1, 2))]), 'm²'),
      arc: exactWhereSimple('Arc length', arc, 'm'),
      chord: exactWhereSimple('Chord', product([number(2), r, halfSine]), 'm'),
      perimeter: exactWhereSimple('Perimeter', sum([arc, product([number(2), r])]), 'm'),
    },
    checked: [byShare(angle.value, radius.value)],
    figure: ({ area }: Numbers<'area'>) => circularFigure('sector', angle.value, radius.value, area),
    notes: [lengthConvention],
  };
}

const byShare =
  (angle: number, radius: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(
      area,
      circleByPolygons(radius) * (angle / 400),
      'The share A/400 of Archimedes’ polygons, doubled until they close on the circle,',
    );
