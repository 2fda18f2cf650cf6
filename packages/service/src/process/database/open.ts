import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { type Database, reach, type Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

interface DatabaseOptions {
  readonly folder: string;
  readonly url?: string | undefined;
}

/**
 * PostgreSQL when there is an address for it, else the embedded database. It is opened, and what is missing in it created, when it is
 * first asked for something; what cannot be opened is tried again at the next question.
 */
export const connectDatabase = async ({ folder, url }: DatabaseOptions): Promise<Database> =>
  new Kysely<Tables>({ dialect: url === undefined ? sqliteDialect(folder) : await postgresDialect(url) });

/** The same, opened already; rejects where it cannot be. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await connectDatabase(options);
  await reach(database);
  return database;
}
