import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Layout, layoutsOf } from './layout.ts';
import { pointAt, sheetsOf } from './moving.ts';
import { narrow, wide } from './size.ts';
import { readingAt, tracedCurves, tracedRange } from './tracing.ts';

/** Across the whole figure in so many steps of an arrow key; with Shift ten times as fine. */
const STEPS = 40;

interface Tracing {
  /** Whether the figure has curves that can be read. */
  readonly possible: boolean;
  /** Where they are read. */
  readonly x: number | undefined;
  /** What is read there, in words. */
  readonly reading: string | undefined;
  readonly handlers: object;
}

/** Reads the curves of a figure: under the pointer, where a finger touches, and by the arrow keys. */
export function useTrace(figure: Figure): Tracing {
  const [x, setX] = useState<number>();
  const sheets = sheetsOf(figure);
  const [low, high] = tracedRange(sheets);
  const possible = figure.frame.axes !== 'none' && sheets.some((sheet) => tracedCurves(sheet).length > 0);
  if (!possible || !(high > low)) return { possible: false, x: undefined, reading: undefined, handlers: {} };
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const found = shownIn(event.currentTarget, figure);
    if (found) setX(within(pointAt(found.layout, (event.clientX - found.left) * found.scale, 0)[0]));
  };
  const handlers = {
    onPointerMove: follow,
    onPointerDown: follow,
    onPointerLeave: () => setX(undefined),
    onBlur: () => setX(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      // A point that can be moved has the arrow keys for itself.
      const own = event.target instanceof Element && event.target.matches('circle');
      if (own || direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = ((high - low) / STEPS) * (event.shiftKey ? 0.1 : 1);
      setX((before) => within((before ?? (low + high) / 2) + (before === undefined ? 0 : direction * step)));
    },
  };
  const layouts = () => layoutsOf(sheets, wide).map(({ layout }) => layout);
  return { possible, x, reading: x === undefined ? undefined : readingAt(sheets, layouts(), x), handlers };
}

/** Of the two sizes of the drawing the one that is shown, and where. */
function shownIn(
  place: Element,
  figure: Figure,
): { readonly layout: Layout; readonly left: number; readonly scale: number } | undefined {
  for (const drawing of place.querySelectorAll<SVGSVGElement>(':scope > svg')) {
    const { left, width } = drawing.getBoundingClientRect();
    const size = [narrow, wide].find((one) => one.width === drawing.viewBox.baseVal.width);
    const first = size && layoutsOf(sheetsOf(figure), size)[0];
    if (first && width > 0) return { layout: first.layout, left, scale: first.layout.width / width };
  }
  return undefined;
}
