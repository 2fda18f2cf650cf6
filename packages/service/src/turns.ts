import { createFairQueue, type Served } from './fair-queue.ts';

/**
 * What is done on the one thread that answers everybody is done by turns between clients (`fair-queue.ts`): a request waits for its client's
 * turn before anything is done for it, and again after whatever it had to wait for, when much is left to do. What is done until the
 * next such wait is charged to the client. Between rounds of turns the thread looks who else has come, so a client that asks without end
 * makes another wait for one short round.
 */
export interface Turns {
  /** Has this done when it is the client's turn. */
  readonly take: (client: string, work: () => void) => void;
  /** Resolves when it is the client's turn. */
  readonly turn: (client: string) => Promise<void>;
  /** How much of this client's waits. */
  readonly waiting: (client: string) => number;
}

/** Runs after everything that is waiting now, promises included; what it is given meanwhile, after those who come until then. */
export type Later = (next: () => void) => unknown;

export interface TurnsOptions {
  /** How much the thread has worked, in milliseconds. */
  readonly worked?: () => number;
  readonly later?: Later;
}

/** Browsers, in whose service worker this runs, too, have timers alone. */
const afterOthers: Later =
  (globalThis as { readonly setImmediate?: Later }).setImmediate ?? ((next) => setTimeout(next, 0));

/** In one round of the loop of events, nobody's turn begins after so long, or so many. */
const roundMs = 0.5;
const mostInARound = 8;

export function createTurns({ worked = () => performance.now(), later = afterOthers }: TurnsOptions = {}): Turns {
  let now = 0;
  const queue = createFairQueue<() => void>(() => now);
  let begun = 0;
  let isUnderWay = false;
  let current: Served<() => void> | undefined;

  /** Each turn is a callback of its own, so that the promises which it settles are followed before the next begins, and charged to it. */
  function round(): void {
    isUnderWay = true;
    now = worked();
    begun = now;
    for (let i = 0; i < mostInARound; i += 1) later(next);
    later(finish);
  }

  function next(): void {
    settle();
    if (now - begun > roundMs) return;
    current = queue.next();
    current?.item();
  }

  function settle(): void {
    if (!current) return;
    now = worked();
    current.end();
    current = undefined;
  }

  function finish(): void {
    settle();
    isUnderWay = false;
    if (queue.length() > 0) round();
  }

  function take(client: string, work: () => void): void {
    queue.join(client, work);
    if (!isUnderWay) round();
  }

  return { take, turn: (client) => new Promise((resolve) => take(client, resolve)), waiting: queue.lengthOf };
}
