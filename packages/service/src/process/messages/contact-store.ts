import { randomUUID } from 'node:crypto';
import type { Contacts } from '../../dependencies.ts';
import type { Database } from '../database/schema.ts';

/** Stores a message and its outbox row in one transaction; `onStored` may then wake the sender. */
export function createContactStore(database: Database, onStored: () => void = () => undefined): Contacts {
  return {
    async store(contact, spam) {
      const id = randomUUID();
      const now = new Date().toISOString();
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('messages')
          .values({ id, received_at: now, ...contact, spam: spam ? 1 : 0 })
          .execute();
        if (spam) return;
        await transaction
          .insertInto('outbox')
          .values({
            message_id: id,
            attempts: 0,
            next_attempt_at: now,
            leased_until: null,
            sent_at: null,
            last_error: null,
          })
          .execute();
      });
      onStored();
    },
  };
}
