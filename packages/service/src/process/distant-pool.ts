import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CalculationResult, Refusal } from '../dependencies.ts';
import { childEnvironment } from './compile-cache.ts';
import type { Pool, PoolOptions } from './pool.ts';
import type { PoolMessage, PoolRequest, PoolState } from './pool-process.ts';
import { cancelled, type Job } from './waiting-line.ts';

interface PendingJob {
  readonly job: Job;
  readonly settle: (end: { readonly result: CalculationResult | Refusal } | { readonly error: Error }) => void;
  /** Processes that kept the pool and ended while this was under way. */
  deaths: number;
}

const nobody: PoolState = { waiting: 0, alive: 0, pids: [] };
const soon: Refusal = { refused: 'busy', retryAfterSeconds: 2 };

/** The pool, kept by a process of its own (see `pool-process.ts`); should that end, another one takes over what is under way, once. */
class DistantPool implements Pool {
  private readonly options: PoolOptions;
  private readonly pending = new Map<number, PendingJob>();
  private state = nobody;
  private last = 0;
  private failedStarts = 0;
  private closing: (() => void) | undefined;
  private keeper: ChildProcess;

  constructor(options: PoolOptions) {
    this.options = options;
    this.keeper = this.start();
  }

  readonly waiting = (): number => this.state.waiting;
  readonly alive = (): number => this.state.alive;
  readonly pids = (): readonly number[] => this.state.pids;

  readonly calculate: Pool['calculate'] = (job, signal) => {
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.closing) return Promise.resolve(soon);
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.tell({ cancel: number });
        settle({ error: cancelled() });
      };
      const settle: PendingJob['settle'] = (end) => {
        this.pending.delete(number);
        signal?.removeEventListener('abort', leave);
        if ('result' in end) resolve(end.result);
        else reject(end.error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const one = { job, settle, deaths: 0 };
      this.pending.set(number, one);
      this.ask(number, one);
    });
  };

  readonly close = (): Promise<void> =>
    new Promise((resolve) => {
      this.closing = resolve;
      for (const one of this.pending.values()) one.settle({ result: soon });
      if (this.keeper.exitCode !== null || this.keeper.signalCode !== null) resolve();
      else this.tell({ close: true });
    });

  private start(): ChildProcess {
    const { onEnd: _, onStderr: __, ...settings } = this.options;
    const child = fork(fileURLToPath(new URL('./pool-process.ts', import.meta.url)), [JSON.stringify(settings)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced', // long answers are bytes
    });
    child.on('error', () => undefined); // a failed start also ends with `exit`
    child.on('message', this.listen);
    child.once('exit', this.gone);
    return child;
  }

  private readonly listen = (message: PoolMessage): void => {
    if ('state' in message) {
      this.state = message.state;
      if (message.state.alive > 0) this.failedStarts = 0;
    } else if ('settled' in message) this.pending.get(message.settled)?.settle({ result: message.result });
    else if ('failed' in message)
      this.pending
        .get(message.failed)
        ?.settle({ error: Object.assign(new Error(message.thrown.message), message.thrown) });
    else if ('ended' in message) this.options.onEnd?.(message.ended);
    else this.options.onStderr?.(message.stderr);
  };

  private readonly gone = (): void => {
    this.state = nobody;
    this.closing?.();
    if (this.closing) return;
    this.options.onEnd?.('pool');
    this.failedStarts += 1;
    setTimeout(this.restart, Math.min(50 * 2 ** this.failedStarts, 10_000));
  };

  private readonly restart = (): void => {
    if (this.closing) return;
    this.keeper = this.start();
    for (const [number, one] of this.pending) {
      one.deaths += 1;
      if (one.deaths > 1) one.settle({ error: new Error('the process with the pool ended during a calculation') });
      else this.ask(number, one);
    }
  };

  private ask(number: number, { job }: PendingJob): void {
    this.tell({ calculate: number, job });
  }

  private tell(request: PoolRequest): void {
    if (this.keeper.connected) this.keeper.send(request, () => undefined);
  }
}

export const createDistantPool = (options: PoolOptions): Pool => new DistantPool(options);
