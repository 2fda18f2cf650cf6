import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, FigureTable, Mark, Point } from '../../kit/figure.ts';
import { cumulativeSheet } from './cumulative-sheet.ts';

/** The density (or the probabilities) with the event X ≤ x shaded, and below it the cumulative curve, where x can be moved. */
export function distributionFigure(of: Distribution, x: number): Figure | undefined {
  const [low, high] = visibleRange(of, x);
  if (!Number.isFinite(low) || !Number.isFinite(high) || !(high > low)) return undefined;
  const figure = of.kind === 'discrete' ? stemFigure(of, x, low, high) : densityFigure(of, x, low, high);
  const below = figure && cumulativeSheet(of, x, figure.frame.x);
  return figure && below ? { ...figure, below: [below] } : figure;
}

/**
 * From the 0.1 % to the 99.9 % quantile, stretched to x where x is not too far out to be shown. Of a heavy tail only what
 * lies near the quartiles is to be seen beside the rest.
 */
function visibleRange(of: Distribution, x: number): readonly [number, number] {
  const [first, third] = [of.quantile(0.25), of.upperQuantile(0.25)];
  const near = third > first ? 6 * (third - first) : Number.POSITIVE_INFINITY;
  const low = Math.max(of.quantile(0.001), first - near);
  const high = Math.min(of.upperQuantile(0.001), third + near);
  const reach = 1.5 * (high - low);
  const [left, right] = [x < low && low - x < reach ? x : low, x > high && x - high < reach ? x : high];
  const room = 0.04 * (right - left) || 1;
  return [left - room, right + room];
}

/** The bound of the event on the horizontal axis, where hand and keys find it. */
const bound = (x: number, [low, high]: readonly [number, number], step?: number): readonly Mark[] =>
  x >= low && x <= high
    ? [
        {
          mark: 'point',
          at: [x, 0],
          role: 'given',
          label: `x = ${formatDouble(x, 6)}`,
          moves: { x: 'x', name: 'x, the bound of the event', step },
        },
      ]
    : [];

function densityFigure(of: Distribution, x: number, low: number, high: number): Figure | undefined {
  const curve = sampleCurve((at) => finite(of.density(at)), low, high, 97);
  if (!curve) return undefined;
  const top = Math.max(curve.window[1], 0);
  const seen = x >= low && x <= high;
  return {
    summary: `Density of the ${of.name} distribution, the area to the left of ${formatDouble(x, 6)} shaded: ${formatDouble(of.cumulative(x), 6)}. Below it, P(X ≤ x) as a curve.`,
    frame: { x: [low, high], y: [0, top], axes: 'edge', xLabel: 'x', yLabel: 'density' },
    marks: [
      ...bound(x, [low, high]),
      ...shaded(of, x, low, high, curve.pieces),
      { mark: 'curve', pieces: curve.pieces, role: 'given' },
      ...(seen
        ? [
            {
              mark: 'segment',
              from: [x, 0],
              to: [x, Math.min(finite(of.density(x)) || 0, top)],
              role: 'answer',
            } as const,
          ]
        : []),
    ],
    table: table(
      of,
      Array.from({ length: 11 }, (_, k) => low + ((high - low) * k) / 10),
      'Density',
    ),
  };
}

/** The area under the pieces of the curve up to x. */
function shaded(
  of: Distribution,
  x: number,
  low: number,
  high: number,
  pieces: readonly (readonly Point[])[],
): readonly Mark[] {
  const below = pieces.map((piece) => piece.filter(([at]) => at <= x)).filter((piece) => piece.length > 1);
  const end = Math.min(Math.max(x, low), high);
  return below.map((piece, k): Mark => {
    const last: Point[] =
      k === below.length - 1
        ? [
            [end, finite(of.density(end))],
            [end, 0],
          ]
        : [[piece.at(-1)![0], 0]];
    return {
      mark: 'area',
      points: [[piece[0]![0], 0], ...piece, ...last.filter(([, y]) => Number.isFinite(y))],
      role: 'answer',
    };
  });
}

/** At most this many stems are told apart by eye. */
const mostStems = 120;

function stemFigure(of: Distribution, x: number, low: number, high: number): Figure {
  const step = Math.max(1, Math.ceil((high - low) / mostStems));
  const first = Math.max(Math.ceil(low), of.support[0]);
  const values: number[] = [];
  for (let k = first; k <= Math.min(high, of.support[1]); k += step) values.push(k);
  const stems = values.map((k): Point => [k, of.density(k)]);
  const range = [low - 0.5, high + 0.5] as const;
  return {
    summary: `Probabilities of the ${of.name} distribution, those up to ${formatDouble(x, 6)} marked: together ${formatDouble(of.cumulative(x), 6)}. Below them, P(X ≤ x) as a staircase.`,
    frame: {
      x: range,
      y: [0, 1.1 * Math.max(...stems.map(([, y]) => y))],
      axes: 'edge',
      xWhole: true,
      xLabel: 'x',
      yLabel: 'probability',
    },
    marks: [
      ...bound(x, range, 1),
      { mark: 'stems', points: stems.filter(([k]) => k <= x), role: 'answer' },
      { mark: 'stems', points: stems.filter(([k]) => k > x), role: 'given' },
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
