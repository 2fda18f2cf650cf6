import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { createContactStore } from '../src/process/contact-store.ts';
import { migrations } from '../src/process/database/migrations.ts';
import { openDatabase } from '../src/process/database/open.ts';
import { commands } from '../src/process/message-commands.ts';
import { deleteOld } from '../src/process/retention.ts';
import { startServer, temporaryFolder, until } from './fixtures/server.ts';

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

describe('versions', () => {
  /** NOMOGRAM_TEST_DATABASE_URL names an empty database of PostgreSQL, too. */
  const url = process.env.NOMOGRAM_TEST_DATABASE_URL;
  const opener = fileURLToPath(new URL('./fixtures/open-database.ts', import.meta.url));
  const start = promisify(execFile);

  test.each([['SQLite', ''], ...(url ? [['PostgreSQL', url]] : [])])(
    'several processes may start at once on an empty database of %s',
    async (_, address) => {
      const folder = newFolder();
      const processes = Array.from({ length: 4 }, () =>
        start(process.execPath, [opener, folder, ...(address ? [address] : [])]),
      );
      await Promise.all(processes);
    },
  );

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

describe('the operator', () => {
  test('lists, corrects, deletes; saves and restores', async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const database = await openDatabase({ folder });
    const store = createContactStore(database);
    await store.store(contact('Ada'), false);
    await store.store(contact('Grace'), true);
    const list = await commands.list!(database, []);
    expect(list).toHaveLength(2);
    const idOf = (name: string) => list.find((line) => line.includes(name))!.split(' ')[0]!;
    await commands.correct!(database, [idOf('Ada'), 'name', 'Ada', 'Lovelace']);
    expect((await commands.list!(database, [])).join('\n')).toContain('Ada Lovelace');
    const saved = join(folder, 'backup.jsonl');
    expect(await commands.backup!(database, [saved])).toEqual([`saved 2 messages to ${saved}`]);
    await commands.delete!(database, [idOf('Ada')]);
    expect(await commands.list!(database, [])).toHaveLength(1);
    expect(await commands.restore!(database, [saved])).toEqual([`restored 1 messages from ${saved}`]);
    const elsewhere = await openDatabase({ folder: other });
    expect(await commands.restore!(elsewhere, [saved])).toEqual([`restored 2 messages from ${saved}`]);
    expect(await commands.export!(elsewhere, [])).toEqual(await commands.export!(database, []));
    expect(await elsewhere.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    await expect(commands.delete!(database, ['none'])).rejects.toThrow('There is no message none.');
    await expect(commands.backup!(database, [saved])).rejects.toThrow(); // what is there is not written over
    expect(readFileSync(saved, 'utf8').trim().split('\n')).toHaveLength(3);
    await Promise.all([database.destroy(), elsewhere.destroy()]);
  });

  test('says what to do in one sentence where it is asked for something else', async () => {
    const messages = fileURLToPath(new URL('../src/process/messages.ts', import.meta.url));
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
    await store.store(contact('Old'), false);
    await database.updateTable('messages').set({ received_at: '2025-01-01T00:00:00.000Z' }).execute();
    await store.store(contact('New'), false);
    expect(await deleteOld(database, 365, Date.parse('2026-01-01T00:00:00.001Z'))).toBe(1);
    expect(await database.selectFrom('messages').select('name').execute()).toEqual([{ name: 'New' }]);
    expect(await database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    await database.destroy();
    expect(existsSync(join(folder, 'nomogram.sqlite-wal'))).toBe(false);
  });
});
