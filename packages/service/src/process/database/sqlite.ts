import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Query, SqliteMessage, SqliteThreadData } from './sqlite-thread.ts';

/** The embedded database as Kysely asks for it; what asks SQLite is a thread (see `sqlite-thread.ts`). */
export const sqliteDialect = (folder: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(folder),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** A query that takes longer has a disk that does not answer: its thread is given up. */
const patienceMs = 15_000;

interface PendingStatement {
  readonly resolve: (news: { readonly rows: unknown[]; readonly changes: number }) => void;
  readonly reject: (error: Error) => void;
}

/** One thread with one connection. It is started when it is first needed, and again when it has ended. */
class ThreadDriver implements Driver {
  readonly #folder: string;
  #thread: Worker | undefined;
  readonly #waiting = new Map<number, PendingStatement>();
  #queries = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async init(): Promise<void> {
    this.#thread = await this.#start();
  }

  #start(): Promise<Worker> {
    const thread = new Worker(fileURLToPath(new URL('./sqlite-thread.ts', import.meta.url)), {
      workerData: { folder: this.#folder } satisfies SqliteThreadData,
    });
    return new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.once('exit', () => this.#gone(thread));
      thread.on('message', (news: SqliteMessage) => {
        if ('ready' in news) {
          thread.unref(); // a process that waits for nothing may end
          resolve(thread);
        } else if ('unopened' in news) {
          void thread.terminate();
          reject(new Error(`DATA_DIR: no database can be opened in ${this.#folder} (${news.unopened}).`));
        } else this.#answered(news);
      });
    });
  }

  #answered(news: Extract<SqliteMessage, { readonly query: number }>): void {
    const waiting = this.#waiting.get(news.query);
    this.#waiting.delete(news.query);
    if ('failed' in news) waiting?.reject(news.failed);
    else waiting?.resolve(news);
  }

  #gone(thread: Worker): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('The thread of the database has ended.'));
    this.#waiting.clear();
  }

  async #run({ sql, parameters }: CompiledQuery): Promise<{ readonly rows: unknown[]; readonly changes: number }> {
    const thread = this.#thread;
    if (!thread) throw new Error('The thread of the database has ended.');
    this.#queries += 1;
    const query = this.#queries;
    thread.ref();
    const timer = setTimeout(() => void thread.terminate(), patienceMs);
    const answered = new Promise<{ readonly rows: unknown[]; readonly changes: number }>((resolve, reject) =>
      this.#waiting.set(query, { resolve, reject }),
    );
    thread.postMessage({ query, sql, parameters } satisfies Query);
    return answered.finally(() => {
      clearTimeout(timer);
      if (this.#waiting.size === 0) thread.unref();
    });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#thread ??= await this.#start();
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const { rows, changes } = await this.#run(query);
        return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
      },
      // biome-ignore lint/correctness/useYield: nothing here is read row by row
      async *streamQuery() {
        throw new Error('Rows are read together.');
      },
    };
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is one, and it stays.
  }

  async destroy(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    thread.ref();
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('close');
    await ended;
  }
}
