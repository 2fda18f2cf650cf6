import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { formatDouble } from '../kit/decimal.ts';
import type { Figure, Mark, Point } from '../kit/figure.ts';

const reach = 3;

/** What a 2×2 matrix of numbers does to the plane: the grid, the unit square and the two unit vectors before and after. */
export function gridFigure(matrix: Matrix, name: string): Figure | undefined {
  if (matrix.length !== 2 || matrix[0]!.length !== 2) return undefined;
  const [[a, b], [c, d]] = matrix.map((row) => row.map((entry) => evaluate(entry))) as [
    [number, number],
    [number, number],
  ];
  if (![a, b, c, d].every((value) => Number.isFinite(value) && Math.abs(value) < 1e6)) return undefined;
  const moved = (x: number, y: number): Point => [a * x + b * y, c * x + d * y];
  const square: Point[] = [moved(0, 0), moved(1, 0), moved(1, 1), moved(0, 1)];
  const extent = 1.15 * Math.max(2, ...square.flat().map(Math.abs));
  const marks: Mark[] = [
    {
      mark: 'polygon',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      role: 'given',
      filled: true,
    },
    { mark: 'curve', pieces: gridLines(moved), role: 'muted', label: 'the grid after the map' },
    { mark: 'polygon', points: square, role: 'answer', filled: true },
    { mark: 'segment', from: [0, 0], to: moved(1, 0), role: 'answer', arrow: true, label: `${name}·(1, 0)` },
    { mark: 'segment', from: [0, 0], to: moved(0, 1), role: 'answer', arrow: true, label: `${name}·(0, 1)` },
  ];
  const shown = (value: number): string => formatDouble(value, 6);
  return {
    summary: `The map of the plane by ${name}: the unit square becomes the parallelogram on (${shown(a)}, ${shown(c)}) and (${shown(b)}, ${shown(d)}), of signed area ${shown(a * d - b * c)}.`,
    frame: { x: [-extent, extent], y: [-extent, extent], equal: true, xLabel: 'x', yLabel: 'y' },
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

function gridLines(moved: (x: number, y: number) => Point): Point[][] {
  const lines: Point[][] = [];
  for (let k = -reach; k <= reach; k++) {
    lines.push([moved(k, -reach), moved(k, reach)]);
    lines.push([moved(-reach, k), moved(reach, k)]);
  }
  return lines;
}
