import type { Figure, Frame, Point } from '@nomogram/calculators/kit/figure.ts';
import { sheetsOf } from '../sheet/sheets.ts';

type Interval = readonly [low: number, high: number];

/** Which part of a figure is seen: of all its sheets the same part across, of each its own part upwards. */
export interface View {
  readonly x: Interval;
  readonly y: readonly Interval[];
}

/** Curves are samples: drawn larger than this, their straight pieces would be seen. */
export const STRONGEST = 8;
/** What a key or a button does. */
export const STEP = 1.5;

export const wholeOf = (figure: Figure): View => ({
  x: figure.frame.x,
  y: sheetsOf(figure).map(({ frame }) => frame.y),
});

/** How much larger than the whole a view shows it. */
export const strengthOf = (figure: Figure, { x }: View): number => lengthOf(figure.frame.x) / lengthOf(x);

/** The view so many times as large about a point of one sheet, as far as it goes; the point stays where it is seen. */
export function zoomed(figure: Figure, view: View, times: number, about: Point, sheet: number): View {
  const whole = wholeOf(figure);
  return {
    x: scaled(view.x, whole.x, times, about[0]),
    y: view.y.map((range, index) => (index === sheet ? scaled(range, whole.y[index]!, times, about[1]) : range)),
  };
}

/** The view so many times as large, all its sheets about their middles or about the line at x. */
export function nearer(figure: Figure, view: View, times: number, x = middleOf(view.x)): View {
  const whole = wholeOf(figure);
  return {
    x: scaled(view.x, whole.x, times, x),
    y: view.y.map((range, index) => scaled(range, whole.y[index]!, times, middleOf(range))),
  };
}

/** The view moved by a distance, as far as the figure goes. */
export function moved(figure: Figure, view: View, by: Point, sheet: number): View {
  const whole = wholeOf(figure);
  return {
    x: within(shifted(view.x, by[0]), whole.x),
    y: view.y.map((range, index) => (index === sheet ? within(shifted(range, by[1]), whole.y[index]!) : range)),
  };
}

/** The figure of which only the view is seen. */
export function withView(figure: Figure, view: View): Figure {
  const seen = (frame: Frame, index: number): Frame => ({ ...frame, x: view.x, y: view.y[index] ?? frame.y });
  const below = figure.below?.map((sheet, index) => ({ ...sheet, frame: seen(sheet.frame, index + 1) }));
  return { ...figure, frame: seen(figure.frame, 0), below };
}

const middleOf = ([low, high]: Interval): number => (low + high) / 2;

const lengthOf = ([low, high]: Interval): number => high - low;

const shifted = ([low, high]: Interval, by: number): Interval => [low + by, high + by];

function scaled(range: Interval, whole: Interval, times: number, about: number): Interval {
  const length = Math.min(lengthOf(whole), Math.max(lengthOf(whole) / STRONGEST, lengthOf(range) / times));
  const low = about - ((about - range[0]) / lengthOf(range)) * length;
  return length === lengthOf(whole) ? whole : within([low, low + length], whole);
}

/** Moves a range back into the whole. */
function within([low, high]: Interval, whole: Interval): Interval {
  if (low < whole[0]) return [whole[0], Math.min(whole[1], whole[0] + high - low)];
  return high > whole[1] ? [Math.max(whole[0], whole[1] - (high - low)), whole[1]] : [low, high];
}
