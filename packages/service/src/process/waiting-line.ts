import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import type { Typed } from '@nomogram/calculators/kit/run.ts';
import type { Refusal } from '../dependencies.ts';

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
  readonly resolve: (result: Outcome | Refusal) => void;
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
}

/**
 * Clients take turns (round robin: J. Nagle, RFC 970): each has a queue of its own, first come, first served, and the next calculation is
 * the first of the client whose turn was longest ago. So a client alone may use everything, and one with a thousand requests makes another
 * wait for one of them, not for all. When the line is full, whoever comes takes the last place of the client with most places, if that is
 * more than its own would be. Nobody waits longer than a limit, or after having left.
 */
export function createWaitingLine({ limit, waitMs, retryAfterSeconds }: LineOptions) {
  /** Whoever waits, by client and in order, and how to end the wait; the client whose turn is next comes first. */
  const queues = new Map<string, Map<Waiting, () => void>>();
  let length = 0;

  function leave(waiting: Waiting): boolean {
    const queue = queues.get(waiting.client);
    const end = queue?.get(waiting);
    if (!queue || !end) return false;
    end();
    queue.delete(waiting);
    if (queue.size === 0) queues.delete(waiting.client);
    length -= 1;
    return true;
  }

  function refuse(waiting: Waiting): void {
    if (leave(waiting)) waiting.resolve({ refused: 'busy', retryAfterSeconds });
  }

  /** Whether there is a place for one more of this client; made, if need be, at the cost of the client that has most. */
  function makeRoom(client: string): boolean {
    if (length < limit) return true;
    const longest = [...queues.values()].reduce((most, queue) => (queue.size > most.size ? queue : most), empty);
    if (longest.size <= (queues.get(client)?.size ?? 0) + 1) return false;
    refuse([...longest.keys()].at(-1)!);
    return true;
  }

  function join(waiting: Waiting): void {
    const { signal } = waiting;
    const expiry = setTimeout(refuse, waitMs, waiting);
    const abort = () => {
      if (leave(waiting)) waiting.reject(cancelled());
    };
    signal?.addEventListener('abort', abort, { once: true });
    const queue = queues.get(waiting.client) ?? new Map<Waiting, () => void>();
    queues.set(waiting.client, queue);
    length += 1;
    queue.set(waiting, () => {
      clearTimeout(expiry);
      signal?.removeEventListener('abort', abort);
    });
  }

  return {
    length: () => length,
    join,
    makeRoom,
    /** The next one, who then waits no more; the turn goes to the next client. */
    next(): Waiting | undefined {
      const [turn] = queues;
      if (!turn) return undefined;
      const [client, queue] = turn;
      const [first] = queue.keys();
      queues.delete(client);
      queues.set(client, queue);
      if (first) leave(first);
      return first;
    },
  };
}

const empty: ReadonlyMap<Waiting, () => void> = new Map();

export const cancelled = (): Error => new DOMException('Nobody waits for the answer any more.', 'AbortError');
