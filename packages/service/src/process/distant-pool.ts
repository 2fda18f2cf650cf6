import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Found, Refusal } from '../dependencies.ts';
import { childEnvironment } from './compile-cache.ts';
import type { Pool, PoolOptions } from './pool.ts';
import type { News, Order, PoolState } from './pool-process.ts';
import { cancelled, type Job } from './waiting-line.ts';

interface Pending {
  readonly job: Job;
  readonly settle: (end: { readonly result: Found | Refusal } | { readonly error: Error }) => void;
  /** Processes that kept the pool and ended while this was under way. */
  deaths: number;
}

const nobody: PoolState = { waiting: 0, alive: 0, pids: [] };

/** The pool, kept by a process of its own (see `pool-process.ts`); should that end, another one takes over what is under way, once. */
export function createDistantPool({ onEnd, onNoise, ...settings }: PoolOptions): Pool {
  const pending = new Map<number, Pending>();
  let state = nobody;
  let last = 0;
  let failedStarts = 0;
  let closing: (() => void) | undefined;
  let keeper = start();

  const tell = (order: Order): void => {
    if (keeper.connected) keeper.send(order, () => undefined);
  };

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./pool-process.ts', import.meta.url)), [JSON.stringify(settings)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced', // long answers are bytes
    });
    child.on('error', () => undefined); // a failed start also ends with `exit`
    child.on('message', listen);
    child.once('exit', gone);
    return child;
  }

  function listen(news: News): void {
    if ('state' in news) {
      state = news.state;
      if (state.alive > 0) failedStarts = 0;
    } else if ('settled' in news) pending.get(news.settled)?.settle({ result: news.result });
    else if ('failed' in news)
      pending.get(news.failed)?.settle({ error: Object.assign(new Error(news.thrown.message), news.thrown) });
    else if ('ended' in news) onEnd?.(news.ended);
    else onNoise?.(news.noise);
  }

  function gone(): void {
    state = nobody;
    closing?.();
    if (closing) return;
    onEnd?.('pool');
    failedStarts += 1;
    setTimeout(restart, Math.min(50 * 2 ** failedStarts, 10_000));
  }

  function restart(): void {
    if (closing) return;
    keeper = start();
    for (const [number, one] of pending) {
      one.deaths += 1;
      if (one.deaths > 1) one.settle({ error: new Error('the process with the pool ended during a calculation') });
      else ask(number, one);
    }
  }

  const ask = (number: number, { job }: Pending): void => tell({ calculate: number, job });

  return {
    waiting: () => state.waiting,
    alive: () => state.alive,
    pids: () => state.pids,
    calculate(job, signal) {
      if (signal?.aborted) return Promise.reject(cancelled());
      if (closing) return Promise.resolve({ refused: 'busy', retryAfterSeconds: 2 });
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        const leave = () => {
          tell({ cancel: number });
          settle({ error: cancelled() });
        };
        const settle: Pending['settle'] = (end) => {
          pending.delete(number);
          signal?.removeEventListener('abort', leave);
          if ('result' in end) resolve(end.result);
          else reject(end.error);
        };
        signal?.addEventListener('abort', leave, { once: true });
        const one = { job, settle, deaths: 0 };
        pending.set(number, one);
        ask(number, one);
      });
    },
    close() {
      return new Promise((resolve) => {
        closing = resolve;
        for (const one of pending.values()) one.settle({ result: { refused: 'busy', retryAfterSeconds: 2 } });
        if (keeper.exitCode !== null || keeper.signalCode !== null) resolve();
        else tell({ close: true });
      });
    },
  };
}
