import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/process/database/open.ts';
import type { Database } from '../src/process/database/schema.ts';
import { createContactStore } from '../src/process/messages/contact-store.ts';
import { type Outbox, startOutbox } from '../src/process/messages/outbox.ts';
import { createSmtpSender } from '../src/process/messages/smtp.ts';
import { temporaryFolder, until } from './fixtures/server.ts';

let folder: string;
let database: Database;
let mailServer: SMTPServer;
let received: string[];
let refusing: boolean;
const outboxes: Outbox[] = [];
const attempts: boolean[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  database = await openDatabase({ folder });
  received = [];
  attempts.length = 0;
  refusing = false;
  mailServer = newMailServer();
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
});

const newMailServer = (): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        if (refusing) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        received.push(text);
        done();
      });
    },
  });

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = () => (mailServer.server.address() as AddressInfo).port;

function forwarding(url = `smtp://127.0.0.1:${portOf()}`): Outbox {
  const send = createSmtpSender({ url, to: 'operator@example.org', from: 'service@example.org' });
  const outbox = startOutbox({ database, send, pollMs: 30, backOffMs: 50, onAttempt: (sent) => attempts.push(sent) });
  outboxes.push(outbox);
  return outbox;
}

const contact = {
  name: 'Ada\r\nBcc: all@example.org',
  email: 'ada@example.org',
  phone: '',
  amount: '',
  domain: 'nomogram.example',
  message: 'Grüße\n.\nSecond line',
};
const rows = () => database.selectFrom('outbox').selectAll().execute();

test('a message is forwarded once, and an answer to it goes to its sender', async () => {
  const outbox = forwarding();
  await createContactStore(database, outbox.wake).store(contact, false);
  expect(await until(() => received.length === 1)).toBe(true);
  // Whatever is sent twice is sent before what comes after it.
  await createContactStore(database, outbox.wake).store({ ...contact, message: 'the next one' }, false);
  expect(await until(() => received.some((text) => text.includes('the next one')))).toBe(true);
  expect(await until(async () => (await rows()).every(({ sent_at }) => sent_at !== null))).toBe(true);
  expect(received).toHaveLength(2);
  const [mail] = received;
  expect(mail).toMatch(/^Reply-To: .*<ada@example\.org>/m);
  expect(mail).toMatch(/^To: operator@example\.org/m);
  expect(mail!.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  expect(mail).toMatch(/Second line/);
  expect(await rows()).toMatchObject([
    { attempts: 1, last_error: null, leased_until: null, sent_at: expect.any(String) },
    { attempts: 1, last_error: null, leased_until: null, sent_at: expect.any(String) },
  ]);
});

test('while the mail server refuses, the message waits; when it accepts, it arrives', async () => {
  refusing = true;
  await createContactStore(database, forwarding().wake).store(contact, false);
  expect(await until(() => attempts.length >= 2)).toBe(true);
  expect(await rows()).toMatchObject([{ sent_at: null, last_error: expect.stringContaining('Try again later') }]);
  refusing = false;
  expect(await until(() => received.length === 1)).toBe(true);
  expect(await until(async () => (await rows())[0]?.sent_at !== null)).toBe(true);
  expect(attempts.at(-1)).toBe(true);
});

test('the pauses between attempts double', async () => {
  refusing = true;
  vi.useFakeTimers({ toFake: ['Date'] });
  await createContactStore(database).store(contact, false);
  forwarding();
  const pauses: number[] = [];
  for (const attempt of [1, 2, 3, 4]) {
    expect(await until(async () => (await rows())[0]?.attempts === attempt)).toBe(true);
    const next = new Date((await rows())[0]!.next_attempt_at).getTime();
    pauses.push(next - Date.now());
    vi.setSystemTime(next);
  }
  expect(pauses).toEqual([50, 100, 200, 400]);
});

test('a mail server that is not there loses nothing either', async () => {
  await createContactStore(database, forwarding('smtp://127.0.0.1:1').wake).store(contact, false);
  expect(await until(() => attempts.includes(false))).toBe(true);
  expect(await rows()).toMatchObject([{ sent_at: null }]);
});

test('through a mail server that refuses, dies and comes back, every message arrives', async () => {
  const port = portOf();
  forwarding();
  const sent: string[] = [];
  const send = async (text: string) => {
    sent.push(text);
    await createContactStore(database).store({ ...contact, message: text }, false);
  };
  const close = () => new Promise<void>((resolve) => mailServer.close(() => resolve()));
  const arrived = () => sent.filter((text) => received.some((mail) => mail.includes(text))).length;
  await send('first of all');
  expect(await until(() => arrived() === 1)).toBe(true);
  refusing = true;
  for (const n of [1, 2, 3]) await send(`while it refuses, ${n}`);
  expect(await until(() => attempts.includes(false))).toBe(true);
  await close();
  refusing = false;
  for (const n of [1, 2, 3]) await send(`while it is dead, ${n}`);
  expect(await until(() => attempts.filter((one) => !one).length > 4)).toBe(true);
  expect(arrived()).toBe(1);
  mailServer = newMailServer();
  await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', () => resolve()));
  expect(await until(() => arrived() === sent.length)).toBe(true);
});

test('two processes share the work without sending twice', async () => {
  const store = createContactStore(database);
  for (let n = 0; n < 12; n += 1) await store.store({ ...contact, message: `number ${n}` }, false);
  forwarding();
  forwarding();
  expect(await until(async () => (await rows()).every(({ sent_at }) => sent_at !== null))).toBe(true);
  expect(received).toHaveLength(12);
});

test('what a killed process had leased is sent after the lease', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = createContactStore(database);
  await store.store({ ...contact, message: 'leased' }, false);
  const leasedUntil = Date.now() + 300_000;
  await database
    .updateTable('outbox')
    .set({ leased_until: new Date(leasedUntil).toISOString() })
    .execute();
  await store.store({ ...contact, message: 'free' }, false);
  forwarding();
  expect(await until(() => attempts.length === 1)).toBe(true);
  expect(received).toEqual([expect.stringContaining('free')]);
  vi.setSystemTime(leasedUntil + 1);
  expect(await until(() => attempts.length === 2)).toBe(true);
  expect(received[1]).toContain('leased');
});

test('what filled the honeypot is not forwarded', async () => {
  const outbox = forwarding();
  const store = createContactStore(database, outbox.wake);
  await store.store({ ...contact, message: 'honey' }, true);
  await store.store({ ...contact, message: 'from somebody' }, false);
  expect(await until(() => received.length > 0)).toBe(true);
  expect([received, (await rows()).length]).toEqual([[expect.stringContaining('from somebody')], 1]);
});
