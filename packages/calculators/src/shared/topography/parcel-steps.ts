import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type Corners, twiceAreaOf } from '@nomogram/math/surveying/parcel.ts';
import type { Quantity } from '../../kit/answer.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { saidAnswer } from './steps.ts';

/** What is multiplied for each corner, or for the side from it to the next one. */
export const waysOfArea = {
  corners: 'Easting times northings',
  shoelace: 'Cross products (shoelace)',
  trapezoids: 'Trapezoids below the sides',
} as const;
type AreaWay = keyof typeof waysOfArea;

/** What an answer says of a parcel. */
type ParcelMeasures = { readonly [measure in 'area' | 'hectares' | 'perimeter']: Quantity } & {
  readonly [centre in 'x' | 'y']: Quantity | undefined;
};

/** A part for each corner and half of their sum; the sides; the triangles from corner 1 and their centre of gravity. */
export function parcelSteps(
  parcel: Corners,
  measures: ParcelMeasures,
  way: AreaWay = 'corners',
): readonly ShownStep[] | undefined {
  const given = Object.fromEntries(
    parcel.flatMap(({ x, y }, place) => [
      [`X_${place + 1}`, x],
      [`Y_${place + 1}`, y],
    ]),
  );
  const area = workedChain(areaEquations(parcel, measures, way), given, 'ending');
  const others = [perimeterEquations(parcel, measures), centroidEquations(parcel, measures)];
  return area && [...area, ...others.flatMap((equations) => workedChain(equations, given, 'measured') ?? [])];
}

/** Each of these, added up around the parcel, gives twice the area. */
const partsOfArea: {
  readonly [way in AreaWay]: (place: number, after: number, before: number) => Omit<Equation, 'name'>;
} = {
  corners: (place, after, before) => ({
    is: `X_${place}*(Y_${after} - Y_${before})`,
    rule: `corner ${place}`,
    says: `Its easting X_${place} times how much further north the next corner lies, at Y_${after}, than the one before, at Y_${before}.`,
  }),
  shoelace: (place, after) => ({
    is: `X_${place}*Y_${after} - X_${after}*Y_${place}`,
    rule: `cross product ${place}`,
    says: `Multiplied crosswise: the easting X_${place} of this corner by the northing Y_${after} of the next one, less X_${after} by Y_${place}.`,
  }),
  trapezoids: (place, after) => ({
    is: `(X_${place} - X_${after})*(Y_${place} + Y_${after})`,
    rule: `trapezoid ${place}`,
    says: `Twice the trapezoid between this side, from (X_${place}, Y_${place}) to (X_${after}, Y_${after}), and the X axis; where the side runs eastwards it is negative.`,
  }),
};

const placesOf = (parcel: Corners): readonly number[] => parcel.map((_, place) => place + 1);

/** What the sum of the parts tells of the order of the corners. */
const senses = {
  '-1': 'The lines add up to twice the area, negative because the corners run clockwise.',
  0: 'The lines add up to twice the area: the corners run along one line, and nothing lies between them.',
  1: 'The lines add up to twice the area, positive because the corners run counter-clockwise.',
} as const;

/** A line for each corner, and half of their sum. */
function areaEquations(parcel: Corners, { area, hectares }: ParcelMeasures, way: AreaWay): readonly Equation[] {
  const count = parcel.length;
  const lines = placesOf(parcel).map((place): Equation => {
    const [before, after] = [((place + count - 2) % count) + 1, (place % count) + 1];
    return { name: `d_${place}`, unit: 'm²', ...partsOfArea[way](place, after, before) };
  });
  const sum = lines.map(({ name }) => name).join(' + ');
  const sense = Q.sign(twiceAreaOf(parcel));
  return [
    ...lines,
    {
      name: 'S',
      is: sense < 0 ? `-(${sum})/2` : `(${sum})/2`,
      rule: 'half the sum',
      says: senses[sense],
      answer: saidAnswer(area),
    },
    {
      name: 'H',
      is: 'S/10000',
      rule: 'one unit in the other',
      says: 'A hectare is a square with sides of 100 m: 10000 m².',
      answer: saidAnswer(hectares),
    },
  ];
}

/** The sides by the theorem of Pythagoras, and their sum. */
function perimeterEquations(parcel: Corners, { perimeter }: ParcelMeasures): readonly Equation[] {
  const sides = placesOf(parcel).map((place): Equation => {
    const after = (place % parcel.length) + 1;
    return {
      name: `l_${place}`,
      is: `sqrt((X_${after} - X_${place})^2 + (Y_${after} - Y_${place})^2)`,
      rule: 'Pythagorean theorem',
      unit: 'm',
      says: `The side from corner ${place} to corner ${after}: how far it leads east and north are the legs of a right triangle.`,
    };
  });
  return [
    ...sides,
    {
      name: 'P',
      is: sides.map(({ name }) => name).join(' + '),
      rule: 'perimeter',
      says: 'The sum of the sides.',
      answer: saidAnswer(perimeter),
    },
  ];
}

/** The parcel in triangles from corner 1, and the mean of their centroids by their areas; none where there is no area. */
function centroidEquations(parcel: Corners, { x, y }: ParcelMeasures): readonly Equation[] {
  if (x === undefined || y === undefined) return [];
  const triangles = placesOf(parcel).slice(1, -1);
  return [
    ...fromFirstCorner(parcel),
    ...triangles.map(
      (place): Equation => ({
        name: `q_${place}`,
        is: `x_${place}*y_${place + 1} - x_${place + 1}*y_${place}`,
        rule: 'twice the area of a triangle',
        unit: 'm²',
        says: `The triangle of the corners 1, ${place} and ${place + 1}, multiplied crosswise; negative where its corners run clockwise.`,
      }),
    ),
    {
      name: 'q',
      is: triangles.map((place) => `q_${place}`).join(' + '),
      rule: 'sum',
      unit: 'm²',
      says: 'The triangles make up the parcel.',
    },
    centroidEquation('X', triangles, x),
    centroidEquation('Y', triangles, y),
  ];
}

/** The corners as they lie from the first: numbers of the size of the parcel, however far the origin is. */
const fromFirstCorner = (parcel: Corners): readonly Equation[] =>
  placesOf(parcel)
    .slice(1)
    .flatMap((place) =>
      (['X', 'Y'] as const).map((axis) => ({
        name: `${axis.toLowerCase()}_${place}`,
        is: `${axis}_${place} - ${axis}_1`,
        rule: 'difference of coordinates',
        unit: 'm',
        says: `How far corner ${place} lies to the ${axis === 'X' ? 'east' : 'north'} of corner 1.`,
      })),
    );

function centroidEquation(axis: 'X' | 'Y', triangles: readonly number[], answer: Quantity): Equation {
  const own = axis.toLowerCase();
  const sum = triangles.map((place) => `(${own}_${place} + ${own}_${place + 1})*q_${place}`).join(' + ');
  return {
    name: `${axis}_G`,
    is: `${axis}_1 + (${sum})/(3*q)`,
    label: `"${answer.label}"`,
    rule: 'weighted mean',
    says: 'The centroid of a triangle is the mean of its three corners, of which corner 1 has 0; each triangle counts with its area.',
    answer: saidAnswer(answer),
  };
}
