import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Database, Tables } from '../database/schema.ts';
import { OperatorError } from '../operator-error.ts';

/** What the operator may do with the messages; each gives the lines that are printed, or throws an `OperatorError`. */
type Command = (database: Database, parameters: readonly string[]) => Promise<readonly string[]>;

const allOf = (database: Database) =>
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

type Row = Awaited<ReturnType<typeof allOf>>[number];

const stateOf = ({ spam, sent_at, last_error, attempts }: Row): string =>
  spam ? 'spam' : sent_at ? 'sent' : last_error ? `failed ${attempts}×` : 'stored';

const lineOf = (row: Row): string =>
  [
    row.id,
    row.received_at.slice(0, 16).replace('T', ' '),
    stateOf(row).padEnd(9),
    `${row.name} <${row.email}>`,
    row.message.replace(/\s+/g, ' ').slice(0, 100),
  ].join('  ');

/** Whose identifier it is; the operator copies it from the list. */
async function known(database: Database, id: string | undefined): Promise<string> {
  if (!id) throw new OperatorError('Say which message: its identifier stands first in the list.');
  const found = await database.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw new OperatorError(`There is no message ${id}.`);
  return found.id;
}

const correctable = ['name', 'email', 'phone', 'amount', 'message'] as const;

const remove: Command = async (database, ids) => {
  const found = await Promise.all((ids.length > 0 ? ids : ['']).map((id) => known(database, id)));
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('message_id', 'in', found).execute();
    await transaction.deleteFrom('messages').where('id', 'in', found).execute();
  });
  return found.map((id) => `deleted ${id}`);
};

const correct: Command = async (database, [id, name, ...words]) => {
  const found = await known(database, id);
  const field = correctable.find((one) => one === name);
  if (!field) throw new OperatorError(`Say what to correct: ${correctable.join(', ')}.`);
  await database
    .updateTable('messages')
    .set({ [field]: words.join(' ') })
    .where('id', '=', found)
    .execute();
  return [`corrected ${field} of ${found}`];
};

/** A line of a backup: a row, and the table that it is of. */
type BackupLine = {
  readonly [Table in keyof Tables]: { readonly table: Table; readonly row: Tables[Table] };
}[keyof Tables];

/** Everything as it is at one moment, one JSON object a line, messages before their outbox rows: for either database. */
const backup: Command = async (database, [path]) => {
  if (!path) throw new OperatorError('Say to which file.');
  const moment = database.transaction().setIsolationLevel('repeatable read');
  const saved = await moment.execute(async (transaction) => {
    const outbox = await transaction.selectFrom('outbox').selectAll().execute();
    const messages = await transaction.selectFrom('messages').selectAll().orderBy('received_at').execute();
    return [
      ...messages.map((row) => ({ table: 'messages' as const, row })),
      ...outbox.map((row) => ({ table: 'outbox' as const, row })),
    ] satisfies BackupLine[];
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  for (const one of saved) file.write(`${JSON.stringify(one)}\n`);
  file.end();
  await finished(file);
  return [`saved ${saved.filter(({ table }) => table === 'messages').length} messages to ${path}`];
};

/** Puts back what is not there; what is there stays as it is. All of it or nothing. */
const restore: Command = async (database, [path]) => {
  if (!path) throw new OperatorError('Say from which file.');
  // Only a line feed ends a line: readline would break one at U+2028, too, which a message may hold.
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const restored = await database.transaction().execute(async (transaction) => {
    let count = 0;
    for (const line of lines) {
      const { table, row }: BackupLine = JSON.parse(line);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (table === 'messages') count += Number(numInsertedOrUpdatedRows ?? 0);
    }
    return count;
  });
  return [`restored ${restored} messages from ${path}`];
};

export const commands: Readonly<Record<string, Command>> = {
  list: async (database) => (await allOf(database)).map(lineOf),
  export: async (database) => (await allOf(database)).map((row) => JSON.stringify(row)),
  delete: remove,
  correct,
  backup,
  restore,
};
