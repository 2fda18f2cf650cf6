import { scriptStarter } from '../../script-policy.ts';
import type { RowResult } from './calculate-row.ts';
import workerFile from './many.worker.ts?worker&url';
import type { Order, Report } from './messages.ts';

export interface Job {
  readonly id: string;
  readonly typed: Order['typed'];
  readonly rows: Order['rows'];
  /** Told of every report, with all results so far. */
  readonly onProgress: (results: readonly RowResult[]) => void;
  readonly onEnd: (results: readonly RowResult[]) => void;
  readonly onFailure: (message: string) => void;
}

/** Rows that are sent at once: enough to keep the worker busy, few enough to be copied in no time. */
const portion = 2000;
/** A row that takes longer than this is given up, and the next one is begun. */
const patienceMs = 10_000;

const scriptOf = scriptStarter('nomogram-page');

const tooLong: RowResult = { problem: `Given up: this row alone took more than ${patienceMs / 1000} seconds.` };

/**
 * Calculates all rows in a worker, in portions. The worker cannot be interrupted within a row; one that hangs is ended and
 * replaced, and the row that it hung on is rejected. Returns what stops it all.
 */
export function runMany({ id, typed, rows, onProgress, onEnd, onFailure }: Job): () => void {
  const results: RowResult[] = [];
  let worker: Worker | undefined;
  let watch: ReturnType<typeof setTimeout>;

  const stop = () => {
    clearTimeout(watch);
    worker?.terminate();
    worker = undefined;
  };
  const giveUp = () => {
    stop();
    results.push(tooLong);
    onProgress(results);
    next();
  };
  const expect = () => {
    clearTimeout(watch);
    watch = setTimeout(giveUp, patienceMs);
  };
  const hired = (): Worker => {
    const made = new Worker(scriptOf(workerFile), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      results.push(...data.results);
      onProgress(results);
      if (data.done) next();
      else expect();
    });
    made.addEventListener('error', ({ message }) => {
      stop();
      onFailure(message || 'The calculation could not be loaded.');
    });
    return made;
  };
  const next = () => {
    if (results.length >= rows.length) {
      stop();
      return onEnd(results);
    }
    // A new worker fetches its code first, however long that takes; it reports when it begins.
    const fetches = worker === undefined;
    worker ??= hired();
    const from = results.length;
    worker.postMessage({ id, typed, from, rows: rows.slice(from, from + portion) } satisfies Order);
    if (!fetches) expect();
  };
  next();
  return stop;
}
