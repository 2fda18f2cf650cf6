/**
 * The embedded database, in a thread of its own: SQLite waits for locks and for the disk, and whoever waits with it answers nobody.
 * A write-ahead log, and every commit on the disk before it is acknowledged. What is deleted is overwritten.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrations, missingSteps } from './migrations.ts';

export interface SqliteThreadData {
  readonly folder: string;
}

export interface Query {
  readonly query: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqliteMessage =
  | { readonly ready: true }
  | { readonly unopened: string }
  | { readonly query: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly query: number; readonly failed: Error };

const { folder }: SqliteThreadData = workerData;
const port = parentPort!;
const tell = (news: SqliteMessage): void => port.postMessage(news);

/** How long a lock of another process is waited for. */
const busyMs = 5000;

function open(): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'nomogram.sqlite'), { timeout: busyMs });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  migrate(database);
  return database;
}

/** Under the lock of a writer: of several processes that start at once the first does it all. */
function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    for (const step of missingSteps(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function answerTo(database: DatabaseSync, { query, sql, parameters }: Query): SqliteMessage {
  try {
    const statement = database.prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    return statement.columns().length > 0
      ? { query, rows: statement.all(...values), changes: 0 }
      : { query, rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    return { query, failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

try {
  const database = open();
  port.on('message', (message: Query | 'close') => {
    if (message !== 'close') return tell(answerTo(database, message));
    database.close();
    port.close();
  });
  tell({ ready: true });
} catch (error) {
  tell({ unopened: error instanceof Error ? error.message : String(error) });
}
