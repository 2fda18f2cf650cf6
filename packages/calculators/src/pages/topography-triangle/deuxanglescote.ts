import { triangleFromTwoAngles } from '@nomogram/math/surveying/triangle-from-two-angles.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { together } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { lengthConvention } from '../../shared/topography/conventions.ts';
import { length, triangleAngle } from '../../shared/topography/fields.ts';
import { besideTriangle, ofTriangle, triangleValues } from '../../shared/topography/triangle-answer.ts';
import { twoAnglesSteps, twoAnglesWays } from '../../shared/topography/triangle-steps.ts';

const inputs = {
  angleA: triangleAngle('Angle A', 'A', 'At one end of b.'),
  angleC: triangleAngle('Angle C', 'C', 'At the other end of b.'),
  sideB: length('Side b', 'b', 'Between the angles A and C.'),
};

export default calculator({
  title: 'Two angles A and C with side b',
  keywords: ['two angles and one side', 'law of sines', 'sine rule', 'AAS triangle', 'ASA'],
  purpose: 'A triangle from a base b and the angles A and C at its two ends.',
  ...ofTriangle(twoAnglesWays, 'sines'),
  path: 'topography/resotriangle/deuxanglescote/:angleA/:angleC/:sideB',
  inputs,
  formula: 'B = 200 - A - C, \\qquad a = \\frac{b\\sin A}{\\sin B}, \\qquad c = \\frac{b\\sin C}{\\sin B}',
  compute,
  examples: [
    {
      given: { angleA: '50', angleC: '100', sideB: '120' },
      expect: { a: 120, c: 169.705627484771406, angleB: 50, area: 7200 },
    },
    {
      label: 'a church across the river',
      given: { angleA: '84.7143', angleC: '33.1833', sideB: '866.386' },
      expect: { a: 875.919070275699937, c: 449.052798489665287, angleB: 82.1024 },
    },
    { label: 'in degrees', given: { angleA: '60°', angleC: '60°', sideB: '7' }, expect: { a: 7, c: 7 } },
    { given: { angleA: '50', angleC: '200', sideB: '120' }, fails: 'out-of-range' },
    { given: { angleA: '50', angleC: '0', sideB: '120' }, fails: 'out-of-range' },
    { given: { angleA: '200', angleC: '100', sideB: '120' }, fails: 'out-of-range' },
    { given: { angleA: '120', angleC: '80', sideB: '10' }, fails: 'no-answer' },
    { given: { angleA: '0', angleC: '80', sideB: '10' }, fails: 'out-of-range' },
  ],
  references: [
    { title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, chapter on triangulation' },
    { title: 'M. Brabant, Topométrie opérationnelle, Eyrolles, chapter on triangles' },
  ],
});

function compute({ angleA: givenA, angleC: givenC, sideB }: InputValues<typeof inputs>, options: Options) {
  const given = [givenA.rational, givenC.rational, sideB.rational] as const;
  const found = triangleFromTwoAngles(...given);
  if (!found.ok) return found;
  const { a, c, angleB, area, ...rest } = triangleValues(found.value, options);
  return {
    values: { ...together({ a, c }), angleB, area, ...rest },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      twoAnglesSteps(given, found.value, chosenWay(twoAnglesWays, options.method), unitOfWorking(options.angles)),
    ...besideTriangle(['b', 'A', 'C']),
    notes: [lengthConvention],
  };
}
