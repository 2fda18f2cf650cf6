import { oncePainted } from './once-painted.ts';

/**
 * Lets the page have its own letters, and its formulas theirs, once it is seen: before that they would share a slow line with what
 * the page itself needs, and letters of the system at the same measures say the same. Who was here before has them, and sees nothing change.
 */
export function lettersAfterPaint(): void {
  const allow = () => {
    document.documentElement.dataset.letters = '';
  };
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script || !isKept(script)) {
    oncePainted(allow);
    return;
  }
  allow();
  for (const href of script.dataset.letters?.split(' ') ?? []) preload(href);
}

/** Whether this very script came from the browser's own store: then the letters are there, too. */
function isKept({ src }: HTMLScriptElement): boolean {
  const [fetched] = performance.getEntriesByName(src, 'resource') as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}

/** From the browser's own store before the page is painted, so that it is painted once. */
function preload(href: string): void {
  const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}
