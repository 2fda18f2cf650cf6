import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { box as boxAt } from '@nomogram/math/geometry/box.ts';
import { type Polyhedron, polyhedronArea, polyhedronVolume } from '@nomogram/math/geometry/polyhedron.ts';
import { squarePyramid } from '@nomogram/math/geometry/square-pyramid.ts';
import { agreement } from '../../kit/agreement.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { solidFigure } from '../../kit/solid.ts';
import { allAgree } from '../../shared/surface/all-agree.ts';
import {
  icosahedronAreaCheck,
  icosahedronFigure,
  icosahedronFormulas,
  icosahedronMeasures,
  icosahedronVolumeCheck,
} from '../../shared/surface/icosahedron.ts';
import { labelled } from '../../shared/surface/labels.ts';
import { areaOf, lengthOf, measured, volumeOf } from '../../shared/surface/measures.ts';

const two = number(2);
const half = number(Q.half);

const byFaces =
  (solid: Polyhedron): SecondWay<'volume' | 'area'> =>
  ({ volume, area }) =>
    allAgree(
      agreement(
        volume,
        polyhedronVolume(solid),
        'The formula and the divergence theorem over the faces, from their corners,',
      ),
      { ...agreement(area, polyhedronArea(solid), 'The faces'), of: 'the surface area' },
    );

const icosahedron = calculator({
  title: 'Icosahedron',
  purpose: 'The volume of a regular icosahedron from its edge.',
  path: 'volume/icosahedronvolume/:side',
  inputs: { side: exactNumber({ label: 'Side L', symbol: 'L', above: 0, convertsTo: 'm' }) },
  formula: 'V = \\frac{5}{12}\\left(3 + \\sqrt{5}\\right) L^3',
  furtherFormulas: { area: 'A = 5\\sqrt{3}\\,L^2', ...icosahedronFormulas },
  compute: ({ side: { expression, value: l } }) => {
    const { volume, ...rest } = icosahedronMeasures(expression);
    return measured(
      { volume, ...rest },
      {
        checked: [
          (found) =>
            allAgree(icosahedronVolumeCheck(l, found.volume), {
              ...icosahedronAreaCheck(l, found.area),
              of: 'the surface area',
            }),
        ],
        figure: () => icosahedronFigure(l),
      },
    );
  },
  examples: [
    { given: { side: '1' }, expect: { volume: '5*(3 + sqrt(5))/12', area: '5*sqrt(3)' } },
    { given: { side: '2.5' }, expect: { volume: 34.08898422851426 } },
    { given: { side: '12' }, expect: { volume: '720*(3 + sqrt(5))' } },
  ],
  laws: [(_, { area, volume, inradius }) => Math.abs((3 * volume) / (area * inradius) - 1) < 1e-13],
  references: [
    { title: 'Euclid, Elements XIII.16' },
    { title: 'Wolfram MathWorld, Regular Icosahedron', url: 'https://mathworld.wolfram.com/RegularIcosahedron.html' },
  ],
});

const pyramidInputs = {
  base: exactNumber({ label: 'Base area B', symbol: 'B', unit: 'square units', above: 0, convertsTo: 'm²' }),
  height: exactNumber({ label: 'Height H', symbol: 'H', above: 0, convertsTo: 'm' }),
};

const pyramid = calculator({
  title: 'Pyramid',
  keywords: ['volume of a pyramid'],
  purpose: 'The volume of a pyramid from the area of its base, of any shape, and its height.',
  path: 'volume/pyramidvolume/:base/:height',
  inputs: pyramidInputs,
  formula: 'V = \\frac{B\\,H}{3}',
  furtherFormulas: {
    prism: 'P = B\\,H',
    middle: 'M = \\frac{B}{4}',
    side: 'a = \\sqrt{B}',
    slant: 's = \\sqrt{H^2 + \\frac{a^2}{4}}',
    area: 'A = B + 2 a s',
  },
  compute: computePyramid,
  examples: [
    {
      given: { base: '9', height: '4' },
      expect: { volume: '12', middle: '9/4', side: '3', slant: 'sqrt(73)/2', area: '9 + 3*sqrt(73)' },
    },
    {
      label: 'the Great Pyramid in metres',
      given: { base: '230.3^2', height: '146.6' },
      expect: { volume: '3887691997/1500' },
    },
    { given: { base: 'sqrt(3)', height: '1/2' }, expect: { volume: 'sqrt(3)/6' } },
  ],
  laws: [(_, { volume, prism }) => Math.abs((3 * volume) / prism - 1) < 1e-14],
  references: [
    { title: 'Euclid, Elements XII.7' },
    { title: 'Wolfram MathWorld, Pyramid', url: 'https://mathworld.wolfram.com/Pyramid.html' },
  ],
});

function computePyramid({ base, height }: InputValues<typeof pyramidInputs>) {
  const [b, h] = [base.expression, height.expression];
  const side = sqrt(b);
  const slant = sqrt(sum([power(h, two), product([number(Q.rational(1, 4)), b])]));
  return measured(
    {
      volume: volumeOf('Volume', product([number(Q.rational(1, 3)), b, h])),
      prism: volumeOf('Prism of the same base and height', product([b, h])),
      middle: areaOf('Section at half the height', product([number(Q.rational(1, 4)), b])),
      side: lengthOf('If the base is a square: side', side),
      slant: lengthOf('If the base is a square: slant height', slant),
      area: areaOf('If the base is a square: surface area', sum([b, product([two, side, slant])])),
    },
    {
      checked: [byFaces(squarePyramid(Math.sqrt(base.value), height.value))],
      figure: () => pyramidFigure(base.value, height.value),
    },
  );
}

function pyramidFigure(b: number, h: number): Figure {
  const solid = squarePyramid(Math.sqrt(b), h);
  return solidFigure(
    `A pyramid of height ${formatDouble(h, 6)}, drawn on a square base of area ${formatDouble(b, 6)}.`,
    {
      shape: { shape: 'polyhedron', ...solid },
      dimensions: [{ from: [0, 0, -h / 2], to: [0, 0, h / 2], label: labelled('H', h) }],
    },
  );
}

const boxInputs = {
  length: exactNumber({ label: 'Length', symbol: 'l', above: 0, convertsTo: 'm' }),
  width: exactNumber({ label: 'Width', symbol: 'w', above: 0, convertsTo: 'm' }),
  height: exactNumber({ label: 'Height', symbol: 'h', above: 0, convertsTo: 'm' }),
};

const box = calculator({
  title: 'Box',
  keywords: ['cuboid', 'cube', 'rectangular prism', 'parallelepiped'],
  purpose: 'The volume of a rectangular box, with its surface and diagonal.',
  path: 'volume/boxvolume/:length/:width/:height',
  inputs: boxInputs,
  formula: 'V = l\\,w\\,h',
  furtherFormulas: {
    area: 'A = 2\\,(l\\,w + l\\,h + w\\,h)',
    diagonal: 'd = \\sqrt{l^2 + w^2 + h^2}',
    edges: 'E = 4\\,(l + w + h)',
    circumradius: 'R = \\frac{d}{2}',
  },
  compute: computeBox,
  examples: [
    { given: { length: '3', width: '4', height: '12' }, expect: { volume: '144', area: '192', diagonal: '13' } },
    {
      label: 'unit cube',
      given: { length: '1', width: '1', height: '1' },
      expect: { volume: '1', diagonal: 'sqrt(3)' },
    },
    { given: { length: '1/3', width: '0.6', height: '5' }, expect: { volume: '1' } },
  ],
  laws: [(_, { diagonal, circumradius }) => Math.abs(diagonal / (2 * circumradius) - 1) < 1e-14],
  references: [
    { title: 'Euclid, Elements XI.33' },
    { title: 'Wolfram MathWorld, Cuboid', url: 'https://mathworld.wolfram.com/Cuboid.html' },
  ],
});

function computeBox({ length, width, height }: InputValues<typeof boxInputs>) {
  const [l, w, h] = [length.expression, width.expression, height.expression];
  return measured(
    {
      volume: volumeOf('Volume', product([l, w, h])),
      area: areaOf('Surface area', product([two, sum([product([l, w]), product([l, h]), product([w, h])])])),
      diagonal: lengthOf('Diagonal', sqrt(sum([power(l, two), power(w, two), power(h, two)]))),
      edges: lengthOf('All edges together', product([number(4), sum([l, w, h])])),
      circumradius: lengthOf(
        'Radius of the sphere around it',
        product([half, sqrt(sum([power(l, two), power(w, two), power(h, two)]))]),
      ),
    },
    {
      checked: [byFaces(boxAt(length.value, width.value, height.value))],
      figure: () => boxFigure(length.value, width.value, height.value),
    },
  );
}

const boxFigure = (l: number, w: number, h: number): Figure =>
  solidFigure(`A box ${[l, w, h].map((size) => formatDouble(size, 6)).join(' by ')}.`, {
    shape: { shape: 'polyhedron', ...boxAt(l, w, h) },
    dimensions: [
      { from: [-l / 2, w / 2, -h / 2], to: [l / 2, w / 2, -h / 2], label: labelled('l', l) },
      { from: [l / 2, -w / 2, -h / 2], to: [l / 2, w / 2, -h / 2], label: labelled('w', w) },
      { from: [l / 2, -w / 2, -h / 2], to: [l / 2, -w / 2, h / 2], label: labelled('h', h) },
    ],
  });

export default { icosahedron: icosahedron, pyramid: pyramid, box: box };
