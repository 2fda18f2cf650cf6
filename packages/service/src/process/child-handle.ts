import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Found } from '../dependencies.ts';
import type { ChildOptions, Job, Report } from './child.ts';
import { childEnvironment } from './compile-cache.ts';

/** How the calculation that a child was given ended. */
export type JobEnd =
  | { readonly end: 'found'; readonly found: Found }
  | { readonly end: 'time' | 'memory' | 'died' | 'cancelled' }
  | { readonly end: 'bug'; readonly error: Error };

export interface ChildHandle {
  readonly pid: number | undefined;
  readonly state: () => 'starting' | 'idle' | 'busy' | 'gone';
  readonly assign: (job: Job, timeLimitMs: number, done: (end: JobEnd) => void) => void;
  readonly kill: (why: 'time' | 'cancelled' | 'closing' | 'replaced') => void;
}

interface ChildSettings {
  readonly catalogue: string;
  readonly version: string;
  readonly memoryLimitMb: number;
  /** Told when the child can take a job. */
  readonly onIdle: () => void;
  readonly onGone: (reason: string, wasReady: boolean) => void;
  readonly onNoise?: (text: string) => void;
}

/** Starts a child process and follows its life. */
export function startChild(settings: ChildSettings): ChildHandle {
  const { catalogue, version, memoryLimitMb, onIdle, onGone, onNoise } = settings;
  const rssLimitBytes = (memoryLimitMb + baseMb) * 2 ** 20;
  const options: ChildOptions = { catalogue, version, rssLimitBytes, parent: process.pid };
  const child: ChildProcess = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [JSON.stringify(options)], {
    execArgv: [`--max-old-space-size=${memoryLimitMb}`, '--disable-warning=ExperimentalWarning'],
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced', // long answers are bytes
  });
  yieldToServer(child.pid);
  let ready = false;
  let gone = false;
  let current:
    | { readonly number: number; readonly done: (end: JobEnd) => void; readonly limitMs: number; timer: NodeJS.Timeout }
    | undefined;
  let killedFor: string | undefined;

  const finish = (end: JobEnd): void => {
    const job = current;
    current = undefined;
    clearTimeout(job?.timer);
    job?.done(end);
  };
  const kill: ChildHandle['kill'] = (why) => {
    killedFor ??= why;
    child.kill('SIGKILL');
  };
  const timerOf = (ms: number) => setTimeout(() => kill('time'), ms);
  const limit = (ms: number): void => {
    if (!current) return;
    clearTimeout(current.timer);
    current.timer = timerOf(ms);
  };

  child.stderr?.setEncoding('utf8').on('data', (text: string) => onNoise?.(text.slice(0, 2000)));
  child.on('error', () => undefined); // a failed start also ends with `exit` or `close`
  child.on('message', (report: Report) => {
    if ('ready' in report) {
      ready = true;
      onIdle();
    } else if (report.number === current?.number && killedFor === undefined) {
      if ('begun' in report) return limit(current.limitMs);
      if ('found' in report) finish({ end: 'found', found: report.found });
      else finish({ end: 'bug', error: Object.assign(new Error(report.bug.message), report.bug) });
      if ('rss' in report && report.rss > rssLimitBytes * worn) kill('replaced');
      else onIdle();
    }
  });
  child.once('close', (code, signal) => {
    gone = true;
    const memory = signal === 'SIGUSR2' || signal === 'SIGABRT' || code === 134;
    const reason = killedFor ?? (memory ? 'memory' : 'died');
    finish({ end: reason === 'time' || reason === 'memory' || reason === 'cancelled' ? reason : 'died' });
    onGone(reason, ready);
  });

  return {
    pid: child.pid,
    state: () => (gone || killedFor !== undefined ? 'gone' : !ready ? 'starting' : current ? 'busy' : 'idle'),
    kill,
    assign(job, timeLimitMs, done) {
      current = { number: job.number, done, limitMs: timeLimitMs, timer: timerOf(loadingLimitMs) };
      child.send(job);
    },
  };
}

/** A calculator that is asked for the first time is loaded first, which is no work of its visitor's. */
const loadingLimitMs = 30_000;

/** Where processors are scarce, the server, which answers what is light, goes before its children. */
function yieldToServer(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // A system without priorities, or a child that has already ended.
  }
}

const lowPriority = 5;

/** What the runtime and the loaded engine take before any calculation. */
const baseMb = 160;
/** A child that holds this part of its limit after a calculation is replaced, so that the next one starts fresh. */
const worn = 0.6;
