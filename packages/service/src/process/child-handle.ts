import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CalculationResult } from '../dependencies.ts';
import type { ChildOptions, Job, Report } from './child.ts';
import { childEnvironment } from './compile-cache.ts';
import { yieldToServer } from './priority.ts';

/** How the calculation that a child was given ended. */
export type JobEnd =
  | { readonly end: 'found'; readonly found: CalculationResult }
  | { readonly end: 'time' | 'memory' | 'died' | 'cancelled' }
  | { readonly end: 'bug'; readonly error: Error };

export interface ChildHandle {
  readonly pid: number | undefined;
  readonly state: () => 'starting' | 'idle' | 'busy' | 'gone';
  readonly assign: (job: Job, timeLimitMs: number, done: (end: JobEnd) => void) => void;
  readonly kill: (reason: 'time' | 'cancelled' | 'closing' | 'replaced') => void;
}

interface ChildSettings {
  readonly catalogue: string;
  readonly version: string;
  readonly memoryLimitMb: number;
  readonly givesWay: boolean;
  /** Told when the child can take a job. */
  readonly onIdle: () => void;
  readonly onGone: (reason: string, wasReady: boolean) => void;
  readonly onStderr?: (text: string) => void;
}

interface CurrentJob {
  readonly number: number;
  readonly done: (end: JobEnd) => void;
  readonly limitMs: number;
  timer: NodeJS.Timeout;
}

/** A child process, followed through its life. */
class FollowedChild implements ChildHandle {
  private readonly settings: ChildSettings;
  private readonly child: ChildProcess;
  private readonly rssLimitBytes: number;
  private ready = false;
  private gone = false;
  private current: CurrentJob | undefined;
  private killedFor: string | undefined;

  constructor(settings: ChildSettings) {
    this.settings = settings;
    this.rssLimitBytes = (settings.memoryLimitMb + baseMb) * 2 ** 20;
    this.child = started(settings, this.rssLimitBytes);
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => settings.onStderr?.(text.slice(0, 2000)));
    this.child.on('error', () => undefined); // a failed start also ends with `exit` or `close`
    this.child.on('message', this.listen);
    this.child.once('close', this.ended);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  readonly state: ChildHandle['state'] = () => {
    if (this.gone || this.killedFor !== undefined) return 'gone';
    if (!this.ready) return 'starting';
    return this.current ? 'busy' : 'idle';
  };

  readonly kill: ChildHandle['kill'] = (reason) => {
    this.killedFor ??= reason;
    this.child.kill('SIGKILL');
  };

  readonly assign: ChildHandle['assign'] = (job, timeLimitMs, done) => {
    this.current = { number: job.number, done, limitMs: timeLimitMs, timer: this.timerOf(loadingLimitMs) };
    this.child.send(job);
  };

  private readonly listen = (report: Report): void => {
    if ('ready' in report) {
      this.ready = true;
      this.settings.onIdle();
    } else if (report.number === this.current?.number && this.killedFor === undefined)
      this.follow(report, this.current);
  };

  private follow(report: Exclude<Report, { readonly ready: true }>, current: CurrentJob): void {
    if ('begun' in report) {
      clearTimeout(current.timer);
      current.timer = this.timerOf(current.limitMs);
      return;
    }
    if ('found' in report) this.finish({ end: 'found', found: report.found });
    else this.finish({ end: 'bug', error: Object.assign(new Error(report.bug.message), report.bug) });
    if ('rss' in report && report.rss > this.rssLimitBytes * worn) this.kill('replaced');
    else this.settings.onIdle();
  }

  private readonly ended = (code: number | null, signal: NodeJS.Signals | null): void => {
    this.gone = true;
    const memory = signal === 'SIGUSR2' || signal === 'SIGABRT' || code === 134;
    const reason = this.killedFor ?? (memory ? 'memory' : 'died');
    this.finish({ end: reason === 'time' || reason === 'memory' || reason === 'cancelled' ? reason : 'died' });
    this.settings.onGone(reason, this.ready);
  };

  private finish(end: JobEnd): void {
    const job = this.current;
    this.current = undefined;
    clearTimeout(job?.timer);
    job?.done(end);
  }

  private timerOf(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.kill('time'), ms);
  }
}

/** Starts a child process and follows its life. */
export const startChild = (settings: ChildSettings): ChildHandle => new FollowedChild(settings);

function started(settings: ChildSettings, rssLimitBytes: number): ChildProcess {
  const { catalogue, version, memoryLimitMb, givesWay } = settings;
  const options: ChildOptions = { catalogue, version, rssLimitBytes, parent: process.pid };
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [JSON.stringify(options)], {
    execArgv: [`--max-old-space-size=${memoryLimitMb}`, '--disable-warning=ExperimentalWarning'],
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced', // long answers are bytes
  });
  if (givesWay && child.pid !== undefined) yieldToServer('calculations', child.pid);
  return child;
}

/** A calculator that is asked for the first time is loaded first, which is no work of its visitor's. */
const loadingLimitMs = 30_000;

/** What the runtime and the loaded engine take before any calculation. */
const baseMb = 160;
/** A child that holds this part of its limit after a calculation is replaced, so that the next one starts fresh. */
const worn = 0.6;
