import { rational } from '@nomogram/math/exact/rational.ts';
import { apply, constant, negate, number, power, product, sum } from '@nomogram/math/expression/build.ts';
import { gaussLegendre } from '@nomogram/math/numeric/quadrature/gauss-legendre.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { gradians } from '../../kit/fields/gradians.ts';
import { circularFigure } from '../../shared/topography/circular-figure.ts';
import { lengthConvention } from '../../shared/topography/conventions.ts';
import { exactWhereSimple } from '../../shared/topography/exact-where-simple.ts';
import { length } from '../../shared/topography/fields.ts';
import { segmentSteps } from '../../shared/topography/segment-steps.ts';

const inputs = {
  angle: gradians({ label: 'Angle A', symbol: 'A', above: 0, atMost: 400, hint: 'At the centre, up to 400 gon.' }),
  radius: length('Radius R', 'R'),
};

export default calculator({
  title: 'Circular segment',
  keywords: ['segment of a circle', 'chord', 'sagitta'],
  purpose: 'The area between a chord and its arc: what a straight line cuts off from a circle.',
  path: 'topography/segment/circlesegment/:angle/:radius',
  inputs,
  formula:
    'S = \\frac{R^2}{2}\\left(\\frac{\\pi A}{200} - \\sin A\\right), \\qquad f = R\\left(1 - \\cos\\frac{A}{2}\\right)',
  compute,
  examples: [
    {
      given: { angle: '100', radius: '10' },
      expect: { area: 28.539816339744831, chord: '10*sqrt(2)', height: 2.92893218813452476 },
    },
    {
      label: 'a flat curve',
      given: { angle: '3.5', radius: '750' },
      expect: { area: 7.78824151189714955, height: 0.283347751989842046 },
    },
    { label: '60 degrees', given: { angle: '60°', radius: '6' }, expect: { chord: '6' } },
    { given: { angle: '0', radius: '10' }, fails: 'out-of-range' },
  ],
  laws: [
    (_, { chord, arc }) => chord <= arc * (1 + 1e-13),
    ({ radius }, { area }) => area <= Math.PI * radius.value ** 2 * (1 + 1e-13),
    ({ angle, radius }, { chord, height }) =>
      angle.value < 1 || Math.abs((chord ** 2 / 4 + height ** 2) / (2 * radius.value * height) - 1) < 1e-9,
  ],
  references: [
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on areas' },
    { title: 'I. N. Bronshtein, K. A. Semendyayev, Handbook of Mathematics, section on the circle' },
  ],
});

function compute({ angle, radius }: InputValues<typeof inputs>) {
  const { expression: r } = radius;
  const theta = product([number(angle.rational), constant('pi'), number(rational(1, 200))]);
  const half = product([theta, number(rational(1, 2))]);
  const arc = product([theta, r]);
  const chord = product([number(2), r, apply('sin', [half])]);
  const area = product([number(rational(1, 2)), power(r, number(2)), sum([theta, negate(apply('sin', [theta]))])]);
  const values = {
    area: exactWhereSimple('Area', area, 'm²'),
    arc: exactWhereSimple('Arc length', arc, 'm'),
    chord: exactWhereSimple('Chord', chord, 'm'),
    height: exactWhereSimple('Height (sagitta)', product([r, sum([number(1), negate(apply('cos', [half]))])]), 'm'),
    perimeter: exactWhereSimple('Perimeter', sum([arc, chord]), 'm'),
  };
  return {
    values,
    checked: [byStrips(angle.value, radius.value)],
    figure: (shown: Numbers<'area'>) => circularFigure('segment', angle.value, radius.value, shown.area),
    steps: () => segmentSteps(angle.rational, radius.rational, values),
    notes: [
      ...(angle.value === 400 ? ['At a full turn the chord has shrunk to a point: this is the whole circle.'] : []),
      ...(angle.value > 200 && angle.value < 400
        ? ['The angle is beyond 200 gon: this is the larger of the two parts of the circle.']
        : []),
      lengthConvention,
    ],
  };
}

const byStrips =
  (angle: number, r: number): SecondWay<'area'> =>
  ({ area }) => {
    // A strip at the angle t from the middle of the arc is 2R sin t long and R sin t dt wide.
    const strips = gaussLegendre((t) => 2 * Math.sin(t) ** 2, 0, (angle * Math.PI) / 400);
    return agreement(area, r * r * strips, 'Strips parallel to the chord, summed up by Gauss’s rule,');
  };
