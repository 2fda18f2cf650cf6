import type { Found, Refusal } from '../dependencies.ts';
import { type ChildHandle, type JobEnd, startChild } from './child-handle.ts';
import { createNursery } from './nursery.ts';
import { cancelled, createWaitingLine, type Job, type Waiting } from './waiting-line.ts';

/**
 * Heavy calculations in a few child processes. A process and not a thread, because one invalid allocation in a worker
 * thread ends the whole server. Each calculation has a hard limit of time and memory; whoever exceeds it is killed and
 * replaced, and harms nobody else. The queue is bounded in length and in waiting time, and clients take turns in it.
 *
 * A calculation cannot be stopped for a while and go on later, so turns alone leave whoever asks again and again for something short behind
 * the ten seconds of another, whenever his queue is empty for a moment. So no client holds the last child while others have asked lately.
 */
export interface PoolOptions {
  readonly size: number;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly queueLimit: number;
  readonly queueMs: number;
  /** Address of the module of the catalogue. */
  readonly catalogue: string;
  /** Of the engine, for the ETags of what children write. */
  readonly version: string;
  readonly onEnd?: (reason: string) => void;
  readonly onNoise?: (text: string) => void;
}

export interface Pool {
  readonly calculate: (job: Job, signal?: AbortSignal) => Promise<Found | Refusal>;
  readonly waiting: () => number;
  /** Children that could take a calculation now or after the one they are at. */
  readonly alive: () => number;
  readonly pids: () => readonly number[];
  readonly close: () => Promise<void>;
}

const soon: Refusal = { refused: 'busy', retryAfterSeconds: 2 };

export function createPool(options: PoolOptions): Pool {
  const { catalogue, version, memoryLimitMb, timeLimitMs, queueLimit, queueMs: waitMs, onEnd, onNoise } = options;
  const line = createWaitingLine({ limit: queueLimit, waitMs, retryAfterSeconds: Math.ceil(timeLimitMs / 1000) });
  const nursery = createNursery({
    size: options.size,
    start: (onIdle, onGone) =>
      startChild({ catalogue, version, memoryLimitMb, onIdle, onGone, ...(onNoise && { onNoise }) }),
    onIdle: dispatch,
    ...(onEnd && { onEnd }),
  });
  /** Whose calculation a child is at. */
  const holders = new Map<ChildHandle, string>();
  let jobs = 0;
  let closed = false;

  const idle = (): readonly ChildHandle[] => nursery.children().filter((child) => child.state() === 'idle');

  /** Whether this client may have one more of the children that are idle. */
  function mayHave(client: string): boolean {
    const free = idle().length;
    if (free === 0) return false;
    const isLast = free === 1 && options.size > 1 && [...holders.values()].every((holder) => holder === client);
    return !isLast || !line.othersAsk(client);
  }

  function dispatch(): void {
    for (const child of idle()) {
      const served = line.next(mayHave);
      if (!served) return;
      const waiting = served.item;
      holders.set(child, waiting.client);
      const { id, typed, options: chosen, signal } = waiting;
      const cancel = () => child.kill('cancelled');
      signal?.addEventListener('abort', cancel, { once: true });
      jobs += 1;
      child.assign({ number: jobs, id, typed, options: chosen }, timeLimitMs, (end) => {
        served.end();
        holders.delete(child);
        signal?.removeEventListener('abort', cancel);
        settle(waiting, end);
      });
    }
  }

  function settle(waiting: Waiting, end: JobEnd): void {
    const { resolve, reject } = waiting;
    if (end.end === 'found') resolve(end.found);
    else if (end.end === 'time') resolve({ refused: 'time', limit: `${timeLimitMs / 1000} seconds` });
    else if (end.end === 'memory') resolve({ refused: 'memory', limit: `${memoryLimitMb} MB` });
    else if (end.end === 'cancelled') reject(cancelled());
    else if (end.end === 'bug') reject(end.error);
    else if (waiting.deaths > 0 || closed) reject(new Error('a child process ended during a calculation'));
    else {
      // The child died, and not of this calculation as far as is known: it gets a second child, and no third.
      waiting.deaths += 1;
      line.join(waiting);
    }
  }

  return {
    waiting: line.length,
    alive: () => nursery.children().filter((child) => child.state() === 'idle' || child.state() === 'busy').length,
    pids: () => nursery.children().flatMap(({ pid }) => pid ?? []),
    calculate(job, signal) {
      if (signal?.aborted) return Promise.reject(cancelled());
      if (closed || !(mayHave(job.client) || line.makeRoom(job.client))) return Promise.resolve(soon);
      return new Promise((resolve, reject) => {
        line.join({ ...job, signal, resolve, reject, deaths: 0 });
        dispatch();
      });
    },
    close() {
      closed = true;
      for (let served = line.next(); served; served = line.next()) served.item.resolve(soon);
      return nursery.close();
    },
  };
}
