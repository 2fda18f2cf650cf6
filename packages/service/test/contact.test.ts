import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { honeypot, isEmail, readContact } from '@nomogram/calculators/contact/contact.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from './fixtures/server.ts';

describe('the rules', () => {
  const good = {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    amount: '',
    domain: 'nomogram.example',
    message: 'Hello',
  };

  test.each<[Record<string, unknown>, string]>([
    [{}, 'Please enter your name!'],
    [{ ...good, name: '  ', email: '', message: '' }, 'Please enter your name!'],
    [{ ...good, email: '', message: '' }, 'Please enter a valid email!'],
    [{ ...good, email: 'ada@', message: '' }, 'Please enter a valid email!'],
    [{ ...good, message: ' \n' }, 'Please enter a message!'],
    [{ ...good, message: 7 }, 'Please enter a message!'],
    [{ ...good, message: 'x'.repeat(10_001) }, 'Please enter a message of at most 10000 characters!'],
  ])('%j', (body, message) => {
    expect(readContact(body)).toMatchObject({ ok: false, message });
  });

  test('what no database of texts keeps is refused in a sentence, wherever it stands', () => {
    const character = fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code));
    const control = character.filter((one) => /(?![\t\n\r])\p{Cc}/u.test(one));
    const field = fc.constantFrom('name', 'phone', 'amount', 'domain', 'message');
    fc.assert(
      fc.property(field, control, (name, one) => {
        const body = { ...good, [name]: `a${one}b` };
        // The line of the form that ends a name is a blank there.
        if (name === 'name' && /\s/.test(one)) return;
        expect(readContact(body)).toEqual({
          ok: false,
          field: name,
          message: `Please enter no control characters (${name})!`,
        });
      }),
    );
  });

  test('what passes is trimmed and complete', () => {
    expect(readContact({ ...good, name: ' Ada ', phone: undefined })).toEqual({ ok: true, contact: good });
  });

  test.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'neil@example.ie",
    `${'a'.repeat(64)}@example.org`,
    `a@${'b'.repeat(63)}.org`,
    'grüße@müller.example'.replace('grüße', 'gruesse'),
  ])('%s is an address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'a',
    '@b.co',
    'a@b',
    'a@.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    'a@b c.co',
    'a@-b.co',
    'a@b-.co',
    'a@1.2.3.4',
    'a@b.co\n',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${Array.from({ length: 5 }, () => 'b'.repeat(60)).join('.')}.org`,
    'a@b@c.co',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('an address may have 254 characters, and no more', () => {
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;
    expect(isEmail(`${'a'.repeat(64)}@${domain}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@e${domain}`)).toBe(false);
  });
});

describe('POST /websites/contacts/', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeEach(async () => {
    server = await startServer({ RATE_CONTACTS: '30' });
  });
  afterEach(() => server.stop());

  const message = (n: number) => ({
    name: `Ada ${n}`,
    email: 'ada@example.org',
    phone: '',
    amount: '',
    domain: 'nomogram.example',
    message: `Message ${n}`,
  });
  const command = (what: string) =>
    execFileSync(process.execPath, [fileURLToPath(new URL('../src/process/messages.ts', import.meta.url)), what], {
      env: { DATA_DIR: server.folder },
      encoding: 'utf8',
    });
  const stored = () =>
    command('export')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('stores what it acknowledges, with and without the slash at the end, many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.post(n % 2 ? '/websites/contacts/' : '/websites/contacts', message(n)),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit')).toMatch(/^"client";r=\d+;t=\d+$/);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await answers[3]!.text()).toBe(
      'Thank you, Ada 3. Your message was submitted, and Nomogram will be in touch.',
    );
    expect(
      stored()
        .map(({ message: text }) => text)
        .sort(),
    ).toEqual(answers.map((_, n) => `Message ${n}`).sort());
    expect(command('list').trim().split('\n')).toHaveLength(20);
    expect(command('list')).toContain('Ada 3 <ada@example.org>');
  });

  test('refuses in the words of the form', async () => {
    const answer = await server.post('/websites/contacts/', { ...message(1), email: 'ada' });
    expect([answer.status, await answer.text()]).toEqual([400, 'Please enter a valid email!']);
    const structured = await server.post('/websites/contacts/', {}, { accept: 'application/json' });
    expect(await structured.json()).toMatchObject({
      status: 400,
      detail: 'Please enter your name!',
      problems: [{ input: 'name' }],
    });
    expect((await server.post('/websites/contacts/', 'null')).status).toBe(400);
    expect((await server.post('/websites/contacts/', '{')).status).toBe(400);
    expect((await server.get('/websites/contacts/')).status).toBe(405);
    expect((await server.post('/websites/contacts/', message(1), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(stored()).toEqual([]);
  });

  test('keeps what fills the honeypot, marked', async () => {
    expect(
      (await server.post('/websites/contacts/', { ...message(1), [honeypot]: 'http://spam.example' })).status,
    ).toBe(200);
    expect(stored()).toMatchObject([{ message: 'Message 1', spam: 1, attempts: null }]);
  });

  test('limits what one client sends', async () => {
    for (let n = 0; n < 30; n += 1) await server.post('/websites/contacts/', message(n));
    const answer = await server.post('/websites/contacts/', message(31));
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(stored()).toHaveLength(30);
  });
});
