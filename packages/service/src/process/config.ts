import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const url = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `begins with ${schemes.map((one) => `${one}//`).join(' or ')}`,
    );

/** Every setting, with its default. A variable that is set to nothing counts as absent. */
const settings = z
  .object({
    PORT: whole(0, 65535).default(3000).describe('port to listen on'),
    METRICS_PORT: whole(0, 65535)
      .optional()
      .describe('port for Prometheus, which no visitor may reach; without it no metrics are given'),
    HOST: z.string().default('0.0.0.0').describe('address to listen on'),
    DATA_DIR: z.string().default(join(root, 'data')).describe('folder of the embedded database'),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional().describe('PostgreSQL instead of the embedded database'),
    REDIS_URL: url(['redis:', 'rediss:'])
      .optional()
      .describe('Redis or Valkey for rate limits that several processes share'),
    TRUST_PROXY: whole(0, 10).default(0).describe('number of own proxies in front, whose X-Forwarded-For is believed'),
    PUBLIC_URL: url(['https:', 'http:'])
      .optional()
      .describe('address of the site as visitors know it, for canonical addresses and shared links'),
    HSTS: z
      .stringbool()
      .default(false)
      .describe('whether every visitor comes over TLS, so that browsers may insist on it'),
    SMTP_URL: url(['smtp:', 'smtps:']).optional().describe('mail server that forwards contact messages'),
    CONTACT_TO: z.email().optional().describe('address to which contact messages are forwarded'),
    CONTACT_FROM: z.email().optional().describe('sender address of forwarded messages; the default is CONTACT_TO'),
    RETENTION_DAYS: whole(1, 365).default(365).describe('days after which a contact message is deleted at the latest'),
    POOL_SIZE: whole(1, 64)
      .default(Math.min(availableParallelism(), 4))
      .describe('child processes for heavy calculations'),
    TIME_LIMIT_SECONDS: z.coerce
      .number()
      .positive()
      .max(600)
      .default(10)
      .describe('time limit of one heavy calculation'),
    GIVE_WAY: z
      .stringbool()
      .default(true)
      .describe(
        'whether calculations, rows and pages leave the processors to the thread that answers; no, where other programs keep the processors busy',
      ),
    MEMORY_LIMIT_MB: whole(64, 65536).default(512).describe('memory limit of one child process'),
    QUEUE_LIMIT: whole(0, 10000).default(64).describe('heavy calculations that may wait'),
    QUEUE_SECONDS: z.coerce.number().positive().max(600).default(10).describe('longest wait in the queue'),
    ROWS_SECONDS: z.coerce
      .number()
      .positive()
      .max(86_400)
      .default(300)
      .describe('time for the rows of one request; those that are left then are refused, each in its line'),
    CACHE_MB: whole(1, 65536).default(64).describe('memory for answers that were given before'),
    RATE_CALCULATIONS: whole(1, 1e9)
      .default(300_000)
      .describe('points a minute and client; a light calculation costs 1, a heavy one 100, a cached answer nothing'),
    RATE_CONTACTS: whole(1, 1e6).default(10).describe('contact messages an hour and client'),
    DRAIN_SECONDS: z.coerce
      .number()
      .min(0)
      .max(600)
      .default(15)
      .describe('time that open requests get when the process is asked to end'),
    LAME_DUCK_SECONDS: z.coerce
      .number()
      .min(0)
      .max(120)
      .default(0)
      .describe('time that the process still answers, but is not ready, when it is asked to end: balancers notice'),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info')
      .describe('least level that is logged'),
    SITE_DIR: z
      .string()
      .default(join(root, 'packages/site/build'))
      .describe('folder of the built site; none where the service alone is to answer'),
    CONTENT_DIR: z
      .string()
      .default(join(root, 'content/dist'))
      .describe('folder of the built content; none for no blog and no constants'),
  })
  .refine((read) => read.SMTP_URL === undefined || read.CONTACT_TO !== undefined, {
    path: ['CONTACT_TO'],
    message: 'is needed when SMTP_URL is set',
  });

export type Config = z.infer<typeof settings>;

/** What a calculation may need beside its wait and its time: a child that starts, code that is loaded, an answer that is written. */
const besidesMs = 15_000;

/** After how many milliseconds a request is ended that has no answer, and one whose answer is still being sent. */
export function boundsOf({ QUEUE_SECONDS, TIME_LIMIT_SECONDS, ROWS_SECONDS }: Config): {
  readonly answerMs: number;
  readonly sendMs: number;
} {
  const answerMs = 1000 * (QUEUE_SECONDS + TIME_LIMIT_SECONDS) + besidesMs;
  return { answerMs, sendMs: 1000 * ROWS_SECONDS + answerMs };
}

/** The configuration from the environment, or one sentence for each setting that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config | readonly string[] {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''),
  );
  const read = settings.safeParse(present);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const purpose = Object.hasOwn(settings.shape, name) ? settings.shape[name as keyof Config].description : undefined;
    return `${name}${purpose ? ` (${purpose})` : ''}: ${message}`;
  });
}
