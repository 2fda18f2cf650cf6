import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Typed } from '@nomogram/calculators/kit/run.ts';
import type { Found, Refusal } from '../dependencies.ts';
import { createFairQueue, type Served } from '../fair-queue.ts';

/** A heavy calculation, and who asks for it. */
export interface Job {
  readonly id: string;
  readonly typed: Typed;
  readonly options: Options;
  readonly client: string;
}

/** A heavy calculation that waits for a child process, or is being calculated by one. */
export interface Waiting extends Job {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: Found | Refusal) => void;
  readonly reject: (error: Error) => void;
  /** Children that died of it, or with it. */
  deaths: number;
}

interface LineOptions {
  /** So many wait at most. */
  readonly limit: number;
  /** Longest wait; whoever waited so long is told to come back after `retryAfterSeconds`. */
  readonly waitMs: number;
  readonly retryAfterSeconds: number;
  /** The time, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Clients take turns by the time for which they hold children (`fair-queue.ts`). So a client alone may use everything, and one with a thousand
 * requests, or with such as take ten seconds each, leaves another its half. When the line is full, whoever comes takes the last place of the client with most
 * places, if that is more than its own would be. Nobody waits longer than a limit, or after having left.
 */
export function createWaitingLine({ limit, waitMs, retryAfterSeconds, now = () => performance.now() }: LineOptions) {
  const queue = createFairQueue<Waiting>(now);
  const asked = createLastAsked(now);
  /** How to end the wait of whoever waits. */
  const ends = new Map<Waiting, () => void>();

  function endWait(waiting: Waiting): void {
    ends.get(waiting)?.();
    ends.delete(waiting);
  }

  function leave(waiting: Waiting): boolean {
    if (!queue.leave(waiting.client, waiting)) return false;
    endWait(waiting);
    return true;
  }

  function refuse(waiting: Waiting): void {
    if (leave(waiting)) waiting.resolve({ refused: 'busy', retryAfterSeconds });
  }

  /** Whether there is a place for one more of this client; made, if need be, at the cost of the client that has most. */
  function makeRoom(client: string): boolean {
    if (queue.length() < limit) return true;
    const last = queue.crowding(client)?.item;
    if (!last) return false;
    refuse(last);
    return true;
  }

  function join(waiting: Waiting): void {
    const { signal } = waiting;
    const expiry = setTimeout(refuse, waitMs, waiting);
    const abort = () => {
      if (leave(waiting)) waiting.reject(cancelled());
    };
    signal?.addEventListener('abort', abort, { once: true });
    queue.join(waiting.client, waiting);
    asked.note(waiting.client);
    ends.set(waiting, () => {
      clearTimeout(expiry);
      signal?.removeEventListener('abort', abort);
    });
  }

  return {
    length: queue.length,
    join,
    makeRoom,
    /** Whether somebody else than this client has asked lately. */
    othersAsk: asked.byOthers,
    /** The next one of those that may have a child, who then waits no more; its turn lasts until it says that it is over. */
    next(mayHave?: (client: string) => boolean): Served<Waiting> | undefined {
      const served = queue.next(mayHave);
      if (served) endWait(served.item);
      return served;
    },
  };
}

/** For so long it is thought that a client may ask again. */
const latelyMs = 60_000;

/** Which client asked last, and which other one before it: that tells of any client whether another has asked lately. */
function createLastAsked(now: () => number) {
  let last = { client: '', at: Number.NEGATIVE_INFINITY };
  let before = last;
  return {
    note(client: string): void {
      if (client !== last.client) before = last;
      last = { client, at: now() };
    },
    byOthers: (client: string): boolean => now() - (last.client === client ? before : last).at < latelyMs,
  };
}

export const cancelled = (): Error => new DOMException('Nobody waits for the answer any more.', 'AbortError');
