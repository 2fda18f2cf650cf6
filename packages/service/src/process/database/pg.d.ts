/** The little of `pg` that is used; the package brings no types. */
declare module 'pg' {
  import type { PostgresPool } from 'kysely';

  export const Pool: new (options: {
    readonly connectionString: string;
    readonly max: number;
    readonly connectionTimeoutMillis: number;
    readonly query_timeout: number;
    readonly statement_timeout: number;
  }) => PostgresPool & { on(event: 'error', listener: (error: Error) => void): unknown };
}
