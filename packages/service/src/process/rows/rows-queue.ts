import type { Asker, Refusal } from '../../dependencies.ts';
import { createFairQueue } from '../../fair-queue.ts';
import type { RowsAnswer, RowsRequest } from '../../rows.ts';
import { cancelled } from '../waiting-line.ts';
import { busy, type RowsEnd, type RowsHandle, type RowsResult, startRowsThread } from './rows-handle.ts';

export interface RowsQueue {
  readonly rows: (asked: RowsRequest, asker: Asker) => Promise<RowsAnswer | Refusal>;
  readonly close: () => Promise<unknown>;
}

interface RowsQueueOptions {
  /** Address of the module of the catalogue. */
  readonly catalogue: string;
  readonly timeLimitMs: number;
  /** Whether the thread leaves the processors to the server. */
  readonly givesWay: boolean;
  readonly onFound: (id: string, found: RowsAnswer) => void;
  /** Told when the thread has ended before the queue was closed. */
  readonly onEnd: (end: RowsEnd) => void;
}

interface Slice {
  readonly asked: RowsRequest;
  readonly settle: (result: RowsResult) => void;
}

/**
 * The slices of rows that wait for the thread which answers them: clients take turns by the time that it is at theirs. The thread is started
 * when rows are first asked for, and again when it was ended by what it was at.
 */
export function createRowsQueue({ onFound, onEnd, ...settings }: RowsQueueOptions): RowsQueue {
  const queue = createFairQueue<Slice>(() => performance.now());
  let thread: RowsHandle | undefined;
  let isClosed = false;

  function dispatch(): void {
    if (queue.length() === 0) return;
    thread ??= startRowsThread({ ...settings, onIdle: dispatch, onGone: gone });
    if (!thread.isIdle()) return;
    const { item, end } = queue.next()!;
    thread.assign(item.asked, (result) => {
      end();
      if ('text' in result) onFound(item.asked.id, result);
      item.settle(result);
    });
  }

  function gone(end: RowsEnd, wasReady: boolean): void {
    thread = undefined;
    if (isClosed) return;
    onEnd(end);
    if (!wasReady) refuseAll(); // it does not even start
    dispatch();
  }

  function refuseAll(): void {
    for (let served = queue.next(); served; served = queue.next()) {
      served.end();
      served.item.settle(busy);
    }
  }

  return {
    rows(asked, asker) {
      if (isClosed) return Promise.resolve(busy);
      const result = join(queue, asked, asker);
      dispatch();
      return result;
    },
    close() {
      isClosed = true;
      refuseAll();
      return thread?.close() ?? Promise.resolve();
    },
  };
}

/** A slice waits until it is settled; who leaves before its turn waits no more. What is being calculated comes to its end, which is soon. */
const join = (queue: ReturnType<typeof createFairQueue<Slice>>, asked: RowsRequest, asker: Asker) =>
  new Promise<RowsAnswer | Refusal>((resolve, reject) => {
    const signal = asker.signal();
    if (signal.aborted) return reject(cancelled());
    const client = asker.client();
    const slice: Slice = {
      asked,
      settle(result) {
        signal.removeEventListener('abort', leave);
        if (result instanceof Error) reject(result);
        else resolve(result);
      },
    };
    const leave = () => {
      if (queue.leave(client, slice)) slice.settle(cancelled());
    };
    signal.addEventListener('abort', leave, { once: true });
    queue.join(client, slice);
  });
