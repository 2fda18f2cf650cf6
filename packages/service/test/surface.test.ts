import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { rawRequest } from './fixtures/raw-request.ts';
import { startServer, temporaryFolder } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const site = temporaryFolder();
  mkdirSync(join(site, 'client'));
  writeFileSync(join(site, 'client/robots.txt'), 'User-agent: *');
  server = await startServer({ HSTS: 'true', SITE_DIR: site });
});
afterAll(() => server.stop());

const always = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=/,
};

const places = [
  '/',
  '/contact',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/no-such-page',
  '/nomogram',
  '/nomogram/',
  '/nomogram/blog',
  '/nomogram/openapi.json',
  '/nomogram/test/ratio/10/5',
  '/nomogram/test/total',
  '/nomogram/test/none',
  '/nomogram/bulk/test/ratio',
  '/websites/contacts/',
  '/websites/none',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MERGE', 'M-SEARCH'];
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'nonsense',
  '',
];

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly type: string;
  readonly body: string;
}

async function answerTo({ path, method, type, body }: Sent) {
  const typed = type === '' ? [] : [`Content-Type: ${type}`];
  const length = body === '' && method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: nomogram.example', 'Connection: close', ...typed, ...length];
  return rawRequest(server.port, `${head.join('\r\n')}\r\n\r\n${body}`);
}

const request = fc.record({
  path: fc.constantFrom(...places),
  method: fc.constantFrom(...methods),
  type: fc.constantFrom(...types),
  body: fc.oneof(
    fc.constantFrom('', '{}', '{', '[]', 'null', '"a"', 'a=b&c', '--x\r\n\r\n', '{"RawText":"1,2"}', '\u0000'),
    fc.string(),
    fc.json(),
  ),
});

describe('whatever the method, the address and the body', () => {
  test('there is an answer that is no mistake of the service, with every header of safety', () =>
    fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const { status, headers } = await answerTo(sent);
        expect(status).not.toBe(500);
        expect(status).toBeGreaterThanOrEqual(200);
        for (const [name, pattern] of Object.entries(always)) expect(headers[name] ?? '', name).toMatch(pattern);
        if (status === 405) expect(headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
      }),
      { numRuns: lawRuns(300, 10000) },
    ));

  test.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    [
      'the PROXY protocol of a balancer of TCP',
      'PROXY TCP4 203.0.113.7 10.0.0.1 5000 3000\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
    ['the same in its binary form', '\r\n\r\n\0\r\nQUIT\n!\u0011\0\u000c'],
  ])('what is not HTTP is refused with the same headers: %s', async (_, sent) => {
    const { status, headers } = await rawRequest(server.port, sent);
    expect(status).toBe(400);
    for (const [name, pattern] of Object.entries(always)) expect(headers[name] ?? '', name).toMatch(pattern);
  });
});

test('the metrics are nowhere but at their own port', async () => {
  expect((await server.get('/metrics')).status).toBe(404);
  expect(await server.metrics()).toContain('nomogram_requests_total');
});
