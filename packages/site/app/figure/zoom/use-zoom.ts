import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { type KeyboardEvent, type RefCallback, useCallback, useRef, useState } from 'react';
import type { followFingers } from './pinch.ts';
import { followWheel } from './wheel.ts';
import { nearer, STEP, strengthOf, type View, wholeOf } from './zooming.ts';

interface ZoomState {
  /** Whether it can be zoomed at all: a solid is turned instead. */
  readonly possible: boolean;
  /** The part that is seen, where it is not the whole. */
  readonly view: View | undefined;
  readonly strength: number;
  /** Where two fingers zoom, and a wheel with Ctrl. */
  readonly place: RefCallback<HTMLElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, about?: number) => void;
  /** So many times as large, about its middle or the line at x; 0 for the whole. */
  readonly by: (times: number, about?: number) => void;
}

/**
 * Zooms a figure: by two fingers, by a wheel with Ctrl, by the keys + − 0, by buttons. One finger scrolls the page as everywhere. What was zoomed stays so while the
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
  const place = useCallback<RefCallback<HTMLElement>>((node) => {
    if (!node) return undefined;
    const ends = [followWheel(node, () => now.current, see)];
    if (navigator.maxTouchPoints > 0) ends.push(followLater(node, () => now.current, see));
    return () => {
      for (const end of ends) end();
    };
  }, []);
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

/** Follows two fingers once the code for them is there, which only screens that can be touched fetch; ends what it began. */
function followLater(...followed: Parameters<typeof followFingers>): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  import('./pinch.ts').then(
    ({ followFingers }) => {
      if (!isOver) end = followFingers(...followed);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
