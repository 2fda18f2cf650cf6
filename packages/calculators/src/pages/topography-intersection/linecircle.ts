import { tangentsFromPoint } from '@nomogram/math/surveying/tangents-from-point.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { together } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { bearingConvention } from '../../shared/topography/conventions.ts';
import { coordinate, exactPoint, length } from '../../shared/topography/fields.ts';
import { tangentsPlan } from '../../shared/topography/intersection-plan.ts';
import { tangentSteps } from '../../shared/topography/intersection-steps.ts';
import { coordinates, gon, measure } from '../../shared/topography/quantities.ts';
import { sizeOf, verdict } from '../../shared/topography/verdict.ts';

const inputs = {
  r: length('R', 'R', 'Radius of the circle.'),
  xa: coordinate('XA'),
  ya: coordinate('YA'),
  xo: coordinate('XO'),
  yo: coordinate('YO'),
};

export default calculator({
  title: 'Lines tangent to a circle',
  purpose: 'The tangents from a point A to a circle around O: contact points, bearings and length.',
  maxDigits: 15,
  options: ['angles'],
  path: 'topography/intersection/linecircle/:r/:xa/:ya/:xo/:yo',
  inputs,
  formula: 'L = \\sqrt{d^2 - R^2}, \\qquad \\sin\\delta = \\frac{R}{d}, \\qquad G_{AT} = G_{AO} \\mp \\delta',
  compute,
  examples: [
    {
      label: 'a circle of radius 300 m',
      given: { r: '300', xa: '1000', ya: '1000', xo: '1500', yo: '1000' },
      expect: { x: 1320, y: 1240, x2: 1320, y2: 760, length: 400, bearing: 59.0334470601733 },
    },
    {
      label: 'A on the circle',
      given: { r: '5', xa: '5', ya: '0', xo: '0', yo: '0' },
      expect: { x: 5, y: 0, length: 0 },
    },
    {
      label: 'a curve of 150 m',
      given: { r: '150', xa: '2214.60', ya: '1033.28', xo: '2496.85', yo: '1207.44' },
      expect: { length: 295.798526196463663 },
    },
    { given: { r: '5', xa: '1', ya: '1', xo: '0', yo: '0' }, fails: 'no-answer' },
    { given: { r: '5', xa: '0', ya: '0', xo: '0', yo: '0' }, fails: 'no-answer' },
  ],
  laws: [({ r }, { length: reach, distance }) => Math.abs(Math.hypot(reach, r.value) / distance - 1) < 1e-13],
  references: [
    { title: 'Euclid, Elements III.17' },
    { title: 'W. Schofield, M. Breach, Engineering Surveying, chapter on curves' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const { r, xa, ya, xo, yo } = given;
  const found = tangentsFromPoint(exactPoint(xa, ya), { centre: exactPoint(xo, yo), radius: r.rational });
  if (!found.ok) return found;
  const { tangents, length: reach, distance } = found.value;
  const [left, right] = tangents;
  const size = sizeOf(xa.value, ya.value, xo.value, yo.value, r.value);
  const labels = right ? { x: 'X left', y: 'Y left', bearing: 'Bearing A → left contact' } : single;
  return {
    values: {
      ...together({
        ...coordinates(left.contact, options, size, { x: ['x', labels.x], y: ['y', labels.y] }),
        ...(right
          ? coordinates(right.contact, options, size, { x: ['x2', 'X right'], y: ['y2', 'Y right'] })
          : { x2: undefined, y2: undefined }),
      }),
      bearing: gon(labels.bearing, left.bearing, options),
      bearing2: right && gon('Bearing A → right contact', right.bearing, options),
      length: measure('Length of the tangent', reach, 'm', options, size),
      distance: measure('Distance A → O', distance, 'm', options),
    },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      tangentSteps(exactPoint(xa, ya), exactPoint(xo, yo), r.rational, found.value, unitOfWorking(options.angles)),
    checked: [areContacts(given)],
    figure: figureOf(given),
    notes: [
      right
        ? 'Left and right are seen walking from A to O.'
        : 'A lies on the circle: the two tangents coincide in one, and A is its contact. It can be followed both ways.',
      bearingConvention,
    ],
  };
}

type Contacts = 'x' | 'y' | 'x2' | 'y2' | 'length';

const areContacts =
  ({ r, xa, ya, xo, yo }: InputValues<typeof inputs>): SecondWay<Contacts> =>
  (found) => {
    const contacts = [
      { x: found.x, y: found.y },
      { x: found.x2, y: found.y2 },
    ].filter(({ x }) => !Number.isNaN(x));
    const size = sizeOf(xa.value, ya.value, xo.value, yo.value, r.value);
    const misses = contacts.flatMap(({ x, y }) => {
      const [ox, oy, ax, ay] = [x - xo.value, y - yo.value, x - xa.value, y - ya.value];
      return [Math.abs(Math.hypot(ox, oy) - r.value), Math.abs(ox * ax + oy * ay) / r.value];
    });
    return verdict(
      'substitution',
      'Every contact lies on the circle, and its radius is square to the tangent',
      Math.max(...misses),
      1e-13 * size * Math.max(1, found.length / r.value),
      'm',
    );
  };

const figureOf =
  ({ r, xa, ya, xo, yo }: InputValues<typeof inputs>) =>
  (found: Numbers<Contacts>) =>
    tangentsPlan(
      { x: xa.value, y: ya.value },
      { x: xo.value, y: yo.value, radius: r.value },
      Number.isNaN(found.x2)
        ? [{ name: 'T', x: found.x, y: found.y, role: 'answer' }]
        : [
            { name: 'T1', x: found.x, y: found.y, role: 'answer' },
            { name: 'T2', x: found.x2, y: found.y2, role: 'answer' },
          ],
      found.length,
    );

const single = { x: 'X', y: 'Y', bearing: 'Bearing of the tangent in A' };
