/** After whatever is waiting now; browsers, in whose service worker this runs, too, have timers alone. */
const afterOthers: (next: () => void) => unknown =
  (globalThis as { readonly setImmediate?: (next: () => void) => unknown }).setImmediate ??
  ((next) => setTimeout(next, 0));

/**
 * Work that comes in many small pieces, from many who ask for it, takes turns: one begins in each turn of the event loop, so that whatever
 * is short gets its turn between two of them, however many there are.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => afterOthers(resolve)));
    return last;
  };
}
