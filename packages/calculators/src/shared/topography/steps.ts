import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { DoubleDouble } from '@nomogram/math/numeric/double-double.ts';
import type { BearingAndDistance } from '@nomogram/math/surveying/bearing-and-distance.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { numberOf } from '../../kit/number-of.ts';
import { defaultOptions } from '../../kit/options.ts';
import { presentValue } from '../../kit/present/value.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { WorkedAnswer } from '../../kit/worked/steps.ts';
import { equationIn, gradiansIn, type SurveyUnit, sentenceIn, shownGradians, signOf } from './angle-unit.ts';
import { exactOf, exactText, measuredText, roughDigits, roundedTo } from './quantities.ts';

export type Steps = readonly ShownStep[] | undefined;

/** A length or a coordinate, set to millimetres, or an area. */
export const shown = (value: DoubleDouble, unit: 'm' | 'm²' = 'm'): WorkedAnswer =>
  measuredAnswer(exactOf(value), unit, measuredText(value));

/** A number that follows from the typed ones without rounding, with all its decimals where they end. */
const exactlyShown = (value: Rational, unit: 'm' | 'm²' = 'm'): WorkedAnswer =>
  measuredAnswer(value, unit, exactText(value));

/** A value of the answer as a working ends in it, with the digits that the answer has; undefined where it is said in words. */
export function saidAnswer(quantity: Quantity): WorkedAnswer | undefined {
  const { decimal, unit = '', rounded } = presentValue('', quantity, defaultOptions).value;
  const value = numberOf(quantity.form);
  if (decimal === undefined || Number.isNaN(value)) return undefined;
  return measuredAnswer(Q.fromNumber(value), unit, decimal, rounded);
}

/** A length that is known roughly, an error or a shift: set with the digits that the answer has, said with those that follow the line. */
export const roughAnswer = (value: number, digits = roughDigits, unit = 'm'): WorkedAnswer => {
  const [text, latex] = [formatDouble(value, followedDigits), formatDouble(value, digits)];
  return { text, latex, value, unit, isRounded: text !== latex };
};

const followedDigits = 10;

/** A measurement as a working ends in it: set with the decimals that can be measured, as the answer is. */
function measuredAnswer(exact: Rational, unit: string, text: string, said?: string): WorkedAnswer {
  const value = Q.toNumber(exact);
  const rounded =
    said ?? roundedTo(exact, unit) ?? (unit === 'm' || unit === 'gon' ? undefined : measured(value, unit));
  const latex = rounded ?? (Math.abs(value) < 1 ? formatDouble(value, leastDigits) : text);
  return { text, latex, value, unit: unit || undefined, isRounded: Number(text) !== Number(latex) };
}

/** Of what is smaller than can be measured. */
const leastDigits = 6;

/** Units that an answer is not rounded in by itself: an area, an angle that was asked for in degrees. */
function measured(value: number, unit: string): string | undefined {
  const decimals = unit === '°' ? 6 : 4;
  const text = value.toFixed(decimals);
  return Math.abs(value) < 100 * 10 ** -decimals || Number(text) === Number(formatDouble(value)) ? undefined : text;
}

/** An equation of a survey. `{half}` and the like stand for angles of the unit that it is written in (`angle-unit.ts`). */
export type SurveyEquation = Omit<Equation, 'answer' | 'unit'> & {
  /** Of a length, or `angle` for that in which the working writes its angles. */
  readonly unit?: 'm' | 'm²' | '°' | 'angle';
  /** The answer that it gives: a number, or an angle in gradians. */
  readonly answer?: Equation['answer'] | { readonly gradians: DoubleDouble };
};

/** The angles of a working: the unit that it is written in, and those that were given, in gradians. */
interface WorkedAngles {
  readonly unit: SurveyUnit;
  readonly given: { readonly [name: string]: Rational };
}

/**
 * A working in parts, of which the later ones stand on those before: as many of them as come out. What is left of a difference may have
 * too few digits for a part that nobody needs to follow the first.
 */
export function measuredParts(
  parts: readonly (readonly SurveyEquation[])[],
  given: { readonly [name: string]: Rational },
  angles: WorkedAngles,
): Steps {
  const whole = measuredChain(parts.flat(), given, angles);
  return whole ?? (parts.length > 1 ? measuredParts(parts.slice(0, -1), given, angles) : undefined);
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

function shownAngle(gradians: DoubleDouble, unit: SurveyUnit): Equation['answer'] {
  const value = shownGradians(unit, gradians.hi);
  if (unit === 'gradians') return measuredAnswer(exactOf(gradians), 'gon', formatDouble(value));
  return measuredAnswer(Q.fromNumber(value), signOf(unit), formatDouble(value));
}

/** What is added to the angle with the north axis in each quadrant. */
const quadrants = [
  { east: 1, north: 1, where: 'north-east', which: 'first', is: 'alpha', added: 'the angle is the bearing' },
  { east: 1, north: -1, where: 'south-east', which: 'second', is: 'alpha + {half}', added: '{half} are added' },
  { east: -1, north: -1, where: 'south-west', which: 'third', is: 'alpha + {half}', added: '{half} are added' },
  { east: -1, north: 1, where: 'north-west', which: 'fourth', is: 'alpha + {turn}', added: '{turn} are added' },
];

/** A direction along an axis. */
const axes = [
  { east: 0, north: 1, where: 'north', is: '0' },
  { east: 1, north: 0, where: 'east', is: '{quarter}' },
  { east: 0, north: -1, where: 'south', is: '{half}' },
  { east: -1, north: 0, where: 'west', is: '{threeQuarters}' },
];

interface Ends {
  readonly xa: Rational;
  readonly ya: Rational;
  readonly xb: Rational;
  readonly yb: Rational;
}

/** Differences of coordinates and distance from A to B, which may go by another name. */
export const distanceEquations = (
  to: string,
  distance: Equation['answer'],
  name = 'D',
  legs: readonly Equation['answer'][] = [],
): readonly SurveyEquation[] => [
  {
    name: 'ΔX',
    is: `X_${to} - X_A`,
    rule: 'difference of coordinates',
    unit: 'm',
    says: `How far ${to} lies to the east of A; a negative difference points west.`,
    answer: legs[0],
  },
  {
    name: 'ΔY',
    is: `Y_${to} - Y_A`,
    rule: 'difference of coordinates',
    unit: 'm',
    says: `How far ${to} lies to the north of A; a negative difference points south.`,
    answer: legs[1],
  },
  {
    name,
    is: 'sqrt(ΔX^2 + ΔY^2)',
    rule: 'Pythagorean theorem',
    says: 'The differences are the legs of a right triangle, the distance is its hypotenuse.',
    answer: distance,
  },
];

/** Where a point lies, seen from another one: the names of the two, of the differences of their coordinates, and the signs of these. */
export interface Direction {
  readonly from: string;
  readonly to: string;
  readonly legs: readonly [east: string, north: string];
  readonly east: number;
  readonly north: number;
}

/** A bearing from the differences of coordinates: by its quadrant, or along an axis. */
export function directionEquations(
  { from, to, legs, east, north }: Direction,
  answer: SurveyEquation['answer'],
): readonly SurveyEquation[] {
  const axis = axes.find((one) => one.east === east && one.north === north);
  if (axis) {
    const says = `${to} lies due ${axis.where} of ${from}, on an axis, between two quadrants.`;
    return [{ name: 'G', is: axis.is, rule: 'direction of an axis', unit: 'angle', says, answer }];
  }
  const { where, which, is, added } = quadrants.find((one) => one.east === east && one.north === north)!;
  return [
    {
      name: 'alpha',
      is: `atan(${legs[0]}/${legs[1]}){fromRadians}`,
      rule: 'angle with the north axis',
      unit: 'angle',
      says: 'Its tangent is the quotient of the legs.{fromRadians}',
    },
    {
      name: 'G',
      is,
      rule: 'quadrant',
      unit: 'angle',
      says: `${to} lies ${where} of ${from}, in the ${which} quadrant: ${added}.`,
      answer,
    },
  ];
}

/** The bearing from A to B, from ΔX and ΔY. */
export const bearingEquations = (
  to: string,
  { xa, ya, xb, yb }: Ends,
  answer: SurveyEquation['answer'],
): readonly SurveyEquation[] =>
  directionEquations({ from: 'A', to, legs: ['ΔX', 'ΔY'], east: Q.compare(xb, xa), north: Q.compare(yb, ya) }, answer);

/** Ways from the differences of coordinates to the bearing. */
export const bearingWays = { quadrant: 'Arctangent and quadrant', half: 'Half of the bearing' } as const;

/** tan(G/2) = ΔX/(D + ΔY), which needs no quadrant; due south it would divide by 0. */
const halfBearing = ({ xa, ya, xb, yb }: Ends, answer: SurveyEquation['answer']): readonly SurveyEquation[] => {
  const isWest = Q.compare(xb, xa) < 0;
  return Q.compare(xb, xa) === 0 && Q.compare(yb, ya) < 0
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

/** By which way a bearing is found, how it is said by its quadrant, and the unit of the working. */
interface BearingWorking {
  readonly way: keyof typeof bearingWays | undefined;
  readonly quadrant: string | undefined;
  readonly unit: SurveyUnit;
}

/** The angle from the nearer end of the meridian, in each quadrant. */
const fromMeridian = ['G', '{half} - G', 'G - {half}', '{turn} - G'];

/** The bearing as it is counted from the nearer end of the meridian, in degrees, minutes and seconds; along an axis it has a name. */
function quadrantSteps(bearing: DoubleDouble, quadrant: string | undefined, unit: SurveyUnit): Steps {
  const quarter = Math.floor(bearing.hi / 100);
  if (quadrant === undefined || bearing.hi === 100 * quarter) return [];
  const is = fromMeridian[quarter]!;
  const gradians = Q.add(Q.fromNumber(bearing.hi), Q.fromNumber(bearing.lo));
  const end = quarter === 0 || quarter === 3 ? 'north' : 'south';
  const found = measuredChain(
    [
      {
        name: 'beta',
        is: unit === 'degrees' ? is : `(${is})*9/10`,
        rule: 'quadrant bearing',
        says: `Counted from the nearer end of the meridian, from ${end}${unit === 'degrees' ? '.' : '; 10 gon are 9°.'}`,
        unit: '°',
      },
    ],
    {},
    { unit, given: { G: gradians } },
  );
  const parts = quadrant.includes("'")
    ? 'What stands behind the point, times 60, are minutes; what stands behind the point of those, times 60, are seconds. '
    : '';
  const text = `Quadrant bearing: ${quadrant}`;
  const said: ShownStep = {
    rule: 'degrees, minutes, seconds',
    says: `${parts}The letters of the quadrant stand around the angle.`,
    written: { text, latex: `\\text{${text}}` },
    steps: [],
  };
  return found && [...found, said];
}

/** Differences of coordinates, distance, angle with the north axis, quadrant, bearing. */
export function bearingSteps(
  { xa, ya, xb, yb }: { readonly [name in keyof Ends]: { readonly rational: Rational } },
  { bearing, back, distance, dx, dy }: BearingAndDistance,
  { way, quadrant, unit }: BearingWorking,
): Steps {
  const ends = { xa: xa.rational, ya: ya.rational, xb: xb.rational, yb: yb.rational };
  const found =
    way === 'half' ? halfBearing(ends, { gradians: bearing }) : bearingEquations('B', ends, { gradians: bearing });
  const legs = [exactlyShown(dx), exactlyShown(dy)];
  const given = { X_A: ends.xa, Y_A: ends.ya, X_B: ends.xb, Y_B: ends.yb };
  const equations = [...distanceEquations('B', shown(distance), 'D', legs), ...found, backBearing(bearing, back)];
  const steps = measuredChain(equations, given, { unit, given: {} });
  return steps && [...steps, ...(quadrantSteps(bearing, quadrant, unit) ?? [])];
}
