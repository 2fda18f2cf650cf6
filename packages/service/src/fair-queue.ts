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
export interface Served<Item> {
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

export function createFairQueue<Item>(now: () => number) {
  const shares = new Map<string, Share<Item>>();
  /** The clients whose queues are not empty; whose turn was longest ago comes first. */
  const waiting = new Map<string, Share<Item>>();
  let virtual = 0;
  let length = 0;
  let serving = 0;
  let mostShares = fewShares;

  const tagOf = ({ used, serving: parts, begins }: Share<Item>, time: number): number => used + parts * time - begins;

  function shareOf(client: string): Share<Item> {
    const known = shares.get(client);
    if (known) return known;
    const share: Share<Item> = { queue: new Set(), used: virtual, serving: 0, begins: 0 };
    shares.set(client, share);
    return share;
  }

  /** Forgets who has nothing to do with what is to come: everybody, once all is quiet; else whoever is not ahead of the virtual time. */
  function forget(): void {
    if (length === 0 && serving === 0) {
      shares.clear();
      virtual = 0;
    } else if (shares.size > mostShares) {
      for (const [client, share] of shares)
        if (share.queue.size === 0 && share.serving === 0 && share.used <= virtual) shares.delete(client);
      mostShares = Math.max(fewShares, 2 * shares.size);
    }
  }

  const lengthOf = (client: string): number => shares.get(client)?.queue.size ?? 0;

  function leave(client: string, item: Item): boolean {
    const share = shares.get(client);
    if (!share?.queue.delete(item)) return false;
    length -= 1;
    if (share.queue.size === 0) waiting.delete(client);
    return true;
  }

  function least(time: number): readonly [client: string, share: Share<Item>, tag: number] | undefined {
    let found: readonly [string, Share<Item>, number] | undefined;
    for (const [client, share] of waiting) {
      const tag = tagOf(share, time);
      if (found === undefined || tag < found[2]) found = [client, share, tag];
    }
    return found;
  }

  function begin(client: string, share: Share<Item>, item: Item, time: number): Served<Item> {
    serving += 1;
    share.serving += 1;
    share.begins += time;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      serving -= 1;
      share.serving -= 1;
      share.begins -= time;
      share.used += now() - time;
      forget();
    };
    return { client, item, end };
  }

  return {
    length: () => length,
    lengthOf,
    join(client: string, item: Item): void {
      const share = shareOf(client);
      if (share.queue.size === 0) {
        share.used += Math.max(0, virtual - tagOf(share, share.serving === 0 ? 0 : now()));
        waiting.set(client, share);
      }
      share.queue.add(item);
      length += 1;
    },
    /** Gives up waiting; whether it was waiting. */
    leave,
    /** Takes out whose turn it is. */
    next(): Served<Item> | undefined {
      const time = now();
      const chosen = least(time);
      if (!chosen) return undefined;
      const [client, share, tag] = chosen;
      const [item] = share.queue;
      virtual = Math.max(virtual, tag);
      leave(client, item!);
      if (waiting.delete(client)) waiting.set(client, share);
      return begin(client, share, item!, time);
    },
    /** The last in the longest queue, where that is longer than this client's would be with one more: who goes when all is full. */
    crowding(client: string): { readonly client: string; readonly item: Item } | undefined {
      let most: readonly [string, Share<Item>] | undefined;
      for (const one of waiting) if (one[1].queue.size > (most?.[1].queue.size ?? 0)) most = one;
      if (!most || most[1].queue.size <= lengthOf(client) + 1) return undefined;
      return { client: most[0], item: [...most[1].queue].at(-1)! };
    },
  };
}

/** So many clients are remembered without a thought. */
const fewShares = 1000;
