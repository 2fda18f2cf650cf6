import { parentPort, workerData } from 'node:worker_threads';
import type { Catalogue } from '../../dependencies.ts';
import { createRows, type RowsAnswer, type RowsRequest, type ThrownError } from '../../rows.ts';
import { costOf } from '../cost.ts';
import { yieldToServer } from '../priority.ts';
import { workedMs } from '../thread-time.ts';

/**
 * The thread that answers rows of light calculations. Ten thousand of them take half a second, in which the server would answer nobody; here they
 * only delay other rows. What is heavy among them goes back, to a child with limits of its own.
 */
export interface RowsThreadData {
  /** The module of the catalogue. */
  readonly catalogue: string;
  /** Whether it leaves the processors to the server. */
  readonly givesWay: boolean;
}

export type RowsMessage = { readonly ready: true } | { readonly found: RowsAnswer } | { readonly failed: ThrownError };

const port = parentPort!;
const tell = (news: RowsMessage): void => port.postMessage(news);

const { catalogue: module, givesWay }: RowsThreadData = workerData;
if (givesWay) yieldToServer('rows');
const catalogue: Catalogue = await import(module);
const answer = createRows(catalogue, {
  isHeavy: (entry, typed, options) => costOf(entry, typed, options) === 'heavy',
  now: workedMs,
});

port.on('message', (asked: RowsRequest) => {
  answer(asked).then(
    (found) => tell({ found }),
    ({ name, message, stack }: Error) => tell({ failed: { name, message, stack } }),
  );
});
tell({ ready: true });
