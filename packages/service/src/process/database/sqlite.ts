import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** The embedded database: a write-ahead log, and every commit on the disk before it is acknowledged. */
export function sqliteDialect(folder: string): SqliteDialect {
  const database = open(folder);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new SqliteDialect({ database: adapt(database) });
}

/** Says which folder it was: SQLite only says that it cannot. */
function open(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'nomogram.sqlite'), { timeout: 5000 });
  } catch (error) {
    throw new Error(`DATA_DIR: no database can be opened in ${folder} (${(error as Error).message}).`);
  }
}

/** Node's SQLite in the shape that Kysely asks for. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
