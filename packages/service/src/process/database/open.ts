import { Kysely, PostgresDialect } from 'kysely';
import { type Database, prepare, type Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface DatabaseOptions {
  readonly folder: string;
  readonly url?: string | undefined;
}

/** Opens PostgreSQL when there is an address for it, else the embedded database, and creates what is missing. */
export async function openDatabase({ folder, url }: DatabaseOptions): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect: url === undefined ? sqliteDialect(folder) : await postgresDialect(url),
  });
  await prepare(database);
  return database;
}

async function postgresDialect(connectionString: string): Promise<PostgresDialect> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString, max: 5, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced by the pool
  return new PostgresDialect({ pool });
}
