import { createFairQueue, type QueueItem } from './fair-queue.ts';
import { createPace } from './pace.ts';

/**
 * What is done on the one thread that answers everybody is done by turns between clients (`fair-queue.ts`): a request waits for its client's
 * turn before anything is done for it, and again after whatever it had to wait for, when much is left to do. What is done until the
 * next such wait is charged to the client. Between rounds of turns the thread looks who else has come, so a client that asks without end
 * makes another wait for one short round; and while others are about it leaves most of the time to nobody (`pace.ts`).
 */
export interface Turns {
  /** Has this done when it is the client's turn. */
  readonly take: (client: string, work: () => void) => void;
  /** Resolves when it is the client's turn. */
  readonly turn: (client: string) => Promise<void>;
  /** How much of this client's waits. */
  readonly waiting: (client: string) => number;
}

/** Runs after everything that is waiting now, promises included; what it is given meanwhile, after those who come until then. */
export type Scheduler = (next: () => void) => unknown;

export interface TurnsOptions {
  /** How much the thread has worked, in milliseconds. */
  readonly worked?: () => number;
  /** The time, in milliseconds. */
  readonly clock?: () => number;
  readonly later?: Scheduler;
  /** Runs after so many milliseconds. */
  readonly rest?: (ms: number, next: () => void) => unknown;
}

/** Browsers, in whose service worker this runs, too, have timers alone. */
const afterOthers: Scheduler =
  (globalThis as { readonly setImmediate?: Scheduler }).setImmediate ?? ((next) => setTimeout(next, 0));

/** Whoever waits has a connection, which keeps the process alive; this does not. */
const afterMs = (ms: number, next: () => void): void => {
  const timer: { readonly unref?: () => unknown } | number = setTimeout(next, ms);
  if (typeof timer === 'object') timer.unref?.();
};

/** So long after a client asked it is looked whether it still matters that it did: the privacy policy says that nobody is remembered for long. */
const forgetsMs = 60_000;

/** In one round of the loop of events, nobody's turn begins after so long, or so many. */
const roundMs = 0.5;
const maxPerRound = 8;

export const createTurns = (options: TurnsOptions = {}): Turns => new ThreadTurns(options);

/** The members need no receiver: they are handed on as functions. */
class ThreadTurns implements Turns {
  private readonly worked;
  private readonly clock;
  private readonly later;
  private readonly rest;
  private readonly pace;
  private now = 0;
  private readonly queue = createFairQueue<() => void>(() => this.now);
  private begun = 0;
  private isUnderWay = false;
  private current: QueueItem<() => void> | undefined;
  /** When the thread has rested, and for how long the next that waits has to, as far as was seen. */
  private restsUntil = Number.POSITIVE_INFINITY;
  private soonest = 0;
  private willForget = false;

  constructor({
    worked = () => performance.now(),
    clock = () => performance.now(),
    later = afterOthers,
    rest = afterMs,
  }: TurnsOptions) {
    this.worked = worked;
    this.clock = clock;
    this.later = later;
    this.rest = rest;
    this.pace = createPace(clock);
  }

  readonly take: Turns['take'] = (client, work) => {
    this.queue.join(client, work);
    this.pace.asks(client);
    if (!this.willForget) this.forgetLater();
    const wait = this.pace.wait(client);
    if (this.isUnderWay) this.soonest = Math.min(this.soonest, wait);
    else this.goOn(wait);
  };

  readonly turn: Turns['turn'] = (client) => new Promise((resolve) => this.take(client, resolve));

  readonly waiting: Turns['waiting'] = (client) => this.queue.lengthOf(client);

  private forgetLater(): void {
    this.willForget = true;
    this.rest(forgetsMs, this.forget);
  }

  private readonly forget = (): void => {
    this.willForget = false;
    if (this.pace.forget()) this.forgetLater();
  };

  /** Begins a round, at once or when so many milliseconds are over. */
  private goOn(afterMs: number): void {
    if (afterMs === 0) this.round();
    else if (this.clock() + afterMs < this.restsUntil) {
      this.restsUntil = this.clock() + afterMs;
      this.rest(Math.ceil(afterMs), this.rested);
    }
  }

  private readonly rested = (): void => {
    this.restsUntil = Number.POSITIVE_INFINITY;
    if (!this.isUnderWay && this.queue.length() > 0) this.round();
  };

  /** Each turn is a callback of its own, so that the promises which it settles are followed before the next begins, and charged to it. */
  private round(): void {
    this.isUnderWay = true;
    this.now = this.worked();
    this.begun = this.now;
    for (let i = 0; i < maxPerRound; i += 1) this.later(this.next);
    this.later(this.finish);
  }

  private readonly next = (): void => {
    this.settle();
    if (this.now - this.begun > roundMs) return;
    this.soonest = Number.POSITIVE_INFINITY;
    this.current = this.queue.next(this.mayHave);
    this.current?.item();
  };

  private readonly mayHave = (client: string): boolean => {
    const wait = this.pace.wait(client);
    this.soonest = Math.min(this.soonest, wait);
    return wait === 0;
  };

  private settle(): void {
    const { current, now } = this;
    if (!current) return;
    this.now = this.worked();
    this.pace.used(current.client, this.now - now);
    current.end();
    this.current = undefined;
  }

  private readonly finish = (): void => {
    this.settle();
    this.isUnderWay = false;
    if (this.queue.length() > 0) this.goOn(Number.isFinite(this.soonest) ? this.soonest : 0);
  };
}
