import type { Frame } from '@nomogram/calculators/kit/figure.ts';
import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
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
 * another number or under one of the `points` is left out.
 */
export function axisTexts(frame: Frame, layout: Layout, points: readonly Box[]): readonly AxisText[] {
  if (frame.axes === 'none' || frame.plan) return [];
  const found: AxisText[] = [];
  for (const text of [...titles(frame, layout), ...thinned(xNumbers(frame, layout)), ...yNumbers(frame, layout)]) {
    if ([...found.map(({ box }) => box), ...points].every((other) => !touches(text.box, other))) found.push(text);
  }
  return found;
}

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

function xNumbers(frame: Frame, layout: Layout): readonly AxisText[] {
  const y = layout.y(layout.cross.y) + 8 + layout.size.font * 0.75;
  return layout.xTicks.major.flatMap((tick) => {
    if (tick.value === 0 && crossesAtOrigin(frame, layout)) return [];
    const at = layout.x(tick.value);
    if (!inPlot(layout, at, layout.plot.top)) return [];
    return [textOf(tick.label, at - textWidth(tick.label, layout.size.font) / 2, y, layout)];
  });
}

function yNumbers(frame: Frame, layout: Layout): readonly AxisText[] {
  const x = layout.x(layout.cross.x) - 9;
  return layout.yTicks.major.flatMap((tick: Tick) => {
    const at = layout.y(tick.value);
    if (!inPlot(layout, layout.plot.left, at)) return [];
    const left = x - textWidth(tick.label, layout.size.font);
    const origin = tick.value === 0 && crossesAtOrigin(frame, layout);
    if (origin && left < 4) return [];
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
