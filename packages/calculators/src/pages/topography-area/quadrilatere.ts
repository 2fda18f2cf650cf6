import * as Q from '@nomogram/math/exact/rational.ts';
import { rational } from '@nomogram/math/exact/rational.ts';
import { number, product, sqrt, sum } from '@nomogram/math/expression/build.ts';
import { shoelace } from '@nomogram/math/geometry/shoelace.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { digitsApart, isNegligible, shownNumber } from '@nomogram/math/surveying/compare.ts';
import {
  maxInradius,
  type TangentialQuadrilateral,
  tangentialQuadrilateral,
} from '@nomogram/math/surveying/tangential-quadrilateral.ts';
import { agreement } from '../../kit/agreement.ts';
import { angleInText, angleUnit } from '../../kit/angles/angle-in-text.ts';
import type { SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { decimal, exact } from '../../kit/quantity.ts';
import { unitOfWorking } from '../../shared/topography/angle-unit.ts';
import { length, type Measurement } from '../../shared/topography/fields.ts';
import { shapeFrame, shownMetres } from '../../shared/topography/plan.ts';
import { quadrilateralSteps } from '../../shared/topography/quadrilateral-steps.ts';

interface Parcel {
  readonly a: Measurement;
  readonly b: Measurement;
  readonly c: Measurement;
  readonly d: Measurement;
  readonly r: Measurement;
}

const inputs = {
  a: length('a', 'a', 'The sides in order around the figure.'),
  b: length('b', 'b'),
  c: length('c', 'c', 'Opposite to a.'),
  d: length('d', 'd', 'Opposite to b.'),
  r: length('r', 'r', 'Radius of the inscribed circle.'),
};

export default calculator({
  title: 'Quadrilateral with an inscribed circle',
  keywords: ['four-sided plot', 'four sides', 'tangential quadrilateral'],
  purpose: 'The area from the sides a, b, c, d and the radius r of the inscribed circle.',
  options: ['angles'],
  path: 'topography/quadrilatere/:a/:b/:c/:d/:r',
  inputs,
  formula: 'S = \\frac{r\\,(a + b + c + d)}{2}, \\qquad a + c = b + d',
  furtherFormulas: { perimeter: 'P = a + b + c + d', largest: 'S_{max} = \\sqrt{a\\,b\\,c\\,d}' },
  compute,
  examples: [
    { given: { a: '12', b: '10', c: '14', d: '16', r: '6' }, expect: { area: '156', one: '26', other: '26' } },
    { label: 'a square', given: { a: '8', b: '8', c: '8', d: '8', r: '4' }, expect: { area: '64', angleA: 100 } },
    {
      label: 'no inscribed circle',
      given: { a: '30', b: '20', c: '30', d: '20', r: '10' },
      expect: { area: '500', one: '60', other: '40' },
    },
  ],
  laws: [({ r }, { area, perimeter }) => Math.abs(area / ((r.value * perimeter) / 2) - 1) < 1e-13],
  references: [
    { title: 'H. Pitot, Propriétés élémentaires des polygones circonscrits autour du cercle (1725)' },
    { title: 'M. Josefsson, On the inradius of a tangential quadrilateral, Forum Geometricorum 10 (2010)' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const [a, b, c, d, r] = mapTuple([given.a, given.b, given.c, given.d, given.r], ({ expression }) => expression);
  const perimeter = sum([a, b, c, d]);
  const shape = shapeOf(given);
  const values = {
    area: exact('Area S', product([number(rational(1, 2)), r, perimeter]), { unit: 'm²' }),
    perimeter: exact('Perimeter', perimeter, { unit: 'm' }),
    one: exact('a + c', sum([a, c]), { unit: 'm' }),
    other: exact('b + d', sum([b, d]), { unit: 'm' }),
    largest: isTangential(given)
      ? exact('Largest area with these sides', sqrt(product([a, b, c, d])), { unit: 'm²' })
      : undefined,
    ...cornersOf(shape),
  };
  return {
    values,
    stepsIn: unitOfWorking(options.angles),
    steps: () => quadrilateralSteps(given, values, unitOfWorking(options.angles), shape?.otherAngles !== undefined),
    checked: [byShape(given, shape)],
    figure: shape && (() => parcelFigure(given, shape)),
    notes: [
      ...said(given, shape),
      `Convention: sides in order around the figure, lengths in metres, angles in ${angleUnit.name}.`,
    ],
  };
}

const byShape =
  (given: Parcel, shape: TangentialQuadrilateral | undefined): SecondWay<'area'> =>
  ({ area }) => {
    const half = given.r.value / 2;
    return shape
      ? agreement(
          area,
          shoelace(shape.corners),
          'The quadrilateral drawn around its circle, measured by Gauss’s formula,',
          1e-7,
        )
      : agreement(
          area,
          [given.a, given.b, given.c, given.d].reduce((total, side) => total + side.value * half, 0),
          'Four triangles with the height r',
          1e-13,
        );
  };

const isTangential = ({ a, b, c, d }: Parcel): boolean => {
  const sum = Q.add(a.rational, c.rational);
  return isNegligible(Q.subtract(sum, Q.add(b.rational, d.rational)), sum);
};

const shapeOf = (parcel: Parcel): TangentialQuadrilateral | undefined => {
  if (!isTangential(parcel)) return undefined;
  const { a, b, c, d, r } = parcel;
  return tangentialQuadrilateral([a.rational, b.rational, c.rational, d.rational], r.rational);
};

function cornersOf(shape: TangentialQuadrilateral | undefined) {
  const [da, ab, bc, cd] = shape?.angles ?? [];
  const angle = (sides: string, value: number | undefined) =>
    value === undefined ? undefined : decimal(`Angle between ${sides}`, value, { unit: 'gon', error: 5e-13 });
  return {
    angleA: angle('d and a', da),
    angleB: angle('a and b', ab),
    angleC: angle('b and c', bc),
    angleD: angle('c and d', cd),
  };
}

/** Whether the figure exists. */
function said(parcel: Parcel, shape: TangentialQuadrilateral | undefined): readonly string[] {
  const { a, b, c, d, r } = parcel;
  const sums = [Q.add(a.rational, c.rational), Q.add(b.rational, d.rational)] as const;
  const [one, other] = sums.map((sum) => shownNumber(sum, digitsApart(...sums)));
  if (!isTangential(parcel))
    return [
      `No inscribed circle exists: a + c = ${one} m and b + d = ${other} m differ, so the value of the formula is not the area of such a quadrilateral.`,
    ];
  if (shape) {
    const { otherAngles } = shape;
    const exists = `a + c = b + d = ${one} m: an inscribed circle exists.`;
    return otherAngles ? [exists, alsoFits(otherAngles)] : [exists];
  }
  const most = Q.fromNumber(maxInradius(a.value, b.value, c.value, d.value));
  const largest = shownNumber(most, digitsApart(most, r.rational));
  return [
    `a + c = b + d = ${one} m, but no quadrilateral with these sides has an inscribed circle of this radius: the largest has about ${largest} m.`,
  ];
}

/** The sides and the circle leave two shapes, which only an angle tells apart. */
const alsoFits = (angles: readonly number[]): string =>
  `The same sides around the same circle may also have the angles ${angles.map(angleInText).join(', ')}, in the same order; the area is the same. One measured angle decides.`;

function parcelFigure({ a, b, c, d, r }: Parcel, { corners, contacts }: TangentialQuadrilateral): Figure {
  const sides = [
    ['a', a],
    ['b', b],
    ['c', c],
    ['d', d],
  ] as const;
  return {
    summary: `A quadrilateral around a circle of radius ${shownMetres(r.value)}, its sides ${sides.map(([, side]) => formatDouble(side.value, 6)).join(', ')} m.`,
    frame: shapeFrame(corners.map(([x, y]) => ({ x, y }))),
    marks: [
      { mark: 'polygon', points: corners, role: 'answer', filled: true },
      { mark: 'circle', center: [0, 0], radius: r.value, role: 'construction', dashed: true },
      ...sides.map(
        ([name, side], index) =>
          ({
            mark: 'segment',
            from: corners[index]!,
            to: corners[(index + 1) % 4]!,
            role: 'given',
            label: `${name} = ${shownMetres(side.value)}`,
          }) as const,
      ),
      { mark: 'segment', from: [0, 0], to: contacts[0]!, role: 'construction', label: `r = ${shownMetres(r.value)}` },
      ...contacts.map((contact) => ({ mark: 'point', at: contact, role: 'construction' }) as const),
    ],
  };
}
