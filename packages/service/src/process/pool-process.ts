import type { CalculationResult, Refusal } from '../dependencies.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Job } from './waiting-line.ts';

/**
 * A small process that keeps the pool for the server. To start a child a process must be copied, which stops it for as long as it is large:
 * 25 ms for a server of 250 MB, in which no light request is answered. This one holds nothing, and nobody waits for it but who waits for a
 * child. It ends with the server; its children end with it.
 */
export type PoolRequest =
  | { readonly calculate: number; readonly job: Job }
  | { readonly cancel: number }
  | { readonly close: true };

export type PoolMessage =
  | { readonly settled: number; readonly result: CalculationResult | Refusal }
  | {
      readonly failed: number;
      readonly thrown: { readonly name: string; readonly message: string; readonly stack?: string | undefined };
    }
  | { readonly state: PoolState }
  | { readonly ended: string }
  | { readonly stderr: string };

export interface PoolState {
  readonly waiting: number;
  readonly alive: number;
  readonly pids: readonly number[];
}

type PoolSettings = Omit<PoolOptions, 'onEnd' | 'onStderr'>;

const stateEveryMs = 100;

/** The server may end while it is told something; the pool ends with it, in a moment. */
const nobodyListens = (): void => undefined;

const tell = (message: PoolMessage): void => {
  if (process.connected) process.send?.(message, nobodyListens);
};
const settings: PoolSettings = JSON.parse(process.argv[2] ?? '{}');
const pool = createPool({
  ...settings,
  onEnd: (ended) => tell({ ended }),
  onStderr: (stderr) => tell({ stderr }),
});
const calculations = new Map<number, AbortController>();

process.on('message', (request: PoolRequest) => {
  if ('calculate' in request) {
    const { calculate: number, job } = request;
    const controller = new AbortController();
    calculations.set(number, controller);
    pool
      .calculate(job, controller.signal)
      .then(
        (result) => tell({ settled: number, result }),
        ({ name, message, stack }: Error) => tell({ failed: number, thrown: { name, message, stack } }),
      )
      .finally(() => calculations.delete(number));
  } else if ('cancel' in request) calculations.get(request.cancel)?.abort();
  else void pool.close().then(() => process.exit());
});
// A signal to the whole group of processes is for the server, which may still need answers.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

let told = '';
setInterval(() => {
  const state: PoolState = { waiting: pool.waiting(), alive: pool.alive(), pids: pool.pids() };
  const now = JSON.stringify(state);
  if (now !== told) tell({ state });
  told = now;
}, stateEveryMs);
