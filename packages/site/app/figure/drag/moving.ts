import type { Figure, Frame, Mark, Moves, Point, Sheet } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';

/** Which inputs a point sets, and the texts they get. */
export type MovedInputs = { readonly [input: string]: string };

/** Where a point was moved to: which sheet and mark it is, and how finely each coordinate is written. */
export interface Place {
  readonly sheet: number;
  readonly index: number;
  readonly at: Point;
  readonly step: Point;
}

/** A point on its way: while it is held the frames stay, so that the sheet does not run away under the hand. */
export interface DraggedPoint extends Place {
  readonly frames: readonly Frame[];
}

/** The sheets of a figure from the top down. */
export const sheetsOf = ({ frame, marks, below = [] }: Figure): readonly Sheet[] => [{ frame, marks }, ...below];

/** The figure with the point where the hand holds it. */
export function withHeld(figure: Figure, { sheet, index, at, step, frames }: DraggedPoint): Figure {
  const [first, ...below] = sheetsOf(figure).map(({ frame, marks }, place) => ({
    frame: frames[place] ?? frame,
    marks:
      place !== sheet
        ? marks
        : marks.map((mark, k): Mark => (k === index && mark.mark === 'point' ? movedTo(mark, at, step) : mark)),
  }));
  return { ...figure, ...first, below };
}

/** The point at another place; a label that says its value says the new one. */
function movedTo(mark: Mark & { mark: 'point' }, at: Point, step: Point): Mark {
  const axis = mark.moves && axisOf(mark.moves);
  const [name, value] = mark.label?.split(' = ') ?? [];
  if (axis === undefined || value === undefined) return { ...mark, at };
  return { ...mark, at, label: `${name} = ${written(at[axis], step[axis])}` };
}

/** The only axis that a point goes along, 0 for x and 1 for y; undefined where it goes anywhere. */
export const axisOf = ({ x, y }: Moves): 0 | 1 | undefined =>
  x !== undefined && y === undefined ? 0 : x === undefined && y !== undefined ? 1 : undefined;

/** How far a slider goes. */
export function rangeOf(moves: Moves, layout: Layout, axis: 0 | 1): readonly [number, number] {
  if (moves.range) return moves.range;
  const { plot } = layout;
  const [low, high] = [pointAt(layout, plot.left, plot.bottom), pointAt(layout, plot.right, plot.top)];
  return [low[axis], high[axis]];
}

/** The finest round step that a hand can aim at, along both axes: a power of ten of about two pixels. */
export function stepsOf({ step = 0 }: Moves, { unit, y }: Layout): Point {
  const vertical = Math.abs(y(1) - y(0));
  const round = (perUnit: number) => 10 ** Math.floor(Math.log10((2 * 1.0001) / perUnit) + 0.5);
  return [Math.max(step, round(unit)), Math.max(step, round(vertical))];
}

/** The point of the problem at a pixel of the sheet. */
export const pointAt = ({ shown, width, height }: Layout, x: number, y: number): Point => [
  shown.x[0] + (x / width) * (shown.x[1] - shown.x[0]),
  shown.y[1] - (y / height) * (shown.y[1] - shown.y[0]),
];

/** Where a point may go: one that sets a single input keeps its other coordinate, and stays within its range. */
export function allowed(from: Point, moves: Moves, layout: Layout, to: Point): Point {
  const steps = stepsOf(moves, layout);
  const axis = axisOf(moves);
  if (axis === undefined) return [snapped(to[0], steps[0]), snapped(to[1], steps[1])];
  const [low, high] = rangeOf(moves, layout, axis);
  const value = snapped(Math.min(high, Math.max(low, to[axis])), steps[axis]);
  return axis === 0 ? [value, from[1]] : [from[0], value];
}

/** The inputs that follow a point, as a person would type them. */
export function movedInputs({ x: across, y: up, prefix = '' }: Moves, [x, y]: Point, [sx, sy]: Point): MovedInputs {
  return {
    ...(across ? { [across]: prefix + written(x, sx) } : {}),
    ...(up ? { [up]: prefix + written(y, sy) } : {}),
  };
}

const snapped = (value: number, step: number): number => Number(written(value, step));

function written(value: number, step: number): string {
  const whole = Math.round(value / step) * step;
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  const text = decimals > 15 ? String(Number(whole.toPrecision(12))) : whole.toFixed(decimals);
  return Number(text) === 0 ? '0' : text;
}

/** The way that each key goes, in its usual steps. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

/**
 * Where a key takes a point: some pixels, or one step where the steps are wider; ten times as far with Shift. A slider
 * takes either pair of arrows, and Home and End to the ends of its range.
 */
export function keyMove(key: string, shift: boolean, from: Point, moves: Moves, layout: Layout): Point | undefined {
  const axis = axisOf(moves);
  const ends = ['Home', 'End'].indexOf(key);
  if (ends >= 0 && axis !== undefined) {
    const end = rangeOf(moves, layout, axis)[ends]!;
    return axis === 0 ? [end, from[1]] : [from[0], end];
  }
  const way = ways[key];
  if (!way) return undefined;
  const [dx, dy] = axis === undefined ? way : axis === 0 ? [way[0] + way[1], 0] : [0, way[0] + way[1]];
  const steps = stepsOf(moves, layout);
  const size = (step: number) => step * (step === moves.step ? 1 : 5) * (shift ? 10 : 1);
  return [from[0] + dx * size(steps[0]), from[1] + dy * size(steps[1])];
}
