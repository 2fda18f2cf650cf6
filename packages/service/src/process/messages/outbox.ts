import type { Database } from '../database/schema.ts';

export interface OutboxMessage {
  readonly id: string;
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly domain: string;
  readonly message: string;
}

interface OutboxOptions {
  readonly database: Database;
  readonly send: (message: OutboxMessage) => Promise<void>;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  /** First pause after a failure; it doubles with every further one, up to an hour. */
  readonly backOffMs?: number;
  readonly onAttempt?: (sent: boolean, error?: unknown) => void;
}

export interface Outbox {
  /** Look now: something was stored. */
  readonly wake: () => void;
  /** Ends after the message that is being sent. */
  readonly stop: () => Promise<void>;
}

/**
 * Forwards what the outbox holds, at least once. A row is leased before it is sent, so that several processes share the
 * work; one that dies loses its lease, and another sends the message again under the same Message-ID. A failure is tried
 * again for ever, at growing intervals: a message is never given up.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { pollMs = 5000 } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;

  const look = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    if (round) {
      again = true;
      return;
    }
    round = forwardDue(options, () => stopped)
      .catch((error: unknown) => options.onAttempt?.(false, error))
      .finally(() => {
        round = undefined;
        if (stopped) return;
        timer = setTimeout(look, again ? 0 : pollMs);
        again = false;
      });
  };

  look();
  return {
    wake: look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

async function forwardDue(options: OutboxOptions, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const leased = await leaseOne(options);
    if (!leased) return;
    await forward(options, leased);
  }
}

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

type LeasedMessage = OutboxMessage & { readonly attempts: number };

/** Takes the oldest due row; the condition is repeated in the update, so that only one of several processes gets it. */
async function leaseOne({ database, leaseMs = 300_000 }: OutboxOptions): Promise<LeasedMessage | undefined> {
  const now = at(0);
  const due = await database
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'domain', 'message', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
    .orderBy('next_attempt_at')
    .limit(10)
    .execute();
  for (const row of due) {
    const taken = await database
      .updateTable('outbox')
      .set({ leased_until: at(leaseMs) })
      .where('message_id', '=', row.id)
      .where('sent_at', 'is', null)
      .where((other) => other.or([other('leased_until', 'is', null), other('leased_until', '<', now)]))
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) return row;
  }
  return undefined;
}

async function forward(
  { database, send, backOffMs = 30_000, onAttempt }: OutboxOptions,
  leased: LeasedMessage,
): Promise<void> {
  const finish = (change: { sent_at?: string; next_attempt_at?: string; last_error: string | null }) =>
    database
      .updateTable('outbox')
      .set({ ...change, attempts: leased.attempts + 1, leased_until: null })
      .where('message_id', '=', leased.id)
      .execute();
  try {
    await send(leased);
  } catch (error) {
    const pause = Math.min(backOffMs * 2 ** Math.min(leased.attempts, 20), 3_600_000);
    await finish({
      next_attempt_at: at(pause),
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    });
    onAttempt?.(false, error);
    return;
  }
  await finish({ sent_at: at(0), last_error: null });
  onAttempt?.(true);
}
