import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { doubleDoubleFromRational } from '@nomogram/math/numeric/double-double.ts';
import type { BearingIntersection } from '@nomogram/math/surveying/intersect-bearings.ts';
import type { CircleIntersection } from '@nomogram/math/surveying/intersect-circles.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import type { Tangents } from '@nomogram/math/surveying/tangents-from-point.ts';
import type { SurveyUnit } from './angle-unit.ts';
import {
  bearingEquations,
  distanceEquations,
  measuredChain,
  roughAnswer,
  type Steps,
  type SurveyEquation,
  shown,
} from './steps.ts';

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

/** How far a station lies beside the line through the other. */
const besideLine = (station: string, other: string): SurveyEquation => ({
  name: `h_${station}`,
  is: `ΔX*cos(G_${other}{toRadians}) - ΔY*sin(G_${other}{toRadians})`,
  rule: 'distance from a line',
  unit: 'm',
  says: `How far ${station} lies beside the line through ${other}.`,
});

const alongLine = (station: string, other: string, distance: BearingIntersection['fromA']): SurveyEquation => ({
  name: `D_${station}`,
  is: `h_${station}/sin(gamma{toRadians})`,
  rule: 'right triangle',
  says: `On the way from ${station} to P the line through ${other} is reached after the distance whose part across that line is h_${station}.`,
  answer: shown(distance),
});

/** The acute angle of the two lines, from the difference of the bearings: half turns lead from one to the other. */
function crossingEquation(ga: Rational, gb: Rational, crossing: Rational): SurveyEquation {
  const gamma = Q.subtract(ga, gb);
  const sign =
    [1, -1].find((one) => isWholeOf(Q.subtract(crossing, Q.multiply(Q.rational(one), gamma)), halfTurn)) ?? 1;
  const turned = Q.toNumber(Q.subtract(crossing, Q.multiply(Q.rational(sign), gamma)));
  const marks: { readonly [added: number]: string } = { 200: '{half}', 400: '{turn}' };
  const added = marks[Math.abs(turned)];
  const is =
    sign > 0
      ? `gamma${added ? ` ${turned > 0 ? '+' : '-'} ${added}` : ''}`
      : added && turned > 0
        ? `${added} - gamma`
        : `-gamma${added ? ` - ${added}` : ''}`;
  return {
    name: 'kappa',
    is,
    rule: 'acute angle of two lines',
    says: 'Lines that cross make two angles, which add up to {half}. A line points both ways, so {half} more or less do not matter. The smaller of the two is the crossing angle.',
    answer: { gradians: doubleDoubleFromRational(crossing) },
  };
}

const halfTurn = Q.rational(200);
const isWholeOf = (angle: Rational, part: Rational): boolean => Q.isInteger(Q.divide(angle, part));

/** How far an error of 1 mgon in each bearing moves the point, where that is less than the distances. */
const shiftEquations = (shift: number | undefined): readonly SurveyEquation[] => [
  {
    name: 'mu',
    is: '({milligon}{toRadians})/sin(kappa{toRadians})',
    rule: 'error of a sight',
    says: 'A sight that is turned by 1 mgon moves P along the other line by this part of its distance.{milligon}',
  },
  ...(shift === undefined
    ? []
    : [
        {
          name: 'epsilon',
          is: 'mu*sqrt(D_A^2 + D_B^2)',
          label: '"Position error of P"',
          rule: 'propagation of errors',
          says: 'The two errors are independent of each other: their squares are added.',
          answer: roughAnswer(shift),
        },
      ]),
];

/**
 * The law of sines in the triangle of the two stations and the point.
 * @param shift the error of position for 1 mgon, where it is less than the distances
 */
export const bearingsSteps = (
  a: Point,
  b: Point,
  [ga, gb]: readonly [Rational, Rational],
  { point, fromA, fromB, crossing, shift }: BearingIntersection & { readonly shift: number | undefined },
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
        says: 'The angle from one line to the other, up to half turns.',
      },
      besideLine('A', 'B'),
      alongLine('A', 'B', fromA),
      ...polar(['D_A', 'G_A'], point, ['XP', 'YP']),
      besideLine('B', 'A'),
      alongLine('B', 'A', fromB),
      crossingEquation(ga, gb, crossing),
      ...shiftEquations(shift),
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
    says: 'How far O2, at X_2, lies to the east of O1, at X_1; a negative difference points west.',
  },
  {
    name: 'ΔY',
    is: 'Y_2 - Y_1',
    rule: 'difference of coordinates',
    unit: 'm',
    says: 'How far O2, at Y_2, lies to the north of O1, at Y_1; a negative difference points south.',
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

/** A point where circles touch: on the line of the centres. */
const contact = (name: 'X' | 'Y', value: PrecisePoint['x']): SurveyEquation => ({
  name: `${name}_P`,
  is: `${name}_1 + s*Δ${name}`,
  label: `"${name}"`,
  rule: 'point of contact',
  says: 'The circles touch: the point lies on the line of the centres.',
  answer: shown(value),
});

/** A coordinate of a point beside the line of the centres. */
const aside = (sign: '+' | '-', name: string, label: string, value: PrecisePoint['x']): SurveyEquation => ({
  name,
  is: name.startsWith('X') ? `X_1 + s*ΔX ${sign} h*ΔY` : `Y_1 + s*ΔY ${sign} h*ΔX`,
  label: `"${label}"`,
  rule: 'square to the line of the centres',
  says: 'From the foot the point lies h times the distance of the centres aside.',
  answer: shown(value),
});

/** From the foot to both sides, and how far the two points are from each other. */
const bothSides = (left: PrecisePoint, right: PrecisePoint, chord: CircleIntersection['chord']) => [
  {
    name: 'h',
    is: 'sqrt(R_1^2/d^2 - s^2)',
    rule: 'Pythagorean theorem',
    says: 'R_1 is the hypotenuse, the way to the foot one leg; the other leg, again as a part of the distance of the centres.',
  },
  aside('-', 'X_L', 'X left', left.x),
  aside('+', 'Y_L', 'Y left', left.y),
  aside('+', 'X_R', 'X right', right.x),
  aside('-', 'Y_R', 'Y right', right.y),
  {
    name: 'l',
    is: '2*h*d',
    label: '"Distance between the two points"',
    rule: 'common chord',
    says: 'Both points lie h times the distance of the centres aside, one on each side.',
    answer: shown(chord),
  },
];

/** The foot on the line of the centres, then square to it to both sides. */
export function circlesSteps(
  first: Point,
  second: Point,
  [r1, r2]: readonly [Rational, Rational],
  { points, apart, chord }: CircleIntersection,
): Steps {
  const [left, right] = points;
  const ends = right ? bothSides(left, right, chord) : [contact('X', left.x), contact('Y', left.y)];
  const given = { X_1: first.x, Y_1: first.y, X_2: second.x, Y_2: second.y, R_1: r1, R_2: r2 };
  return measuredChain([...toTheFoot(apart), ...ends], given);
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
