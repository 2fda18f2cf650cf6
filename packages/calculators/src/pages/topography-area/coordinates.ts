import * as Q from '@nomogram/math/exact/rational.ts';
import { areaByStrips, type Corners, centroidOf, twiceAreaOf } from '@nomogram/math/surveying/parcel.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { together, words } from '../../kit/quantity.ts';
import { corners, textAround } from '../../shared/topography/corners.ts';
import { parcelSteps, waysOfArea } from '../../shared/topography/parcel-steps.ts';
import { at, planFrame, pointMark, pointTable, shownMetres } from '../../shared/topography/plan.ts';
import { exactly, lengthOf } from '../../shared/topography/quantities.ts';

const inputs = {
  corners: corners({
    label: 'Corners',
    hint: 'X and Y of one corner a row, in order around the parcel.',
  }),
};

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
  const values = {
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
  };
  return {
    values,
    steps: () => parcelSteps(parcel, values, chosenWay(waysOfArea, options.method)),
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

function parcelFigure(parcel: Corners, area: number): Figure {
  const points = parcel.map(({ x, y }, place) => ({
    name: String(place + 1),
    x: Q.toNumber(x),
    y: Q.toNumber(y),
    moves: { x: 'corners', y: 'corners', row: textAround(parcel, place) },
  }));
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
