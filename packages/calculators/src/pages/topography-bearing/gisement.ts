import * as Q from '@nomogram/math/exact/rational.ts';
import { toNumber } from '@nomogram/math/numeric/double-double.ts';
import { polarPoint } from '@nomogram/math/surveying/bearing.ts';
import { bearingAndDistance } from '@nomogram/math/surveying/bearing-and-distance.ts';
import { quadrantBearing } from '../../kit/angles/quadrant-bearing.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { type AnswerAngle, chosenWay, type Options } from '../../kit/options.ts';
import type { Elsewhere, LanguageName } from '../../kit/program/elsewhere.ts';
import { words } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { bearingPlan } from '../../shared/topography/bearing-plan.ts';
import { bearingConvention } from '../../shared/topography/conventions.ts';
import { coordinate, exactPoint } from '../../shared/topography/fields.ts';
import { exactly, gon, measure } from '../../shared/topography/quantities.ts';
import { bearingSteps, bearingWays } from '../../shared/topography/steps.ts';
import { sizeOf, verdict } from '../../shared/topography/verdict.ts';

const inputs = { xa: coordinate('XA'), ya: coordinate('YA'), xb: coordinate('XB'), yb: coordinate('YB') };

export default calculator({
  title: 'Bearing and distance',
  asks: [
    '(bearing|azimuth|gisement)[ from][ between] ({xa}, {ya})[ to][ and][,] ({xb}, {yb})',
    '(bearing|azimuth|gisement)[ from] {xa},{ya} (to|and) {xb},{yb}',
    'distance[ between][ from] ({xa}, {ya})[ and][ to][,] ({xb}, {yb})',
  ],
  keywords: [
    'azimuth',
    'quadrant bearing',
    'distance between two points',
    'inverse problem',
    'rectangular to polar',
    'cartesian to polar',
    'heading',
  ],
  purpose: 'The bearing and the distance from A to B, with the way back and the differences of coordinates.',
  maxDigits: 15,
  options: ['angles'],
  path: 'topography/gisement/:xa/:ya/:xb/:yb',
  inputs,
  methods: bearingWays,
  unchosen: 'quadrant',
  formula: 'G_{AB} = \\arctan\\frac{X_B - X_A}{Y_B - Y_A}, \\qquad D = \\sqrt{(X_B - X_A)^2 + (Y_B - Y_A)^2}',
  compute,
  elsewhere,
  examples: [
    {
      given: { xa: '1000', ya: '5000', xb: '2000', yb: '5400' },
      expect: { bearing: 75.7762116818, distance: 1077.0329614269 },
    },
    {
      label: 'due south',
      given: { xa: '0', ya: '0', xb: '0', yb: '-10' },
      expect: { bearing: 200, distance: 10, back: 0 },
    },
    {
      label: 'north-west',
      given: { xa: '652.31', ya: '187.05', xb: '602.31', yb: '237.05' },
      expect: { bearing: 350, back: 150 },
    },
    {
      label: 'five centimetres in a national grid',
      given: { xa: '652709.401', ya: '6859290.947', xb: '652709.431', yb: '6859290.987' },
      expect: { bearing: 40.9665529398266903, distance: 0.05 },
    },
    { given: { xa: '5', ya: '5', xb: '5', yb: '5' }, fails: 'no-answer' },
    { given: { xa: 'a', ya: 'b', xb: 'c', yb: 'd' }, fails: 'unreadable' },
  ],
  laws: [
    (_, { bearing, back }) => Math.abs(Math.abs(bearing - back) - 200) < 1e-9,
    (_, { bearing }) => bearing >= 0 && bearing < 400,
    (_, { distance, dx, dy }) => distance >= Math.max(Math.abs(dx), Math.abs(dy)) * (1 - 1e-14),
  ],
  references: [
    { title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, chapter on coordinate geometry' },
    { title: 'W. Schofield, M. Breach, Engineering Surveying, chapter on rectangular coordinates' },
  ],
});

const degreesInGradian = Q.rational(9, 10);

function compute(given: InputValues<typeof inputs>, options: Options) {
  const { xa, ya, xb, yb } = given;
  const found = bearingAndDistance(exactPoint(xa, ya), exactPoint(xb, yb));
  if (!found.ok) return found;
  const { bearing, back, distance, dx, dy } = found.value;
  const quadrant = quadrantBearing(Q.multiply(Q.fromNumber(toNumber(bearing)), degreesInGradian));
  return {
    values: {
      bearing: gon('Bearing A → B', bearing, options),
      distance: measure('Distance', distance, 'm', options),
      back: gon('Back bearing B → A', back, options),
      quadrant: quadrant === undefined ? undefined : words('Quadrant bearing', quadrant),
      dx: exactly('ΔX', dx, 'm', options),
      dy: exactly('ΔY', dy, 'm', options),
    },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      bearingSteps(given, found.value, {
        way: chosenWay(bearingWays, options.method),
        quadrant,
        unit: unitOfWorking(options.angles),
      }),
    checked: [leadsToB(given)],
    figure: (shown: Numbers<'bearing' | 'distance'>) =>
      bearingPlan({ x: xa.value, y: ya.value }, { x: xb.value, y: yb.value }, shown.bearing, shown.distance),
    notes: [bearingConvention],
  };
}

const leadsToB =
  ({ xa, ya, xb, yb }: InputValues<typeof inputs>): SecondWay<'bearing' | 'distance'> =>
  ({ bearing, distance }) => {
    const found = polarPoint({ x: xa.value, y: ya.value }, bearing, distance);
    const off = Math.hypot(found.x - xb.value, found.y - yb.value);
    const size = sizeOf(distance, xa.value, ya.value, xb.value, yb.value);
    return verdict('inverse operation', 'B is found again from A, bearing and distance', off, 1e-13 * size, 'm');
  };

/** Half a turn in the unit that the answer is said in, as each language writes it. */
const turns: Record<AnswerAngle, { readonly unit: string; readonly halfTurn: Record<LanguageName, string> }> = {
  gradians: { unit: 'gon', halfTurn: { python: '200', r: '200', sheet: '200' } },
  degrees: { unit: 'degrees', halfTurn: { python: '180', r: '180', sheet: '180' } },
  dms: { unit: 'degrees', halfTurn: { python: '180', r: '180', sheet: '180' } },
  radians: { unit: 'radians', halfTurn: { python: 'math.pi', r: 'pi', sheet: 'PI()' } },
};

function elsewhere({ xa, ya, xb, yb }: InputValues<typeof inputs>, { angles }: Options): Elsewhere {
  const [east, north] = [xb.value - xa.value, yb.value - ya.value];
  const { halfTurn, unit } = turns[angles ?? 'gradians'];
  const back = (Math.atan2(east, north) / Math.PI) * 200;
  return {
    values: {
      bearing: {
        python: `math.atan2({xb} - {xa}, {yb} - {ya}) / math.pi * ${halfTurn.python} % (2 * ${halfTurn.python})`,
        r: `(atan2({xb} - {xa}, {yb} - {ya}) / pi * ${halfTurn.r}) %% (2 * ${halfTurn.r})`,
        sheet: `MOD(ATAN2({yb} - {ya}, {xb} - {xa}) / PI() * ${halfTurn.sheet}, 2 * ${halfTurn.sheet})`,
        double: back < 0 ? back + 400 : back,
        label: `Bearing A → B in ${unit}`,
      },
      distance: {
        python: 'math.hypot({xb} - {xa}, {yb} - {ya})',
        r: 'sqrt(({xb} - {xa})^2 + ({yb} - {ya})^2)',
        sheet: 'SQRT(({xb} - {xa})^2 + ({yb} - {ya})^2)',
        double: Math.hypot(east, north),
      },
    },
  };
}
