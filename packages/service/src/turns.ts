/**
 * Work that comes in many small pieces, from many who ask for it, takes turns: one begins in each turn of the event loop, so that whatever
 * is short gets its turn between two of them, however many there are.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, 0)));
    return last;
  };
}
