import { triangleFromTwoSides } from '@nomogram/math/surveying/triangle-from-two-sides.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { lengthConvention } from '../../shared/topography/conventions.ts';
import { length, triangleAngle } from '../../shared/topography/fields.ts';
import { besideTriangle, ofTriangle, triangleValues } from '../../shared/topography/triangle-answer.ts';
import { sidesAndAngleWays, twoSidesSteps } from '../../shared/topography/triangle-steps.ts';

const inputs = {
  angle: triangleAngle('Angle C', 'C', 'Between the sides a and b.'),
  sideA: length('Side a', 'a', 'Opposite to A.'),
  sideB: length('Side b', 'b', 'Opposite to B.'),
};

export default calculator({
  title: 'Angle C with adjacent sides a and b',
  keywords: [
    'Pythagorean theorem',
    'Pythagoras',
    'right triangle',
    'hypotenuse',
    'two sides and the included angle',
    'law of cosines',
    'cosine rule',
    'SAS triangle',
    'two sides and the angle between',
  ],
  purpose: 'A triangle from the angle C and the two sides that enclose it.',
  ...ofTriangle(sidesAndAngleWays, 'cosines'),
  path: 'topography/resotriangle/anglecotes/:angle/:sideA/:sideB',
  inputs,
  formula:
    'c^2 = a^2 + b^2 - 2ab\\cos C, \\qquad \\tan A = \\frac{a \\sin C}{b - a\\cos C}, \\qquad S = \\tfrac12 ab\\sin C',
  compute,
  examples: [
    {
      given: { angle: '100', sideA: '3', sideB: '4' },
      expect: {
        c: 5,
        angleA: 40.9665529398266903,
        angleB: 59.0334470601733097,
        area: 6,
        inradius: 1,
        circumradius: 2.5,
      },
    },
    {
      label: 'across a pond',
      given: { angle: '68.4215', sideA: '184.35', sideB: '231.72' },
      expect: { c: 216.833957983205072, area: 18784.567478148819829 },
    },
    {
      label: '60 degrees',
      given: { angle: '60°', sideA: '10', sideB: '10' },
      expect: { c: 10, angleA: 66.6666666666667 },
    },
    { given: { angle: '0', sideA: '3', sideB: '4' }, fails: 'out-of-range' },
    { given: { angle: '200', sideA: '3', sideB: '4' }, fails: 'out-of-range' },
    { given: { angle: 'right', sideA: '3', sideB: '4' }, fails: 'unreadable' },
  ],
  references: [
    { title: 'Euclid, Elements II.12 and II.13' },
    { title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, appendix on trigonometric formulas' },
  ],
});

function compute({ angle, sideA, sideB }: InputValues<typeof inputs>, options: Options) {
  const given = [angle.rational, sideA.rational, sideB.rational] as const;
  const found = triangleFromTwoSides(...given);
  if (!found.ok) return found;
  const { c, angleA, angleB, area, ...rest } = triangleValues(found.value, options);
  return {
    values: { c, angleA, angleB, area, ...rest },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      twoSidesSteps(given, found.value, chosenWay(sidesAndAngleWays, options.method), unitOfWorking(options.angles)),
    ...besideTriangle(['a', 'b', 'C']),
    notes: [lengthConvention],
  };
}
