import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './fixtures/server.ts';

/** A client that may spend so little is soon told to wait: nothing that costs work is free. */
const points = 200;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ RATE_CALCULATIONS: String(points), TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

let clients = 0;
const newClient = () => {
  clients += 1;
  return { 'x-forwarded-for': `198.51.100.${clients}` };
};

const json = (headers: Record<string, string>) => ({ 'content-type': 'application/json', ...headers });
const post = (path: string, body: string) => (headers: Record<string, string>) =>
  server.post(path, body, json(headers));
const keys = `{${Array.from({ length: 70_000 }, (_, i) => `"k${i}":1`).join(',')}}`;

const kinds: readonly [string, number, (headers: Record<string, string>) => Promise<Response>][] = [
  ['an unknown address', 404, (headers) => server.get(`/nomogram/finance/${'x'.repeat(80)}`, headers)],
  ['an address that leads nowhere', 404, (headers) => server.get('/nothing', headers)],
  ['a method that is not taken', 405, (headers) => server.post('/nomogram/test/ratio/1/2', '{}', headers)],
  ['too many inputs', 400, (headers) => server.get('/nomogram/test/ratio/1/2/3', headers)],
  ['an option that cannot be read', 400, (headers) => server.get('/nomogram/test/ratio/1/2?digits=x', headers)],
  ['a path that is too long', 414, (headers) => server.get(`/nomogram/${'x'.repeat(17_000)}`, headers)],
  ['70,000 names', 413, post('/nomogram/test/total', keys)],
  ['nesting without end', 413, post('/nomogram/test/total', '[ '.repeat(400_000))],
  ['a message that is none', 413, post('/websites/contacts/', keys)],
  ['rows that are none', 200, post('/nomogram/bulk/test/ratio', 'x\n'.repeat(500))],
  ['rows for no calculation', 404, post('/nomogram/bulk/none', 'x\n'.repeat(500))],
];

test.each(kinds)('%s is refused, and costs points until there are none left', async (_, status, ask) => {
  const client = newClient();
  const first = await ask(client);
  await first.text();
  expect(first.status).toBe(status);
  let last = first;
  for (let i = 0; i < 1.1 * points && last.status !== 429; i += 1) {
    last = await ask(client);
    const text = await last.text();
    // Where many rows are answered one by one, each says it in its place.
    if (text.includes('"status":429')) return;
  }
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a large body costs more than a small one', async () => {
  const spent = async (body: string) => {
    const client = newClient();
    let asked = 0;
    while (
      (await (await server.post('/nomogram/test/total', body, json(client))).text()).includes('Too many') === false
    )
      asked += 1;
    return asked;
  };
  expect(await spent(keys)).toBeLessThan(await spent('{"a":{"b":1}}'));
});
