import type { Frame } from '@nomogram/calculators/kit/figure.ts';
import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
import type { Ink } from '../labels/ink.ts';
import type { Layout } from './layout.ts';
import { textWidth } from './text-width.ts';
import type { Tick } from './ticks.ts';

/** The text of an axis in its place; `x`, `y` is the left end of its baseline. */
export interface AxisText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly title: boolean;
}

/**
 * The names of both axes and the numbers along them, as far as they find room: a number that would stand on a name, on
 * another number or under one of the `points` is left out. Numbers stand below and to the left. Where a line runs through
 * them there, all of them change to the other side if no line does so there; else those alone change, or give way a little.
 */
export function axisTexts(
  frame: Frame,
  layout: Layout,
  points: readonly Box[],
  lines: Ink = none,
): readonly AxisText[] {
  if (frame.axes === 'none' || frame.plan) return [];
  const found: AxisText[] = [...titles(frame, layout)];
  const fits = ({ box }: AxisText) =>
    found.every((other) => !touches(box, other.box)) && points.every((other) => !touches(box, other));
  const isClear = (text: AxisText) => fits(text) && lines(text.box) === 0;
  for (const numbers of [xNumbers, yNumbers]) {
    const usual = numbers(frame, layout, false);
    const other = frame.axes === 'edge' ? usual : numbers(frame, layout, true);
    const first = !usual.every(isClear) && other.every(isClear) ? other : usual;
    for (const [index, text] of first.entries()) {
      const besides = numbers === xNumbers ? asideOf(text, layout) : aboveAndBelow(text, layout);
      const free = besides.filter(({ box }) => first.every((one) => one === text || !touches(box, one.box)));
      const places = [text, other[index]!, ...(frame.axes === 'edge' ? [] : free)];
      const chosen = places.find(isClear) ?? text;
      if (fits(chosen)) found.push(chosen);
    }
  }
  return found;
}

/** To the left and to the right of its tick. */
function asideOf({ text, x, y }: AxisText, layout: Layout): readonly AxisText[] {
  const away = textWidth(text, layout.size.font) / 2 + 4;
  return [-away, away].map((by) => textOf(text, x + by, y, layout));
}

function aboveAndBelow({ text, x, y }: AxisText, layout: Layout): readonly AxisText[] {
  const away = layout.size.font * 0.7;
  return [-away, away].map((by) => textOf(text, x, y + by, layout));
}

const none: Ink = () => 0;

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Numbers closer than this are read as one. */
const nearest = 6;

/** Every second, third … number, where all of them would not fit side by side. */
function thinned(texts: readonly AxisText[]): readonly AxisText[] {
  const every = texts.findIndex((_, more) => {
    const some = texts.filter((_, index) => index % (more + 1) === 0);
    return some.every(({ box }, index) => index === 0 || box.left >= some[index - 1]!.box.right + nearest);
  });
  return texts.filter((_, index) => index % (every + 1) === 0);
}

export const inPlot = ({ plot }: Layout, x: number, y: number): boolean =>
  x >= plot.left - 1 && x <= plot.right + 1 && y >= plot.top - 1 && y <= plot.bottom + 1;

/** Where both axes pass through the origin its 0 is written once, below and to the left; elsewhere each has its own. */
const crossesAtOrigin = (frame: Frame, { cross }: Layout): boolean =>
  (frame.axes ?? 'axes') === 'axes' && cross.x === 0 && cross.y === 0;

/** The numbers along the horizontal axis, below it or on the `other` side. */
function xNumbers(frame: Frame, layout: Layout, other: boolean): readonly AxisText[] {
  const { font } = layout.size;
  const y = layout.y(layout.cross.y) + (other ? -8 : 8 + font * 0.75);
  const texts = layout.xTicks.major.flatMap((tick) => {
    if (tick.value === 0 && crossesAtOrigin(frame, layout)) return [];
    const at = layout.x(tick.value);
    if (!inPlot(layout, at, layout.plot.top)) return [];
    return [textOf(tick.label, at - textWidth(tick.label, font) / 2, y, layout)];
  });
  return thinned(texts);
}

/** The numbers along the upright axis, to the left of it or on the `other` side. */
function yNumbers(frame: Frame, layout: Layout, other: boolean): readonly AxisText[] {
  const axis = layout.x(layout.cross.x);
  return layout.yTicks.major.flatMap((tick: Tick) => {
    const at = layout.y(tick.value);
    if (!inPlot(layout, layout.plot.left, at)) return [];
    const width = textWidth(tick.label, layout.size.font);
    const origin = tick.value === 0 && crossesAtOrigin(frame, layout);
    if (origin && axis - 9 - width < 4) return [];
    const left = other ? axis + 9 : axis - 9 - width;
    return [textOf(tick.label, left, origin ? at + 8 + layout.size.font * 0.75 : at + layout.size.font * 0.36, layout)];
  });
}

function titles(frame: Frame, layout: Layout): readonly AxisText[] {
  const { font } = layout.size;
  const found: AxisText[] = [];
  if (frame.xLabel) {
    const width = textWidth(frame.xLabel, font);
    const below = frame.axes === 'edge';
    const x = below ? (layout.plot.left + layout.plot.right - width) / 2 : layout.width - width - 6;
    const y = below ? layout.height - 8 : layout.y(layout.cross.y) - 8;
    found.push({ ...textOf(frame.xLabel, x, y, layout), title: true });
  }
  if (frame.yLabel) {
    const x = frame.axes === 'edge' ? 10 : layout.x(layout.cross.x) + 9;
    found.push({ ...textOf(frame.yLabel, x, font + 5, layout), title: true });
  }
  return found;
}

function textOf(text: string, x: number, y: number, { size, width }: Layout): AxisText {
  const length = textWidth(text, size.font);
  const left = Math.min(Math.max(4, x), width - length - 3);
  const box = { left, right: left + length, top: y - size.font * 0.85, bottom: y + size.font * 0.25 };
  return { text, x: left, y, box, title: false };
}
