import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import type { CalculationResult, Refusal } from '../dependencies.ts';
import { createFairQueue, type QueueItem } from '../fair-queue.ts';

/** A heavy calculation, and who asks for it. */
export interface Job {
  readonly id: string;
  readonly typed: TypedInputs;
  readonly options: Options;
  readonly client: string;
}

/** A heavy calculation that waits for a child process, or is being calculated by one. */
export interface QueuedCalculation extends Job {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: CalculationResult | Refusal) => void;
  readonly reject: (error: Error) => void;
  /** Children that died of it, or with it. */
  deaths: number;
}

interface LineOptions {
  /** So many wait at most. */
  readonly limit: number;
  /** Longest wait; whoever waited so long is told to come back after `retryAfterSeconds`. */
  readonly waitMs: number;
  readonly retryAfterSeconds: number;
  /** The time, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Clients take turns by the time for which they hold children (`fair-queue.ts`), of which what is long counts twice. So a client alone may use
 * everything, one with a thousand requests leaves another its half, and one with such as take ten seconds each leaves another more. When the line is full, whoever comes takes the last place of the client with most
 * places, if that is more than its own would be. Nobody waits longer than a limit, or after having left.
 */
class WaitingLine {
  private readonly options: LineOptions;
  private readonly queue;
  private readonly asked;
  /** How to end the wait of whoever waits. */
  private readonly ends = new Map<QueuedCalculation, () => void>();

  constructor(options: LineOptions) {
    const now = options.now ?? (() => performance.now());
    this.options = options;
    this.queue = createFairQueue<QueuedCalculation>(now, counted);
    this.asked = new LastClients(now);
  }

  readonly length = (): number => this.queue.length();

  readonly join = (waiting: QueuedCalculation): void => {
    const { client, signal } = waiting;
    const expiry = setTimeout(this.refuse, this.options.waitMs, waiting);
    const abort = () => {
      if (this.leave(waiting)) waiting.reject(cancelled());
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.queue.join(client, waiting);
    this.asked.note(client);
    this.ends.set(waiting, () => {
      clearTimeout(expiry);
      signal?.removeEventListener('abort', abort);
    });
  };

  /** Whether there is a place for one more of this client; made, if need be, at the cost of the client that has most. */
  readonly makeRoom = (client: string): boolean => {
    if (this.queue.length() < this.options.limit) return true;
    const last = this.queue.crowding(client)?.item;
    if (!last) return false;
    this.refuse(last);
    return true;
  };

  /** Whether somebody else than this client has asked lately. */
  readonly othersAsk = (client: string): boolean => this.asked.byOthers(client);

  /** The next one of those that may have a child, who then waits no more; its turn lasts until it says that it is over. */
  readonly next = (mayHave?: (client: string) => boolean): QueueItem<QueuedCalculation> | undefined => {
    const served = this.queue.next(mayHave);
    if (served) this.endWait(served.item);
    return served;
  };

  private readonly refuse = (waiting: QueuedCalculation): void => {
    if (this.leave(waiting)) waiting.resolve({ refused: 'busy', retryAfterSeconds: this.options.retryAfterSeconds });
  };

  private leave(waiting: QueuedCalculation): boolean {
    if (!this.queue.leave(waiting.client, waiting)) return false;
    this.endWait(waiting);
    return true;
  }

  private endWait(waiting: QueuedCalculation): void {
    this.ends.get(waiting)?.();
    this.ends.delete(waiting);
  }
}

/** A child that is held for longer than this cannot be had by anybody who wants it for a moment. */
const shortMs = 1000;

/**
 * What is short has to wait for what is long, which cannot be interrupted, and what is long hardly for what is short. And a child that
 * is ended by its limits is replaced, which takes a second of a processor that nobody else can have. So every millisecond beyond the first second counts twice.
 */
const counted = (heldMs: number): number => heldMs + Math.max(0, heldMs - shortMs);

export const createWaitingLine = (options: LineOptions): WaitingLine => new WaitingLine(options);

/** For so long it is thought that a client may ask again. */
const latelyMs = 60_000;

const nobody = { client: '', at: Number.NEGATIVE_INFINITY };

/** Which client asked last, and which other one before it: that tells of any client whether another has asked lately. Who did not is forgotten. */
class LastClients {
  private readonly now: () => number;
  private last = nobody;
  private before = nobody;
  private forgetting: NodeJS.Timeout | undefined;

  constructor(now: () => number) {
    this.now = now;
  }

  note(client: string): void {
    this.forget();
    if (client !== this.last.client) this.before = this.last;
    this.last = { client, at: this.now() };
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(this.forget, 2 * latelyMs).unref();
  }

  byOthers(client: string): boolean {
    return this.isLately(this.last.client === client ? this.before : this.last);
  }

  private isLately({ at }: typeof nobody): boolean {
    return this.now() - at < latelyMs;
  }

  private readonly forget = (): void => {
    if (!this.isLately(this.last)) this.last = nobody;
    if (!this.isLately(this.before)) this.before = nobody;
  };
}

export const cancelled = (): Error => new DOMException('Nobody waits for the answer any more.', 'AbortError');
