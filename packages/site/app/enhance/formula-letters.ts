import { oncePainted } from './once-painted.ts';

/**
 * Lets formulas have their own letters (three or four files) once the page is seen: before that they would share a slow line with
 * what the page itself needs. Who was here before has them, and sees nothing change.
 */
export function formulaLetters(): void {
  const allow = () => {
    document.documentElement.dataset.letters = '';
  };
  if (wasHere()) allow();
  else oncePainted(allow);
}

/** Whether this very script came from the browser's own store. */
function wasHere(): boolean {
  const script = document.currentScript as HTMLScriptElement | null;
  const [fetched] = performance.getEntriesByName(script?.src ?? '', 'resource') as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}
