/**
 * The operator's view of the contact messages, whether or not they are also forwarded by e-mail:
 *   node packages/service/src/process/messages.ts list      one line a message, newest first
 *   node packages/service/src/process/messages.ts export    everything, one JSON object a line
 */
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';

const read = (database: Database) =>
  database
    .selectFrom('messages')
    .leftJoin('outbox', 'outbox.message_id', 'messages.id')
    .select([
      'id',
      'received_at',
      'name',
      'email',
      'phone',
      'amount',
      'domain',
      'message',
      'spam',
      'attempts',
      'sent_at',
      'last_error',
    ])
    .orderBy('received_at', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof read>>[number];

const stateOf = ({ spam, sent_at, last_error, attempts }: Row): string =>
  spam ? 'spam' : sent_at ? 'sent' : last_error ? `failed ${attempts}×` : 'stored';

const lineOf = (row: Row): string =>
  [
    row.received_at.slice(0, 16).replace('T', ' '),
    stateOf(row).padEnd(9),
    `${row.name} <${row.email}>`,
    row.message.replace(/\s+/g, ' ').slice(0, 100),
  ].join('  ');

const command = process.argv[2];
const config = readConfig(process.env);
if (command !== 'list' && command !== 'export') {
  console.error('Say what to do: list or export.');
  process.exitCode = 2;
} else if (!('PORT' in config)) {
  console.error(config.join('\n'));
  process.exitCode = 2;
} else {
  const database = await openDatabase({ folder: config.DATA_DIR, url: config.DATABASE_URL });
  for (const row of await read(database)) console.log(command === 'list' ? lineOf(row) : JSON.stringify(row));
  await database.destroy();
}
