import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, FigureTable, Mark, Point } from '../../kit/figure.ts';
import { evenPlaces } from '../calculus/even-places.ts';
import { cumulativeSheet } from './cumulative-sheet.ts';

/** What is shaded: the values above `from`, up to `to`; and what that is called. */
interface Shade {
  readonly from: number;
  readonly to: number;
  readonly says: string;
  /** The bound of the event X ≤ x, where hand and keys move it. */
  readonly moved?: number;
}

/** The density (or the probabilities) with the event X ≤ x shaded, and below it the cumulative curve, where x can be moved. */
export const distributionFigure = (of: Distribution, x: number): Figure | undefined =>
  figureOf(of, {
    from: Number.NEGATIVE_INFINITY,
    to: x,
    says:
      of.kind === 'discrete'
        ? `those up to ${formatDouble(x, 6)} marked: together ${formatDouble(of.cumulative(x), 6)}`
        : `the area to the left of ${formatDouble(x, 6)} shaded: ${formatDouble(of.cumulative(x), 6)}`,
    moved: x,
  });

/** The same with the values between two ends shaded. */
export const shadedFigure = (of: Distribution, from: number, to: number, name: string): Figure | undefined =>
  figureOf(of, { from, to, says: `${name} ${of.kind === 'discrete' ? 'marked' : 'shaded'}` });

function figureOf(of: Distribution, asked: Shade): Figure | undefined {
  const [low, high] = visibleRange(of, endsOf(asked));
  if (!Number.isFinite(low) || !Number.isFinite(high) || !(high > low)) return undefined;
  const shade = { ...asked, says: asked.says + outOfSight(asked, low, high) };
  const figure = of.kind === 'discrete' ? stemFigure(of, shade, low, high) : densityFigure(of, shade, low, high);
  const below = figure && cumulativeSheet(of, endsOf(shade), figure.frame.x, shade.moved !== undefined);
  return figure && below ? { ...figure, below: [below] } : figure;
}

/** Where an end of the event stands too far out to be drawn with the rest. */
const outOfSight = (shade: Shade, low: number, high: number): string =>
  endsOf(shade)
    .filter((x) => x < low || x > high)
    .map((x) => `; ${formatDouble(x, 6)} lies to the ${x > high ? 'right' : 'left'} of what is drawn`)
    .join('');

const endsOf = ({ from, to }: Shade): readonly number[] => [from, to].filter(Number.isFinite);

/**
 * From the 0.1 % to the 99.9 % quantile, stretched to the ends of the event where these are not too far out to be shown. Of a heavy tail only what
 * lies near the quartiles is to be seen beside the rest.
 */
function visibleRange(of: Distribution, ends: readonly number[]): readonly [number, number] {
  const [first, third] = [of.quantile(0.25), of.upperQuantile(0.25)];
  const width = third > first ? 6 * (third - first) : Number.POSITIVE_INFINITY;
  const low = Math.max(of.quantile(0.001), first - width);
  const high = Math.min(of.upperQuantile(0.001), third + width);
  const reach = 1.5 * (high - low);
  const near = ends.filter((x) => low - x < reach && x - high < reach);
  const [left, right] = [Math.min(low, ...near), Math.max(high, ...near)];
  const room = 0.04 * (right - left) || 1;
  return [left - room, right + room];
}

/** The ends of the event on the horizontal axis; where it has one, hand and keys find it there. */
const bounds = (shade: Shade, [low, high]: readonly [number, number], step?: number): readonly Mark[] =>
  endsOf(shade)
    .filter((x) => x >= low && x <= high)
    .map((x) => ({
      mark: 'point',
      at: [x, 0],
      role: 'given',
      label: shade.moved === undefined ? formatDouble(x, 6) : `x = ${formatDouble(x, 6)}`,
      ...(shade.moved !== undefined && { moves: { x: 'x', name: 'x, the bound of the event', step } }),
    }));

function densityFigure(of: Distribution, shade: Shade, low: number, high: number): Figure | undefined {
  const curve = sampleCurve((at) => finite(of.density(at)), low, high, 97);
  if (!curve) return undefined;
  const top = Math.max(curve.window[1], 0);
  const seen = endsOf(shade).filter((x) => x >= low && x <= high);
  return {
    summary: `Density of the ${of.name} distribution, ${shade.says}. Below it, P(X ≤ x) as a curve.`,
    frame: { x: [low, high], y: [0, top], axes: 'edge', xLabel: 'x', yLabel: 'density' },
    marks: [
      ...bounds(shade, [low, high]),
      ...shaded(of, shade, low, high, curve.pieces),
      { mark: 'curve', pieces: curve.pieces, role: 'given' },
      ...seen.map(
        (x): Mark => ({
          mark: 'segment',
          from: [x, 0],
          to: [x, Math.min(finite(of.density(x)) || 0, top)],
          role: 'answer',
        }),
      ),
    ],
    table: table(of, evenPlaces(low, high, 10), 'Density'),
  };
}

/** The area under the pieces of the curve between the ends. */
function shaded(
  of: Distribution,
  { from, to }: Shade,
  low: number,
  high: number,
  pieces: readonly (readonly Point[])[],
): readonly Mark[] {
  const ends = [from, to].filter((x) => x > low && x < high);
  return pieces.flatMap((piece): readonly Mark[] => {
    const [first, last] = [piece[0]![0], piece.at(-1)![0]];
    const cut = ends.filter((x) => x > first && x < last).map((x): Point => [x, finite(of.density(x))]);
    const inside = [...piece, ...cut]
      .filter(([x, y]) => x >= from && x <= to && Number.isFinite(y))
      .sort(([x], [other]) => x - other);
    if (inside.length < 2) return [];
    return [{ mark: 'area', points: [[inside[0]![0], 0], ...inside, [inside.at(-1)![0], 0]], role: 'answer' }];
  });
}

/** At most this many stems are told apart by eye. */
const maxStems = 120;

function stemFigure(of: Distribution, shade: Shade, low: number, high: number): Figure {
  const step = Math.max(1, Math.ceil((high - low) / maxStems));
  const first = Math.max(Math.ceil(low), of.support[0]);
  const values: number[] = [];
  for (let k = first; k <= Math.min(high, of.support[1]); k += step) values.push(k);
  const stems = values.map((k): Point => [k, of.density(k)]);
  const range = [low - 0.5, high + 0.5] as const;
  const isShaded = (k: number) => k > shade.from && k <= shade.to;
  return {
    summary: `Probabilities of the ${of.name} distribution, ${shade.says}. Below them, P(X ≤ x) as a staircase.`,
    frame: {
      x: range,
      y: [0, 1.1 * Math.max(...stems.map(([, y]) => y))],
      axes: 'edge',
      xWhole: true,
      xLabel: 'x',
      yLabel: 'probability',
    },
    marks: [
      ...bounds(shade, range, 1),
      { mark: 'stems', points: stems.filter(([k]) => isShaded(k)), role: 'answer' },
      { mark: 'stems', points: stems.filter(([k]) => !isShaded(k)), role: 'given' },
    ],
    table: table(of, thinned(values), 'Probability'),
  };
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** All values where they are few, else some at equal distances. */
function thinned(values: readonly number[]): readonly number[] {
  const every = Math.ceil(values.length / 25);
  return values.filter((_, index) => index % every === 0);
}

function table(of: Distribution, values: readonly number[], name: string): FigureTable {
  const median = of.median();
  // The smaller tail gives the other: one is enough for the digits of a table.
  const tails = (x: number) => {
    const small = x < median ? of.cumulative(x) : of.survival(x);
    return x < median ? [small, 1 - small] : [1 - small, small];
  };
  return {
    columns: ['x', name, 'P(X ≤ x)', 'P(X > x)'],
    rows: values.map((x) => [x, of.density(x), ...tails(x)].map(inWords)),
  };
}

/** A density may be infinite at an end of its support. */
const inWords = (value: number): string =>
  Number.isNaN(value) ? 'not known' : Number.isFinite(value) ? formatDouble(value, 6) : 'infinite';
