import { type Kysely, sql } from 'kysely';

/** Times are ISO 8601 in UTC, as text: they sort and read the same in both databases. */
export interface Tables {
  messages: {
    id: string;
    received_at: string;
    name: string;
    email: string;
    phone: string;
    amount: string;
    domain: string;
    message: string;
    /** 1 where the honeypot was filled: kept, not forwarded. */
    spam: number;
  };
  /** One row for each message that is to be forwarded. */
  outbox: {
    message_id: string;
    attempts: number;
    next_attempt_at: string;
    /** Until then the row belongs to the process that leased it. */
    leased_until: string | null;
    sent_at: string | null;
    last_error: string | null;
  };
}

export type Database = Kysely<Tables>;

/** Creates what is missing; safe to run from several processes at once. */
export async function prepare(database: Database): Promise<void> {
  await database.schema
    .createTable('messages')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('amount', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('message_id', 'text', (column) => column.primaryKey().references('messages.id'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
}

/** Whether the database answers. */
export async function answers(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}
