import type { Moves, Point } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { pointAt } from '../sheet/sheets.ts';
import { axisOf, written } from './moved.ts';

/** How far a slider goes along its axis. */
export function rangeOf({ range, times = 1 }: Moves, layout: Layout, axis: 0 | 1): readonly [number, number] {
  if (range) return [range[0] / times, range[1] / times];
  const { plot } = layout;
  const [low, high] = [pointAt(layout, plot.left, plot.bottom), pointAt(layout, plot.right, plot.top)];
  return [low[axis], high[axis]];
}

/** The finest step that a hand can aim at, along both axes: in the input a power of ten, of about two pixels. */
export function stepsOf({ step = 0, times = 1 }: Moves, { unit, y }: Layout): Point {
  const vertical = Math.abs(y(1) - y(0));
  const round = (perUnit: number) => 10 ** Math.floor(Math.log10((2 * 1.0001 * times) / perUnit) + 0.5);
  return [Math.max(step, round(unit)) / times, Math.max(step, round(vertical)) / times];
}

/** Where a point may go: one that sets a single input keeps its other coordinate, and stays within its range. */
export function allowed(from: Point, moves: Moves, layout: Layout, to: Point): Point {
  const steps = stepsOf(moves, layout);
  const axis = axisOf(moves);
  if (axis === undefined) return [snapped(to[0], steps[0]), snapped(to[1], steps[1])];
  const { times = 1 } = moves;
  const [low, high] = rangeOf(moves, layout, axis);
  const input = times * Math.min(high, Math.max(low, to[axis]));
  const value = within(moves.range, snapped(input, times * steps[axis]), times * steps[axis]) / times;
  return axis === 0 ? [value, from[1]] : [from[0], value];
}

/** Of round values those within a range: a probability of 0.001 is not to become 0, which is refused. */
function within(range: Moves['range'], value: number, step: number): number {
  const [low, high] = range ?? [value, value];
  const inside = value < low ? snapped(value + step, step) : value > high ? snapped(value - step, step) : value;
  return inside < low || inside > high ? value : inside;
}

const snapped = (value: number, step: number): number => Number(written(value, step));

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
