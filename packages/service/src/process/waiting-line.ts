import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import type { Typed } from '@nomogram/calculators/kit/run.ts';
import type { Refusal } from '../dependencies.ts';

/** A heavy calculation that waits for a child process, or is being calculated by one. */
export interface Waiting {
  readonly id: string;
  readonly typed: Typed;
  readonly options: Options;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: Outcome | Refusal) => void;
  readonly reject: (error: Error) => void;
  /** Children that died of it, or with it. */
  deaths: number;
}

export interface LineOptions {
  /** Longest wait; whoever waited so long is told to come back after `retryAfterSeconds`. */
  readonly waitMs: number;
  readonly retryAfterSeconds: number;
}

/** First come, first served; nobody waits longer than a limit, or after having left. */
export function createWaitingLine({ waitMs, retryAfterSeconds }: LineOptions) {
  /** Whoever waits, in order, and how to end the wait. */
  const line = new Map<Waiting, () => void>();

  function leave(waiting: Waiting): boolean {
    const end = line.get(waiting);
    end?.();
    return line.delete(waiting);
  }

  function join(waiting: Waiting): void {
    const { signal } = waiting;
    const expiry = setTimeout(() => {
      if (leave(waiting)) waiting.resolve({ refused: 'busy', retryAfterSeconds });
    }, waitMs);
    const abort = () => {
      if (leave(waiting)) waiting.reject(cancelled());
    };
    signal?.addEventListener('abort', abort, { once: true });
    line.set(waiting, () => {
      clearTimeout(expiry);
      signal?.removeEventListener('abort', abort);
    });
  }

  return {
    length: () => line.size,
    join,
    /** The next one, who then waits no more. */
    next(): Waiting | undefined {
      const [first] = line.keys();
      if (first) leave(first);
      return first;
    },
  };
}

export const cancelled = (): Error => new DOMException('Nobody waits for the answer any more.', 'AbortError');
