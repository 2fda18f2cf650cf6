import { createFairQueue, type Served } from '../../fair-queue.ts';

/** So many pages the thread that sets them is at: while one of them is compressed, it sets another. */
const mostAtOnce = 4;

interface Piece {
  readonly page: number;
  /** Gives it to the thread; whether it is still wanted. */
  readonly give: () => boolean;
}

/**
 * Clients take turns at the thread that sets pages, by the time that it is at theirs. A page is done in pieces: up to what it asks of
 * the service, and from the answer on; while it waits for that, the thread is at others.
 */
export function createPageTurns(now: () => number = () => performance.now()) {
  const queue = createFairQueue<Piece>(now);
  const underWay = new Map<number, Served<Piece>>();

  function dispatch(): void {
    while (underWay.size < mostAtOnce) {
      const served = queue.next();
      if (!served) return;
      const { page, give } = served.item;
      underWay.get(page)?.end();
      if (give()) underWay.set(page, served);
      else served.end();
    }
  }

  return {
    take(client: string, page: number, give: () => boolean): void {
      queue.join(client, { page, give });
      dispatch();
    },
    /** The thread has told something of this page: it is done, or waits. */
    over(page: number): void {
      underWay.get(page)?.end();
      underWay.delete(page);
      dispatch();
    },
    waiting: queue.lengthOf,
    /** The thread has ended, and with it whatever it was at or would have been. */
    clear(): void {
      for (const served of underWay.values()) served.end();
      underWay.clear();
      for (let served = queue.next(); served; served = queue.next()) served.end();
    },
  };
}
