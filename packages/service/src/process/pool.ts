import type { CalculationResult, Refusal } from '../dependencies.ts';
import type { QueueItem } from '../fair-queue.ts';
import { type ChildHandle, type JobEnd, startChild } from './child-handle.ts';
import { createSupervisor } from './supervisor.ts';
import { cancelled, createWaitingLine, type Job, type QueuedCalculation } from './waiting-line.ts';

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
  /** Whether the children leave the processors to the server (see `priority.ts`). */
  readonly givesWay: boolean;
  readonly queueLimit: number;
  readonly queueMs: number;
  /** Address of the module of the catalogue. */
  readonly catalogue: string;
  /** Of the engine, for the ETags of what children write. */
  readonly version: string;
  readonly onEnd?: (reason: string) => void;
  readonly onStderr?: (text: string) => void;
}

export interface Pool {
  readonly calculate: (job: Job, signal?: AbortSignal) => Promise<CalculationResult | Refusal>;
  readonly waiting: () => number;
  /** Children that could take a calculation now or after the one they are at. */
  readonly alive: () => number;
  readonly pids: () => readonly number[];
  readonly close: () => Promise<void>;
}

const soon: Refusal = { refused: 'busy', retryAfterSeconds: 2 };

class ChildPool implements Pool {
  private readonly options: PoolOptions;
  private readonly line;
  private readonly supervisor;
  /** Whose calculation a child is at. */
  private readonly holders = new Map<ChildHandle, string>();
  private jobs = 0;
  private closed = false;

  constructor(options: PoolOptions) {
    const { timeLimitMs, queueLimit, queueMs: waitMs, onEnd } = options;
    this.options = options;
    this.line = createWaitingLine({ limit: queueLimit, waitMs, retryAfterSeconds: Math.ceil(timeLimitMs / 1000) });
    this.supervisor = createSupervisor({
      size: options.size,
      start: (onIdle, onGone) => startChild({ ...options, onIdle, onGone }),
      onIdle: () => this.dispatch(),
      ...(onEnd && { onEnd }),
    });
  }

  readonly waiting = (): number => this.line.length();

  readonly alive = (): number =>
    this.supervisor.children().filter((child) => child.state() === 'idle' || child.state() === 'busy').length;

  readonly pids = (): readonly number[] => this.supervisor.children().flatMap(({ pid }) => pid ?? []);

  readonly calculate: Pool['calculate'] = (job, signal) => {
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.closed || !(this.mayHave(job.client) || this.line.makeRoom(job.client))) return Promise.resolve(soon);
    return new Promise((resolve, reject) => {
      this.line.join({ ...job, signal, resolve, reject, deaths: 0 });
      this.dispatch();
    });
  };

  readonly close = (): Promise<void> => {
    this.closed = true;
    for (let served = this.line.next(); served; served = this.line.next()) served.item.resolve(soon);
    return this.supervisor.close();
  };

  private idle(): readonly ChildHandle[] {
    return this.supervisor.children().filter((child) => child.state() === 'idle');
  }

  /** Whether this client may have one more of the children that are idle. */
  private readonly mayHave = (client: string): boolean => {
    const free = this.idle().length;
    if (free === 0) return false;
    const isLast =
      free === 1 && this.options.size > 1 && [...this.holders.values()].every((holder) => holder === client);
    return !isLast || !this.line.othersAsk(client);
  };

  private dispatch(): void {
    for (const child of this.idle()) {
      const served = this.line.next(this.mayHave);
      if (!served) return;
      this.assign(child, served);
    }
  }

  private assign(child: ChildHandle, { item: waiting, end: over }: QueueItem<QueuedCalculation>): void {
    const { id, typed, options, signal, client } = waiting;
    this.holders.set(child, client);
    const cancel = () => child.kill('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    this.jobs += 1;
    child.assign({ number: this.jobs, id, typed, options }, this.options.timeLimitMs, (end) => {
      over();
      this.holders.delete(child);
      signal?.removeEventListener('abort', cancel);
      this.settle(waiting, end);
    });
  }

  private settle(waiting: QueuedCalculation, end: JobEnd): void {
    const { resolve, reject } = waiting;
    const { timeLimitMs, memoryLimitMb } = this.options;
    if (end.end === 'found') resolve(end.found);
    else if (end.end === 'time') resolve({ refused: 'time', limit: `${timeLimitMs / 1000} seconds` });
    else if (end.end === 'memory') resolve({ refused: 'memory', limit: `${memoryLimitMb} MB` });
    else if (end.end === 'cancelled') reject(cancelled());
    else if (end.end === 'bug') reject(end.error);
    else if (waiting.deaths > 0 || this.closed) reject(new Error('a child process ended during a calculation'));
    else {
      // The child died, and not of this calculation as far as is known: it gets a second child, and no third.
      waiting.deaths += 1;
      this.line.join(waiting);
    }
  }
}

export const createPool = (options: PoolOptions): Pool => new ChildPool(options);
