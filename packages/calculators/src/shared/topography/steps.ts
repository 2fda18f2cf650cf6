import { compare, type Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { DoubleDouble } from '@nomogram/math/numeric/double-double.ts';
import type { BearingAndDistance } from '@nomogram/math/surveying/bearing-and-distance.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { WorkedAnswer } from '../../kit/worked/steps.ts';
import { equationIn, gradiansIn, type SurveyUnit, sentenceIn, shownGradians, signOf } from './angle-unit.ts';

export type Steps = readonly ShownStep[] | undefined;

/** A length or a coordinate, set to millimetres, or an area. */
export const shown = ({ hi }: DoubleDouble, unit: 'm' | 'm²' = 'm'): WorkedAnswer =>
  measuredAnswer(hi, unit === 'm' ? 3 : 4, unit);

/** A measurement as a working ends in it: set with the decimals that can be measured. */
export function measuredAnswer(value: number, decimals: number, unit: string): WorkedAnswer {
  const [text, latex] = [formatDouble(value), measured(value, decimals)];
  return { text, latex, value, unit, isRounded: Number(text) !== Number(latex) };
}

/** What can be measured, with all of its decimals where it is rounded; of less than a hundred times that six digits. */
function measured(value: number, decimals: number): string {
  const whole = formatDouble(value);
  if (Math.abs(value) < 100 * 10 ** -decimals) return formatDouble(value, 6);
  const text = value.toFixed(decimals);
  return Number(text) === Number(whole) ? whole : text;
}

/** An equation of a survey. `{half}` and the like stand for angles of the unit that it is written in (`angle-unit.ts`). */
export type SurveyEquation = Omit<Equation, 'answer' | 'unit'> & {
  /** Of a length, or `angle` for that in which the working writes its angles. */
  readonly unit?: 'm' | 'm²' | 'angle';
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
      ({ is, says, answer, unit: own, ...rest }): Equation => ({
        ...rest,
        is: equationIn(unit, is),
        unit: own === 'angle' ? signOf(unit) : own,
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
  return measuredAnswer(value, decimals, signOf(unit));
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
export const distanceEquations = (to: string, distance: Equation['answer'], name = 'D'): readonly SurveyEquation[] => [
  {
    name: 'ΔX',
    is: `X_${to} - X_A`,
    rule: 'difference of coordinates',
    unit: 'm',
    says: `How far ${to} lies to the east of A; a negative difference points west.`,
  },
  {
    name: 'ΔY',
    is: `Y_${to} - Y_A`,
    rule: 'difference of coordinates',
    unit: 'm',
    says: `How far ${to} lies to the north of A; a negative difference points south.`,
  },
  {
    name,
    is: 'sqrt(ΔX^2 + ΔY^2)',
    rule: 'Pythagorean theorem',
    says: 'The differences are the legs of a right triangle, the distance is its hypotenuse.',
    answer: distance,
  },
];

/** The bearing from A to B, from ΔX and ΔY: by its quadrant, or along an axis. */
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
    return [{ name: 'G', is, rule: 'direction of an axis', unit: 'angle', says, answer }];
  }
  const quadrant = quadrants.find((one) => one.east === east > 0 && one.north === north > 0)!;
  return [
    {
      name: 'alpha',
      is: 'atan(ΔX/ΔY){fromRadians}',
      rule: 'angle with the north axis',
      unit: 'angle',
      says: 'Its tangent is the quotient of the legs.{fromRadians}',
    },
    { name: 'G', is: quadrant.is, rule: 'quadrant', unit: 'angle', says: quadrant.says(to), answer },
  ];
}

/** Ways from the differences of coordinates to the bearing. */
export const bearingWays = { quadrant: 'Arctangent and quadrant', half: 'Half of the bearing' } as const;

/** tan(G/2) = ΔX/(D + ΔY), which needs no quadrant; due south it would divide by 0. */
const halfBearing = ({ xa, ya, xb, yb }: Ends, answer: SurveyEquation['answer']): readonly SurveyEquation[] => {
  const isWest = compare(xb, xa) < 0;
  return compare(xb, xa) === 0 && compare(yb, ya) < 0
    ? bearingEquations('B', { xa, ya, xb, yb }, answer)
    : [
        {
          name: 'G',
          is: `2*atan(ΔX/(D + ΔY)){fromRadians}${isWest ? ' + {turn}' : ''}`,
          rule: 'tangent of half the angle',
          says: `sin(G) is ΔX/D and cos(G) is ΔY/D, and the tangent of half an angle is its sine over 1 and its cosine: no quadrant is asked for${isWest ? ', and {turn} turn a negative bearing into a positive one' : ''}.`,
          answer,
        },
      ];
};

/** The way back points opposite. */
const backBearing = (bearing: DoubleDouble, back: DoubleDouble): SurveyEquation => ({
  name: 'G_B',
  is: back.hi > bearing.hi ? 'G + {half}' : 'G - {half}',
  label: '"Back bearing"',
  rule: 'back bearing',
  says: `From B back to A the direction is opposite: {half} are ${back.hi > bearing.hi ? 'added' : 'taken off'}, so that the bearing stays within one turn.`,
  answer: { gradians: back },
});

/** Differences of coordinates, distance, angle with the north axis, quadrant, bearing. */
export function bearingSteps(
  { xa, ya, xb, yb }: { readonly [name in keyof Ends]: { readonly rational: Rational } },
  { bearing, back, distance }: BearingAndDistance,
  way: keyof typeof bearingWays | undefined,
  unit: SurveyUnit,
): Steps {
  const ends = { xa: xa.rational, ya: ya.rational, xb: xb.rational, yb: yb.rational };
  const found =
    way === 'half' ? halfBearing(ends, { gradians: bearing }) : bearingEquations('B', ends, { gradians: bearing });
  return measuredChain(
    [...distanceEquations('B', shown(distance)), ...found, backBearing(bearing, back)],
    {
      X_A: ends.xa,
      Y_A: ends.ya,
      X_B: ends.xb,
      Y_B: ends.yb,
    },
    { unit, given: {} },
  );
}
