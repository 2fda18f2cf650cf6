import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Refusal } from '../../dependencies.ts';
import type { RowsAnswer, RowsRequest } from '../../rows.ts';
import type { RowsMessage, RowsThreadData } from './rows-thread.ts';

/** Why the thread ended: at a limit, by itself (`rows`), or because nobody needs it any more. */
export type RowsEnd = 'time' | 'memory' | 'rows' | 'closing';

export type RowsResult = RowsAnswer | Refusal | Error;

export interface RowsHandle {
  /** Whether it takes a slice. */
  readonly isIdle: () => boolean;
  readonly assign: (asked: RowsRequest, done: (result: RowsResult) => void) => void;
  readonly close: () => Promise<unknown>;
}

interface RowsHandleOptions extends RowsThreadData {
  /** So long a slice may take: all of its rows are over much sooner, or something is wrong. */
  readonly timeLimitMs: number;
  /** Told when the thread can take a slice. */
  readonly onIdle: () => void;
  readonly onGone: (end: RowsEnd, wasReady: boolean) => void;
}

/** The calculators that are light need little; whatever would take more ends its thread, and not the server. */
const memoryLimitMb = 256;

/** Starts the thread that answers rows, and follows its life. It keeps no process alive that has nothing else to do. */
export function startRowsThread({ catalogue, givesWay, timeLimitMs, onIdle, onGone }: RowsHandleOptions): RowsHandle {
  const thread = new Worker(fileURLToPath(new URL('./rows-thread.ts', import.meta.url)), {
    workerData: { catalogue, givesWay } satisfies RowsThreadData,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  let isReady = false;
  let current: { readonly done: (result: RowsResult) => void; readonly timer: NodeJS.Timeout } | undefined;
  let end: RowsEnd | undefined;

  function finish(result: RowsResult): void {
    const job = current;
    current = undefined;
    clearTimeout(job?.timer);
    job?.done(result);
  }

  function terminate(reason: RowsEnd): Promise<unknown> {
    end ??= reason;
    return thread.terminate();
  }

  thread.on('message', (news: RowsMessage) => {
    if ('ready' in news) isReady = true;
    else finish('found' in news ? news.found : Object.assign(new Error(news.failed.message), news.failed));
    onIdle();
  });
  thread.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') end ??= 'memory';
  });
  thread.once('exit', () => {
    finish(unfinished(end ?? 'rows', timeLimitMs));
    onGone(end ?? 'rows', isReady);
  });
  thread.unref();

  return {
    isIdle: () => isReady && !current && end === undefined,
    assign(asked, done) {
      current = { done, timer: setTimeout(terminate, timeLimitMs, 'time') };
      thread.postMessage(asked);
    },
    close: () => terminate('closing'),
  };
}

export const busy: Refusal = { refused: 'busy', retryAfterSeconds: 2 };

/** What is said of a slice with which the thread ended. */
function unfinished(end: RowsEnd, timeLimitMs: number): Refusal | Error {
  switch (end) {
    case 'time':
      return { refused: end, limit: `${timeLimitMs / 1000} seconds` };
    case 'memory':
      return { refused: end, limit: `${memoryLimitMb} MB` };
    case 'closing':
      return busy;
    case 'rows':
      return new Error('the thread of rows has ended');
  }
}
