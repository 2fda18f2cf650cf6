import { rational } from '@nomogram/math/exact/rational.ts';
import { ln, number, power, product, reciprocal, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { exact } from '../../kit/quantity.ts';
import { parabolicFigure } from '../../shared/topography/circular-figure.ts';
import { exactWhereSimple } from '../../shared/topography/exact-where-simple.ts';
import { length } from '../../shared/topography/fields.ts';

/** Archimedes’ quadrature: a triangle, on its sides two with an eighth of it each, on theirs four, and so on. */
function byExhaustion(chord: number, height: number): number {
  let sum = 0;
  for (let added = (chord * height) / 2; added > 1e-17 * sum; added /= 4) sum += added;
  return sum;
}

const byTriangles =
  (chord: number, height: number): SecondWay<'area'> =>
  ({ area }) =>
    agreement(area, byExhaustion(chord, height), 'Archimedes’ triangles, a quarter more at every step,', 1e-13);

const inputs = {
  a: length('Distance a', 'a', 'The chord.'),
  b: length('Distance b', 'b', 'The height above the middle of the chord.'),
};

export default calculator({
  title: 'Parabolic segment',
  purpose: 'The area between a parabola and a chord square to its axis, from the chord a and the height b.',
  path: 'topography/segment/parabolicsegment/:a/:b',
  inputs,
  formula: 'S = \\frac{2}{3}\\,a\\,b',
  furtherFormulas: {
    arc: 'L = \\frac12\\sqrt{a^2 + 16b^2} + \\frac{a^2}{8b}\\ln\\frac{4b + \\sqrt{a^2 + 16b^2}}{a}',
    perimeter: 'P = a + L',
    triangle: 'T = \\frac{a\\,b}{2}',
  },
  compute,
  examples: [
    { given: { a: '12', b: '4' }, expect: { area: '32', triangle: '24' } },
    { label: 'a river bank', given: { a: '86.40', b: '7.25' }, expect: { area: 417.6, arc: 87.9959305182680157 } },
    { label: '1/3 by 0,6', given: { a: '1/3', b: '0,6' }, expect: { area: '2/15' } },
  ],
  laws: [
    (_, { area, triangle }) => Math.abs(area / triangle / (4 / 3) - 1) < 1e-14,
    ({ a, b }, { arc }) => arc >= Math.hypot(a.value, 2 * b.value) * (1 - 1e-12),
    ({ a, b }, { arc }) => arc <= (a.value + 2 * b.value) * (1 + 1e-12),
  ],
  references: [
    { title: 'Archimedes, Quadrature of the Parabola' },
    { title: 'I. N. Bronshtein, K. A. Semendyayev, Handbook of Mathematics, section on the parabola' },
  ],
});

function compute({ a: chord, b: height }: InputValues<typeof inputs>) {
  const [a, b] = [chord.expression, height.expression];
  const root = sqrt(sum([power(a, number(2)), product([number(16), power(b, number(2))])]));
  const quotient = product([sum([product([number(4), b]), root]), reciprocal(a)]);
  const arc = sum([
    product([number(rational(1, 2)), root]),
    product([power(a, number(2)), reciprocal(b), number(rational(1, 8)), ln(quotient)]),
  ]);
  return {
    values: {
      area: exact('Area', product([number(rational(2, 3)), a, b]), { unit: 'm²' }),
      arc: exactWhereSimple('Arc length', arc, 'm'),
      perimeter: exactWhereSimple('Perimeter', sum([arc, a]), 'm'),
      triangle: exact('Inscribed triangle', product([number(rational(1, 2)), a, b]), { unit: 'm²' }),
    },
    checked: [byTriangles(chord.value, height.value)],
    figure: ({ area }: Numbers<'area'>) => parabolicFigure(chord.value, height.value, area),
    notes: ['Convention: a is the chord, b the height square to it in its middle; lengths in metres.'],
  };
}
