import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { BearingIntersection } from '@nomogram/math/surveying/intersect-bearings.ts';
import type { CircleIntersection } from '@nomogram/math/surveying/intersect-circles.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import type { Tangents } from '@nomogram/math/surveying/tangents-from-point.ts';
import type { SurveyUnit } from './angle-unit.ts';
import { bearingEquations, distanceEquations, measuredChain, type Steps, type SurveyEquation, shown } from './steps.ts';

interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

/** A point by a bearing and a distance from A. */
const polar = (
  [distance, bearing]: readonly [string, string],
  point: PrecisePoint,
  labels: readonly [string, string],
): readonly SurveyEquation[] => [
  {
    name: 'X_P',
    is: `X_A + ${distance}*sin(${bearing}{toRadians})`,
    label: `"${labels[0]}"`,
    rule: 'polar point',
    says: 'To the east of A goes the distance times the sine of the bearing.',
    answer: shown(point.x),
  },
  {
    name: 'Y_P',
    is: `Y_A + ${distance}*cos(${bearing}{toRadians})`,
    label: `"${labels[1]}"`,
    rule: 'polar point',
    says: 'To the north goes the distance times the cosine.',
    answer: shown(point.y),
  },
];

/** The law of sines in the triangle of the two stations and the point. */
export const bearingsSteps = (
  a: Point,
  b: Point,
  [ga, gb]: readonly [Rational, Rational],
  { point, fromA }: BearingIntersection,
  unit: SurveyUnit,
): Steps =>
  measuredChain(
    [
      ...distanceEquations('B', undefined).slice(0, 2),
      {
        name: 'gamma',
        is: 'G_A - G_B',
        rule: 'difference of bearings',
        unit: 'angle',
        says: 'The angle at which the two lines cross, up to its sign.',
      },
      {
        name: 'h',
        is: 'ΔX*cos(G_B{toRadians}) - ΔY*sin(G_B{toRadians})',
        rule: 'distance from a line',
        unit: 'm',
        says: 'How far A lies beside the line through B.',
      },
      {
        name: 'D',
        is: 'h/sin(gamma{toRadians})',
        rule: 'right triangle',
        says: 'On the way from A to P the line through B is reached after the distance whose part across that line is h.',
        answer: shown(fromA),
      },
      ...polar(['D', 'G_A'], point, ['XP', 'YP']),
    ],
    { X_A: a.x, Y_A: a.y, X_B: b.x, Y_B: b.y },
    { unit, given: { G_A: ga, G_B: gb } },
  );

/** How far the foot of the points lies on the line of the centres. */
const toTheFoot = (apart: CircleIntersection['apart']): readonly SurveyEquation[] => [
  {
    name: 'ΔX',
    is: 'X_2 - X_1',
    rule: 'difference of coordinates',
    unit: 'm',
    says: 'How far O2 lies to the east of O1; a negative difference points west.',
  },
  {
    name: 'ΔY',
    is: 'Y_2 - Y_1',
    rule: 'difference of coordinates',
    unit: 'm',
    says: 'How far O2 lies to the north of O1; a negative difference points south.',
  },
  {
    name: 'd',
    is: 'sqrt(ΔX^2 + ΔY^2)',
    rule: 'Pythagorean theorem',
    says: 'The distance of the centres.',
    answer: shown(apart),
  },
  {
    name: 's',
    is: '(d^2 + R_1^2 - R_2^2)/(2*d^2)',
    rule: 'law of cosines',
    says: 'Where the foot of the point lies on the way from O1 to O2, as a part of it.',
  },
];

/** The foot on the line of the centres, then square to it to both sides. */
export function circlesSteps(
  first: Point,
  second: Point,
  [r1, r2]: readonly [Rational, Rational],
  { points, apart }: CircleIntersection,
): Steps {
  const [left, right] = points;
  const across = (sign: '+' | '-', name: string, label: string, value: PrecisePoint['x']): SurveyEquation => ({
    name,
    is: name.startsWith('X') ? `X_1 + s*ΔX ${sign} h*ΔY` : `Y_1 + s*ΔY ${sign} h*ΔX`,
    label: `"${label}"`,
    rule: 'square to the line of the centres',
    says: 'From the foot the point lies h times the distance of the centres aside.',
    answer: shown(value),
  });
  const foot = (name: 'X' | 'Y', value: PrecisePoint['x']): SurveyEquation => ({
    name: `${name}_P`,
    is: `${name}_1 + s*Δ${name}`,
    label: `"${name}"`,
    rule: 'point of contact',
    says: 'The circles touch: the point lies on the line of the centres.',
    answer: shown(value),
  });
  const ends =
    right === undefined
      ? [foot('X', left.x), foot('Y', left.y)]
      : [
          {
            name: 'h',
            is: 'sqrt(R_1^2/d^2 - s^2)',
            rule: 'Pythagorean theorem',
            says: 'R_1 is the hypotenuse, the way to the foot one leg; the other leg, again as a part of the distance of the centres.',
          },
          across('-', 'X_L', 'X left', left.x),
          across('+', 'Y_L', 'Y left', left.y),
          across('+', 'X_R', 'X right', right.x),
          across('-', 'Y_R', 'Y right', right.y),
        ];
  return measuredChain([...toTheFoot(apart), ...ends], {
    X_1: first.x,
    Y_1: first.y,
    X_2: second.x,
    Y_2: second.y,
    R_1: r1,
    R_2: r2,
  });
}

/** A turn more or less: bearings lie between 0 and 400 gon. */
function turnsNeeded(a: Point, o: Point, bearing: number, sign: '+' | '-'): string {
  const centre =
    ((Math.atan2(Q.toNumber(o.x) - Q.toNumber(a.x), Q.toNumber(o.y) - Q.toNumber(a.y)) * 200) / Math.PI + 400) % 400;
  const plain = sign === '+' ? bearing > centre : bearing < centre;
  return plain ? '' : sign === '+' ? ' - {turn}' : ' + {turn}';
}

/** The leg to the contact, and the angle with the way to the centre. */
const rightTriangle = (length: Tangents['length']): readonly SurveyEquation[] => [
  {
    name: 'L',
    is: 'sqrt(d^2 - R^2)',
    rule: 'Pythagorean theorem',
    says: 'The radius meets the tangent at a right angle: the way to the centre is the hypotenuse.',
    answer: shown(length),
  },
  {
    name: 'delta',
    is: 'asin(R/d){fromRadians}',
    rule: 'angle in the right triangle',
    unit: 'angle',
    says: 'Its sine is the radius over the distance of the centre.{fromRadians}',
  },
];

/** The right triangle of the point, the centre and the contact. */
export function tangentSteps(
  a: Point,
  o: Point,
  radius: Rational,
  { tangents, length, distance }: Tangents,
  unit: SurveyUnit,
): Steps {
  const [left, right] = tangents;
  const given = { X_A: a.x, Y_A: a.y, X_O: o.x, Y_O: o.y, R: radius };
  const angles = { unit, given: {} };
  const toCentre: readonly SurveyEquation[] = [
    ...distanceEquations('O', shown(distance), 'd'),
    ...bearingEquations('O', { xa: a.x, ya: a.y, xb: o.x, yb: o.y }, undefined),
  ];
  const side = (sign: '+' | '-', name: string, bearing: PrecisePoint['x'], label: string): SurveyEquation => ({
    name,
    is: `G ${sign} ${right ? 'delta' : '{quarter}'}${turnsNeeded(a, o, bearing.hi, sign)}`,
    rule: 'bearing of the tangent',
    says: label,
    answer: { gradians: bearing },
  });
  if (right === undefined)
    return measuredChain(
      [
        ...toCentre,
        side('-', 'G_1', left.bearing, 'A lies on the circle, and the tangent in A is square to the radius.'),
      ],
      given,
      angles,
    );
  return measuredChain(
    [
      ...toCentre,
      ...rightTriangle(length),
      side('-', 'G_1', left.bearing, 'The tangent on the left turns off the way to the centre by this angle.'),
      ...polar(['L', 'G_1'], left.contact, ['X left', 'Y left']),
      side('+', 'G_2', right.bearing, 'The tangent on the right, to the other side.'),
      ...polar(['L', 'G_2'], right.contact, ['X right', 'Y right']),
    ],
    given,
    angles,
  );
}
