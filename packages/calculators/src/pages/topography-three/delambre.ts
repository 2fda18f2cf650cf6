import { triple } from '@nomogram/math/result/tuple.ts';
import { gridBearing } from '@nomogram/math/surveying/bearing.ts';
import { resection } from '@nomogram/math/surveying/resection.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { stationConvention } from '../../shared/topography/conventions.ts';
import { bearing } from '../../shared/topography/fields.ts';
import { roughly } from '../../shared/topography/quantities.ts';
import {
  drawnDanger,
  knownPoints,
  placesOf,
  pointsOf,
  qualityValues,
  sizeOfKnown,
  stationValues,
  warnings,
} from '../../shared/topography/resection-answer.ts';
import { resectionPlan } from '../../shared/topography/resection-plan.ts';
import { resectionSteps } from '../../shared/topography/resection-steps.ts';
import { angularDifference, sizeOf, verdict } from '../../shared/topography/verdict.ts';

const inputs = {
  ...knownPoints,
  a: bearing('Angle a', 'a', 'At the station, clockwise from A to B.'),
  b: bearing('Angle b', 'b', 'At the station, clockwise from A to C.'),
};

export default calculator({
  title: 'Delambre',
  keywords: ['Pothenot', 'Snellius'],
  purpose: 'The station from the angles between A and B and between A and C, read clockwise.',
  maxDigits: 15,
  options: ['angles'],
  path: 'topography/relevement/delambre/:xa/:ya/:xb/:yb/:xc/:yc/:a/:b',
  inputs,
  formula:
    '\\tan G_{AP} = \\frac{(X_B - X_A)\\cot a - (X_C - X_A)\\cot b + Y_C - Y_B}{(Y_B - Y_A)\\cot a - (Y_C - Y_A)\\cot b + X_B - X_C}',
  compute,
  examples: [
    {
      label: 'three known points',
      given: { xa: '1000', ya: '5000', xb: '2600', yb: '5900', xc: '3200', yc: '4300', a: '125.9672', b: '224.5694' },
      expect: { x: 2049.99942474936511942, y: 4899.99994820477561198 },
    },
    {
      label: 'sights at right angles',
      given: { xa: '0', ya: '100', xb: '200', yb: '0', xc: '0', yc: '-300', a: '100', b: '200' },
      expect: { x: 0, y: 0 },
    },
    {
      label: 'three points on one line',
      given: { xa: '0', ya: '0', xb: '500', yb: '0', xc: '1000', yc: '0', a: '320.48327647', b: '270.48327647' },
      expect: { x: 400.000000000068058549, y: 300.000000000476409838 },
    },
    {
      label: 'on the danger circle',
      given: { xa: '0', ya: '0', xb: '100', yb: '100', xc: '200', yc: '0', a: '50', b: '100' },
      fails: 'no-answer',
    },
    { given: { xa: '0', ya: '0', xb: '0', yb: '0', xc: '9', yc: '0', a: '50', b: '100' }, fails: 'no-answer' },
    { given: { xa: '0', ya: '0', xb: '5', yb: '9', xc: '9', yc: '0', a: 'x', b: '100' }, fails: 'unreadable' },
  ],
  laws: [
    (_, { major, minor }) => major >= minor * (1 - 1e-9),
    (_, { shiftA, shiftB, major }) => Math.max(shiftA, shiftB) <= major * 1.001,
  ],
  references: [
    { title: 'J. B. J. Delambre, Méthodes analytiques pour la détermination d’un arc du méridien (1799)' },
    { title: 'C. D. Ghilani, Adjustment Computations, chapters on resection and error ellipses' },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on relèvement' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const found = resection(...pointsOf(given), given.a.rational, given.b.rational);
  if (!found.ok) return found;
  const station = found.value;
  const { ellipse, shifts } = station;
  const [places, a, b] = [placesOf(given), given.a.value, given.b.value];
  const [x, y] = [station.point.x.hi, station.point.y.hi];
  const from = station.bearings[0].hi;
  return {
    values: {
      ...stationValues(station, sizeOfKnown(given), options),
      shiftA: roughly('Shift of P for 1 mgon in a', Math.hypot(shifts[0].x, shifts[0].y)),
      shiftB: roughly('Shift of P for 1 mgon in b', Math.hypot(shifts[1].x, shifts[1].y)),
      ...qualityValues(station, ellipse, options),
    },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      resectionSteps(pointsOf(given), [given.a.rational, given.b.rational], station, unitOfWorking(options.angles)),
    checked: [seesAngles(given)],
    figure: () =>
      resectionPlan({
        known: places,
        stations: [{ x, y }],
        angles: [
          { from, turn: a, name: 'a' },
          { from, turn: b, name: 'b' },
        ],
        danger: drawnDanger(station, places[0]),
        ellipse,
      }),
    notes: [...warnings(station, ellipse), stationConvention],
  };
}

const seesAngles =
  (given: InputValues<typeof inputs>): SecondWay<'x' | 'y' | 'toA' | 'toB' | 'toC'> =>
  ({ x, y, toA, toB, toC }) => {
    const [toPointA, toPointB, toPointC] = triple(
      placesOf(given).map((place) => gridBearing(place.x - x, place.y - y)),
    );
    const off = Math.max(
      angularDifference(toPointB - toPointA, given.a.value),
      angularDifference(toPointC - toPointA, given.b.value),
    );
    const size = sizeOf(x, y, sizeOfKnown(given));
    const tolerance = 1e-11 + (1e-13 * size) / Math.min(toA, toB, toC);
    return verdict('substitution', 'Seen from P, B and C stand at a and b from A', off, tolerance, 'gon');
  };
