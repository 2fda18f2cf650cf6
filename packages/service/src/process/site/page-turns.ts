import { createFairQueue, type QueueItem } from '../../fair-queue.ts';

/** So many pages the thread that sets them is at: while one of them is compressed, it sets another. */
const maxAtOnce = 4;

interface Piece {
  readonly page: number;
  /** Whether it is the answer to something that the page has asked. */
  readonly isAnswer: boolean;
  /** Gives it to the thread; whether it is still wanted. */
  readonly give: () => boolean;
}

interface PieceUnderWay {
  readonly served: QueueItem<Piece>;
  readonly timer: NodeJS.Timeout;
}

interface PageTurnsOptions {
  readonly now?: () => number;
  /** Whether there is a thread to give pages to. */
  readonly mayGive?: () => boolean;
  /** So long a piece of a page may take. */
  readonly timeLimitMs: number;
  /** Told that a piece takes longer. */
  readonly onOverdue: () => void;
}

/**
 * Clients take turns at the thread that renders pages, by the time that it is at theirs. A page is done in pieces: up to what it asks of
 * the service, and from the answer on; while it waits for that, the thread is at others. A page may ask several things at once, and waits until
 * it has all of their answers: had it a place with the first, a few such pages would hold every place that the other answers wait for.
 *
 * Pages that were under way when a thread ended are suspects: until they are done, one piece is given at a time, so that a page which ends
 * its thread again is known, and takes no other with it.
 */
class PageTurns {
  private readonly options: PageTurnsOptions;
  private readonly queue;
  private readonly underWay = new Map<number, PieceUnderWay>();
  /** How many answers a page waits for. */
  private readonly questions = new Map<number, number>();
  private readonly suspects = new Set<number>();

  constructor(options: PageTurnsOptions) {
    this.options = options;
    this.queue = createFairQueue<Piece>(options.now ?? (() => performance.now()));
  }

  readonly take = (client: string, page: number, give: () => boolean, isSuspect = false): void => {
    if (isSuspect) this.suspects.add(page);
    this.join(client, { page, isAnswer: false, give });
  };

  readonly answer = (client: string, page: number, give: () => boolean): void =>
    this.join(client, { page, isAnswer: true, give });

  /** The page asks something, and leaves its place. */
  readonly asks = (page: number): void => {
    this.count(page, 1);
    this.leave(page);
  };

  /** The page is done, or nobody wants it any more. */
  readonly over = (page: number): void => {
    this.questions.delete(page);
    this.suspects.delete(page);
    this.leave(page);
  };

  readonly waiting = (client: string): number => this.queue.lengthOf(client);

  /** The thread has ended; which pages it was at. Those that wait go to the next one. */
  readonly ended = (): readonly number[] => {
    const pages = [...this.underWay.keys()];
    for (const { served, timer } of this.underWay.values()) {
      clearTimeout(timer);
      served.end();
    }
    this.underWay.clear();
    this.questions.clear();
    this.suspects.clear();
    return pages;
  };

  /** Gives what can be given. */
  readonly dispatch = (): void => {
    const { mayGive = () => true, timeLimitMs, onOverdue } = this.options;
    while (mayGive() && this.underWay.size < (this.suspects.size > 0 ? 1 : maxAtOnce)) {
      const served = this.queue.next();
      if (!served) return;
      const { page, isAnswer, give } = served.item;
      if (isAnswer) this.count(page, -1);
      const isWanted = give();
      if (!isWanted) this.suspects.delete(page);
      if (isWanted && !this.questions.has(page))
        this.underWay.set(page, { served, timer: setTimeout(onOverdue, timeLimitMs) });
      else served.end();
    }
  };

  private join(client: string, piece: Piece): void {
    this.queue.join(client, piece);
    this.dispatch();
  }

  private count(page: number, more: number): void {
    const open = (this.questions.get(page) ?? 0) + more;
    if (open > 0) this.questions.set(page, open);
    else this.questions.delete(page);
  }

  private leave(page: number): void {
    const one = this.underWay.get(page);
    clearTimeout(one?.timer);
    one?.served.end();
    this.underWay.delete(page);
    this.dispatch();
  }
}

export const createPageTurns = (options: PageTurnsOptions): PageTurns => new PageTurns(options);
