import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Quantity } from '../../kit/answer.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { SurveyUnit } from './angle-unit.ts';
import { measuredChain, type SurveyEquation, saidAnswer } from './steps.ts';

/** What an answer says of a quadrilateral around a circle. */
type QuadrilateralMeasures = { readonly [measure in 'area' | 'perimeter' | 'one' | 'other']: Quantity } & {
  readonly [measure in 'largest' | 'angleA' | 'angleB' | 'angleC' | 'angleD']?: Quantity;
};

type Lengths<Number> = { readonly [name in 'a' | 'b' | 'c' | 'd' | 'r']: Number };

/** The area and the sums of the sides; where the quadrilateral exists, its angles from the tangent lengths. */
export function quadrilateralSteps(
  given: Lengths<{ readonly expression: Expression; readonly rational: Rational; readonly value: number }>,
  measures: QuadrilateralMeasures,
  unit: SurveyUnit,
  isOneOfTwo: boolean,
): readonly ShownStep[] | undefined {
  const { a, b, c, d, r } = given;
  const lengths = { a: a.expression, b: b.expression, c: c.expression, d: d.expression, r: r.expression };
  const area = workedChain(areaEquations(measures), lengths, 'ending');
  const angles = angleEquations(given, measures, unit, isOneOfTwo);
  const perimeter = [b, c, d].reduce((sum, { rational }) => Q.add(sum, rational), a.rational);
  const S = Q.multiply(Q.half, Q.multiply(r.rational, perimeter));
  const numbers = { a: a.rational, b: b.rational, c: c.rational, d: d.rational, r: r.rational, S };
  return area && [...area, ...((angles && measuredChain(angles, numbers, { unit, given: {} })) ?? [])];
}

const areaEquations = ({
  area,
  perimeter,
  one,
  other,
  largest,
  angleA,
}: QuadrilateralMeasures): readonly Equation[] => [
  {
    name: 'P',
    is: 'a + b + c + d',
    rule: 'perimeter',
    says: 'The sum of the sides.',
    answer: saidAnswer(perimeter),
  },
  {
    name: 'S',
    is: 'r*P/2',
    rule: 'inscribed circle',
    says: angleA
      ? 'From its centre the quadrilateral is four triangles, all with the height r upon a side.'
      : 'The formula for a quadrilateral around a circle of this radius.',
    answer: saidAnswer(area),
  },
  {
    name: 's_1',
    is: 'a + c',
    rule: 'opposite sides',
    says: 'Around a circle the sums of opposite sides are equal.',
    answer: saidAnswer(one),
  },
  {
    name: 's_2',
    is: 'b + d',
    rule: 'opposite sides',
    says: largest ? 'It is the same sum.' : 'It is another sum: there is no circle that touches all four sides.',
    answer: saidAnswer(other),
  },
  ...(largest
    ? [
        {
          name: 'S_max',
          is: 'sqrt(a*b*c*d)',
          rule: 'largest area',
          says: 'Hinged at its corners the quadrilateral takes many shapes; its area is the largest where the corners lie on a circle, too.',
          answer: saidAnswer(largest),
        },
      ]
    : []),
];

/** From each corner two tangents of one length lead to the circle; the line to its centre halves the angle between them. */
function angleEquations(
  { a, c, d, r }: Lengths<{ readonly value: number }>,
  { angleA, angleB, angleC, angleD }: QuadrilateralMeasures,
  unit: SurveyUnit,
  isOneOfTwo: boolean,
): readonly SurveyEquation[] | undefined {
  if (!angleA || !angleB || !angleC || !angleD) return undefined;
  const tangent = r.value / Math.tan((numberOf(angleA.form) * Math.PI) / 400);
  const isLonger = tangent >= (a.value * d.value) / (a.value + c.value);
  const length = (name: string, is: string, corner: string): SurveyEquation => ({
    name,
    is,
    rule: 'tangent lengths',
    unit: 'm',
    says: `Each side is made of two tangents; this one starts in the corner between ${corner}.`,
  });
  const angle = (name: string, of: string, quantity: Quantity): SurveyEquation => ({
    name,
    is: `2*atan(r/${of}){fromRadians}`,
    label: `"${quantity.label}"`,
    rule: 'angle between tangents',
    says: 'The radius meets the tangent at a right angle: half the angle has r opposite to it and the tangent beside it.{fromRadians}',
    answer: angleAnswer(quantity, unit),
  });
  return [
    {
      name: 'x',
      is: `(a*d ${isLonger ? '+' : '-'} sqrt(a*b*c*d - S^2))/(a + c)`,
      rule: 'tangent lengths',
      unit: 'm',
      says: `From the corner between d and a two tangents of one length x lead to the circle. The half angles at the four corners add up to half a turn; with the others by x, that is a quadratic equation. ${isOneOfTwo ? 'Both of its solutions leave all tangents positive; this one is drawn.' : 'Only this solution leaves all tangents positive.'}`,
    },
    length('y', 'a - x', 'a and b'),
    length('z', 'b - y', 'b and c'),
    length('w', 'c - z', 'c and d'),
    angle('A', 'x', angleA),
    angle('B', 'y', angleB),
    angle('C', 'z', angleC),
    angle('D', 'w', angleD),
  ];
}

function angleAnswer({ form, ...rest }: Quantity, unit: SurveyUnit): SurveyEquation['answer'] {
  if (unit === 'gradians') return saidAnswer({ form, ...rest });
  return { gradians: { hi: numberOf(form), lo: 0 } };
}
