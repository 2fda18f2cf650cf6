import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../src/process/database/open.ts';
import { ended, spawnServer, temporaryFolder } from './fixtures/server.ts';

/** NOMOGRAM_KILL_ROUNDS=50 for a long run; NOMOGRAM_TEST_DATABASE_URL for one on PostgreSQL. */
const rounds = Number(process.env.NOMOGRAM_KILL_ROUNDS ?? 6);
const url = process.env.NOMOGRAM_TEST_DATABASE_URL;
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`no acknowledged message is lost when the whole server is killed (${rounds} times)`, {
  timeout: 20_000 + rounds * 30_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { process: server, port } = await spawnServer(folder, {
      RATE_CONTACTS: '100000',
      ...(url && { DATABASE_URL: url }),
    });
    const before = acknowledged.length;
    const gone = ended(server);
    let running = true;
    const sender = async (name: number) => {
      for (let n = 0; running; n += 1) {
        const text = `${process.pid} ${round}.${name}.${n}`;
        const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: text });
        const answer = await fetch(`http://127.0.0.1:${port}/websites/contacts/`, { method: 'POST', body }).catch(
          () => undefined,
        );
        if (answer?.ok) acknowledged.push(text);
      }
    };
    const senders = Promise.all([0, 1, 2].map(sender));
    while (acknowledged.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 150));
    server.kill('SIGKILL');
    await gone;
    running = false;
    await senders;
  }
  const database = await openDatabase({ folder, url });
  const messages = await database.selectFrom('messages').select(['id', 'message']).execute();
  const rows = await database.selectFrom('outbox').select('message_id').execute();
  await database.destroy();
  const stored = new Set(messages.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  console.log(
    `${rounds} kills on ${url ? 'PostgreSQL' : 'SQLite'}: ${acknowledged.length} messages acknowledged, ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const forwarded = new Set(rows.map((row) => row.message_id));
  expect(messages.filter(({ id }) => !forwarded.has(id))).toEqual([]);
});
