import { createFairQueue, type Served } from '../../fair-queue.ts';

/** So many pages the thread that sets them is at: while one of them is compressed, it sets another. */
const mostAtOnce = 4;

interface Piece {
  readonly page: number;
  /** Whether it is the answer to something that the page has asked. */
  readonly isAnswer: boolean;
  /** Gives it to the thread; whether it is still wanted. */
  readonly give: () => boolean;
}

/**
 * Clients take turns at the thread that sets pages, by the time that it is at theirs. A page is done in pieces: up to what it asks of
 * the service, and from the answer on; while it waits for that, the thread is at others. A page may ask several things at once, and waits until
 * it has all of their answers: had it a place with the first, a few such pages would hold every place that the other answers wait for.
 */
export function createPageTurns(now: () => number = () => performance.now()) {
  const queue = createFairQueue<Piece>(now);
  const underWay = new Map<number, Served<Piece>>();
  /** How many answers a page waits for. */
  const questions = new Map<number, number>();

  function count(page: number, more: number): void {
    const open = (questions.get(page) ?? 0) + more;
    if (open > 0) questions.set(page, open);
    else questions.delete(page);
  }

  function leave(page: number): void {
    underWay.get(page)?.end();
    underWay.delete(page);
    dispatch();
  }

  function join(client: string, piece: Piece): void {
    queue.join(client, piece);
    dispatch();
  }

  function dispatch(): void {
    while (underWay.size < mostAtOnce) {
      const served = queue.next();
      if (!served) return;
      const { page, isAnswer, give } = served.item;
      if (isAnswer) count(page, -1);
      if (give() && !questions.has(page)) underWay.set(page, served);
      else served.end();
    }
  }

  return {
    take: (client: string, page: number, give: () => boolean): void => join(client, { page, isAnswer: false, give }),
    /** The page asks something, and leaves its place. */
    asks(page: number): void {
      count(page, 1);
      leave(page);
    },
    answer: (client: string, page: number, give: () => boolean): void => join(client, { page, isAnswer: true, give }),
    /** The page is done. */
    over(page: number): void {
      questions.delete(page);
      leave(page);
    },
    waiting: queue.lengthOf,
    /** The thread has ended, and with it whatever it was at or would have been. */
    clear(): void {
      for (const served of underWay.values()) served.end();
      underWay.clear();
      questions.clear();
      for (let served = queue.next(); served; served = queue.next()) served.end();
    },
  };
}
