import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { doubleDoubleFromRational } from '@nomogram/math/numeric/double-double.ts';
import type { BarycentricResection, BarycentricStation } from '@nomogram/math/surveying/barycentric-resection.ts';
import type { ExactPoint } from '@nomogram/math/surveying/point.ts';
import type { Resection } from '@nomogram/math/surveying/resection.ts';
import type { SurveyUnit } from './angle-unit.ts';
import { type Quality, qualityParts, shiftsOfThree, shiftsOfTwo, sightEquations } from './resection-quality-steps.ts';
import { measuredParts, type Steps, type SurveyEquation, shown } from './steps.ts';

type ReferencePoints = readonly [ExactPoint, ExactPoint, ExactPoint];
type Angles = readonly [Rational, Rational, Rational];
type Closing = Pick<BarycentricResection, 'closing' | 'misclosure' | 'angles'>;

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
const cotangent = (angle: string) => `cot(${angle}{toRadians})`;

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

/** Where the two circles of equal angles through A meet again. */
const byCircles = ({ point }: Resection): readonly SurveyEquation[] => [
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
    rule: 'along the line',
    says: 'The line has the direction of the vector turned by a right angle.',
    answer: shown(point.x),
  },
  {
    name: 'Y_P',
    is: 'Y_A + k*g_x',
    rule: 'along the line',
    says: 'The same to the north.',
    answer: shown(point.y),
  },
];

const qualityOfTwo = ({ shifts, ellipse }: Resection): Quality => ({ shifts: shiftsOfTwo, effects: shifts, ellipse });

/** Two circles of equal angles through A, what is seen from where they meet again, and how sure that is. */
export const resectionSteps = (
  known: ReferencePoints,
  [a, b]: readonly [Rational, Rational],
  station: Resection,
  unit: SurveyUnit,
): Steps =>
  measuredParts(
    [byCircles(station), sightEquations(station), ...qualityParts(known, station, qualityOfTwo(station), unit)],
    given(known),
    { unit, given: { a, b } },
  );

/** What stands at a corner: the product of its two sides, and its weight by the angle that is turned at the station. */
const corner = (name: keyof typeof products, angle: string): readonly SurveyEquation[] => [
  {
    name: `d_${name}`,
    is: products[name],
    rule: 'scalar product of the sides',
    unit: 'm²',
    says: `In ${name.toUpperCase()}: over twice the area it is the cotangent there.`,
  },
  {
    name: `p_${name}`,
    is: `1/(d_${name}/k - ${cotangent(angle)})`,
    rule: 'weight',
    says: `1 over the cotangent in ${name.toUpperCase()} less that of ${angle}.`,
  },
];

const products = {
  a: 'X_b*X_c + Y_b*Y_c',
  b: 'X_b*(X_b - X_c) + Y_b*(Y_b - Y_c)',
  c: 'X_c*(X_c - X_b) + Y_c*(Y_c - Y_b)',
};

const cornerNames = ['a', 'b', 'c'] as const;
const directedNames = ['a_0', 'b_0', 'c_0'] as const;

/** What the measured angles miss their sum by. */
function misclosureEquation(measured: Angles, { closing, misclosure }: Closing): SurveyEquation {
  const sum = measured.reduce((total, angle) => Q.add(total, angle), Q.zero);
  const turns = Q.toNumber(Q.divide(Q.subtract(sum, misclosure), Q.rational(400)));
  const largest = measured.findIndex((one) => measured.every((other) => Q.compare(one, other) >= 0));
  const others = cornerNames.filter((_, place) => place !== largest).join(' + ');
  return {
    name: 'f',
    rule: 'misclosure',
    answer: { gradians: doubleDoubleFromRational(misclosure) },
    ...(closing === 'outside'
      ? {
          is: `${others} - ${cornerNames[largest]}`,
          says: 'From outside the triangle the largest angle is the sum of the other two; what they miss it by is the misclosure.',
        }
      : {
          is: `a + b + c - ${turns === 1 ? '{turn}' : `${turns}*{turn}`}`,
          says: `The three angles lead around the station: ${turns === 1 ? 'one turn' : `${turns} turns`}, {turn} each. What is left is the misclosure.`,
        }),
  };
}

/** The angles as they are calculated with: all in one sense of rotation, and the misclosure spread over them. */
function directedEquations(
  measured: Angles,
  found: Closing,
  { directed }: BarycentricStation,
): readonly SurveyEquation[] {
  if (directed.every((angle, place) => Q.equals(angle, measured[place]!))) return [];
  return directed.map((angle, place) => {
    const [own, corrected] = [cornerNames[place]!, found.angles[place]!];
    const isBack = !Q.equals(angle, corrected);
    const change = Q.sign(Q.subtract(corrected, measured[place]!)) * Q.sign(found.misclosure);
    const is = change === 0 ? own : `${own} ${change > 0 ? '+' : '-'} f/3`;
    return {
      name: directedNames[place]!,
      is: isBack ? (change === 0 ? `-${own}` : `-(${is})`) : is,
      rule: 'directed angle',
      unit: 'angle',
      says: `${change === 0 ? 'The angle as it was measured' : 'The angle with its third of the misclosure'}${isBack ? ', negative where it is turned the other way: all three lead around in one sense' : ''}.`,
    };
  });
}

/** P by the weights of Tienstra. */
function byWeights(measured: Angles, found: Closing, station: BarycentricStation): readonly SurveyEquation[] {
  const directed = directedEquations(measured, found, station);
  const angles = directed.length > 0 ? directedNames : cornerNames;
  return [
    misclosureEquation(measured, found),
    ...directed,
    ...fromA,
    {
      name: 'k',
      is: 'Y_b*X_c - X_b*Y_c',
      rule: 'twice the area of the triangle',
      unit: 'm²',
      says: 'Positive where A, B, C are met clockwise, as the angles are counted.',
    },
    ...cornerNames.flatMap((name, place) => corner(name, angles[place]!)),
    ...meanOfPoints('p', ['X_P', 'Y_P'], station),
    ...cornerNames.map(
      (name, place): SurveyEquation => ({
        name: `w_${name}`,
        is: `p_${name}/p`,
        label: `"Weight of ${name.toUpperCase()}"`,
        rule: 'share of the weights',
        says: 'The weights are said as parts of their sum.',
        answer: { ...shown(station.weights[place]!), unit: undefined },
      }),
    ),
  ];
}

/** The mean of the known points by weights, in two coordinates. */
const meanOfPoints = (
  weight: string,
  [x, y]: readonly [string, string],
  { point }: Pick<Resection, 'point'>,
  labels: readonly (string | undefined)[] = [],
): readonly SurveyEquation[] => [
  {
    name: weight,
    is: cornerNames.map((name) => `${weight}_${name}`).join(' + '),
    rule: 'sum of the weights',
    says: 'By it the mean is divided.',
  },
  ...([x, y] as const).map((name, place): SurveyEquation => {
    const axis = place === 0 ? 'X' : 'Y';
    const sum = cornerNames.map((one) => `${weight}_${one}*${axis}_${one.toUpperCase()}`).join(' + ');
    return {
      name,
      is: `(${sum})/${weight}`,
      label: labels[place],
      rule: 'weighted mean',
      says: 'Each known point counts with its weight.',
      answer: shown(place === 0 ? point.x : point.y),
    };
  }),
];

/** The station that sees the same angles turned the other way: only the signs of their cotangents change. */
function otherStation(other: BarycentricStation | undefined, isDirected: boolean): readonly SurveyEquation[] {
  if (other === undefined) return [];
  const angles = isDirected ? directedNames : cornerNames;
  return [
    ...cornerNames.map(
      (name, place): SurveyEquation => ({
        name: `q_${name}`,
        is: `1/(d_${name}/k + ${cotangent(angles[place]!)})`,
        rule: 'weight',
        says: 'In the opposite sense of rotation the angle has the other sign, and its cotangent, too.',
      }),
    ),
    ...meanOfPoints('q', ['X_2', 'Y_2'], other, ['"XP, second solution"', '"YP, second solution"']),
  ];
}

/** The weights of Tienstra, the mean of the known points by them, what is seen from there, and how sure that is. */
export function barycentricSteps(
  known: ReferencePoints,
  measured: Angles,
  found: BarycentricResection,
  quality: Pick<Quality, 'effects' | 'ellipse'>,
  unit: SurveyUnit,
): Steps {
  const [station, other] = found.stations;
  if (station === undefined) return undefined;
  const isDirected = directedEquations(measured, found, station).length > 0;
  const [a, b, c] = measured;
  return measuredParts(
    [
      byWeights(measured, found, station),
      sightEquations(station),
      otherStation(other, isDirected),
      ...qualityParts(known, station, { shifts: shiftsOfThree, ...quality }, unit),
    ],
    given(known),
    { unit, given: { a, b, c } },
  );
}
