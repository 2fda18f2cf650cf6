import { builtFolder } from './built-folders.ts';
import type { Config } from './config.ts';
import { openContent } from './content.ts';
import { connectDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { createDistantPool } from './distant-pool.ts';
import { type Log, logged } from './log.ts';
import { type Outbox, startOutbox } from './messages/outbox.ts';
import { startRetention } from './messages/retention.ts';
import { createSmtpSender } from './messages/smtp.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Pool } from './pool.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRowsQueue, type RowsQueue } from './rows/rows-queue.ts';

/** Everything that the process opens when it starts and closes when it ends. */
export interface Parts {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly outbox: Outbox | undefined;
  readonly retention: { readonly stop: () => void };
  readonly limits: RateLimits;
  readonly pool: Pool;
  readonly rows: RowsQueue;
  readonly content: ReturnType<typeof openContent>;
}

interface Engine {
  /** Address of the module whose calculators the child processes load. */
  readonly catalogue: string;
  readonly version: string;
}

export async function openParts(config: Config, { catalogue, version }: Engine, log: Log): Promise<Parts> {
  const metrics = createMetrics(config.DATABASE_URL === undefined ? config.DATA_DIR : undefined);
  const contentFolder = builtFolder('CONTENT_DIR', config);
  const content = contentFolder === undefined ? undefined : openContent(contentFolder);
  const database = await connectDatabase({ folder: config.DATA_DIR, url: config.DATABASE_URL });
  return {
    metrics,
    database,
    retention: startRetention(database, config.RETENTION_DAYS, (error) =>
      log.warn(logged(error), 'old messages could not be deleted; it is tried again'),
    ),
    content,
    outbox: forwarding(config, database, log, metrics),
    limits: createRateLimits({
      calculationsPerMinute: config.RATE_CALCULATIONS,
      contactsPerHour: config.RATE_CONTACTS,
      redisUrl: config.REDIS_URL,
    }),
    rows: createRowsQueue({
      catalogue,
      timeLimitMs: config.TIME_LIMIT_SECONDS * 1000,
      givesWay: config.GIVE_WAY,
      onFound(calculator, { count, failedChecks }) {
        metrics.cached('computed', count);
        if (failedChecks > 0) metrics.failedChecks.inc({ calculator }, failedChecks);
      },
      onEnd(reason) {
        metrics.kills.inc({ reason });
        log.warn({ reason }, 'the thread of rows ended');
      },
    }),
    pool: createDistantPool({
      size: config.POOL_SIZE,
      timeLimitMs: config.TIME_LIMIT_SECONDS * 1000,
      givesWay: config.GIVE_WAY,
      memoryLimitMb: config.MEMORY_LIMIT_MB,
      queueLimit: config.QUEUE_LIMIT,
      queueMs: config.QUEUE_SECONDS * 1000,
      catalogue,
      version,
      onEnd: (reason) => {
        metrics.kills.inc({ reason });
        log.warn({ reason }, 'a child process ended');
      },
      onStderr: (text) => log.debug({ length: text.length }, 'a child process wrote'),
    }),
  };
}

export async function closeParts({ metrics, pool, rows, outbox, retention, limits, database }: Parts): Promise<void> {
  metrics.holds.stop();
  retention.stop();
  await Promise.all([pool.close(), rows.close(), outbox?.stop(), limits.close()]);
  await database.destroy();
}

function forwarding(config: Config, database: Database, log: Log, metrics: Metrics): Outbox | undefined {
  const { SMTP_URL: url, CONTACT_TO: to, CONTACT_FROM: from } = config;
  if (url === undefined || to === undefined) return undefined;
  return startOutbox({
    database,
    send: createSmtpSender({ url, to, from: from ?? to }),
    onAttempt: (sent, error) => {
      metrics.outbox.inc({ result: sent ? 'sent' : 'failed' });
      const code = (error as NodeJS.ErrnoException | undefined)?.code;
      if (!sent) log.warn({ code }, 'a message could not be forwarded; it is kept and tried again');
    },
  });
}
