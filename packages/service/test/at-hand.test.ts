import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createInline } from '../src/inline.ts';
import { targetOf } from '../src/raw-path.ts';
import { createRows } from '../src/rows.ts';
import * as catalogue from './fixtures/catalogue.ts';
import { type RawAnswer, rawRequest } from './fixtures/raw-request.ts';
import { startServer } from './fixtures/server.ts';

/** What was answered before is sent without a `Response`; nobody may see a difference. */
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const long = `/nomogram/test/echo/${'long%20text%20'.repeat(200)}`;

async function ask(target: string, lines: readonly string[] = [], method = 'GET'): Promise<RawAnswer> {
  const head = [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...lines];
  const answer = await rawRequest(server.port, `${head.join('\r\n')}\r\n\r\n`);
  return { ...answer, headers: { ...answer.headers, date: '' } };
}

test.each([
  ['/nomogram/test/ratio/10/5', []],
  ['/nomogram/test/ratio/10/5', ['Accept: application/json']],
  ['/nomogram/test/ratio/10/5', ['Accept: text/html', 'Accept: application/json;q=0.5']],
  ['/nomogram/test/ratio/10/5?digits=30', []],
  ['/nomogram/test/ratio/10/5/', []],
  ['/nomogram/test/ratio/1%30/5', ['Accept-Encoding: gzip']],
  ['/nomogram/test/ratio/10/5#part', []],
  ['/nomogram/test/ratio/x/../10/5', []],
  ['/nomogram/test/ratio/10/0', []],
  ['/nomogram/test/ratio/ten/5', ['Accept: application/json']],
  ['/nomogram/test/echo/a://b', []],
  ['http://127.0.0.1/nomogram/test/ratio/10/5', []],
  [long, []],
  [long, ['Accept: application/json']],
] as const)('%.60s %s: the second answer is the first', async (target, lines) => {
  const first = await ask(target, lines);
  expect(first.status).toBeGreaterThan(0);
  for (let again = 0; again < 3; again += 1) expect(await ask(target, lines)).toEqual(first);
});

test('whoever holds it is told so, and others get all of it', async () => {
  const target = '/nomogram/test/ratio/10/4';
  const first = await ask(target);
  const { etag = '' } = first.headers;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask(target, [`If-None-Match: ${known}`]);
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-type']).toBeUndefined();
  }
  expect(await ask(target, ['If-None-Match: "other"'])).toEqual(first);
});

test('what is compressed, and what is asked for in another way, is still answered', async () => {
  const plain = await ask(long);
  const packed = await ask(long, ['Accept-Encoding: gzip']);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(await ask(long, ['Accept-Encoding: gzip, br'])).toEqual(packed);
  const head = await ask(long, [], 'HEAD');
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  expect((await ask(long, [], 'DELETE')).status).toBe(405);
  expect((await ask(long, [], 'OPTIONS')).status).toBe(204);
});

test('answers one after another on one connection, each whole', async () => {
  const target = '/nomogram/test/ratio/10/5';
  await ask(target);
  const one = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  const { body } = await rawRequest(server.port, `${one}\r\n${one}\r\n${one}Connection: close\r\n\r\n`);
  expect(body.match(/Asset turnover = 2/g)).toHaveLength(3);
});

test('only what was asked before, and in the same way, is at hand', async () => {
  const inline = createInline(catalogue.load);
  const seen: [string, number, boolean][] = [];
  const service = createApp({
    catalogue,
    version: '1',
    turn: async () => undefined,
    rows: createRows(catalogue),
    calculate: async ({ id }, typed, options) => inline(id, typed, options),
    observe: (...answer) => seen.push(answer),
  });
  const address = targetOf('/nomogram/test/ratio/10/5');
  const asked = (method = 'GET', accept: string | null = null) => ({
    method,
    headers: { get: (name: string) => (name === 'accept' ? accept : null) },
  });
  expect(service.cached(address, asked())).toBeUndefined();
  const answer = await service.fetch(new Request('http://localhost/nomogram/test/ratio/10/5'));
  expect(service.cached(address, asked())).toEqual({
    status: 200,
    headers: expect.objectContaining({ ETag: answer.headers.get('etag') }),
    body: 'Asset turnover = 2',
  });
  expect(service.cached(address, asked('GET', 'application/json'))).toBeUndefined();
  expect(service.cached(address, asked('HEAD'))).toBeUndefined();
  expect(seen).toEqual([
    ['ratios/ratio', 200, false],
    ['ratios/ratio', 200, true],
  ]);
});
