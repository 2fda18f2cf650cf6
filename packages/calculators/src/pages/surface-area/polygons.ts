import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { apply, constant, number, power, product, reciprocal, sqrt, sum } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { regularPolygon } from '@nomogram/math/geometry/regular-polygon.ts';
import { regularPolygonArea } from '@nomogram/math/geometry/regular-polygon-area.ts';
import { exactCotangentOfPart, exactValue } from '@nomogram/math/trigonometry/exact-values.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { integer } from '../../kit/fields/integer.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import { exact } from '../../kit/quantity.ts';
import { grip } from '../../shared/surface/grip.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured } from '../../shared/surface/measures.ts';

const part = (p: number, q: number): Expression => number(Q.rational(p, q));
const root5 = sqrt(number(5));

const references = [
  { title: 'Euclid, Elements IV.11 and XIII.8' },
  { title: 'Wolfram MathWorld, Regular Polygon', url: 'https://mathworld.wolfram.com/RegularPolygon.html' },
];

/** (L/20)·√(…) of the pentagon, in the form with the fewest roots. */
const pentagonRoot = (a: number, b: number): Expression => sqrt(sum([number(a), product([number(b), root5])]));

const pentagon = calculator({
  title: 'Pentagon',
  purpose: 'The area of a regular pentagon from its side.',
  path: 'volume/pentagonarea/:side',
  inputs: { side: exactNumber({ label: 'Side L', symbol: 'L', above: 0, convertsTo: 'm' }) },
  formula: 'A = \\frac{L^2}{4}\\sqrt{25 + 10\\sqrt{5}}',
  furtherFormulas: {
    perimeter: 'P = 5 L',
    diagonal: 'd = \\frac{1 + \\sqrt{5}}{2}\\,L',
    height: 'h = \\frac{L}{2}\\sqrt{5 + 2\\sqrt{5}}',
    circumradius: 'R = \\frac{L}{10}\\sqrt{50 + 10\\sqrt{5}}',
    inradius: 'r = \\frac{L}{10}\\sqrt{25 + 10\\sqrt{5}}',
  },
  compute: ({ side: { expression: l, value } }) =>
    measured(
      {
        area: areaOf('Area', product([part(1, 4), pentagonRoot(25, 10), power(l, number(2))])),
        perimeter: lengthOf('Perimeter', product([number(5), l])),
        diagonal: lengthOf('Diagonal', product([part(1, 2), sum([number(1), root5]), l])),
        height: lengthOf('Height', product([part(1, 2), pentagonRoot(5, 2), l])),
        circumradius: lengthOf('Radius through the corners', product([part(1, 10), pentagonRoot(50, 10), l])),
        inradius: lengthOf('Radius of the inscribed circle', product([part(1, 10), pentagonRoot(25, 10), l])),
      },
      {
        checked: [
          ({ area }) => agreement(area, regularPolygonArea(5, value), 'The formula and Gauss’s over the five corners'),
        ],
        figure: ({ circumradius, inradius }) => polygonFigure(5, value, circumradius, inradius),
      },
    ),
  examples: [
    { given: { side: '1' }, expect: { area: 1.720477400588967, diagonal: '(1 + sqrt(5))/2' } },
    { label: 'the Pentagon in feet', given: { side: '921' }, expect: { area: 1459379.470752991 } },
    {
      given: { side: '2' },
      expect: {
        area: 'sqrt(25 + 10*sqrt(5))',
        perimeter: '10',
        diagonal: 3.23606797749979,
        height: 3.077683537175253,
        circumradius: 1.7013016167040798,
        inradius: 1.3763819204711735,
      },
    },
  ],
  laws: [(_, { area, perimeter, inradius }) => Math.abs((2 * area) / (perimeter * inradius) - 1) < 1e-13],
  references,
});

/** The tangent, sine and cosine of π/n by name, where they have no roots that are written here. */
function trigonometryOf(n: number) {
  const angle = product([constant('pi'), part(1, n)]);
  const known = exactCotangentOfPart(n);
  const sine = exactValue('sin', Q.rational(1, n));
  return { cotangent: known ?? reciprocal(apply('tan', [angle])), cosecant: reciprocal(sine ?? apply('sin', [angle])) };
}

const maxSides = 1e9;

const inputs = {
  sides: integer({ label: 'Number of sides', symbol: 'n', atLeast: 3, atMost: maxSides }),
  side: exactNumber({ label: 'Side L', symbol: 'L', above: 0, convertsTo: 'm' }),
};

const polygon = calculator({
  title: 'Polygon',
  keywords: ['hexagon', 'octagon', 'regular polygon', 'heptagon'],
  purpose: 'The area of a regular polygon from the number of its sides and their length.',
  options: ['angles'],
  path: 'volume/polygonarea/:sides/:side',
  inputs,
  formula: 'A = \\frac{n\\,L^2}{4}\\cot\\frac{\\pi}{n}',
  furtherFormulas: {
    perimeter: 'P = n\\,L',
    inradius: 'r = \\frac{L}{2}\\cot\\frac{\\pi}{n}',
    circumradius: 'R = \\frac{L}{2\\sin\\frac{\\pi}{n}}',
    interior: '\\beta = \\frac{180\\,(n - 2)}{n}',
    central: '\\gamma = \\frac{360}{n}',
    diagonals: 'D = \\frac{n\\,(n - 3)}{2}',
  },
  compute: computePolygon,
  examples: [
    { label: 'hexagon', given: { sides: '6', side: '2' }, expect: { area: '6*sqrt(3)', circumradius: '2' } },
    { label: 'octagon', given: { sides: '8', side: '1' }, expect: { area: '2*(1 + sqrt(2))', interior: '135' } },
    { label: 'heptagon', given: { sides: '7', side: '3' }, expect: { area: 32.70521199601431 } },
  ],
  laws: [(_, { area, perimeter, inradius }) => Math.abs((2 * area) / (perimeter * inradius) - 1) < 1e-12],
  references,
});

function computePolygon({ sides, side: { expression: l, value } }: InputValues<typeof inputs>) {
  const n = Z.toNumber(sides);
  const { cotangent, cosecant } = trigonometryOf(n);
  return measured(
    {
      area: areaOf('Area', product([part(n, 4), cotangent, power(l, number(2))])),
      perimeter: lengthOf('Perimeter', product([number(n), l])),
      inradius: lengthOf('Apothem (radius of the inscribed circle)', product([part(1, 2), cotangent, l])),
      circumradius: lengthOf('Radius through the corners', product([part(1, 2), cosecant, l])),
      interior: degrees('Interior angle', Q.rational(180 * (n - 2), n)),
      central: degrees('Angle at the center', Q.rational(360, n)),
      diagonals:
        n > 3
          ? exact('Number of diagonals', number(Q.rational(Z.multiply(sides, Z.subtract(sides, 3)), 2)))
          : undefined,
    },
    {
      checked: [({ area }) => agreement(area, regularPolygonArea(n, value), wayOf(n))],
      figure: ({ circumradius, inradius }) => polygonFigure(n, value, circumradius, inradius),
    },
  );
}

const wayOf = (n: number): string =>
  n <= 600
    ? `The formula and Gauss’s over the ${n} corners`
    : 'The formula and the circle of the same perimeter, less the isoperimetric deficit,';

const degrees = (label: string, value: Q.Rational): Quantity => exact(label, number(value), { unit: 'degrees' });

/** More sides cannot be told from a circle. */
const maxDrawn = 240;

function polygonFigure(n: number, side: number, circumradius: number, inradius: number): Figure {
  const room = 1.12 * circumradius;
  const points = n <= maxDrawn ? regularPolygon(n, side) : undefined;
  const outline: Mark = points
    ? { mark: 'polygon', points, role: 'answer', filled: true }
    : { mark: 'circle', center: [0, 0], radius: circumradius, role: 'answer', filled: true };
  const base: Mark[] = points
    ? [
        { mark: 'segment', from: points[0]!, to: points[1]!, role: 'given', label: labelled('L', side) },
        grip(points[1]!, { along: 'x', input: 'side', name: 'Side L', value: side }),
      ]
    : [];
  return {
    summary: `A regular polygon with ${n} sides of ${formatDouble(side, 6)}, and the circles through its corners and inside.`,
    frame: { x: [-room, room], y: [-room, room], equal: true, axes: 'none' },
    marks: [
      outline,
      { mark: 'circle', center: [0, 0], radius: circumradius, role: 'muted', dashed: true },
      { mark: 'circle', center: [0, 0], radius: inradius, role: 'muted', dashed: true },
      ...base,
      {
        mark: 'segment',
        from: [0, 0],
        to: [0, -inradius],
        role: 'construction',
        dashed: true,
        label: formatDouble(inradius, 6),
      },
      { mark: 'point', at: [0, 0], role: 'construction' },
    ],
  };
}

export default { pentagon: pentagon, polygon: polygon };
