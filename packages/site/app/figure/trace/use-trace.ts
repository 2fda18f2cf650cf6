import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { pointIn, shownDrawing } from '../drag/shown-drawing.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import type { View } from '../zoom/zooming.ts';
import { nextPlace, tracedCurves, tracedRange } from './curves.ts';

/** Across the whole figure in so many steps of an arrow key; with Shift ten times as fine. */
const STEPS = 40;

interface TraceState {
  /** Whether the figure has curves that can be read. */
  readonly possible: boolean;
  /** Where they are read. */
  readonly x: number | undefined;
  readonly handlers: { readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void };
}

/**
 * Reads the curves of a figure, or of the part of it that is seen: under the pointer, where a finger touches, and by the arrow keys,
 * which stop at every marked point.
 */
export function useTrace(figure: Figure, view: View | undefined): TraceState {
  const [x, setX] = useState<number>();
  const sheets = sheetsOf(figure);
  const [first, last] = tracedRange(sheets);
  const [low, high] = view ? [Math.max(first, view.x[0]), Math.min(last, view.x[1])] : [first, last];
  const possible = figure.frame.axes !== 'none' && sheets.some((sheet) => tracedCurves(sheet).length > 0);
  if (!possible || !(high > low)) return { possible: false, x: undefined, handlers: {} };
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const drawing = shownDrawing(event.currentTarget, figure);
    if (drawing) setX(within(pointIn(drawing, [event.clientX, event.clientY]).point[0]));
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
      setX((before) => within(before === undefined ? (low + high) / 2 : nextPlace(sheets, before, direction * step)));
    },
  };
  return { possible, x, handlers };
}
