import type { Figure, FigureTable, Mark, Point } from '../../kit/figure.ts';

export type Circular = 'cos' | 'sin' | 'tan';

interface DrawnFunction {
  readonly name: Circular;
  /** The curve is that of f(factor·x) for x from `from` to `to`. */
  readonly factor: number;
  readonly from: number;
  readonly to: number;
  /** Heights at which the curve is cut. */
  readonly levels: readonly number[];
  /** Places x that are marked on the curve and, as the angle factor·x, on the circle, where only an angle itself is named. */
  readonly points: readonly {
    readonly x: number;
    readonly label?: string;
    readonly short?: string;
    readonly onCircle?: string;
  }[];
  /** What is written along the axis of the curve. */
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
  readonly summary: string;
  readonly table?: FigureTable;
}

const LEFT = 1.6;
const WIDTH = 3.7;
/** How far up and down a tangent is followed. */
export const TALL = 2.2;

/** The unit circle, and beside it, to the same height, the curve of the function: a sine is carried across by its level. */
export function circleAndCurve(drawn: DrawnFunction): Figure {
  const height = drawn.name === 'tan' ? TALL : 1;
  const across = (x: number) => LEFT + (WIDTH * (x - drawn.from)) / (drawn.to - drawn.from);
  const reach = height + 0.35;
  return {
    summary: drawn.summary,
    frame: { x: [-1.2, LEFT + WIDTH + 0.2], y: [-reach, reach], equal: true, axes: 'none' },
    marks: [
      ...ground(drawn.name, height),
      ...drawn.ticks.flatMap((tick) => tickOf(across(tick.x), tick.text)),
      { mark: 'curve', pieces: piecesOf(drawn, across), role: 'given' },
      ...drawn.levels.flatMap((level) => levelMarks(drawn.name, level, height)),
      ...drawn.points.flatMap((point) => pointMarks(drawn, point, across(point.x))),
    ],
    table: drawn.table,
  };
}

const line = (from: Point, to: Point): Mark => ({ mark: 'segment', from, to, role: 'muted' });

function ground(name: Circular, height: number): Mark[] {
  const tangent = name === 'tan' ? [line([1, -height], [1, height])] : [];
  return [
    line([-1.15, 0], [1.15, 0]),
    line([0, -1.15], [0, 1.15]),
    ...tangent,
    { mark: 'circle', center: [0, 0], radius: 1, role: 'construction' },
    line([LEFT, 0], [LEFT + WIDTH + 0.1, 0]),
    line([LEFT, -height], [LEFT, height]),
  ];
}

const tickOf = (x: number, text: string): Mark[] => [
  line([x, -0.05], [x, 0.05]),
  { mark: 'text', at: [x, -0.19], text, role: 'muted' },
];

/** Samples of the curve; one of the tangent ends at its poles and at the height of the figure. */
function piecesOf({ name, factor, from, to }: DrawnFunction, across: (x: number) => number): Point[][] {
  const count = 240;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let k = 0; k <= count; k += 1) {
    const x = from + ((to - from) * k) / count;
    const y = Math[name](factor * x);
    if (Math.abs(y) <= TALL) piece.push([across(x), y]);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** The level as a line: of a sine through circle and curve, of a cosine upright through the circle. */
function levelMarks(name: Circular, level: number, height: number): Mark[] {
  if (!(Math.abs(level) <= height + 0.3)) return [];
  const dashed = (from: Point, to: Point): Mark => ({ mark: 'segment', from, to, role: 'construction', dashed: true });
  const onCurve = dashed([name === 'cos' ? LEFT : -1.15, level], [LEFT + WIDTH + 0.1, level]);
  if (name === 'cos') return [onCurve, dashed([level, -1.15], [level, 1.15])];
  return name === 'tan' ? [dashed([0, 0], [1, level]), dashed([1, level], [LEFT + WIDTH + 0.1, level])] : [onCurve];
}

function pointMarks(
  { name, factor }: DrawnFunction,
  { x, label, short, onCircle }: DrawnFunction['points'][number],
  u: number,
): Mark[] {
  const angle = (factor * x) % (2 * Math.PI);
  const on: Point = [Math.cos(angle), Math.sin(angle)];
  const value = Math[name](angle);
  const shown = Math.abs(value) <= TALL;
  const ray: Mark = { mark: 'segment', from: [0, 0], to: on, role: 'answer' };
  const marks: Mark[] = [ray, { mark: 'point', at: on, role: 'answer', label: onCircle }];
  return shown ? [...marks, { mark: 'point', at: [u, value], role: 'answer', label, short }] : marks;
}
