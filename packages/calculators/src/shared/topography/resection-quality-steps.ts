import * as Q from '@nomogram/math/exact/rational.ts';
import type { ExactPoint } from '@nomogram/math/surveying/point.ts';
import type { Resection } from '@nomogram/math/surveying/resection.ts';
import type { ErrorEllipse } from '@nomogram/math/surveying/resection-quality.ts';
import { type SurveyUnit, shownGradians, signOf } from './angle-unit.ts';
import { directionEquations, roughAnswer, type SurveyEquation, shown } from './steps.ts';

/*
 * What is seen from a station that was found, and how sure its position is, in the names that `resection-steps.ts` gives: X_A … for the
 * known points, X_b, Y_b, X_c, Y_c for B and C from A, X_P and Y_P for the station.
 */

const pointNames = ['A', 'B', 'C'] as const;

/** The known points as they lie from P: their distances, and the bearing of A. */
export const sightEquations = ({ distances, bearings }: Resection): readonly SurveyEquation[] => [
  ...pointNames.flatMap((name, place): readonly SurveyEquation[] => [
    ...(['X', 'Y'] as const).map(
      (axis): SurveyEquation => ({
        name: `${axis === 'X' ? 'u' : 'v'}_${name}`,
        is: `${axis}_${name} - ${axis}_P`,
        rule: 'difference of coordinates',
        unit: 'm',
        says: `How far ${name} lies to the ${axis === 'X' ? 'east' : 'north'} of P.`,
      }),
    ),
    {
      name: `D_${name}`,
      is: `sqrt(u_${name}^2 + v_${name}^2)`,
      rule: 'Pythagorean theorem',
      says: `The differences are the legs of a right triangle, the distance from P to ${name} is its hypotenuse.`,
      answer: shown(distances[place]!),
    },
  ]),
  ...directionEquations(
    { from: 'P', to: 'A', legs: ['u_A', 'v_A'], ...signsOf(bearings[0].hi) },
    { gradians: bearings[0] },
  ),
];

/** Which way a bearing leads; along an axis to all digits that are shown, it leads along it. */
function signsOf(bearing: number): { readonly east: number; readonly north: number } {
  const quarter = Math.round(bearing / 100);
  const isAxis = Math.abs(bearing - 100 * quarter) < 1e-12;
  const turned = (isAxis ? quarter : Math.floor(bearing / 100) + 0.5) * (Math.PI / 2);
  return { east: Math.sign(Math.round(2 * Math.sin(turned))), north: Math.sign(Math.round(2 * Math.cos(turned))) };
}

/** An error of angles, and how far it moves P to the east and to the north. */
interface Shift {
  readonly angle: string;
  readonly says: string;
  readonly east: string;
  readonly north: string;
}

/** Of the two angles that Delambre measures, the one grows and the other stays. */
export const shiftsOfTwo: readonly Shift[] = [
  { angle: 'a', says: 'The angle a is too large by 1 mgon, b is right.', east: 'mu*h_y', north: '-mu*h_x' },
  { angle: 'b', says: 'The angle b is too large by 1 mgon, a is right.', east: '-mu*f_y', north: 'mu*f_x' },
];

const spread = (own: string): string => `1 mgon too much in ${own}: a third comes off each angle.`;

/** Of three angles the misclosure is spread evenly: of an error in one, two thirds stay there. */
export const shiftsOfThree: readonly Shift[] = [
  { angle: 'a', says: spread('a'), east: '-mu*(f_y + h_y)/3', north: 'mu*(f_x + h_x)/3' },
  { angle: 'b', says: spread('b'), east: 'mu*(2*f_y - h_y)/3', north: 'mu*(h_x - 2*f_x)/3' },
  { angle: 'c', says: spread('c'), east: 'mu*(2*h_y - f_y)/3', north: 'mu*(f_x - 2*h_x)/3' },
];

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** How P moves for an error of 1 mgon in each of the angles, and the ellipse that these errors add up to. */
export interface Quality {
  readonly shifts: readonly Shift[];
  readonly effects: readonly Vector[];
  readonly ellipse: ErrorEllipse;
}

/** How sure the position is: the danger circle, the shifts, the ellipse. */
export const qualityParts = (
  known: readonly [ExactPoint, ExactPoint, ExactPoint],
  { danger }: Resection,
  { shifts, effects, ellipse }: Quality,
  unit: SurveyUnit,
): readonly (readonly SurveyEquation[])[] => [
  danger.centre ? circleEquations(danger) : lineEquations(known, danger.distance),
  [...angleChanges, ...shifts.flatMap((shift, place) => shiftEquations(shift, effects[place]!))],
  ellipseEquations(
    shifts.map(({ angle }) => angle),
    effects,
    ellipse,
    unit,
  ),
];

/** The circle through A, B and C: its centre as it lies from A, its radius, and how far P lies from it. */
const circleEquations = ({ distance }: Resection['danger']): readonly SurveyEquation[] => [
  ...(['b', 'c'] as const).map(
    (point): SurveyEquation => ({
      name: `s_${point}`,
      is: `X_${point}^2 + Y_${point}^2`,
      rule: 'Pythagorean theorem',
      unit: 'm²',
      says: `The square of the distance from A to ${point.toUpperCase()}.`,
    }),
  ),
  {
    name: 'm',
    is: '2*(X_b*Y_c - X_c*Y_b)',
    rule: 'cross product',
    unit: 'm²',
    says: 'Four times the area of the triangle A, B, C, negative where these are met clockwise.',
  },
  {
    name: 'X_M',
    is: '(Y_c*s_b - Y_b*s_c)/m',
    rule: 'centre of the danger circle',
    unit: 'm',
    says: 'As far from A as from B and from C: how far the centre of the circle through the three lies to the east of A.',
  },
  {
    name: 'Y_M',
    is: '(X_b*s_c - X_c*s_b)/m',
    rule: 'centre of the danger circle',
    unit: 'm',
    says: 'And to the north.',
  },
  {
    name: 'R',
    is: 'sqrt(X_M^2 + Y_M^2)',
    rule: 'radius of the danger circle',
    unit: 'm',
    says: 'The distance from A to the centre.',
  },
  ...equationsFromCircle(distance),
];

const equationsFromCircle = (distance: number): readonly SurveyEquation[] => [
  {
    name: 'D_M',
    is: 'sqrt((X_P - X_A - X_M)^2 + (Y_P - Y_A - Y_M)^2)',
    rule: 'Pythagorean theorem',
    unit: 'm',
    says: 'How far P is from the centre.',
  },
  {
    name: 't',
    is: 'abs(D_M - R)',
    label: '"Distance of P from the danger circle"',
    rule: 'distance from a circle',
    says: 'What that differs from the radius by.',
    answer: roughAnswer(distance),
  },
];

/** Where A, B and C lie on one line: the distance from it, by the farther one of B and C. */
function lineEquations(
  [a, b, c]: readonly [ExactPoint, ExactPoint, ExactPoint],
  distance: number,
): readonly SurveyEquation[] {
  const fromA = ({ x, y }: ExactPoint) => Math.hypot(Q.toNumber(Q.subtract(x, a.x)), Q.toNumber(Q.subtract(y, a.y)));
  const point = fromA(b) > fromA(c) ? 'b' : 'c';
  return [
    {
      name: 't',
      is: `abs((X_P - X_A)*Y_${point} - (Y_P - Y_A)*X_${point})/sqrt(X_${point}^2 + Y_${point}^2)`,
      label: '"Distance of P from the danger line through A, B and C"',
      rule: 'distance from a line',
      says: `Twice the area of the triangle A, ${point.toUpperCase()}, P over its base: the height is the distance.`,
      answer: roughAnswer(distance),
    },
  ];
}

const change = (name: string, to: string, axis: 'x' | 'y'): SurveyEquation => ({
  name: `${name}_${axis}`,
  is: axis === 'x' ? `v_A/D_A^2 - v_${to}/D_${to}^2` : `u_${to}/D_${to}^2 - u_A/D_A^2`,
  rule: 'change of an angle',
  says: `From A to ${to}, in radians for a metre of P to the ${axis === 'x' ? 'east' : 'north'}.`,
});

/** How the angles from A to B and from A to C follow P, and what solves this for P. */
const angleChanges: readonly SurveyEquation[] = [
  change('f', 'B', 'x'),
  change('f', 'B', 'y'),
  change('h', 'C', 'x'),
  change('h', 'C', 'y'),
  {
    name: 'mu',
    is: '({milligon}{toRadians})/(f_x*h_y - f_y*h_x)',
    rule: "Cramer's rule",
    says: 'The two changes are two linear equations for the way of P: an angle of 1 mgon over their determinant.{milligon}',
  },
];

/** The way of P for an error of 1 mgon, and its length. */
const shiftEquations = ({ angle, says, east, north }: Shift, { x, y }: Vector): readonly SurveyEquation[] => [
  { name: `x_${angle}`, is: east, rule: 'shift to the east', unit: 'm', says },
  { name: `y_${angle}`, is: north, rule: 'shift to the north', unit: 'm', says: 'The same to the north.' },
  {
    name: `s_${angle}`,
    is: `sqrt(x_${angle}^2 + y_${angle}^2)`,
    label: `"Shift of P for 1 mgon in ${angle}"`,
    rule: 'Pythagorean theorem',
    says: 'How far P moves on the whole.',
    answer: roughAnswer(Math.hypot(x, y)),
  },
];

/** The errors are independent: their squares and products are added, and the axes of the ellipse follow from the sums. */
function ellipseEquations(
  angles: readonly string[],
  effects: readonly Vector[],
  { major, minor, bearing }: ErrorEllipse,
  unit: SurveyUnit,
): readonly SurveyEquation[] {
  const sumOf = (name: string, product: (angle: string) => string, says: string): SurveyEquation => ({
    name,
    is: angles.map(product).join(' + '),
    rule: 'propagation of errors',
    unit: 'm²',
    says,
  });
  const axis = (sign: '+' | '-', label: string, value: number): SurveyEquation => ({
    name: sign === '+' ? 'r_1' : 'r_2',
    is: `sqrt((S_xx + S_yy ${sign} w)/2)`,
    label: `"Error ellipse for 1 mgon, ${label} semi-axis"`,
    rule: 'axis of an ellipse',
    says: `Its square is the ${sign === '+' ? 'larger' : 'smaller'} eigenvalue.`,
    answer: roughAnswer(value),
  });
  return [
    sumOf('S_xx', (one) => `x_${one}^2`, 'Independent errors: the squares to the east add up.'),
    sumOf('S_yy', (one) => `y_${one}^2`, 'The same of those to the north.'),
    sumOf('S_xy', (one) => `x_${one}*y_${one}`, 'And the products: this is the covariance matrix of P.'),
    {
      name: 'w',
      is: 'sqrt((S_yy - S_xx)^2 + 4*S_xy^2)',
      rule: 'eigenvalues',
      unit: 'm²',
      says: 'The root in the formula for the eigenvalues of the matrix.',
    },
    axis('+', 'major', major),
    axis('-', 'minor', minor),
    ...axisEquations(effects, bearing, unit),
  ];
}

/** The bearing of the major axis; none where the ellipse leans to neither side by so little that doubles do not tell. */
function axisEquations(effects: readonly Vector[], bearing: number, unit: SurveyUnit): readonly SurveyEquation[] {
  const total = (product: (v: Vector) => number): number => effects.reduce((sum, one) => sum + product(one), 0);
  const [lean, across] = [total(({ x, y }) => y * y - x * x), total(({ x, y }) => x * y)];
  if (Math.abs(lean) < 1e-9 * Math.abs(across)) return [];
  const added = lean > 0 ? (across < 0 ? ' + {half}' : '') : ' + {quarter}';
  const value = shownGradians(unit, bearing);
  return [
    {
      name: 'G_E',
      is: `atan(2*S_xy/(S_yy - S_xx)){fromRadians}/2${added}`,
      label: '"Bearing of the major axis"',
      rule: 'direction of an axis',
      says: `Half the angle whose tangent is this quotient${added ? `, and ${added.slice(3)} more, which leads to the longer axis` : ''}.{fromRadians}`,
      answer: roughAnswer(value, axisDigits, signOf(unit)),
    },
  ];
}

/** As many as the answer has. */
const axisDigits = 6;
