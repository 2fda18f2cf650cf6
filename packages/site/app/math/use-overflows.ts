import { type RefCallback, useCallback, useState } from 'react';

/** Whether there is something to scroll in an element; until that is measured, there may be. */
export function useOverflows(): { readonly element: RefCallback<HTMLElement>; readonly overflows: boolean } {
  const [overflows, setOverflows] = useState(true);
  const element = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const observer = new ResizeObserver(() => setOverflows(scrolls(node)));
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { element, overflows };
}

/** Formulas stand out of their line by a hair, so a direction that is cut off does not count. */
function scrolls(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const across = overflowX === 'auto' && node.scrollWidth > node.clientWidth;
  const down = overflowY === 'auto' && node.scrollHeight > node.clientHeight;
  return across || down;
}
