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

/** Asks the database for nothing; rejects where it does not answer. */
export const reach = async (database: Database): Promise<void> => void (await sql`select 1`.execute(database));

/** Whether the database answers. */
export async function answers(database: Database): Promise<boolean> {
  try {
    await reach(database);
    return true;
  } catch {
    return false;
  }
}
