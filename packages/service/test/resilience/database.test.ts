import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../src/process/database/migrations.ts';
import { openDatabase } from '../../src/process/database/open.ts';
import { createContactStore } from '../../src/process/messages/contact-store.ts';
import { commands } from '../../src/process/messages/message-commands.ts';
import { deleteOld } from '../../src/process/messages/retention.ts';
import { newPostgres } from '../fixtures/new-postgres.ts';
import { ended, spawnServerOnSmallDisk, startServer, temporaryFolder, until } from '../fixtures/server.ts';

const folders: string[] = [];
const newFolder = () => {
  folders.push(temporaryFolder());
  return folders.at(-1)!;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const contact = (name = 'Ada') => ({
  name,
  email: 'ada@example.org',
  phone: '',
  amount: '',
  domain: 'nomogram.example',
  message: 'Hello\nthere',
});

test('a folder in which no database can be kept is named', async () => {
  await expect(openDatabase({ folder: '/dev/null/data' })).rejects.toThrow(
    /^DATA_DIR: no database can be opened in \/dev\/null\/data \(/,
  );
});

describe('without its database the service starts, is ready, calculates, and says what it cannot do', () => {
  const hung: Socket[] = [];
  /** A server of PostgreSQL that takes connections and says nothing. */
  async function hanging() {
    const server = createServer((socket) => hung.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return {
      url: `postgres://nobody@127.0.0.1:${port}/none`,
      close: () => {
        for (const socket of hung.splice(0)) socket.destroy();
        server.close();
      },
    };
  }

  async function expectHonest(settings: Record<string, string>) {
    const server = await startServer(settings);
    try {
      expect((await server.get('/readyz')).status).toBe(200);
      const message = server.post('/websites/contacts/', { name: 'Ada', email: 'ada@example.org', message: 'Hello' });
      // While it is tried to store the message, everybody else is answered.
      expect(await (await server.get('/nomogram/test/ratio/10/5')).text()).toBe('Asset turnover = 2');
      const refused = await message;
      expect([refused.status, await refused.text()]).toEqual([
        503,
        'Your message could not be stored; please try again in a moment.',
      ]);
      expect(refused.headers.get('retry-after')).toBe('30');
      expect(await (await server.get('/nomogram/status')).json()).toMatchObject({ unready: [], messages: false });
      expect(await server.metrics()).toMatch(/^nomogram_bugs_total 0$/m);
      expect(await server.metrics()).toMatch(/^nomogram_contact_failures_total 1$/m);
    } finally {
      await server.stop();
    }
  }

  test('a server that is away', () => expectHonest({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));

  test('a server that hangs', async () => {
    const server = await hanging();
    await expectHonest({ DATABASE_URL: server.url }).finally(server.close);
  });

  test('a file that is no database', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'nomogram.sqlite'), 'this is no database '.repeat(1000));
    await expectHonest({ DATA_DIR: folder });
  });

  test('a folder that cannot be', () => expectHonest({ DATA_DIR: '/dev/null/data' }));

  test('a database that a newer program has written', async () => {
    const folder = newFolder();
    const database = new DatabaseSync(join(folder, 'nomogram.sqlite'));
    database.exec('PRAGMA user_version = 9999');
    database.close();
    await expectHonest({ DATA_DIR: folder });
  });

  test('a lock held by another program delays the message, and nobody else', async () => {
    const folder = newFolder();
    const server = await startServer({ DATA_DIR: folder });
    const send = () => server.post('/websites/contacts/', { name: 'Ada', email: 'ada@example.org', message: 'Hello' });
    expect((await send()).status).toBe(200);
    const other = new DatabaseSync(join(folder, 'nomogram.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    let answered = false;
    const waiting = send().finally(() => {
      answered = true;
    });
    for (let i = 0; i < 20; i += 1) expect((await server.get(`/nomogram/test/ratio/${i}/5`)).status).toBe(200);
    expect(answered).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    expect((await waiting).status).toBe(200);
    await server.stop();
  });

  test('a disk that is full while it runs', async () => {
    const folder = newFolder();
    const { process: server, port } = await spawnServerOnSmallDisk(folder, 150, { RATE_CONTACTS: '1000' });
    onTestFinished(() => void server.kill('SIGKILL'));
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const send = (n: number) =>
      fetch(`http://127.0.0.1:${port}/websites/contacts/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Ada ${n}`, email: 'ada@example.org', message: 'x'.repeat(9000) }),
      });
    expect(await until(async () => (await get('/readyz')).ok, 20_000)).toBe(true);
    const statuses: number[] = [];
    while (statuses.length < 60 && statuses.at(-1) !== 503) statuses.push((await send(statuses.length)).status);
    expect(statuses.at(-1)).toBe(503);
    expect(await (await send(60)).text()).toBe('Your message could not be stored; please try again in a moment.');
    expect(await (await get('/nomogram/test/ratio/10/5')).text()).toBe('Asset turnover = 2');
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/nomogram/status')).json()).toMatchObject({ unready: [], messages: false });
    server.kill('SIGTERM');
    await ended(server);
    const database = await openDatabase({ folder });
    const stored = await database.selectFrom('messages').select('name').execute();
    await database.destroy();
    const acknowledged = statuses.flatMap((status, n) => (status === 200 ? [`Ada ${n}`] : []));
    expect(stored.map(({ name }) => name).sort()).toEqual(acknowledged.sort());
  });

  test('once the database is there again, messages are stored again', async () => {
    const folder = newFolder();
    const path = join(folder, 'nomogram.sqlite');
    writeFileSync(path, 'this is no database '.repeat(1000));
    const server = await startServer({ DATA_DIR: folder });
    const send = () => server.post('/websites/contacts/', { name: 'Ada', email: 'ada@example.org', message: 'Hello' });
    expect((await send()).status).toBe(503);
    rmSync(path);
    expect(await until(async () => (await send()).ok)).toBe(true);
    await server.stop();
  });
});

/** NOMOGRAM_TEST_DATABASE_URL names a PostgreSQL in which databases may be made. */
const postgres = process.env.NOMOGRAM_TEST_DATABASE_URL;
const kinds = postgres === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** What a command says that is run as the operator runs it. */
async function runMessages(parameters: readonly string[], settings: Record<string, string>): Promise<string> {
  const program = fileURLToPath(new URL('../../src/process/messages.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

const newDatabase = async (kind: string): Promise<{ folder: string; url?: string }> => ({
  folder: newFolder(),
  ...(kind === 'PostgreSQL' && { url: await newPostgres(postgres!) }),
});

describe('versions', () => {
  const opener = fileURLToPath(new URL('../fixtures/open-database.ts', import.meta.url));
  const start = promisify(execFile);

  test.each(kinds)('several processes may start at once on an empty database of %s', async (kind) => {
    const { folder, url } = await newDatabase(kind);
    await Promise.all(
      Array.from({ length: 4 }, () => start(process.execPath, [opener, folder, ...(url ? [url] : [])])),
    );
  });

  test('a database from before there were versions keeps its messages', async () => {
    const folder = newFolder();
    const old = new DatabaseSync(join(folder, 'nomogram.sqlite'));
    for (const step of migrations[0]!) old.exec(step);
    old.exec("INSERT INTO messages VALUES ('1', '2026-01-01T00:00:00.000Z', 'Ada', 'a@b.org', '', '', '', 'Hello', 0)");
    old.close();
    const database = await openDatabase({ folder });
    expect(await database.selectFrom('messages').select('name').execute()).toEqual([{ name: 'Ada' }]);
    await database.destroy();
  });
});

describe.each(kinds)('the operator of %s', (kind) => {
  const other = kinds.at(kinds.indexOf(kind) - 1)!;

  test('lists, corrects, deletes', async () => {
    const database = await openDatabase(await newDatabase(kind));
    const store = createContactStore(database);
    await store.store(contact('Ada'), false);
    await store.store(contact('Grace'), true);
    const list = await commands.list!(database, []);
    expect(list).toHaveLength(2);
    const idOf = (name: string) => list.find((line) => line.includes(name))!.split(' ')[0]!;
    await commands.correct!(database, [idOf('Ada'), 'name', 'Ada', 'Lovelace']);
    expect((await commands.list!(database, [])).join('\n')).toContain('Ada Lovelace');
    await commands.delete!(database, [idOf('Ada')]);
    expect(await commands.list!(database, [])).toHaveLength(1);
    await expect(commands.delete!(database, ['none'])).rejects.toThrow('There is no message none.');
    await database.destroy();
  });

  test(`saves everything, and restores it where it was lost and in another database (${other})`, async () => {
    const [one, another] = [await newDatabase(kind), await newDatabase(other)];
    const settings = ({ folder, url }: { folder: string; url?: string }) => ({
      DATA_DIR: folder,
      DATABASE_URL: url ?? '',
    });
    const database = await openDatabase(one);
    const store = createContactStore(database);
    await store.store(contact('Ada'), false);
    await store.store(contact('Grace'), true);
    await store.store(contact('Renée \u2028 O\'Neil; "x"'), false);
    const saved = join(one.folder, 'backup.jsonl');
    expect(await runMessages(['backup', saved], settings(one))).toBe(`saved 3 messages to ${saved}\n`);
    const before = await commands.export!(database, []);
    await database.deleteFrom('outbox').execute();
    await database.deleteFrom('messages').where('name', '!=', 'Grace').execute();
    expect(await runMessages(['restore', saved], settings(one))).toBe(`restored 2 messages from ${saved}\n`);
    expect(await commands.export!(database, [])).toEqual(before);
    expect(await runMessages(['restore', saved], settings(another))).toBe(`restored 3 messages from ${saved}\n`);
    expect((await runMessages(['export'], settings(another))).trim().split('\n')).toEqual(before);
    const elsewhere = await openDatabase(another);
    expect(await elsewhere.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
    // A backup that is there is not written over.
    await expect(commands.backup!(database, [saved])).rejects.toThrow();
    expect(readFileSync(saved, 'utf8').trim().split('\n')).toHaveLength(5);
    await Promise.all([database.destroy(), elsewhere.destroy()]);
  });
});

describe('the operator', () => {
  test('says what to do in one sentence where it is asked for something else', async () => {
    const messages = fileURLToPath(new URL('../../src/process/messages.ts', import.meta.url));
    const run = (...parameters: string[]) =>
      promisify(execFile)(process.execPath, [messages, ...parameters], {
        env: { ...process.env, DATA_DIR: join(newFolder(), 'data') },
      }).catch((error: { stderr: string; code: number }) => error);
    expect(await run('what')).toMatchObject({
      code: 2,
      stderr: 'Say what to do: list, export, delete, correct, backup, restore.\n',
    });
    expect(await run('delete', 'x')).toMatchObject({ code: 2, stderr: 'There is no message x.\n' });
  });

  test('keeps no message longer than is promised', async () => {
    const folder = newFolder();
    const database = await openDatabase({ folder });
    const store = createContactStore(database);
    await store.store(contact('Forgotten'), false);
    await database.updateTable('messages').set({ received_at: '2025-01-01T00:00:00.000Z' }).execute();
    await store.store(contact('New'), false);
    // The next look comes in six hours.
    expect(await deleteOld(database, 365, Date.parse('2025-12-31T18:00:00.000Z'))).toBe(0);
    expect(await deleteOld(database, 365, Date.parse('2025-12-31T18:00:00.001Z'))).toBe(1);
    expect(await database.selectFrom('messages').select('name').execute()).toEqual([{ name: 'New' }]);
    expect(await database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    await database.destroy();
    expect(existsSync(join(folder, 'nomogram.sqlite-wal'))).toBe(false);
    const file = readFileSync(join(folder, 'nomogram.sqlite'), 'latin1');
    expect(file).toContain('New');
    expect(file).not.toContain('Forgotten');
  });
});
