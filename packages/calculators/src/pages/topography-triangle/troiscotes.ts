import { triangleFromThreeSides } from '@nomogram/math/surveying/triangle-from-three-sides.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { together } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { lengthConvention } from '../../shared/topography/conventions.ts';
import { length } from '../../shared/topography/fields.ts';
import { besideTriangle, ofTriangle, triangleValues } from '../../shared/topography/triangle-answer.ts';
import { threeSidesSteps, threeSidesWays } from '../../shared/topography/triangle-steps.ts';

const inputs = {
  sideA: length('Side a', 'a', 'Opposite to A.'),
  sideB: length('Side b', 'b', 'Opposite to B.'),
  sideC: length('Side c', 'c', 'Opposite to C.'),
};

const references = [
  { title: 'W. Kahan, Miscalculating Area and Angles of a Needle-like Triangle (2014)' },
  { title: 'Heron of Alexandria, Metrica I.8' },
];

const asks = [
  '(angles|area)[ of][ the][ a] triangle[ with][ sides] {sideA}(,| and) {sideB}(,| and|, and) {sideC}',
  '(angles|area)[ of][ the][ a] triangle[ with][ sides] {sideA} {sideB} {sideC}',
  '[a ]triangle[ with] sides {sideA}(,| and) {sideB}(,| and|, and) {sideC}[ area][ angles]',
  '[a ]triangle[ with] sides {sideA} {sideB} {sideC}[ area][ angles]',
  '[a ][the ]triangle {sideA}, {sideB}, {sideC}',
  '[a ][the ]triangle {sideA} {sideB} {sideC}',
] as const;

export default calculator({
  title: 'Three sides a, b, c',
  keywords: [
    'Pythagorean theorem',
    'right triangle',
    "Heron's formula",
    'law of cosines',
    'SSS triangle',
    'area of a triangle from its sides',
  ],
  asks,
  purpose: 'The angles and the area of a triangle from its three sides.',
  ...ofTriangle(threeSidesWays, 'cosines'),
  path: 'topography/resotriangle/troiscotes/:sideA/:sideB/:sideC',
  inputs,
  formula: '4S = \\sqrt{(a+b+c)(-a+b+c)(a-b+c)(a+b-c)}, \\qquad \\tan A = \\frac{4S}{b^2 + c^2 - a^2}',
  compute,
  examples: [
    {
      given: { sideA: '3', sideB: '4', sideC: '5' },
      expect: { angleA: 40.9665529398266903, angleB: 59.0334470601733097, angleC: 100, area: 6, circumradius: 2.5 },
    },
    { label: 'equilateral', given: { sideA: '1', sideB: '1', sideC: '1' }, expect: { area: 0.433012701892219323 } },
    {
      label: 'a needle',
      given: { sideA: '100000', sideB: '99999.9999979', sideC: '0.0000029' },
      expect: { area: 0.09999999999894999999 },
    },
    {
      label: 'half an equilateral triangle',
      given: { sideA: '2', sideB: 'sqrt(3)', sideC: '1' },
      expect: { angleA: 100, circumradius: 1 },
    },
    { given: { sideA: '7', sideB: '3', sideC: '2' }, fails: 'no-answer' },
    { given: { sideA: '5', sideB: '3', sideC: '2' }, fails: 'no-answer' },
  ],
  references,
});

function compute({ sideA, sideB, sideC }: InputValues<typeof inputs>, options: Options) {
  const sides = [sideA.rational, sideB.rational, sideC.rational] as const;
  const found = triangleFromThreeSides(sides);
  if (!found.ok) return found;
  const { angleA, angleB, angleC, area, ...rest } = triangleValues(found.value, options);
  return {
    values: { ...together({ angleA, angleB, angleC }), area, ...rest },
    stepsIn: unitOfWorking(options.angles),
    steps: () =>
      threeSidesSteps(sides, found.value, chosenWay(threeSidesWays, options.method), unitOfWorking(options.angles)),
    ...besideTriangle(['a', 'b', 'c']),
    notes: [lengthConvention],
  };
}
