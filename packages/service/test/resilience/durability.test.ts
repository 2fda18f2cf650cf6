import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/process/database/open.ts';
import { ended, spawnServer, temporaryFolder } from '../fixtures/server.ts';

/** NOMOGRAM_KILL_ROUNDS=50 for a long run; NOMOGRAM_TEST_DATABASE_URL for one on PostgreSQL. */
const rounds = Number(process.env.NOMOGRAM_KILL_ROUNDS ?? 3);
const url = process.env.NOMOGRAM_TEST_DATABASE_URL;
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Once so many answers in a row have acknowledged nothing, nothing will. */
const maxRefused = 2000;

interface Round {
  readonly server: ChildProcess;
  readonly port: number;
  readonly name: string;
}

/** Messages sent until the server is killed: those that it acknowledged. Throws, with what it said last, where it acknowledges none. */
async function sendUntilKilled({ server, port, name }: Round): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const gone = ended(server);
  let isRunning = true;
  let refused = 0;
  let last = 'nothing';
  const sender = async (sender: number) => {
    for (let n = 0; isRunning; n += 1) {
      const message = `${name}.${sender}.${n}`;
      const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message });
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/websites/contacts/`, { method: 'POST', body });
        if (answer.ok) acknowledged.push(message);
        else refused += 1;
        last = `${answer.status} ${await answer.text()}`;
      } catch (error) {
        refused += 1;
        last = String((error as Error).cause ?? error);
        await pause(1); // while it does not listen
      }
    }
  };
  const senders = Promise.all([0, 1, 2].map(sender));
  while (acknowledged.length === 0 && refused < maxRefused && server.exitCode === null) await pause(5);
  if (acknowledged.length > 0) await pause(20 + Math.random() * 150);
  const { exitCode } = server;
  server.kill('SIGKILL');
  await gone;
  isRunning = false;
  await senders;
  if (acknowledged.length === 0)
    throw new Error(
      `${name}: no message was acknowledged (exit ${exitCode}, ${refused} refused); the last answer: ${last}`,
    );
  return acknowledged;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test(`no acknowledged message is lost when the whole server is killed (${rounds} times)`, {
  timeout: 20_000 + rounds * 30_000,
}, async () => {
  const kind = url ? 'PostgreSQL' : 'SQLite';
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const settings = { RATE_CONTACTS: '100000', ...(url && { DATABASE_URL: url }) };
    const { process: server, port } = await spawnServer(folder, settings);
    acknowledged.push(...(await sendUntilKilled({ server, port, name: `${process.pid} ${round}` })));
    if (round % 20 === 0) console.log(`${kind}: ${round} of ${rounds} kills, ${acknowledged.length} acknowledged`);
  }
  const database = await openDatabase({ folder, url });
  const messages = await database.selectFrom('messages').select(['id', 'message']).execute();
  const rows = await database.selectFrom('outbox').select('message_id').execute();
  await database.destroy();
  const stored = new Set(messages.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  console.log(`${rounds} kills on ${kind}: ${acknowledged.length} messages acknowledged, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const forwarded = new Set(rows.map((row) => row.message_id));
  expect(messages.filter(({ id }) => !forwarded.has(id))).toEqual([]);
});
