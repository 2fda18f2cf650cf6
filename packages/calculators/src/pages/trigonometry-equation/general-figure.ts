import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { SolutionsInTurn } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { figureAngle } from '../../shared/trigonometry/angle-families.ts';

const TURN = 2 * Math.PI;
const LEFT = 1.95;
const WIDTH = 4.2;
const SAMPLES = 480;
/** More labels than these cover each other. */
const LABELLED = 8;

/** The solutions of one turn on the unit circle, and beside it both sides of the equation, which meet above them. */
export function generalFigure(
  sides: readonly [left: Expression, right: Expression],
  x: string,
  turn: SolutionsInTurn,
): Figure {
  const values = sides.map((side) => sampled(side, x));
  const levels = turn.first.map(({ value }) => evaluate(sides[0], { [x]: value }));
  const [low, high] = heights(values, levels);
  const across = (at: number): number => LEFT + (WIDTH * at) / TURN;
  const up = (y: number): number => (2 * (y - low)) / (high - low) - 1;
  const points = turn.first.flatMap(({ exact, value }, k): Mark[] => {
    const label = turn.count <= LABELLED ? figureAngle(exact) : undefined;
    const on: Point = [Math.cos(value), Math.sin(value)];
    const height = levels[k]!;
    const meeting: Mark = { mark: 'point', at: [across(value), up(height)], role: 'answer' };
    return [
      { mark: 'segment', from: [0, 0], to: on, role: 'answer' },
      { mark: 'point', at: on, role: 'answer', label },
      ...(height >= low && height <= high ? [meeting] : []),
    ];
  });
  return {
    summary: summaryOf(turn),
    frame: { x: [-1.5, LEFT + WIDTH + 0.15], y: [-1.45, 1.45], equal: true, axes: 'none' },
    marks: [
      ...ground(low <= 0 && high >= 0 ? up(0) : -1),
      { mark: 'curve', pieces: piecesOf(values[0]!, low, high, across, up), role: 'given' },
      { mark: 'curve', pieces: piecesOf(values[1]!, low, high, across, up), role: 'construction', dashed: true },
      ...points,
      ...roundHeights(low, high).flatMap((height) => heightTick(height, up(height))),
    ],
  };
}

const summaryOf = ({ count }: SolutionsInTurn): string => {
  const many = count === 1 ? 'one solution' : `${formatDouble(count, 12)} solutions`;
  return count === 0
    ? 'The unit circle without a solution, and the curves of both sides, which do not meet in this turn.'
    : `The unit circle with ${many} in one turn, and the curves of both sides, which meet there (left side solid, right side dashed).`;
};

const sampled = (side: Expression, x: string): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, k) => {
    const at = (TURN * k) / SAMPLES;
    return [at, evaluate(side, { [x]: at })];
  });

/** What is shown of the values: all of them, but of a side with poles only what is near the solutions and the middle. */
function heights(sides: readonly (readonly Point[])[], levels: readonly number[]): readonly [number, number] {
  const all = sides.flat().flatMap(([, y]) => (Number.isFinite(y) ? [y] : []));
  const sorted = all.sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(0), at(1)];
  const [inner, outer] = [Math.min(at(0.15), ...levels), Math.max(at(0.85), ...levels)];
  const middle = Math.max(outer - inner, 0.5);
  // Without poles nothing is cut off.
  const room = high - low <= 4 * middle ? high - low : middle / 2;
  const [from, to] = [Math.max(low, inner - room), Math.min(high, outer + room)];
  return to - from > 1e-9 ? [from, to] : [from - 1, to + 1];
}

function piecesOf(
  points: readonly Point[],
  low: number,
  high: number,
  across: (x: number) => number,
  up: (y: number) => number,
): Point[][] {
  const pieces: Point[][] = [[]];
  for (const [x, y] of points) {
    if (y >= low && y <= high) pieces[pieces.length - 1]!.push([across(x), up(y)]);
    else if (pieces[pieces.length - 1]!.length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

const line = (from: Point, to: Point): Mark => ({ mark: 'segment', from, to, role: 'muted' });

/** The lowest and the highest round value between two heights. */
function roundHeights(low: number, high: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / 2));
  const step = power * ([5, 2].find((digit) => digit * power <= (high - low) / 2) ?? 1);
  return [...new Set([Math.ceil(low / step), Math.floor(high / step)])].map((times) => times * step);
}

const heightTick = (height: number, at: number): Mark[] => [
  line([LEFT - 0.06, at], [LEFT + 0.06, at]),
  { mark: 'text', at: [LEFT - 0.22, at], text: formatDouble(height, 3), role: 'muted' },
];

function ground(axis: number): Mark[] {
  return [
    line([-1.15, 0], [1.15, 0]),
    line([0, -1.15], [0, 1.15]),
    { mark: 'circle', center: [0, 0], radius: 1, role: 'construction' },
    line([LEFT, axis], [LEFT + WIDTH, axis]),
    line([LEFT, -1], [LEFT, 1]),
    ...[1, 2].flatMap((halves): Mark[] => {
      const at = LEFT + (WIDTH * halves) / 2;
      return [
        line([at, axis - 0.06], [at, axis + 0.06]),
        { mark: 'text', at: [at, axis - 0.2], text: halves === 1 ? 'π' : '2π', role: 'muted' },
      ];
    }),
  ];
}
