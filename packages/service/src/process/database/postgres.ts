import { CompiledQuery, type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import { migrations, missingSteps } from './migrations.ts';

/** The lock under which the tables are made: of several replicas that start at once the first does it all. Any number will do. */
const migrationLock = 7_264_981;
/** A server that does not answer for so long is away. */
const patienceMs = 5000;

/** PostgreSQL at this address; connected to when it is first needed. */
export async function postgresDialect(connectionString: string): Promise<Dialect> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced by the pool
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new MigratingDriver({ pool }),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Brings the tables up to date before anything is asked of them. */
class MigratingDriver extends PostgresDriver {
  override async init(): Promise<void> {
    await super.init();
    const connection = await this.acquireConnection();
    const run = (sql: string) => connection.executeQuery<{ version: number }>(CompiledQuery.raw(sql));
    try {
      await run('begin');
      await run(`select pg_advisory_xact_lock(${migrationLock})`);
      await run('create table if not exists nomogram_schema (version integer not null)');
      const { rows } = await run('select coalesce(max(version), 0) as version from nomogram_schema');
      for (const step of missingSteps(rows[0]!.version)) await run(step);
      if (rows[0]!.version < migrations.length) await run(`insert into nomogram_schema values (${migrations.length})`);
      await run('commit');
    } catch (error) {
      await run('rollback').catch(() => undefined); // the connection may be what failed
      throw error;
    } finally {
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
    }
  }
}
