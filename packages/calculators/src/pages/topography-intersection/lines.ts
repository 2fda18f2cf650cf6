import { doubleDoubleFromRational } from '@nomogram/math/numeric/double-double.ts';
import { intersectBearings } from '@nomogram/math/surveying/intersect-bearings.ts';
import { angleInText } from '../../kit/angles/angle-in-text.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { words } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { bearingConvention } from '../../shared/topography/conventions.ts';
import { bearing, coordinate, exactPoint } from '../../shared/topography/fields.ts';
import { bearingsPlan } from '../../shared/topography/intersection-plan.ts';
import { bearingsSteps } from '../../shared/topography/intersection-steps.ts';
import { coordinates, gon, measure, roughly } from '../../shared/topography/quantities.ts';
import { sizeOf, verdict } from '../../shared/topography/verdict.ts';

/** How far P lies beside the line through a station at a bearing. */
function beside(x: number, y: number, gradians: number): number {
  const angle = (gradians * Math.PI) / 200;
  return Math.abs(x * Math.cos(angle) - y * Math.sin(angle));
}

const shiftLabel = 'Position error of P for 1 mgon in each bearing';

const inputs = {
  ga: bearing('GA', 'G_A', 'Bearing of P from A.'),
  gb: bearing('GB', 'G_B', 'Bearing of P from B.'),
  xa: coordinate('XA'),
  ya: coordinate('YA'),
  xb: coordinate('XB'),
  yb: coordinate('YB'),
};

export default calculator({
  title: 'Two lines',
  purpose: 'The point that is seen at one bearing from A and at another from B (forward intersection).',
  maxDigits: 15,
  options: ['angles'],
  path: 'topography/intersection/lines/:ga/:gb/:xa/:ya/:xb/:yb',
  inputs,
  formula:
    'D_A = \\frac{(X_B - X_A)\\cos G_B - (Y_B - Y_A)\\sin G_B}{\\sin(G_A - G_B)}, \\qquad X_P = X_A + D_A \\sin G_A, \\quad Y_P = Y_A + D_A \\cos G_A',
  compute,
  examples: [
    {
      label: 'bearings of 50 and 350 gon',
      given: { ga: '50', gb: '350', xa: '1000', ya: '1000', xb: '1400', yb: '1000' },
      expect: { x: 1200, y: 1200, fromA: 282.842712474619, crossing: 100 },
    },
    {
      label: 'behind both stations, at 0.001 gon',
      given: { ga: '50', gb: '50.001', xa: '0', ya: '0', xb: '1000', yb: '0' },
      expect: { x: -31830488.6157610733, y: -31830488.6157610733 },
    },
    {
      label: 'degrees and quadrants',
      given: { ga: 'N45°30\'15"E', gb: "N30°15'W", xa: '1000', ya: '2000', xb: '1350.25', yb: '1980.5' },
      expect: { x: 1215.432963740130002, y: 2211.674590062597883, fromA: 302.02234014063435 },
    },
    { given: { ga: '50', gb: '250', xa: '0', ya: '0', xb: '10', yb: '0' }, fails: 'no-answer' },
    { given: { ga: '50', gb: '50', xa: '0', ya: '0', xb: '10', yb: '10' }, fails: 'no-answer' },
    { given: { ga: '100', gb: '0', xa: '5', ya: '5', xb: '5', yb: '5' }, fails: 'no-answer' },
    { given: { ga: 'east', gb: '0', xa: '0', ya: '0', xb: '10', yb: '0' }, fails: 'unreadable' },
  ],
  laws: [
    (_, { crossing }) => crossing >= 0 && crossing <= 100,
    ({ xa, ya }, { x, y, fromA }) =>
      Math.abs(Math.hypot(x - xa.value, y - ya.value) - Math.abs(fromA)) <=
      1e-13 * sizeOf(x, y, xa.value, ya.value, fromA),
  ],
  references: [
    {
      title:
        'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on direction–direction intersection',
    },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on intersection' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const { ga, gb, xa, ya, xb, yb } = given;
  const found = intersectBearings(exactPoint(xa, ya), ga.rational, exactPoint(xb, yb), gb.rational);
  if (!found.ok) return found;
  const { point, fromA, fromB, crossing } = found.value;
  const size = sizeOf(xa.value, ya.value, xb.value, yb.value);
  const angle = doubleDoubleFromRational(crossing);
  // A sight turned by 1 mgon moves P along the other line by D·(1 mgon)/sin γ.
  const perMilligon = Math.PI / 200_000 / Math.sin((angle.hi * Math.PI) / 200);
  const shift = Math.hypot(fromA.hi, fromB.hi) * perMilligon;
  return {
    values: {
      ...coordinates(point, options, size, { x: ['x', 'XP'], y: ['y', 'YP'] }),
      fromA: measure(distanceLabel('A', fromA.hi), fromA, 'm', options, size),
      fromB: measure(distanceLabel('B', fromB.hi), fromB, 'm', options, size),
      crossing: gon('Crossing angle', angle, options),
      shift: perMilligon > 1 ? words(shiftLabel, 'larger than the distances themselves') : roughly(shiftLabel, shift),
    },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      bearingsSteps(
        exactPoint(xa, ya),
        exactPoint(xb, yb),
        [ga.rational, gb.rational],
        { ...found.value, shift: perMilligon > 1 ? undefined : shift },
        unitOfWorking(options.angles),
      ),
    checked: [liesOnBoth(given)],
    figure: figureOf(given),
    notes: [
      ...(fromA.hi < 0 ? [behind('A', ga.value)] : []),
      ...(fromB.hi < 0 ? [behind('B', gb.value)] : []),
      ...(angle.hi < 10 ? ['The lines cross at less than 10 gon: small errors of the bearings move P far.'] : []),
      bearingConvention,
    ],
  };
}

const figureOf =
  ({ ga, gb, xa, ya, xb, yb }: InputValues<typeof inputs>) =>
  ({ x, y, fromA, fromB }: Numbers<'x' | 'y' | 'fromA' | 'fromB'>) =>
    bearingsPlan(
      { x: xa.value, y: ya.value, bearing: ga.value, distance: fromA },
      { x: xb.value, y: yb.value, bearing: gb.value, distance: fromB },
      { x, y },
    );

const liesOnBoth =
  ({ ga, gb, xa, ya, xb, yb }: InputValues<typeof inputs>): SecondWay<'x' | 'y'> =>
  ({ x, y }) => {
    const off = Math.max(beside(x - xa.value, y - ya.value, ga.value), beside(x - xb.value, y - yb.value, gb.value));
    const size = sizeOf(x, y, xa.value, ya.value, xb.value, yb.value);
    return verdict('substitution', 'P lies on the line from A and on the line from B', off, 1e-14 * size, 'm');
  };

/** A distance has no sign; what has one is how far P lies along the bearing. */
const distanceLabel = (station: string, along: number): string =>
  along < 0 ? `Distance ${station} → P along the bearing G${station}` : `Distance ${station} → P`;

const behind = (station: string, gradians: number): string =>
  `P lies behind ${station}: it is reached against the bearing G${station}, at ${angleInText((gradians + 200) % 400)}.`;
