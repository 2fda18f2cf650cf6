import { type RefCallback, useCallback, useState } from 'react';
import { fit, isLaidOut } from './fitted.ts';

/**
 * Whether there is something to scroll in an element; until that is measured, there may be. A formula that nearly fits is made to fit before it is
 * painted, and once more where its letters came later or the page has another width.
 */
export function useOverflows(): { readonly element: RefCallback<HTMLElement>; readonly overflows: boolean } {
  const [overflows, setOverflows] = useState(true);
  const element = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    fitBeforePaint(node);
    // Not while sizes are told: another size would have to be told again.
    const again = () => fitSoon(node, () => setOverflows(scrolls(node)));
    const observer = new ResizeObserver(again);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    // Wider letters in lines as high as before change no size that is observed.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      fresh.delete(node);
      waiting.delete(node);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return { element, overflows };
}

/**
 * The regions that came with what React has just drawn: they are fitted together as soon as it is done, before anything is painted. What lies
 * far below or in a fold is not laid out for that: it has a size for its observer once it is.
 */
const fresh = new Set<HTMLElement>();

function fitBeforePaint(node: HTMLElement): void {
  if (fresh.size === 0) queueMicrotask(fitFresh);
  fresh.add(node);
}

function fitFresh(): void {
  const seen = [...fresh].filter(isLaidOut);
  fresh.clear();
  fit(seen);
}

/** The regions that are fitted in the next frame, together, and who is told then. */
const waiting = new Map<HTMLElement, () => void>();

function fitSoon(node: HTMLElement, tell: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(fitWaiting);
  waiting.set(node, tell);
}

/** What lies far below or in a fold is told its size by its observer, once it is laid out: letters that came are no reason to. */
function fitWaiting(): void {
  const all = [...waiting].filter(([node]) => isLaidOut(node));
  waiting.clear();
  fit(all.map(([node]) => node));
  for (const [, tell] of all) tell();
}

/** Formulas stand out of their line by a hair, so a direction that is cut off does not count. */
function scrolls(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const across = overflowX === 'auto' && node.scrollWidth > node.clientWidth;
  const down = overflowY === 'auto' && node.scrollHeight > node.clientHeight;
  return across || down;
}
