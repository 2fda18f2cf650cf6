import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';

/** Lines of the moved grid are at least this part of the frame apart, else some are left out. */
const minGap = 1 / 9;
const maxLeftOut = 12;

const unitSquare: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** What a 2×2 matrix of numbers does to the plane: the grid, the unit square and the two unit vectors before and after. */
export function gridFigure(matrix: Matrix, name: string): Figure | undefined {
  if (matrix.length !== 2 || matrix[0]!.length !== 2) return undefined;
  const [[a, b], [c, d]] = pair(matrix.map((row) => pair(row.map((entry) => evaluate(entry)))));
  if (![a, b, c, d].every((value) => Number.isFinite(value) && Math.abs(value) < 1e6)) return undefined;
  const moved = (x: number, y: number): Point => [a * x + b * y, c * x + d * y];
  const square = unitSquare.map(([x, y]) => moved(x, y));
  const corners: Point[] = [...square, [1, 1]];
  const size = Math.max(2, ...corners.flat().map(Math.abs));
  const range = (parts: readonly number[]) =>
    [Math.min(...parts) - 0.3 * size, Math.max(...parts) + 0.3 * size] as const;
  const extent = 1.3 * size;
  const marks: Mark[] = [
    { mark: 'polygon', points: unitSquare, role: 'given', filled: true },
    ...gridAfter([a, c], [b, d], extent),
    { mark: 'polygon', points: square, role: 'answer', filled: true },
    { mark: 'segment', from: [0, 0], to: moved(1, 0), role: 'answer', arrow: true, label: `${name}·(1, 0)` },
    { mark: 'segment', from: [0, 0], to: moved(0, 1), role: 'answer', arrow: true, label: `${name}·(0, 1)` },
  ];
  const shown = (value: number): string => formatDouble(value, 6);
  return {
    summary: `The map of the plane by ${name}: the unit square becomes the parallelogram on (${shown(a)}, ${shown(c)}) and (${shown(b)}, ${shown(d)}), of signed area ${shown(a * d - b * c)}.`,
    frame: {
      x: range(corners.map(([x]) => x)),
      y: range(corners.map(([, y]) => y)),
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
    },
    marks,
    table: {
      columns: ['x', 'y', "x'", "y'"],
      rows: (
        [
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([x, y]) => [x, y, ...moved(x, y)].map(shown)),
    },
  };
}

/**
 * The lines x = k and y = k after the map, as far as the frame goes: k·u + t·v. Where they crowd, every m-th line is drawn; where the
 * plane is flattened there is no grid to see.
 */
function gridAfter(u: Point, v: Point, extent: number): Mark[] {
  const area = Math.abs(u[0] * v[1] - u[1] * v[0]);
  const families = [
    [u, v],
    [v, u],
  ].map(([step, along]) => ({ step: step!, along: along!, gap: area / Math.hypot(...along!) }));
  const every = Math.max(...families.map(({ gap }) => Math.ceil((minGap * extent) / gap)));
  if (!(every <= maxLeftOut)) return [];
  const pieces = families.flatMap(({ step, along, gap }) => {
    const far = Math.SQRT2 * extent;
    const count = Math.floor(far / (gap * every));
    const reach = (2 * far + (count + 1) * every * Math.hypot(...step)) / Math.hypot(...along);
    return Array.from({ length: 2 * count + 1 }, (_, index) => {
      const k = (index - count) * every;
      return [-reach, reach].map((t): Point => [k * step[0] + t * along[0], k * step[1] + t * along[1]]);
    });
  });
  const label = every === 1 ? 'the grid after the map' : `the grid after the map, every ${ordinal(every)} line`;
  return [{ mark: 'curve', pieces, role: 'muted', faint: true, label }];
}

const ordinal = (n: number): string => (n === 2 ? 'second' : n === 3 ? 'third' : `${n}th`);
