import { compare, type Rational, toNumber } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { DoubleDouble } from '@nomogram/math/numeric/double-double.ts';
import type { BearingAndDistance } from '@nomogram/math/surveying/bearing-and-distance.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { equationIn, gradiansIn, type SurveyUnit, sentenceIn, shownGradians } from './angle-unit.ts';

export type Steps = readonly ShownStep[] | undefined;

export const shown = ({ hi }: DoubleDouble) => ({ text: formatDouble(hi), latex: measured(hi), value: hi });

/** Tenths of a millimetre, or of a milligradian. */
const measured = (value: number, decimals = 4): string =>
  Math.abs(value) >= 0.01 ? String(Number(value.toFixed(decimals))) : formatDouble(value, 6);

/** An equation of a survey. `{half}` and the like stand for angles of the unit that it is written in (`angle-unit.ts`). */
export type SurveyEquation = Omit<Equation, 'answer'> & {
  /** The answer that it gives: a number, or an angle in gradians. */
  readonly answer?: Equation['answer'] | { readonly gradians: DoubleDouble };
};

/** The angles of a working: the unit that it is written in, and those that were given, in gradians. */
interface WorkedAngles {
  readonly unit: SurveyUnit;
  readonly given: { readonly [name: string]: Rational };
}

/** The equations of a measurement: set with the digits that it can carry. */
export const measuredChain = (
  equations: readonly SurveyEquation[],
  given: { readonly [name: string]: Rational },
  { unit, given: angles }: WorkedAngles = { unit: 'gradians', given: {} },
) =>
  workedChain(
    equations.map(
      ({ is, says, answer, ...rest }): Equation => ({
        ...rest,
        is: equationIn(unit, is),
        says: sentenceIn(unit, says),
        answer: answer && 'gradians' in answer ? shownAngle(answer.gradians, unit) : answer,
      }),
    ),
    {
      ...given,
      ...Object.fromEntries(Object.entries(angles).map(([name, angle]) => [name, gradiansIn(unit, angle)])),
    },
    'measured',
  );

function shownAngle({ hi }: DoubleDouble, unit: SurveyUnit): Equation['answer'] {
  const { value, decimals } = shownGradians(unit, hi);
  return { text: formatDouble(value), latex: measured(value, decimals), value };
}

/** Where B lies, seen from A, and what is added to the angle with the north axis. */
const quadrants = [
  {
    east: true,
    north: true,
    says: (to: string) => `${to} lies north-east of A, in the first quadrant: the angle is the bearing.`,
    is: 'alpha',
  },
  {
    east: true,
    north: false,
    says: (to: string) => `${to} lies south-east of A, in the second quadrant: {half} are added.`,
    is: 'alpha + {half}',
  },
  {
    east: false,
    north: false,
    says: (to: string) => `${to} lies south-west of A, in the third quadrant: {half} are added.`,
    is: 'alpha + {half}',
  },
  {
    east: false,
    north: true,
    says: (to: string) => `${to} lies north-west of A, in the fourth quadrant: {turn} are added.`,
    is: 'alpha + {turn}',
  },
];

interface Ends {
  readonly xa: Rational;
  readonly ya: Rational;
  readonly xb: Rational;
  readonly yb: Rational;
}

/** Differences of coordinates and distance from A to B, which may go by another name. */
export const distanceEquations = (to: string, distance: Equation['answer'], name = 'D'): readonly Equation[] => [
  {
    name: 'dX',
    is: `X_${to} - X_A`,
    rule: 'difference of coordinates',
    says: `How far ${to} lies to the east of A; a negative difference points west.`,
  },
  {
    name: 'dY',
    is: `Y_${to} - Y_A`,
    rule: 'difference of coordinates',
    says: `How far ${to} lies to the north of A; a negative difference points south.`,
  },
  {
    name,
    is: 'sqrt(dX^2 + dY^2)',
    rule: 'Pythagorean theorem',
    says: 'The differences are the legs of a right triangle, the distance is its hypotenuse.',
    answer: distance,
  },
];

/** The bearing from A to B, from dX and dY: by its quadrant, or along an axis. */
export function bearingEquations(
  to: string,
  { xa, ya, xb, yb }: Ends,
  answer: SurveyEquation['answer'],
): readonly SurveyEquation[] {
  const [east, north] = [compare(xb, xa), compare(yb, ya)];
  if (east === 0 || north === 0) {
    const [where, is] =
      north === 0
        ? east > 0
          ? ['east', '{quarter}']
          : ['west', '{threeQuarters}']
        : north > 0
          ? ['north', '0']
          : ['south', '{half}'];
    const says = `${to} lies due ${where} of A, on an axis, between two quadrants.`;
    return [{ name: 'G', is, rule: 'direction of an axis', says, answer }];
  }
  const quadrant = quadrants.find((one) => one.east === east > 0 && one.north === north > 0)!;
  return [
    {
      name: 'alpha',
      is: 'atan(dX/dY){fromRadians}',
      rule: 'angle with the north axis',
      says: 'Its tangent is the quotient of the legs.{fromRadians}',
    },
    { name: 'G', is: quadrant.is, rule: 'quadrant', says: quadrant.says(to), answer },
  ];
}

/** Ways from the differences of coordinates to the bearing. */
export const bearingWays = { quadrant: 'Arctangent and quadrant', half: 'Half of the bearing' } as const;

/** tan(G/2) = dX/(D + dY), which needs no quadrant; due south it would divide by 0. */
const halfBearing = ({ xa, ya, xb, yb }: Ends, answer: SurveyEquation['answer']): readonly SurveyEquation[] => {
  const isWest = compare(xb, xa) < 0;
  return compare(xb, xa) === 0 && compare(yb, ya) < 0
    ? bearingEquations('B', { xa, ya, xb, yb }, answer)
    : [
        {
          name: 'G',
          is: `2*atan(dX/(D + dY)){fromRadians}${isWest ? ' + {turn}' : ''}`,
          rule: 'tangent of half the angle',
          says: `sin(G) is dX/D and cos(G) is dY/D, and the tangent of half an angle is its sine over 1 and its cosine: no quadrant is asked for${isWest ? ', and {turn} turn a negative bearing into a positive one' : ''}.`,
          answer,
        },
      ];
};

/** Differences of coordinates, distance, angle with the north axis, quadrant, bearing. */
export function bearingSteps(
  { xa, ya, xb, yb }: { readonly [name in keyof Ends]: { readonly rational: Rational } },
  { bearing, distance }: BearingAndDistance,
  way: keyof typeof bearingWays | undefined,
  unit: SurveyUnit,
): Steps {
  const ends = { xa: xa.rational, ya: ya.rational, xb: xb.rational, yb: yb.rational };
  const found =
    way === 'half' ? halfBearing(ends, { gradians: bearing }) : bearingEquations('B', ends, { gradians: bearing });
  return measuredChain(
    [...distanceEquations('B', shown(distance)), ...found],
    {
      X_A: ends.xa,
      Y_A: ends.ya,
      X_B: ends.xb,
      Y_B: ends.yb,
    },
    { unit, given: {} },
  );
}

/** The sector less its triangle. */
export const segmentSteps = (angle: Rational, radius: Rational, area: number): Steps =>
  toNumber(angle) === 0
    ? undefined
    : measuredChain(
        [
          { name: 'theta', is: 'A*pi/200', rule: 'angle in radians', says: '200 gon are half a turn, pi radians.' },
          {
            name: 'S_s',
            is: 'theta*R^2/2',
            rule: 'area of the sector',
            says: 'The part of the circle that the angle is of a full turn.',
          },
          {
            name: 'S_t',
            is: 'R^2*sin(theta)/2',
            rule: 'area of the triangle',
            says: 'Two radii and the angle between them; beyond half a turn its sine is negative.',
          },
          {
            name: 'S',
            is: 'S_s - S_t',
            rule: 'difference',
            says: 'The segment is the sector without the triangle.',
            answer: { text: formatDouble(area), value: area },
          },
        ],
        { A: angle, R: radius },
      );
