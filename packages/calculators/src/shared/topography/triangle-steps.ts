import { compare, type Rational } from '@nomogram/math/exact/rational.ts';
import type { DoubleDouble } from '@nomogram/math/numeric/double-double.ts';
import type { Triangle } from '@nomogram/math/surveying/triangle.ts';
import type { SurveyUnit } from './angle-unit.ts';
import { measuredChain, type Steps, type SurveyEquation, shown } from './steps.ts';

/** Ways to the parts of a triangle, by the laws that textbooks name. */
export const sidesAndAngleWays = { cosines: 'Law of cosines', sines: 'Law of sines' } as const;
export const threeSidesWays = { ...sidesAndAngleWays, halves: "Heron's formula and half angles" } as const;
export const twoAnglesWays = { sines: 'Law of sines', height: 'Height upon the base' } as const;

/** The sides and angles by their place: a opposite to A, and so on. */
const sideNames = ['a', 'b', 'c'] as const;
const angleNames = ['A', 'B', 'C'] as const;
type Place = 0 | 1 | 2;

/** Sine and cosine of an angle in gradians. */
const sine = (angle: string) => `sin(${angle}{toRadians})`;
const cosine = (angle: string) => `cos(${angle}{toRadians})`;

/** Two angles and the side between them: the third angle, then the law of sines, or the height upon the side. */
export function twoAnglesSteps(
  [A, C, b]: readonly [A: Rational, C: Rational, b: Rational],
  triangle: Triangle,
  way: keyof typeof twoAnglesWays = 'sines',
  unit: SurveyUnit = 'gradians',
): Steps {
  const { sides, area } = triangle;
  const third = thirdAngle(1, triangle);
  const sines = [sideBySines(0, 1, triangle), sideBySines(2, 1, triangle), areaByAngle('b', 'c', 'A', area)];
  const height: readonly SurveyEquation[] = [
    {
      name: 'h',
      is: `b*${sine('A')}*${sine('C')}/${sine('B')}`,
      rule: 'height of a triangle',
      unit: 'm',
      says: 'The height divides the base into h*cot(A) and h*cot(C), whose sum is b; cot(A) + cot(C) is sin(B)/(sin(A)*sin(C)).',
    },
    bySine('a', `h/${sine('C')}`, 'C', sides[0]),
    bySine('c', `h/${sine('A')}`, 'A', sides[2]),
    areaByHeight('b', area),
  ];
  return measuredChain(
    [third, ...(way === 'height' ? height : sines), ...circles(triangle)],
    { b },
    { unit, given: { A, C } },
  );
}

const bySine = (name: string, is: string, angle: string, answer: DoubleDouble): SurveyEquation => ({
  name,
  is,
  rule: 'sine in a right triangle',
  says: `In the right triangle with the angle ${angle} the side is the hypotenuse and the height lies opposite to the angle.`,
  answer: shown(answer),
});

/** Two sides and the angle between them: the third side by the law of cosines, then an angle by either law. */
export function twoSidesSteps(
  [C, a, b]: readonly [C: Rational, a: Rational, b: Rational],
  triangle: Triangle,
  way: keyof typeof sidesAndAngleWays = 'cosines',
  unit: SurveyUnit = 'gradians',
): Steps {
  // The angle opposite to the shorter side is acute, so its sine tells it.
  const shorter = compare(a, b) <= 0 ? 0 : 1;
  const angles: readonly SurveyEquation[] =
    way === 'sines'
      ? [angleBySines(shorter, 2, triangle, shorterIsAcute), thirdAngle(shorter === 0 ? 1 : 0, triangle)]
      : [angleByCosines(0, triangle), thirdAngle(1, triangle)];
  return measuredChain(
    [
      {
        name: 'c',
        is: `sqrt(a^2 + b^2 - 2*a*b*${cosine('C')})`,
        rule: 'law of cosines',
        says: 'Two sides and the angle between them are known: the theorem of Pythagoras with what the angle takes away.',
        answer: shown(triangle.sides[2]),
      },
      ...angles,
      areaByAngle('a', 'b', 'C', triangle.area),
      ...circles(triangle),
    ],
    { a, b },
    { unit, given: { C } },
  );
}

const shorterIsAcute =
  'A side and the angle opposite to it are known by now. The angle opposite to the shorter of the given sides is less than {quarter}, so its sine tells it.';

/** Three sides: two angles by the law of cosines, or the largest one and then the law of sines, or half angles. */
export function threeSidesSteps(
  [a, b, c]: readonly [Rational, Rational, Rational],
  triangle: Triangle,
  way: keyof typeof threeSidesWays = 'cosines',
  unit: SurveyUnit = 'gradians',
): Steps {
  const parts = {
    cosines: () => [
      angleByCosines(0, triangle),
      angleByCosines(1, triangle),
      thirdAngle(2, triangle),
      ...heron(triangle),
    ],
    sines: () => fromLargestAngle([a, b, c], triangle),
    halves: () => [...heron(triangle), halfAngle(0, triangle), halfAngle(1, triangle), thirdAngle(2, triangle)],
  }[way]();
  return measuredChain([...parts, ...circles(triangle)], { a, b, c }, { unit, given: {} });
}

/** Beside the largest angle, which only a cosine tells, both others are acute. */
function fromLargestAngle(
  sides: readonly [Rational, Rational, Rational],
  triangle: Triangle,
): readonly SurveyEquation[] {
  const places: readonly Place[] = [0, 1, 2];
  const largest = places.reduce((one, other) => (compare(sides[other], sides[one]) > 0 ? other : one));
  const [second, third] = others(largest);
  return [
    angleByCosines(largest, triangle),
    angleBySines(
      second,
      largest,
      triangle,
      'The largest angle lies opposite to the longest side; beside it the others are less than {quarter}, so a sine tells them.',
    ),
    thirdAngle(third, triangle),
    areaByAngle(sideNames[second], sideNames[third], angleNames[largest], triangle.area),
  ];
}

const others = (place: Place): readonly [Place, Place] => (place === 0 ? [1, 2] : place === 1 ? [0, 2] : [0, 1]);

function thirdAngle(place: Place, { angles }: Triangle): SurveyEquation {
  const [one, other] = others(place);
  return {
    name: angleNames[place],
    is: `{half} - ${angleNames[one]} - ${angleNames[other]}`,
    rule: 'sum of the angles',
    says: 'The angles of a triangle add up to {half}.',
    answer: { gradians: angles[place] },
  };
}

function angleByCosines(place: Place, { angles }: Triangle): SurveyEquation {
  const [one, other] = others(place).map((at) => sideNames[at]);
  return {
    name: angleNames[place],
    is: `acos((${one}^2 + ${other}^2 - ${sideNames[place]}^2)/(2*${one}*${other})){fromRadians}`,
    rule: 'law of cosines',
    says: 'Solved for the angle: its cosine comes from the three sides.{fromRadians}',
    answer: { gradians: angles[place] },
  };
}

const angleBySines = (place: Place, known: Place, { angles }: Triangle, says: string): SurveyEquation => ({
  name: angleNames[place],
  is: `asin(${sideNames[place]}*${sine(angleNames[known])}/${sideNames[known]}){fromRadians}`,
  rule: 'law of sines',
  says,
  answer: { gradians: angles[place] },
});

const sideBySines = (place: Place, known: Place, { sides }: Triangle): SurveyEquation => ({
  name: sideNames[place],
  is: `${sideNames[known]}*${sine(angleNames[place])}/${sine(angleNames[known])}`,
  rule: 'law of sines',
  says: 'Two angles and a side are known: in every triangle the sides are to each other as the sines of the opposite angles.',
  answer: shown(sides[place]),
});

/** tan(A/2) from half of the perimeter, s. */
function halfAngle(place: Place, { angles }: Triangle): SurveyEquation {
  const [one, other] = others(place).map((at) => sideNames[at]);
  return {
    name: angleNames[place],
    is: `2*atan(S/(s*(s - ${sideNames[place]}))){fromRadians}`,
    rule: 'half angle of a triangle',
    says: `The tangent of half the angle is the root of (s - ${one})*(s - ${other})/(s*(s - ${sideNames[place]})), and that is the area over s*(s - ${sideNames[place]}).`,
    answer: { gradians: angles[place] },
  };
}

const heron = ({ area }: Triangle): readonly SurveyEquation[] => [
  {
    name: 's',
    is: '(a + b + c)/2',
    rule: 'half of the perimeter',
    unit: 'm',
    says: "Heron's formula is written with it.",
  },
  {
    name: 'S',
    is: 'sqrt(s*(s - a)*(s - b)*(s - c))',
    rule: "Heron's formula",
    says: 'It gives the area from the three sides alone.',
    answer: shown(area, 'm²'),
  },
];

const areaByAngle = (one: string, other: string, angle: string, area: DoubleDouble): SurveyEquation => ({
  name: 'S',
  is: `${one}*${other}*${sine(angle)}/2`,
  rule: 'area of a triangle',
  says: `Half of base times height: upon ${one} the height is ${other}*sin(${angle}).`,
  answer: shown(area, 'm²'),
});

const areaByHeight = (base: string, area: DoubleDouble): SurveyEquation => ({
  name: 'S',
  is: `${base}*h/2`,
  rule: 'area of a triangle',
  says: 'Half of base times height.',
  answer: shown(area, 'm²'),
});

/** What follows once sides and area are known. */
const circles = ({ perimeter, inradius, circumradius }: Triangle): readonly SurveyEquation[] => [
  { name: 'P', is: 'a + b + c', rule: 'perimeter', says: 'The sum of the sides.', answer: shown(perimeter) },
  {
    name: 'r',
    is: '2*S/P',
    rule: 'inscribed circle',
    says: 'From its centre the triangle is three triangles with the height r upon the sides, so S = r*P/2.',
    answer: shown(inradius),
  },
  {
    name: 'R',
    is: 'a*b*c/(4*S)',
    rule: 'circumscribed circle',
    says: 'By the law of sines a = 2*R*sin(A), and sin(A) is 2*S/(b*c).',
    answer: shown(circumradius),
  },
];
