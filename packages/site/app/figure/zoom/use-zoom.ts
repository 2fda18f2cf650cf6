import type { Figure, Point } from '@nomogram/calculators/kit/figure.ts';
import { type KeyboardEvent, type RefCallback, useCallback, useRef, useState } from 'react';
import { pointIn, type ShownDrawing, shownDrawing } from '../drag/shown-drawing.ts';
import { moved, nearer, STEP, strengthOf, type View, wholeOf, withView, zoomed } from './zooming.ts';

interface ZoomState {
  /** Whether it can be zoomed at all: a solid is turned instead. */
  readonly possible: boolean;
  /** The part that is seen, where it is not the whole. */
  readonly view: View | undefined;
  readonly strength: number;
  /** Where two fingers zoom. */
  readonly place: RefCallback<HTMLElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, about?: number) => void;
  /** So many times as large, about its middle or the line at x; 0 for the whole. */
  readonly by: (times: number, about?: number) => void;
}

/**
 * Zooms a figure: by two fingers, by the keys + − 0, by buttons. One finger scrolls the page as everywhere. What was zoomed stays so while the
 * figure keeps its frames, as it does under a hand that moves a point.
 */
export function useZoom(figure: Figure): ZoomState {
  const frames = JSON.stringify(wholeOf(figure));
  const [held, setHeld] = useState<{ readonly frames: string; readonly view: View }>();
  const view = held?.frames === frames ? held.view : wholeOf(figure);
  const now = useRef({ figure, frames, view });
  now.current = { figure, frames, view };
  const see = (next: View) => setHeld({ frames: now.current.frames, view: next });
  const by = (times: number, about?: number) => see(nearer(figure, view, times, about));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read through a ref
  const place = useCallback<RefCallback<HTMLElement>>(
    (node) => (node ? followFingers(node, () => now.current, see) : undefined),
    [],
  );
  const strength = strengthOf(figure, view);
  return {
    possible: !figure.solid && [view.x, ...view.y].every(([low, high]) => high > low),
    view: strength > 1 ? view : undefined,
    strength,
    place,
    by,
    onKeyDown(event, about) {
      const times = keys[event.key];
      if (times === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      by(times, about);
    },
  };
}

const keys: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '−': 1 / STEP, '0': 0 };

/** Two fingers as they went down, and what they touched. */
interface Pinch {
  readonly view: View;
  readonly drawing: ShownDrawing;
  readonly middle: Point;
  readonly apart: number;
}

/** Follows two fingers. Only with two of them the browser is kept from what it would do, so that one scrolls the page. */
function followFingers(
  node: HTMLElement,
  seen: () => { readonly figure: Figure; readonly view: View },
  see: (view: View) => void,
) {
  let pinch: Pinch | undefined;
  const start = (event: TouchEvent) => {
    pinch = undefined;
    if (event.touches.length !== 2) return;
    const { figure, view } = seen();
    const drawing = shownDrawing(node, withView(figure, view));
    if (!drawing) return;
    event.preventDefault();
    pinch = { view, drawing, ...handOf(event.touches) };
  };
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    see(pinched(seen().figure, pinch, handOf(event.touches)));
  };
  const end = () => {
    pinch = undefined;
  };
  const active = { passive: false };
  node.addEventListener('touchstart', start, active);
  node.addEventListener('touchmove', move, active);
  for (const over of ['touchend', 'touchcancel'] as const) node.addEventListener(over, end);
  return () => {
    node.removeEventListener('touchstart', start);
    node.removeEventListener('touchmove', move);
    for (const over of ['touchend', 'touchcancel'] as const) node.removeEventListener(over, end);
  };
}

/** The middle between two fingers in the window, and how far they are apart. */
function handOf([one, other]: Iterable<Touch> & { readonly length: number }): Pick<Pinch, 'middle' | 'apart'> {
  const [a, b] = [one!, other!];
  return {
    middle: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2],
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}

/** What was between the fingers stays between them. */
function pinched(figure: Figure, { view, drawing, middle, apart }: Pinch, hand: Pick<Pinch, 'middle' | 'apart'>): View {
  const { sheet, point, layout } = pointIn(drawing, middle);
  const near = zoomed(figure, view, hand.apart / apart, point, sheet);
  const perPixel = (
    before: readonly [number, number],
    after: readonly [number, number],
    shown: readonly [number, number],
    pixels: number,
  ) => ((shown[1] - shown[0]) / pixels) * ((after[1] - after[0]) / (before[1] - before[0])) * drawing.scale;
  const across = perPixel(view.x, near.x, layout.shown.x, layout.width);
  const up = perPixel(view.y[sheet]!, near.y[sheet]!, layout.shown.y, layout.height);
  return moved(figure, near, [(middle[0] - hand.middle[0]) * across, (hand.middle[1] - middle[1]) * up], sheet);
}
