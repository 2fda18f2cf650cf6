import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { whole } from '@nomogram/calculators/kit/outcome.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import type { CalculationResult, Catalogue } from '../dependencies.ts';
import { createInline, withinLimits } from '../inline.ts';
import { sealed } from '../long-answer.ts';

/**
 * A child process: one heavy calculation at a time, asked for and answered over the pipe to its parent. The parent keeps
 * the time; the watchdog thread keeps the memory and ends the child when the parent is gone, because a calculation that
 * loops leaves this thread no moment to notice either.
 */
export interface Job {
  readonly number: number;
  readonly id: string;
  readonly typed: TypedInputs;
  readonly options: Options;
}

export type Report =
  | { readonly ready: true }
  /** The code of the calculator is loaded: its time begins. */
  | { readonly number: number; readonly begun: true }
  | { readonly number: number; readonly found: CalculationResult; readonly rss: number }
  | {
      readonly number: number;
      readonly bug: { readonly name: string; readonly message: string; readonly stack?: string | undefined };
    };

export interface ChildOptions {
  /** The module of the catalogue. */
  readonly catalogue: string;
  readonly rssLimitBytes: number;
  /** Of the engine, for ETags. */
  readonly version: string;
  /** The process that started this one; `process.ppid` may already be another's when this code begins to run. */
  readonly parent: number;
}

const options: ChildOptions = JSON.parse(process.argv[2] ?? '{}');
const watchdog = new Worker(fileURLToPath(new URL('./watchdog.ts', import.meta.url)), {
  workerData: { parent: options.parent, rssLimitBytes: options.rssLimitBytes },
});
await new Promise((resolve) => watchdog.once('message', resolve));

const { entries, load }: Catalogue = await import(options.catalogue);
const calculate = createInline(load);
/** Resolves when the message is on its way: a calculation leaves this thread no moment to send it. */
const report = (message: Report): Promise<void> =>
  new Promise((resolve) => {
    // The parent may end while it is told; this process ends with it, in a moment.
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });

/** Modules are loaded ahead once nobody has asked for so long: a child that is killed soon after it began has no time for it. */
const idleMs = 2000;
let underWay = 0;
let lastAsked = performance.now();

process.on('message', (job: Job) => {
  underWay += 1;
  lastAsked = performance.now();
  const calculated = async () => {
    await load(job.id);
    await report({ number: job.number, begun: true });
    const outcome = await calculate(job.id, job.typed, job.options);
    return withinLimits(() => sealed(whole(outcome), options.version));
  };
  calculated()
    .then(
      (found) => report({ number: job.number, found, rss: process.memoryUsage.rss() }),
      (error: unknown) => {
        const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
        report({ number: job.number, bug: { name, message, stack } });
      },
    )
    .finally(() => {
      underWay -= 1;
      lastAsked = performance.now();
    });
});
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
report({ ready: true });
// What was compiled is kept at once, where it is kept at all: the signal that ends a child leaves it no moment.
flushCompileCache();
for (const { id, cost } of entries) if (cost === 'heavy') await loadInPeace(id);
flushCompileCache();

/**
 * Loading the engine of integrals takes half a second, which the first visitor who asks for one need not wait for. A module that comes
 * from memory leaves the loop of events no turn: without one between two, a calculation that was asked for meanwhile waits for them all.
 */
async function loadInPeace(id: string): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  while (underWay > 0 || performance.now() - lastAsked < idleMs)
    await new Promise((resolve) => setTimeout(resolve, idleMs / 4).unref());
  await load(id).catch(() => undefined); // said when it is asked for
}
