import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { BarycentricStation } from '@nomogram/math/surveying/barycentric-resection.ts';
import type { ExactPoint } from '@nomogram/math/surveying/point.ts';
import type { Resection } from '@nomogram/math/surveying/resection.ts';
import type { SurveyUnit } from './angle-unit.ts';
import { measuredChain, type Steps, type SurveyEquation, shown } from './steps.ts';

type ReferencePoints = readonly [ExactPoint, ExactPoint, ExactPoint];

const given = ([a, b, c]: ReferencePoints) => ({ X_A: a.x, Y_A: a.y, X_B: b.x, Y_B: b.y, X_C: c.x, Y_C: c.y });

/** B and C as they lie from A. */
const fromA: readonly SurveyEquation[] = ['b', 'c'].flatMap((point) =>
  (['X', 'Y'] as const).map((axis) => ({
    name: `${axis}_${point}`,
    is: `${axis}_${point.toUpperCase()} - ${axis}_A`,
    rule: 'difference of coordinates',
    unit: 'm',
    says: `How far ${point.toUpperCase()} lies ${axis === 'X' ? 'to the east' : 'to the north'} of A.`,
  })),
);

const sine = (angle: string) => `sin(${angle}{toRadians})`;
const cosine = (angle: string) => `cos(${angle}{toRadians})`;

/** The circle from which A and another point are seen at an angle, by its vector. */
const circle = (name: string, point: string, angle: string): readonly SurveyEquation[] => [
  {
    name: `${name}_x`,
    is: `X_${point}*${sine(angle)} + Y_${point}*${cosine(angle)}`,
    rule: 'circle of equal angles',
    unit: 'm',
    says: `From a circle through A and ${point.toUpperCase()} the two are seen at the angle ${angle}; this is the east part of the vector that describes it.`,
  },
  {
    name: `${name}_y`,
    is: `Y_${point}*${sine(angle)} - X_${point}*${cosine(angle)}`,
    rule: 'circle of equal angles',
    unit: 'm',
    says: 'And its north part.',
  },
];

/** The line through the two points that both circles have. */
const commonChord: readonly SurveyEquation[] = [
  {
    name: 'g_x',
    is: `E_x*${sine('b')} - F_x*${sine('a')}`,
    rule: 'line of the two circles',
    unit: 'm',
    says: 'One circle taken from the other leaves the line through A and P; this vector is square to it.',
  },
  {
    name: 'g_y',
    is: `E_y*${sine('b')} - F_y*${sine('a')}`,
    rule: 'line of the two circles',
    unit: 'm',
    says: 'Its north part.',
  },
];

/** Two circles of equal angles through A, and where they meet again. */
export const resectionSteps = (
  known: ReferencePoints,
  [a, b]: readonly [Rational, Rational],
  { point }: Resection,
  unit: SurveyUnit,
): Steps =>
  measuredChain(
    [
      ...fromA,
      ...circle('E', 'b', 'a'),
      ...circle('F', 'c', 'b'),
      ...commonChord,
      {
        name: 'k',
        is: '(E_x*F_y - E_y*F_x)/(g_x^2 + g_y^2)',
        rule: 'line and circle',
        says: 'The line put into the equation of a circle: how far along it P lies.',
      },
      {
        name: 'X_P',
        is: 'X_A - k*g_y',
        label: '"XP"',
        rule: 'along the line',
        says: 'The line has the direction of the vector turned by a right angle.',
        answer: shown(point.x),
      },
      {
        name: 'Y_P',
        is: 'Y_A + k*g_x',
        label: '"YP"',
        rule: 'along the line',
        says: 'The same to the north.',
        answer: shown(point.y),
      },
    ],
    given(known),
    { unit, given: { a, b } },
  );

/** What stands at a corner: the product of its two sides, and its weight. */
const corner = (name: string, product: string): readonly SurveyEquation[] => [
  {
    name: `d_${name}`,
    is: product,
    rule: 'scalar product of the sides',
    unit: 'm²',
    says: `In the corner ${name.toUpperCase()}; over twice the area it is the cotangent of the angle of the triangle there.`,
  },
  {
    name: `p_${name}`,
    is: `1/(d_${name}/k - ${cosine(name)}/${sine(name)})`,
    rule: 'weight',
    says: `1 over what the cotangent of the angle of the triangle exceeds that of the angle ${name} at the station by.`,
  },
];

const products = {
  a: 'X_b*X_c + Y_b*Y_c',
  b: 'X_b*(X_b - X_c) + Y_b*(Y_b - Y_c)',
  c: 'X_c*(X_c - X_b) + Y_c*(Y_c - Y_b)',
};

/** The weights of Tienstra, and the mean of the known points by them. */
export const barycentricSteps = (
  known: ReferencePoints,
  { point, directed }: BarycentricStation,
  unit: SurveyUnit,
): Steps =>
  measuredChain(
    [
      ...fromA,
      {
        name: 'k',
        is: 'Y_b*X_c - X_b*Y_c',
        rule: 'twice the area of the triangle',
        unit: 'm²',
        says: 'Positive where A, B, C are met clockwise, as the angles are counted.',
      },
      ...Object.entries(products).flatMap(([name, product]) => corner(name, product)),
      { name: 'p', is: 'p_a + p_b + p_c', rule: 'sum of the weights', says: 'By it the mean is divided.' },
      ...(['X', 'Y'] as const).map(
        (axis): SurveyEquation => ({
          name: `${axis}_P`,
          is: `(p_a*${axis}_A + p_b*${axis}_B + p_c*${axis}_C)/p`,
          label: `"${axis}P"`,
          rule: 'weighted mean',
          says: 'Each known point counts with its weight.',
          answer: shown(axis === 'X' ? point.x : point.y),
        }),
      ),
    ],
    given(known),
    { unit, given: { a: directed[0], b: directed[1], c: directed[2] } },
  );
