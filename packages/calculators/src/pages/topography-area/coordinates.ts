import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { areaByStrips, type Corners, centroidOf, twiceAreaOf } from '@nomogram/math/surveying/parcel.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { together, words } from '../../kit/quantity.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { corners } from '../../shared/topography/corners.ts';
import { at, planFrame, pointMark, pointTable, shownMetres } from '../../shared/topography/plan.ts';
import { exactly, lengthOf } from '../../shared/topography/quantities.ts';

const inputs = {
  corners: corners({
    label: 'Corners',
    hint: 'X and Y of one corner a line, in order around the parcel.',
  }),
};

/** What is multiplied for each corner, or for the side from it to the next one. */
const waysOfArea = {
  corners: 'Easting times northings',
  shoelace: 'Cross products (shoelace)',
  trapezoids: 'Trapezoids below the sides',
} as const;
type AreaWay = keyof typeof waysOfArea;

export default calculator({
  title: 'Area from coordinates',
  keywords: [
    'area from coordinates',
    'area of a polygon from coordinates',
    'shoelace formula',
    'Gauss area formula',
    'coordinate method',
    'parcel area',
    'land area',
    'plot area',
  ],
  asks: [
    '[area of ][a ][the ](polygon|triangle|quadrilateral|parcel|plot|lot)[ area][ with][ of][ from][ the][ its][ (vertices|corners|points|coordinates)][ at][:] {corners}',
    'area[ of][ from][ the] (vertices|corners|points|coordinates)[:] {corners}',
    'shoelace[ formula][ for][ of][:] {corners}',
  ],
  purpose: 'The area, the perimeter and the centroid of a parcel from the coordinates of its corners.',
  path: 'topography/area/:corners',
  slash: 'bar',
  inputs,
  methods: waysOfArea,
  unchosen: 'corners',
  formula: 'S = \\frac12\\left|\\sum_{i=1}^{n} X_i\\,(Y_{i+1} - Y_{i-1})\\right|',
  compute,
  examples: [
    {
      given: { corners: '1000,5000\n1060,5010\n1050,5065\n1005,5050' },
      expect: { area: '2787.5', perimeter: 214.4128677486, x: 1029.5142002989537 },
    },
    { label: 'a rectangle', given: { corners: '0,0\n40,0\n40,25\n0,25' }, expect: { area: '1000', perimeter: 130 } },
    {
      label: 'a corner that points inwards',
      given: { corners: '0,0\n40,0\n40,40\n20,10\n0,40' },
      expect: { area: '1000' },
    },
    { given: { corners: '0,0\n2,2\n2,0\n0,2' }, fails: 'out-of-range' },
    { given: { corners: '0,0\n1,1' }, fails: 'out-of-range' },
  ],
  laws: [(_, { area, perimeter }) => 4 * Math.PI * area <= perimeter ** 2 * (1 + 1e-12)],
  references: [
    { title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, chapter on area' },
    { title: 'B. Braden, The Surveyor’s Area Formula, The College Mathematics Journal 17 (1986)' },
  ],
});

const areaOf = (parcel: Corners) => Q.multiply(Q.half, Q.abs(twiceAreaOf(parcel)));

function compute({ corners: parcel }: InputValues<typeof inputs>, options: Options) {
  const [area, centre] = [areaOf(parcel), centroidOf(parcel)];
  return {
    values: {
      area: exactly('Area S', area, 'm²', options),
      hectares: exactly('In hectares', Q.divide(area, Q.rational(10_000)), 'ha', options),
      perimeter: lengthOf('Perimeter', perimeterOf(parcel), 1e-14, options),
      ...together({
        x: centre && exactly('Centroid X', centre.x, 'm', options),
        y: centre && exactly('Centroid Y', centre.y, 'm', options),
      }),
      sense: words(
        'Corners run',
        { '-1': 'clockwise', 0: 'along one line', 1: 'counter-clockwise' }[Q.sign(twiceAreaOf(parcel))],
      ),
    },
    steps: () => areaSteps(parcel, area, chosenWay(waysOfArea, options.method)),
    checked: [byStrips(parcel)],
    figure: (shown: Numbers<'area'>) => parcelFigure(parcel, shown.area),
    notes: ['Convention: X east, Y north, in metres; corners in order around the parcel, either way.'],
  };
}

const perimeterOf = (parcel: Corners): number =>
  parcel.reduce((sum, { x, y }, place) => {
    const other = parcel[(place + 1) % parcel.length]!;
    return sum + Math.hypot(Q.toNumber(Q.subtract(other.x, x)), Q.toNumber(Q.subtract(other.y, y)));
  }, 0);

const byStrips =
  (parcel: Corners): SecondWay<'area'> =>
  ({ area }) =>
    agreement(area, Q.toNumber(areaByStrips(parcel)), 'Horizontal strips, measured half-way and added up,', 1e-14);

/** Each of these, added up around the parcel, gives twice the area. */
const partsOfArea: {
  readonly [way in AreaWay]: (place: number, after: number, before: number) => Omit<Equation, 'name'>;
} = {
  corners: (place, after, before) => ({
    is: `X_${place}*(Y_${after} - Y_${before})`,
    rule: `corner ${place}`,
    says: 'Its easting times how much further north the next corner lies than the one before.',
  }),
  shoelace: (place, after) => ({
    is: `X_${place}*Y_${after} - X_${after}*Y_${place}`,
    rule: `cross product ${place}`,
    says: 'Multiplied crosswise: the easting of this corner by the northing of the next one, less the other way round.',
  }),
  trapezoids: (place, after) => ({
    is: `(X_${place} - X_${after})*(Y_${place} + Y_${after})`,
    rule: `trapezoid ${place}`,
    says: 'Twice the trapezoid between this side and the X axis; where the side runs eastwards it is negative.',
  }),
};

/** A line for each corner, and half of their sum. */
function areaSteps(parcel: Corners, area: Q.Rational, way: AreaWay = 'corners'): readonly ShownStep[] | undefined {
  const count = parcel.length;
  const places = parcel.map((_, place) => place + 1);
  const lines = places.map((place): Equation => {
    const [before, after] = [((place + count - 2) % count) + 1, (place % count) + 1];
    return { name: `d_${place}`, ...partsOfArea[way](place, after, before) };
  });
  const sum = places.map((place) => `d_${place}`).join(' + ');
  const hectares = Q.toNumber(Q.divide(area, Q.rational(10_000)));
  const isClockwise = Q.sign(twiceAreaOf(parcel)) < 0;
  return workedChain(
    [
      ...lines,
      {
        name: 'S',
        is: isClockwise ? `-(${sum})/2` : `(${sum})/2`,
        rule: 'half the sum',
        says: isClockwise
          ? 'The lines add up to twice the area, negative because the corners run clockwise.'
          : 'The lines add up to twice the area.',
        answer: { text: formatDouble(Q.toNumber(area)), value: Q.toNumber(area), unit: 'm²' },
      },
      {
        name: 'H',
        is: 'S/10000',
        rule: 'one unit in the other',
        says: 'A hectare is a square with sides of 100 m: 10000 m².',
        answer: { text: formatDouble(hectares), value: hectares, unit: 'ha' },
      },
    ],
    Object.fromEntries(
      parcel.flatMap(({ x, y }, place) => [
        [`X_${place + 1}`, x],
        [`Y_${place + 1}`, y],
      ]),
    ),
    'ending',
  );
}

function parcelFigure(parcel: Corners, area: number): Figure {
  const points = parcel.map(({ x, y }, place) => ({ name: String(place + 1), x: Q.toNumber(x), y: Q.toNumber(y) }));
  return {
    summary: `A parcel with ${points.length} corners, its area ${formatDouble(area, 8)} m².`,
    frame: planFrame(points),
    marks: [
      { mark: 'polygon', points: points.map(at), role: 'answer', filled: true },
      ...points.map((from, place) => {
        const to = points[(place + 1) % points.length]!;
        return {
          mark: 'segment',
          from: at(from),
          to: at(to),
          role: 'given',
          label:
            points.length <= 8 ? shownMetres(Number(Math.hypot(to.x - from.x, to.y - from.y).toFixed(3))) : undefined,
        } as const;
      }),
      ...points.map(pointMark),
    ],
    table: pointTable(points),
  };
}
