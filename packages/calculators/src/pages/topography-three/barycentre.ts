import * as Q from '@nomogram/math/exact/rational.ts';
import { doubleDoubleFromRational } from '@nomogram/math/numeric/double-double.ts';
import { triple } from '@nomogram/math/result/tuple.ts';
import {
  type BarycentricResection,
  type BarycentricStation,
  barycentricResection,
  barycentricShifts,
} from '@nomogram/math/surveying/barycentric-resection.ts';
import { gridBearing } from '@nomogram/math/surveying/bearing.ts';
import { besideCircle } from '@nomogram/math/surveying/resection.ts';
import { errorEllipse } from '@nomogram/math/surveying/resection-quality.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Options } from '../../kit/options.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { stationConvention } from '../../shared/topography/conventions.ts';
import { bearing } from '../../shared/topography/fields.ts';
import { coordinates, gon, measure, roughly } from '../../shared/topography/quantities.ts';
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
import { barycentricSteps } from '../../shared/topography/resection-steps.ts';
import { angularDifference, sizeOf, verdict } from '../../shared/topography/verdict.ts';

const inputs = {
  ...knownPoints,
  a: bearing('Angle a', 'a', 'At the station, BPC.'),
  b: bearing('Angle b', 'b', 'At the station, CPA.'),
  c: bearing('Angle c', 'c', 'At the station, APB.'),
};

const net = { xa: '1000', ya: '5000', xb: '2600', yb: '5900', xc: '3200', yc: '4300' };

export default calculator({
  title: 'Barycentre',
  keywords: ['Tienstra', 'free station'],
  purpose: 'The station from the three angles between the known points, by barycentric (Tienstra) weights.',
  maxDigits: 15,
  options: ['angles'],
  path: 'topography/relevement/barycentre/:xa/:ya/:xb/:yb/:xc/:yc/:a/:b/:c',
  inputs,
  formula:
    'P = \\frac{p_A A + p_B B + p_C C}{p_A + p_B + p_C}, \\qquad p_A = \\frac{1}{\\cot \\hat A - \\cot a}, \\quad p_B = \\frac{1}{\\cot \\hat B - \\cot b}, \\quad p_C = \\frac{1}{\\cot \\hat C - \\cot c}',
  compute,
  examples: [
    {
      label: 'three known points',
      given: { ...net, a: '98.6022', b: '175.4306', c: '125.9672' },
      expect: { x: 2049.99942474936511942, y: 4899.99994820477561198, misclosure: 0 },
    },
    {
      label: 'station outside the triangle',
      given: { ...net, a: '62.2007', b: '127.7965', c: '65.5958' },
      expect: { x: 2100.00071422606972118, y: 3899.99930419482867304 },
    },
    {
      label: 'a misclosure of 3 mgon',
      given: { ...net, a: '98.603', b: '175.432', c: '125.968' },
      expect: { x: 2049.99739857393476848, y: 4899.99664309576211722, misclosure: 0.003 },
    },
    {
      given: { xa: '0', ya: '0', xb: '100', yb: '100', xc: '200', yc: '0', a: '120', b: '120', c: '120' },
      fails: 'no-answer',
    },
    {
      given: { xa: '0', ya: '0', xb: '100', yb: '0', xc: '200', yc: '0', a: '120', b: '140', c: '140' },
      fails: 'no-answer',
    },
    {
      given: { xa: '0', ya: '0', xb: '100', yb: '100', xc: '200', yc: '0', a: '?', b: '120', c: '120' },
      fails: 'unreadable',
    },
  ],
  laws: [
    (_, { weightA, weightB, weightC }) =>
      Math.abs(weightA + weightB + weightC - 1) <
      1e-13 * (1 + Math.abs(weightA) + Math.abs(weightB) + Math.abs(weightC)),
    (_, { major, minor }) => major >= minor * (1 - 1e-9),
  ],
  references: [
    {
      title:
        'J. M. Tienstra’s formula: J. A. Porta, F. Thomas, Concise proof of Tienstra’s formula, Journal of Surveying Engineering 135 (2009)',
    },
    { title: 'C. D. Ghilani, Adjustment Computations, chapters on resection and error ellipses' },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on relèvement' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const angles = [given.a.rational, given.b.rational, given.c.rational] as const;
  const found = barycentricResection(...pointsOf(given), angles);
  if (!found.ok) return found;
  const [station, other] = found.value.stations as readonly [BarycentricStation, BarycentricStation?];
  const size = sizeOfKnown(given);
  const shifts = barycentricShifts(station.shifts);
  const ellipse = errorEllipse(shifts);
  const places = placesOf(given);
  return {
    values: {
      ...stationValues(station, size, options),
      ...(other
        ? coordinates(other.point, options, size, {
            x: ['x2', 'XP, second solution'],
            y: ['y2', 'YP, second solution'],
          })
        : { x2: undefined, y2: undefined }),
      weightA: measure('Weight of A', station.weights[0], '', options, 1),
      weightB: measure('Weight of B', station.weights[1], '', options, 1),
      weightC: measure('Weight of C', station.weights[2], '', options, 1),
      misclosure: gon('Misclosure of the angles', doubleDoubleFromRational(found.value.misclosure), options),
      shiftA: roughly('Shift of P for 1 mgon in a', Math.hypot(shifts[0].x, shifts[0].y)),
      shiftB: roughly('Shift of P for 1 mgon in b', Math.hypot(shifts[1].x, shifts[1].y)),
      shiftC: roughly('Shift of P for 1 mgon in c', Math.hypot(shifts[2].x, shifts[2].y)),
      ...qualityValues(station, ellipse, options),
    },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      barycentricSteps(
        pointsOf(given),
        angles,
        found.value,
        { effects: shifts, ellipse },
        unitOfWorking(options.angles),
      ),
    checked: [seesAngles(given)],
    figure: () =>
      resectionPlan({
        known: places,
        stations: found.value.stations.map(({ point }) => ({ x: point.x.hi, y: point.y.hi })),
        angles: drawnAngles(station, [given.a.value, given.b.value, given.c.value]),
        danger: drawnDanger(station, places[0]),
        ellipse,
      }),
    notes: [...said(found.value), ...warnings(station, ellipse), stationConvention],
  };
}

const seesAngles =
  (given: InputValues<typeof inputs>): SecondWay<'x' | 'y' | 'x2' | 'y2' | 'toA' | 'toB' | 'toC' | 'misclosure'> =>
  ({ x, y, x2, y2, toA, toB, toC, misclosure }) => {
    const stations = [
      { x, y },
      { x: x2, y: y2 },
    ].filter((one) => !Number.isNaN(one.x));
    const typed = [given.a.value, given.b.value, given.c.value];
    const off = stations.flatMap((station) => {
      const [toPointA, toPointB, toPointC] = triple(
        placesOf(given).map((p) => gridBearing(p.x - station.x, p.y - station.y)),
      );
      const seen = [toPointC - toPointB, toPointA - toPointC, toPointB - toPointA];
      // Either sense of rotation may have been meant; each angle was corrected by a third of the misclosure.
      return seen.map((angle, index) => {
        const miss = Math.min(angularDifference(angle, typed[index]!), angularDifference(-angle, typed[index]!));
        return Math.abs(miss - Math.abs(misclosure) / 3);
      });
    });
    const size = sizeOf(...stations.flatMap((one) => [one.x, one.y]), sizeOfKnown(given));
    const least = Math.min(toA, toB, toC) * (stations.length > 1 ? 1e-2 : 1);
    const tolerance = 1e-11 + (1e-13 * size) / least;
    const what = 'Seen from the station, BPC, CPA and APB are a, b and c less a third of the misclosure';
    return verdict('substitution', what, Math.max(...off), tolerance, 'gon');
  };

/** The angles as arcs: each from the point where it turns clockwise to the next. */
function drawnAngles({ bearings }: BarycentricStation, typed: readonly [number, number, number]) {
  const names = ['a', 'b', 'c'] as const;
  return names.map((name, index) => {
    const [from, to] = [bearings[(index + 1) % 3]!.hi, bearings[(index + 2) % 3]!.hi];
    const turn = typed[index]!;
    const clockwise = angularDifference(to - from, turn) <= angularDifference(from - to, turn);
    return { from: clockwise ? from : to, turn, name };
  });
}

/** What the sum of the angles tells, and what was done with it. */
function said({ closing, stations, misclosure, besideDanger }: BarycentricResection): readonly string[] {
  const where = {
    inside: 'The angles close to 400 gon: P lies inside the triangle.',
    clockwise: 'Angles beyond 200 gon are read clockwise: from B to C, from C to A, from A to B.',
    outside: 'The largest angle is the sum of the others: P lies outside the triangle.',
  }[closing];
  return [
    where,
    ...(Q.isZero(misclosure) ? [] : [correction(closing, Q.toNumber(misclosure) * 1000)]),
    ...(stations.length > 1 ? ['Two stations see A, B and C under these angles, in opposite senses of rotation.'] : []),
    ...(besideDanger === undefined ? [] : [besideCircle(besideDanger, 'In the opposite sense of rotation the angles')]),
  ];
}

/** How the misclosure, in milligons, was taken out of the angles. */
function correction(closing: BarycentricResection['closing'], misclosure: number): string {
  const third = formatDouble(Math.abs(misclosure) / 3, 4);
  const [smaller, largest] = misclosure > 0 ? ['taken off', 'added to'] : ['added to', 'taken off'];
  return closing === 'outside'
    ? `The misclosure was spread evenly: a third of it, ${third} mgon, was ${smaller} the two smaller angles and ${largest} the largest.`
    : `The misclosure was spread evenly: a third of it, ${third} mgon, was ${smaller} each angle.`;
}
