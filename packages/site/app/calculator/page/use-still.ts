import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RequestState } from '../request/request-state.ts';

/** A part of a page that a hand works in. */
interface Still {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Called where a hand moves something: from now on the part stays where it is in the window, until what it asked for has come. */
  readonly hold: () => void;
}

/** With these a visitor goes elsewhere meanwhile. */
const leaving = ['wheel', 'touchstart'] as const;

/**
 * Keeps a part of a page where it is in the window while what stands above it becomes longer or shorter by what a hand does in it: a figure would
 * run away under a point that is dragged, as the steps above it are other ones, or none.
 */
export function useStill(state: RequestState): Still {
  const place = useRef<HTMLDivElement>(null);
  const top = useRef<number>(undefined);
  const topNow = () => place.current?.getBoundingClientRect().top;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is answered changes what stands above
  useLayoutEffect(() => {
    const [before, now] = [top.current, topNow()];
    if (before === undefined || now === undefined) return;
    window.scrollBy({ top: now - before, behavior: 'instant' });
    if (state.phase === 'done' || state.phase === 'failed') top.current = undefined;
  }, [state]);
  useEffect(() => {
    const leave = () => {
      top.current = undefined;
    };
    for (const event of leaving) window.addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of leaving) window.removeEventListener(event, leave);
    };
  }, []);
  const hold = () => {
    top.current = topNow();
  };
  return { place, hold };
}
