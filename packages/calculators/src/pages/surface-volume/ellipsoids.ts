import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { ellipsoidSurface, ellipsoidSurfaceByQuadrature } from '@nomogram/math/geometry/ellipsoid-surface.ts';
import { volumeBySections } from '@nomogram/math/geometry/revolution.ts';
import { no } from '@nomogram/math/result/result.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Quantity, Verdict } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { decimal } from '../../kit/quantity.ts';
import { solidFigure } from '../../kit/solid.ts';
import { allAgree } from '../../shared/surface/all-agree.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured, volumeOf } from '../../shared/surface/measures.ts';

const pi = E.constant('pi');
const two = E.number(2);
const fourThirds = E.number(Q.rational(4, 3));
const square = (x: Expression): Expression => E.power(x, two);

/** Its sections across the last axis are ellipses, each a circle stretched: the circle of the mean radius has the same area. */
const volumeCheck = (a: number, b: number, c: number, volume: number): Verdict =>
  agreement(
    volume,
    volumeBySections((z) => Math.sqrt(a) * Math.sqrt(b) * Math.sqrt(1 - (z / c) ** 2), -c, c),
    'The formula and the elliptic sections (Cavalieri), added up by Gauss–Legendre quadrature,',
  );

const areaCheck = (a: number, b: number, c: number, area: number): Verdict & { readonly of: string } => ({
  ...agreement(area, ellipsoidSurfaceByQuadrature(a, b, c), 'Its elliptic integral', 1e-10),
  of: 'the surface area',
});

function figureOf(a: number, b: number, c: number, names: readonly [string, string, string]): Figure {
  return solidFigure(
    `An ellipsoid with the semi-axes ${[a, b, c].map((size) => formatDouble(size, 6)).join(', ')} and its three principal sections.`,
    {
      shape: { shape: 'ellipsoid', axes: [a, b, c] },
      dimensions: [
        { from: [0, 0, 0], to: [a, 0, 0], label: labelled(names[0], a) },
        ...(names[1] === names[0] ? [] : [{ from: [0, 0, 0], to: [0, b, 0], label: labelled(names[1], b) } as const]),
        { from: [0, 0, 0], to: [0, 0, c], label: labelled(names[2], c) },
      ],
    },
  );
}

/** Beyond this ratio of the semi-axes the squares and fourth powers in the surface leave the doubles. */
const maxDrawnOut = 1e30;

const isDrawnOut = (...axes: readonly number[]): boolean => Math.max(...axes) / Math.min(...axes) > maxDrawnOut;
const drawnOut = no('too-large', 'One semi-axis is more than 10^30 times another: that is more than can be computed.');

/** Axes whose difference, beside them, is smaller than this: the closed form would lose its digits as a double. */
const NEARLY_ROUND = 1e-4;

/** The surface of a spheroid: closed forms of the flat, the round and the long one (DLMF 19.33.4 with b = a). */
function spheroidSurface(a: Expression, c: Expression, [p, q]: readonly [number, number]): Quantity {
  const label = 'Surface area';
  const longer = signOfConstant(E.subtract(c, a));
  if (longer === 0) return areaOf(label, E.product([E.number(4), pi, square(a)]));
  if (longer === undefined || Math.abs(p - q) < NEARLY_ROUND * Math.max(p, q))
    return decimal(label, ellipsoidSurface(p, p, q), { unit: 'square units' });
  const [long, short] = longer > 0 ? [c, a] : [a, c];
  const eccentricity = E.sqrt(E.subtract(E.number(1), square(E.product([short, E.reciprocal(long)]))));
  const bracket =
    longer > 0
      ? E.product([c, E.reciprocal(E.product([a, eccentricity])), E.apply('asin', [eccentricity])])
      : E.product([square(c), E.reciprocal(E.product([square(a), eccentricity])), E.apply('atanh', [eccentricity])]);
  return areaOf(label, E.product([two, pi, square(a), E.sum([E.number(1), bracket])]));
}

const spheroidInputs = {
  a: exactNumber({ label: 'Radius a', symbol: 'a', hint: 'Radius of the equator', above: 0, convertsTo: 'm' }),
  c: exactNumber({ label: 'Height c', symbol: 'c', hint: 'From the center to a pole', above: 0, convertsTo: 'm' }),
};

const spheroid = calculator({
  title: 'Spheroid',
  keywords: ['oblate', 'prolate'],
  purpose: 'The volume of an ellipse turned about one of its axes.',
  path: 'volume/spheroidvolume/:a/:c',
  inputs: spheroidInputs,
  formula: 'V = \\frac{4}{3}\\pi a^2 c',
  furtherFormulas: {
    area: [
      'A = 2\\pi a^2\\left(1 + \\frac{c}{a\\sqrt{1 - (a/c)^2}}\\arcsin\\sqrt{1 - (a/c)^2}\\right) \\qquad (c > a)',
      'A = 2\\pi a^2\\left(1 + \\frac{c^2}{a^2\\sqrt{1 - (c/a)^2}}\\operatorname{artanh}\\sqrt{1 - (c/a)^2}\\right) \\qquad (c < a)',
      'A = 4\\pi a^2 \\qquad (c = a)',
    ],
    equator: 'U = 2\\pi a',
    meanRadius: 'r = \\sqrt[3]{a^2 c}',
  },
  compute: computeSpheroid,
  examples: [
    { given: { a: '3', c: '2' }, expect: { volume: '24*pi', equator: '6*pi' } },
    {
      label: 'the Earth in km (WGS 84)',
      given: { a: '6378.137', c: '6356.752314245' },
      expect: { volume: 1083207319801.3776, area: 510065621.7240789 },
    },
    { label: 'a sphere', given: { a: '1', c: '1' }, expect: { volume: '4*pi/3', area: '4*pi' } },
  ],
  laws: [({ a, c }, { area }) => area >= 4 * Math.PI * (a.value ** 2 * c.value) ** (2 / 3) * (1 - 1e-12)],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §19.33', url: 'https://dlmf.nist.gov/19.33' },
    { title: 'Wolfram MathWorld, Spheroid', url: 'https://mathworld.wolfram.com/Spheroid.html' },
  ],
});

function computeSpheroid({ a, c }: InputValues<typeof spheroidInputs>) {
  const [p, q] = [a.value, c.value];
  if (isDrawnOut(p, q)) return drawnOut;
  return measured(
    {
      volume: volumeOf('Volume', E.product([fourThirds, pi, square(a.expression), c.expression])),
      area: spheroidSurface(a.expression, c.expression, [p, q]),
      equator: lengthOf('Circumference of the equator', E.product([two, pi, a.expression])),
      meanRadius: lengthOf(
        'Radius of the sphere of the same volume',
        E.power(E.product([square(a.expression), c.expression]), E.number(Q.rational(1, 3))),
      ),
    },
    {
      checked: [({ volume, area }) => allAgree(volumeCheck(p, p, q, volume), areaCheck(p, p, q, area))],
      figure: () => figureOf(p, p, q, ['a', 'a', 'c']),
    },
  );
}

const semiAxis = (name: string) => exactNumber({ label: `Semi-axis ${name}`, symbol: name, above: 0, convertsTo: 'm' });

const ellipsoidInputs = { a: semiAxis('a'), b: semiAxis('b'), c: semiAxis('c') };

const ellipsoid = calculator({
  title: 'Ellipsoid',
  purpose: 'The volume of an ellipsoid from its three semi-axes.',
  path: 'volume/ellipsoidvolume/:a/:b/:c',
  inputs: ellipsoidInputs,
  formula: 'V = \\frac{4}{3}\\pi\\,a b c',
  furtherFormulas: {
    // DLMF 19.33.1 with R_G as the mean over the unit sphere (19.16.3).
    area: 'A = a b c \\int_0^{2\\pi}\\!\\int_0^{\\pi} \\sqrt{\\frac{\\sin^2\\theta\\cos^2\\varphi}{a^2} + \\frac{\\sin^2\\theta\\sin^2\\varphi}{b^2} + \\frac{\\cos^2\\theta}{c^2}}\\,\\sin\\theta\\,\\mathrm{d}\\theta\\,\\mathrm{d}\\varphi \\qquad (\\text{an elliptic integral})',
    meanRadius: 'r = \\sqrt[3]{a b c}',
    box: 'B = 8\\,a b c',
  },
  compute: computeEllipsoid,
  examples: [
    { given: { a: '3', b: '2', c: '1' }, expect: { volume: '8*pi', area: 48.88214630258206 } },
    { label: 'a sphere', given: { a: '2', b: '2', c: '2' }, expect: { volume: '32*pi/3', area: 50.26548245743669 } },
    { given: { a: 'sqrt(2)', b: 'sqrt(3)', c: 'sqrt(6)' }, expect: { volume: '8*pi' } },
  ],
  laws: [
    (_, { volume, box }) => Math.abs((6 * volume) / (Math.PI * box) - 1) < 1e-13,
    (_, { area, meanRadius }) => area >= 4 * Math.PI * meanRadius ** 2 * (1 - 1e-12),
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §19.33', url: 'https://dlmf.nist.gov/19.33' },
    { title: 'Wolfram MathWorld, Ellipsoid', url: 'https://mathworld.wolfram.com/Ellipsoid.html' },
  ],
});

function computeEllipsoid({
  a: { expression: A, value: a },
  b: { expression: B, value: b },
  c: { expression: C, value: c },
}: InputValues<typeof ellipsoidInputs>) {
  if (isDrawnOut(a, b, c)) return drawnOut;
  const axes = [A, B, C];
  return measured(
    {
      volume: volumeOf('Volume', E.product([fourThirds, pi, ...axes])),
      area: decimal('Surface area', ellipsoidSurface(a, b, c), { unit: 'square units' }),
      meanRadius: lengthOf(
        'Radius of the sphere of the same volume',
        E.power(E.product(axes), E.number(Q.rational(1, 3))),
      ),
      box: volumeOf('Volume of the box around it', E.product([E.number(8), ...axes])),
    },
    {
      checked: [({ volume, area }) => allAgree(volumeCheck(a, b, c, volume), areaCheck(a, b, c, area))],
      figure: () => figureOf(a, b, c, ['a', 'b', 'c']),
    },
  );
}

export default { spheroid: spheroid, ellipsoid: ellipsoid };
