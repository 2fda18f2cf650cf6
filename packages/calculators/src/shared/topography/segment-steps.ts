import { type Rational, toNumber } from '@nomogram/math/exact/rational.ts';
import type { Quantity } from '../../kit/answer.ts';
import { measuredChain, type Steps, type SurveyEquation, saidAnswer } from './steps.ts';

/** What an answer says of a segment. */
type SegmentMeasures = { readonly [measure in 'area' | 'arc' | 'chord' | 'height' | 'perimeter']: Quantity };

/** The sector less its triangle, then arc and chord and what they make up. */
export const segmentSteps = (angle: Rational, radius: Rational, measures: SegmentMeasures): Steps =>
  toNumber(angle) === 0
    ? undefined
    : measuredChain([...areaEquations(measures), ...lengthEquations(measures)], { A: angle, R: radius });

/** The sector without the triangle of its two radii. */
const areaEquations = ({ area }: SegmentMeasures): readonly SurveyEquation[] => [
  { name: 'theta', is: 'A*pi/200', rule: 'angle in radians', says: '200 gon are half a turn, pi radians.' },
  {
    name: 'S_s',
    is: 'theta*R^2/2',
    rule: 'area of the sector',
    unit: 'm²',
    says: 'The part of the circle that the angle is of a full turn.',
  },
  {
    name: 'S_t',
    is: 'R^2*sin(theta)/2',
    rule: 'area of the triangle',
    unit: 'm²',
    says: 'Two radii and the angle between them; beyond half a turn its sine is negative.',
  },
  {
    name: 'S',
    is: 'S_s - S_t',
    rule: 'difference',
    says: 'The segment is the sector without the triangle.',
    answer: saidAnswer(area),
  },
];

/** The arc, the chord and its height, and what leads around the segment. */
const lengthEquations = ({ arc, chord, height, perimeter }: SegmentMeasures): readonly SurveyEquation[] => [
  {
    name: 'L',
    is: 'theta*R',
    rule: 'formula',
    says: 'The arc is the angle in radians times the radius.',
    answer: saidAnswer(arc),
  },
  {
    name: 'c',
    is: '2*R*sin(theta/2)',
    rule: 'sine in a right triangle',
    says: 'The radius to the middle of the arc halves the chord and its angle: half the chord lies opposite to half the angle.',
    answer: saidAnswer(chord),
  },
  {
    name: 'f',
    is: 'R*(1 - cos(theta/2))',
    rule: 'formula',
    says: 'The height is what the radius has more than the distance of the chord from the centre, R*cos(θ/2).',
    answer: saidAnswer(height),
  },
  {
    name: 'P',
    is: 'L + c',
    rule: 'perimeter',
    says: 'Around the segment lead the arc and the chord.',
    answer: saidAnswer(perimeter),
  },
];
