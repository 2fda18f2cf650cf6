/**
 * What the database consists of, as steps from nothing to now: a database of version n has had the first n of them. A step that was
 * released is never changed; what is to be different is another step. The SQL is what both databases understand.
 * Times are ISO 8601 in UTC, as text.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table if not exists messages (
      id text primary key,
      received_at text not null,
      name text not null,
      email text not null,
      phone text not null,
      amount text not null,
      domain text not null,
      message text not null,
      spam integer not null
    )`,
    `create table if not exists outbox (
      message_id text primary key references messages (id),
      attempts integer not null,
      next_attempt_at text not null,
      leased_until text,
      sent_at text,
      last_error text
    )`,
  ],
  ['create index if not exists messages_received_at on messages (received_at)'],
];

/** The steps that a database of this version lacks. */
export function missingSteps(version: number): readonly string[] {
  if (version > migrations.length)
    throw new Error(
      `The database has version ${version}, and this program knows versions up to ${migrations.length}: a newer program has written it.`,
    );
  return migrations.slice(version).flat();
}
