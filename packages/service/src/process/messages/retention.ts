import type { Database } from '../database/schema.ts';

const dayMs = 86_400_000;
/** How often old messages are looked for; after a failure, too. What would be too old before the next look goes at once. */
const everyMs = dayMs / 4;

/** Deletes, forwarded or not, what was received so many days ago or will have been when it is looked again. */
export async function deleteOld(database: Database, days: number, now = Date.now()): Promise<number> {
  const before = new Date(now + everyMs - days * dayMs).toISOString();
  return database.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom('messages').select('id').where('received_at', '<', before);
    await transaction.deleteFrom('outbox').where('message_id', 'in', old).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('messages')
      .where('received_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Keeps the promise of the privacy policy for as long as the process runs. */
export function startRetention(database: Database, days: number, onFailure: (error: unknown) => void) {
  const look = () => void deleteOld(database, days).catch(onFailure);
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return { stop: () => clearInterval(timer) };
}
