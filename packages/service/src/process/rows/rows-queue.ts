import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Asker, Refusal } from '../../dependencies.ts';
import { createFairQueue, type Served } from '../../fair-queue.ts';
import type { RowsAsked, RowsFound } from '../../rows.ts';
import { cancelled } from '../waiting-line.ts';
import type { RowsNews, RowsThreadData } from './rows-thread.ts';

export interface RowsQueue {
  readonly rows: (asked: RowsAsked, asker: Asker) => Promise<RowsFound | Refusal>;
  readonly close: () => Promise<unknown>;
}

interface RowsQueueOptions {
  /** Address of the module of the catalogue. */
  readonly catalogue: string;
  /** So long a slice may take: all of its rows are over much sooner, or something is wrong. */
  readonly timeLimitMs: number;
  readonly onFound: (id: string, found: RowsFound) => void;
  /** Told when the thread has ended: at a limit, or by itself (`rows`). */
  readonly onEnd: (reason: 'time' | 'memory' | 'rows') => void;
}

interface Slice {
  readonly asked: RowsAsked;
  readonly settle: (result: RowsFound | Refusal | Error) => void;
}

/** The calculators that are light need little; whatever would take more ends its thread, and not the server. */
const memoryLimitMb = 256;

/**
 * The slices of rows that wait for the thread which answers them: clients take turns by the time that it is at theirs. The thread is started
 * when rows are first asked for, and again when it was ended by what it was at.
 */
export function createRowsQueue({ catalogue, timeLimitMs, onFound, onEnd }: RowsQueueOptions): RowsQueue {
  const queue = createFairQueue<Slice>(() => performance.now());
  let thread: Worker | undefined;
  let isReady = false;
  let current: (Served<Slice> & { readonly timer: NodeJS.Timeout }) | undefined;
  /** Why the thread is being ended, or has ended. */
  let reason: 'time' | 'memory' | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(fileURLToPath(new URL('./rows-thread.ts', import.meta.url)), {
      workerData: { catalogue } satisfies RowsThreadData,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    started.on('message', listen);
    started.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') reason ??= 'memory';
    });
    started.once('exit', gone);
    started.unref();
    return started;
  }

  function listen(news: RowsNews): void {
    if ('ready' in news) {
      isReady = true;
      dispatch();
    } else if ('failed' in news) settle(Object.assign(new Error(news.failed.message), news.failed));
    else {
      if (current) onFound(current.item.asked.id, news.found);
      settle(news.found);
    }
  }

  function settle(result: RowsFound | Refusal | Error): void {
    const served = current;
    current = undefined;
    if (!served) return;
    clearTimeout(served.timer);
    served.end();
    served.item.settle(result);
    dispatch();
  }

  function gone(): void {
    const why = reason;
    thread = undefined;
    isReady = false;
    reason = undefined;
    if (isClosed) return;
    onEnd(why ?? 'rows');
    if (current) settle(ended(why));
    else for (let served = queue.next(); served; served = queue.next()) giveUp(served); // it does not even start
  }

  const ended = (why: typeof reason): Refusal | Error => {
    if (why === 'time') return { refused: why, limit: `${timeLimitMs / 1000} seconds` };
    if (why === 'memory') return { refused: why, limit: `${memoryLimitMb} MB` };
    return new Error('the thread of rows has ended');
  };

  function giveUp(served: Served<Slice>): void {
    served.end();
    served.item.settle(busy);
  }

  function dispatch(): void {
    if (current || queue.length() === 0 || isClosed) return;
    thread ??= start();
    if (!isReady) return;
    const served = queue.next()!;
    const timer = setTimeout(() => {
      reason = 'time';
      void thread?.terminate();
    }, timeLimitMs);
    current = { ...served, timer };
    thread.postMessage(served.item.asked);
  }

  return {
    rows: (asked, asker) =>
      new Promise((resolve, reject) => {
        const signal = asker.signal();
        if (signal.aborted) return reject(cancelled());
        if (isClosed) return resolve(busy);
        const client = asker.client();
        const slice: Slice = {
          asked,
          settle(result) {
            signal.removeEventListener('abort', leave);
            if (result instanceof Error) reject(result);
            else resolve(result);
          },
        };
        /** What is being calculated comes to its end, which is soon. */
        const leave = () => {
          if (queue.leave(client, slice)) slice.settle(cancelled());
        };
        signal.addEventListener('abort', leave, { once: true });
        queue.join(client, slice);
        dispatch();
      }),
    close() {
      isClosed = true;
      if (current) giveUp(current);
      clearTimeout(current?.timer);
      for (let served = queue.next(); served; served = queue.next()) giveUp(served);
      return thread?.terminate() ?? Promise.resolve();
    },
  };
}

const busy: Refusal = { refused: 'busy', retryAfterSeconds: 2 };
