/**
 * Clients take turns by what they use, not by how often they ask: start-time fair queueing (P. Goyal, H. M. Vin, H. Cheng, "Start-time Fair
 * Queuing", SIGCOMM 1996), in which nobody has to know beforehand how long anything takes.
 *
 * Each client has a tag: what it has used so far, in the unit of `now`. The next to be served is the first in the queue of the client with
 * the least tag, and the tag it was chosen by is the virtual time. Whoever comes after a pause begins at the virtual time, so that nobody saves
 * up turns by not asking, and nobody who asks without end makes a newcomer wait for more than what is being served.
 *
 * For example: a asks five times for what takes 1, b twice for what takes 3, all at once. Served are a (its tag becomes 1), b (3), a (2), a
 * (3), b (6; of equal tags, whose turn was longest ago), a (4), a (5).
 *
 * Several may be served at once; what is being served counts as used as far as it has come.
 */
export interface QueueItem<Item> {
  readonly client: string;
  readonly item: Item;
  /** Says that it is over; said again, it means nothing. */
  readonly end: () => void;
}

interface Share<Item> {
  readonly queue: Set<Item>;
  /** The tag, without what is being served. */
  used: number;
  serving: number;
  /** When what is being served began, added up. */
  begins: number;
}

/** The members need no receiver: they are handed on as functions. */
class FairQueue<Item> {
  private readonly now: () => number;
  private readonly counts: (used: number) => number;
  private readonly shares = new Map<string, Share<Item>>();
  /** The clients whose queues are not empty; whose turn was longest ago comes first. */
  private readonly waiting = new Map<string, Share<Item>>();
  private virtual = 0;
  private waitingItems = 0;
  private serving = 0;
  private ended = 0;

  constructor(now: () => number, counts: (used: number) => number) {
    this.now = now;
    this.counts = counts;
  }

  readonly length = (): number => this.waitingItems;

  readonly lengthOf = (client: string): number => this.shares.get(client)?.queue.size ?? 0;

  readonly join = (client: string, item: Item): void => {
    const share = this.shareOf(client);
    if (share.queue.size === 0) {
      share.used += Math.max(0, this.virtual - tagOf(share, share.serving === 0 ? 0 : this.now()));
      this.waiting.set(client, share);
    }
    share.queue.add(item);
    this.waitingItems += 1;
  };

  /** Gives up waiting; whether it was waiting. */
  readonly leave = (client: string, item: Item): boolean => {
    const share = this.shares.get(client);
    if (!share?.queue.delete(item)) return false;
    this.waitingItems -= 1;
    if (share.queue.size === 0) this.waiting.delete(client);
    return true;
  };

  /** Takes out whose turn it is, of the clients that may have one. */
  readonly next = (mayHave: (client: string) => boolean = anybody): QueueItem<Item> | undefined => {
    const time = this.now();
    const chosen = this.least(time, mayHave);
    if (!chosen) return undefined;
    const [client, share, tag] = chosen;
    const [item] = share.queue;
    this.virtual = Math.max(this.virtual, tag);
    this.leave(client, item!);
    if (this.waiting.delete(client)) this.waiting.set(client, share);
    return this.begin(client, share, item!, time);
  };

  /** The last in the longest queue, where that is longer than this client's would be with one more: who goes when all is full. */
  readonly crowding = (client: string): { readonly client: string; readonly item: Item } | undefined => {
    let most: readonly [string, Share<Item>] | undefined;
    for (const one of this.waiting) if (one[1].queue.size > (most?.[1].queue.size ?? 0)) most = one;
    if (!most || most[1].queue.size <= this.lengthOf(client) + 1) return undefined;
    return { client: most[0], item: [...most[1].queue].at(-1)! };
  };

  private shareOf(client: string): Share<Item> {
    const known = this.shares.get(client);
    if (known) return known;
    const share: Share<Item> = { queue: new Set(), used: this.virtual, serving: 0, begins: 0 };
    this.shares.set(client, share);
    return share;
  }

  /** Forgets who has nothing to do with what is to come: everybody, once all is quiet; else, now and then, whoever is not ahead of the virtual time. */
  private forget(): void {
    this.ended += 1;
    if (this.waitingItems === 0 && this.serving === 0) {
      this.shares.clear();
      this.virtual = 0;
    } else if (this.ended > Math.max(fewEnds, this.shares.size)) {
      for (const [client, share] of this.shares)
        if (share.queue.size === 0 && share.serving === 0 && share.used <= this.virtual) this.shares.delete(client);
      this.ended = 0;
    }
  }

  private least(
    time: number,
    mayHave: (client: string) => boolean,
  ): readonly [client: string, share: Share<Item>, tag: number] | undefined {
    let found: readonly [string, Share<Item>, number] | undefined;
    for (const [client, share] of this.waiting) {
      const tag = tagOf(share, time);
      if ((found === undefined || tag < found[2]) && mayHave(client)) found = [client, share, tag];
    }
    return found;
  }

  private begin(client: string, share: Share<Item>, item: Item, time: number): QueueItem<Item> {
    this.serving += 1;
    share.serving += 1;
    share.begins += time;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      this.serving -= 1;
      share.serving -= 1;
      share.begins -= time;
      share.used += this.counts(this.now() - time);
      this.forget();
    };
    return { client, item, end };
  }
}

/** `counts` is what the time of one that was served counts once it is over, where that is not the time itself. */
export const createFairQueue = <Item>(now: () => number, counts = (used: number): number => used): FairQueue<Item> =>
  new FairQueue(now, counts);

const tagOf = ({ used, serving, begins }: Share<unknown>, time: number): number => used + serving * time - begins;

const anybody = (): boolean => true;

/** So many are served between two looks at who may be forgotten, or as many as there are clients. */
const fewEnds = 100;
