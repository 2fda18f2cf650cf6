import { intersectCircles } from '@nomogram/math/surveying/intersect-circles.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { together } from '../../kit/quantity.ts';
import { bearingConvention } from '../../shared/topography/conventions.ts';
import { coordinate, exactPoint, length } from '../../shared/topography/fields.ts';
import { circlesPlan } from '../../shared/topography/intersection-plan.ts';
import { circlesSteps } from '../../shared/topography/intersection-steps.ts';
import { coordinates, measure } from '../../shared/topography/quantities.ts';
import { sizeOf, verdict } from '../../shared/topography/verdict.ts';

const inputs = {
  r1: length('R1', 'R_1', 'Distance from O1.'),
  r2: length('R2', 'R_2', 'Distance from O2.'),
  xo1: coordinate('XO1'),
  yo1: coordinate('YO1'),
  xo2: coordinate('XO2'),
  yo2: coordinate('YO2'),
};

export default calculator({
  title: 'Two circles',
  keywords: ['intersection of two circles', 'circle circle intersection'],
  purpose:
    'The points at given distances from two known points: where two circles cross, touch, or why they do not meet.',
  maxDigits: 15,
  path: 'topography/intersection/circles/:r1/:r2/:xo1/:yo1/:xo2/:yo2',
  inputs,
  formula:
    's = \\frac{d^2 + R_1^2 - R_2^2}{2d^2}, \\quad h = \\sqrt{\\frac{R_1^2}{d^2} - s^2}, \\qquad P = O_1 + s\\,\\overrightarrow{O_1O_2} \\pm h\\,\\overrightarrow{O_1O_2}^{\\perp}',
  compute,
  examples: [
    {
      label: 'two distances, 500 and 400 m',
      given: { r1: '500', r2: '400', xo1: '1000', yo1: '1000', xo2: '1500', yo2: '1000' },
      expect: { x: 1340, y: 1366.6060555964672, x2: 1340, y2: 633.3939444035328 },
    },
    {
      label: 'circles that touch',
      given: { r1: '5', r2: '5', xo1: '0', yo1: '0', xo2: '10', yo2: '0' },
      expect: { x: 5, y: 0 },
    },
    {
      label: 'touching from inside',
      given: { r1: '10', r2: '6', xo1: '0', yo1: '0', xo2: '4', yo2: '0' },
      expect: { x: 10, y: 0 },
    },
    { given: { r1: '3', r2: '4', xo1: '0', yo1: '0', xo2: '10', yo2: '0' }, fails: 'no-answer' },
    { given: { r1: '10', r2: '2', xo1: '0', yo1: '0', xo2: '1', yo2: '0' }, fails: 'no-answer' },
    { given: { r1: '5', r2: '3', xo1: '0', yo1: '0', xo2: '0', yo2: '0' }, fails: 'no-answer' },
    { given: { r1: '5', r2: '5', xo1: '1', yo1: '2', xo2: '1', yo2: '2' }, fails: 'no-answer' },
  ],
  laws: [
    ({ r1, r2 }, { apart }) => apart <= (r1.value + r2.value) * (1 + 1e-13),
    ({ r1, r2 }, { apart }) => apart >= Math.abs(r1.value - r2.value) * (1 - 1e-13),
  ],
  references: [
    {
      title:
        'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on distance–distance intersection',
    },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on linear intersection' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const { r1, r2, xo1, yo1, xo2, yo2 } = given;
  const found = intersectCircles(
    { centre: exactPoint(xo1, yo1), radius: r1.rational },
    { centre: exactPoint(xo2, yo2), radius: r2.rational },
  );
  if (!found.ok) return found;
  const { points, touch, apart, chord } = found.value;
  const size = sizeOf(xo1.value, yo1.value, xo2.value, yo2.value, r1.value, r2.value);
  const [first, second] = points;
  return {
    values: {
      ...together({
        ...firstPoint(first, second !== undefined, options, size),
        ...(second ? coordinates(second, options, size, right) : { x2: undefined, y2: undefined }),
      }),
      chord: second && measure('Distance between the two points', chord, 'm', options),
      apart: measure('Distance O1 → O2', apart, 'm', options),
    },
    steps: () => circlesSteps(exactPoint(xo1, yo1), exactPoint(xo2, yo2), [r1.rational, r2.rational], found.value),
    checked: [lieOnBoth(given)],
    figure: figureOf(given),
    notes: [
      touch
        ? `The circles touch from ${touch}: the two points of intersection coincide in one.`
        : 'Left and right are seen walking from O1 to O2.',
      bearingConvention,
    ],
  };
}

type Points = 'x' | 'y' | 'x2' | 'y2';

const lieOnBoth =
  ({ r1, r2, xo1, yo1, xo2, yo2 }: InputValues<typeof inputs>): SecondWay<Points> =>
  (found) => {
    const points = [
      { x: found.x, y: found.y },
      { x: found.x2, y: found.y2 },
    ].filter(({ x }) => !Number.isNaN(x));
    const misses = points.flatMap(({ x, y }) => [
      Math.abs(Math.hypot(x - xo1.value, y - yo1.value) - r1.value),
      Math.abs(Math.hypot(x - xo2.value, y - yo2.value) - r2.value),
    ]);
    const size = sizeOf(xo1.value, yo1.value, xo2.value, yo2.value, r1.value, r2.value);
    return verdict(
      'substitution',
      'Measured from the points found, O1 and O2 lie at R1 and R2',
      Math.max(...misses),
      1e-14 * size,
      'm',
    );
  };

const figureOf =
  ({ r1, r2, xo1, yo1, xo2, yo2 }: InputValues<typeof inputs>) =>
  (found: Numbers<Points>) => {
    const one = Number.isNaN(found.x2);
    return circlesPlan(
      { x: xo1.value, y: yo1.value, radius: r1.value },
      { x: xo2.value, y: yo2.value, radius: r2.value },
      [
        { name: one ? 'P' : 'P1', x: found.x, y: found.y, role: 'answer' },
        ...(one ? [] : [{ name: 'P2', x: found.x2, y: found.y2, role: 'answer' } as const]),
      ],
    );
  };

const right = { x: ['x2', 'X right'], y: ['y2', 'Y right'] } as const;

const firstPoint = (point: PrecisePoint, isLeft: boolean, options: Options, size: number) =>
  isLeft
    ? coordinates(point, options, size, { x: ['x', 'X left'], y: ['y', 'Y left'] })
    : coordinates(point, options, size, { x: ['x', 'X'], y: ['y', 'Y'] });
