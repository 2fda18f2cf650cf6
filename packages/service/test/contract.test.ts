import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawGet, rawRequest } from './fixtures/raw-request.ts';
import { startServer } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const json = { accept: 'application/json' };

describe('an answer', () => {
  test('is plain text by default', async () => {
    const answer = await server.get('/nomogram/test/ratio/10/5');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('Asset turnover = 2');
  });

  test('is structured when JSON is asked for, and both say the same', async () => {
    const answer = await server.get('/nomogram/test/ratio/10/5', json);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({
      calculator: 'ratios/ratio',
      text: 'Asset turnover = 2',
      values: [{ name: 'ratio', decimal: '2' }],
      checked: [{ how: 'independent computation' }],
    });
  });

  test('has its length, may be cached by anything, and varies by Accept', async () => {
    const { headers } = await server.get('/nomogram/test/ratio/10/5');
    expect(headers.get('content-length')).toBe('18');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('vary')).toContain('Accept');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('ratelimit')).toBeNull();
  });

  test('is not sent again to whoever holds it', async () => {
    const etag = (await server.get('/nomogram/test/ratio/10/5')).headers.get('etag')!;
    expect(etag).toMatch(/^"[0-9a-z]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.get('/nomogram/test/ratio/10/5', { 'if-none-match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await server.get('/nomogram/test/ratio/10/5', { 'if-none-match': '"other"' })).status).toBe(200);
    const structured = await server.get('/nomogram/test/ratio/10/5', { ...json, 'if-none-match': etag });
    expect(structured.status).toBe(200);
  });

  test('carries security headers, as does every error', async () => {
    for (const path of ['/nomogram/test/ratio/10/5', '/nomogram/none', '/elsewhere', '/healthz']) {
      const { headers } = await server.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('to HEAD has the headers of GET and no body', async () => {
    const got = await server.get('/nomogram/test/ratio/10/5');
    const head = await fetch(`${server.origin}/nomogram/test/ratio/10/5`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(got.headers.get(name));
  });

  test('that is long is compressed, with an ETag of its own', async () => {
    const path = `/nomogram/test/echo/${'long%20text%20'.repeat(200)}`;
    const plain = await rawGet(server.port, path);
    const answer = await server.get(path, { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('etag')).not.toBe(plain.headers.etag);
    expect(await answer.text()).toBe(plain.body);
    expect(
      (await server.get(path, { 'accept-encoding': 'gzip', 'if-none-match': answer.headers.get('etag')! })).status,
    ).toBe(304);
  });

  test('to OPTIONS names the methods and opens the interface to other sites', async () => {
    const answer = await fetch(`${server.origin}/nomogram/test/total`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });
});

describe('inputs in the path', () => {
  test.each([
    ['a%2Fb%0Ac', 'a/b\nc'],
    // A form sends its first / so.
    ['a%7Cb', 'a/b'],
    ['%7Ca%7C%7Cb', '|a||b'],
    ['%E2%88%9A2', '√2'],
    ['1+1', '1+1'],
    ['%2E%2Ex', '..x'],
    ['__proto__', '__proto__'],
  ])('%s arrives as it was typed', async (segment, text) => {
    expect(await (await server.get(`/nomogram/test/echo/${segment}`)).text()).toBe(
      `Length = ${text.length}\nRead: ${text}`,
    );
  });

  test.each([
    '/nomogram/test/shifted/2',
    '/nomogram/test/shifted/2/',
    '/nomogram/test/shifted/2/NULL',
    '/nomogram/test/shifted/2/%20',
  ])('the default stands in for what is absent: %s', async (path) => {
    expect(await (await server.get(path)).text()).toBe('Sum = 42');
  });

  test('a path that ends where its last input should be gives it empty', async () => {
    const answer = await server.get('/nomogram/test/ratio/10/', json);
    expect([answer.status, await answer.json()]).toMatchObject([400, { type: expect.stringContaining('missing') }]);
    expect(await (await server.get('/nomogram/test/ratio/10')).text()).toContain('needs 2 inputs');
  });

  test('the angle and the digits can be refined', async () => {
    expect((await server.get('/nomogram/test/ratio/10/5?digits=3&angle=degrees')).status).toBe(200);
    const answer = await server.get('/nomogram/test/ratio/10/5?digits=100000000');
    expect([answer.status, await answer.text()]).toEqual([400, 'digits: a whole number from 1 to 1000 is accepted.']);
  });
});

describe('a number that can be read in two ways', () => {
  test('is refused with both readings, in the sentence and as data', async () => {
    const refused = await server.get('/nomogram/test/ratio/1%2C000/5', json);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      type: 'urn:nomogram:problem:ambiguous-number',
      detail: expect.stringMatching(/1000.*1\.000/),
      problems: [{ code: 'ambiguous-number', readings: ['1000', '1.000'] }],
    });
  });

  test('is read as the chosen decimal mark says, and the text says how', async () => {
    const text = async (query: string) => (await server.get(`/nomogram/test/ratio/1%2C000/5${query}`)).text();
    expect(await text('?decimal=point')).toMatch(/^Asset turnover = 200\nRead as: .* = 1000$/);
    expect(await text('?decimal=comma')).toMatch(/^Asset turnover = 0\.2\nRead as: .* = 1$/);
    expect(await text('?decimal=both')).toBe('decimal: point or comma is accepted.');
  });
});

describe('inputs in the body', () => {
  const total = (body: unknown, headers = {}) => server.post('/nomogram/test/total', body, headers);

  test.each<[unknown, string]>([
    [{ RawText: '1, 2, 3' }, 'Total = 6\nRead: 1, 2, 3'],
    [{ RawText: 12 }, 'Total = 12\nRead: 12'],
    [{ RawText: [1, 2.5] }, 'Total = 3.5\nRead: 1; 2.5'],
    [{ RawText: '4', AValue: null }, 'Total = 4\nRead: 4'],
    [{ RawText: '4', AValue: '2' }, 'Total = 8\nRead: 4'],
    ['{"RawText":1.00000000000000000001}', 'Total = 1\nRead: 1.00000000000000000001'],
  ])('%j', async (body, text) => {
    const answer = await total(body);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[unknown, number, string]>([
    ['', 400, 'The body is empty; a JSON object with RawText, AValue is accepted.'],
    ['{', 400, 'The body is not valid JSON; a JSON object with RawText, AValue is accepted.'],
    ['null', 400, 'The body is not a JSON object; a JSON object with RawText, AValue is accepted.'],
    ['[1]', 400, 'The body is not a JSON object; a JSON object with RawText, AValue is accepted.'],
    ['{}', 400, 'Values are missing.'],
    [{ RawText: null }, 400, 'Values are missing.'],
    [{ RawText: true }, 400, 'RawText: a text or a number is accepted.'],
    [{ RawText: { a: 1 } }, 400, 'RawText: a text or a number is accepted.'],
    ['{"__proto__":{"RawText":"1"}}', 400, 'Values are missing.'],
    [{ RawText: 'x'.repeat(1_000_001) }, 413, 'The body is larger than 1 MB, which is the most that is accepted.'],
  ])('%j is refused', async (body, status, text) => {
    const answer = await total(body);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test('another content type is tolerated when the body is JSON after all', async () => {
    expect((await total('{"RawText":"1"}', { 'content-type': 'text/plain' })).status).toBe(200);
    expect((await total('1,2,3', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('invalid UTF-8 is refused', async () => {
    const answer = await fetch(`${server.origin}/nomogram/test/total`, {
      method: 'POST',
      body: new Uint8Array([123, 255, 125]),
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'The body is not valid UTF-8; a JSON object with RawText, AValue is accepted.',
    ]);
  });

  test('a body of unknown length is read up to the limit', async () => {
    const chunk = 'x'.repeat(60_000);
    const chunked = (count: number) =>
      `POST /nomogram/test/total HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}0\r\n\r\n`;
    expect((await rawRequest(server.port, chunked(18))).status).toBe(413);
    expect((await rawRequest(server.port, chunked(1))).body).toMatch(/^The body is not valid JSON/);
  });
});

describe('a refusal', () => {
  test.each<[string, number, string]>([
    ['/nomogram/test/ratio/10', 400, 'Asset turnover needs 2 inputs: net sales, total assets (given: 1).'],
    ['/nomogram/test/ratio', 400, 'Asset turnover needs 2 inputs: net sales, total assets (given: 0).'],
    [
      '/nomogram/test/ratio/1/2/3',
      400,
      'Asset turnover needs 2 inputs: net sales, total assets (given: 3). A / within an input is written | or %2F.',
    ],
    ['/nomogram/test/ratio//2', 400, 'Net sales is missing.'],
    ['/nomogram/test/ratio/1/0', 422, 'Total assets: a number greater than 0 is accepted.'],
    ['/nomogram/test/thrower/none', 422, 'There is no such number.'],
    ['/nomogram/test/thrower/limit', 504, 'The work limit was reached.'],
    ['/nomogram/test/thrower/stack', 422, 'The calculation is larger than can be handled.'],
    [
      '/nomogram/test/ratoi/1/2',
      404,
      'There is no calculation at this address. The nearest is /nomogram/test/ratio. All of them are listed in /nomogram/openapi.json.',
    ],
    [
      '/nomogram/what/ever',
      404,
      'There is no calculation at this address. All of them are listed in /nomogram/openapi.json.',
    ],
    ['/nomogram', 404, 'There is no calculation at this address. All of them are listed in /nomogram/openapi.json.'],
    [
      '/nomogram/__proto__/toString',
      404,
      'There is no calculation at this address. All of them are listed in /nomogram/openapi.json.',
    ],
  ])('%s', async (path, status, text) => {
    const answer = await server.get(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('in JSON is problem details with every problem, its input, its place and a suggestion', async () => {
    const answer = await server.get('/nomogram/test/ratio/abc/0', json);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'urn:nomogram:problem:unreadable',
      title: 'An input cannot be read',
      status: 400,
      detail:
        'Net sales: this is not a number; a number is accepted. Perhaps you meant: 1\nTotal assets: a number greater than 0 is accepted.',
      problems: [
        {
          input: 'sales',
          message: 'Net sales: this is not a number; a number is accepted.',
          span: { start: 0, end: 3 },
          suggestion: '1',
          code: 'unreadable',
        },
        { input: 'assets', message: 'Total assets: a number greater than 0 is accepted.', code: 'out-of-range' },
      ],
    });
  });

  test('of inputs may be cached, one of circumstances may not', async () => {
    expect((await server.get('/nomogram/test/ratio/1/0')).headers.get('cache-control')).toMatch(/^public/);
    expect((await server.get('/nomogram/test/thrower/limit')).headers.get('cache-control')).toBe('no-store');
    expect((await server.get('/nomogram/none')).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/nomogram/test/thrower/word', '/nomogram/test/heavy/throw'])(
    'a bug shows nothing of the inside: %s',
    async (path) => {
      for (const headers of [{}, json]) {
        const answer = await server.get(path, headers);
        const body = await answer.text();
        expect(answer.status).toBe(500);
        expect(body).toContain('The service made a mistake');
        expect(body).not.toMatch(/secret|TypeError|\.ts|\bat /);
      }
    },
  );

  test('of another method says which one is meant', async () => {
    for (const method of ['DELETE', 'PUT', 'POST', 'PROPFIND', 'PATCH']) {
      const answer = await rawGet(server.port, '/nomogram/test/ratio/1/2', method);
      expect([answer.status, answer.headers.allow, answer.body]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'Asset turnover is asked for with GET, not with this method.',
      ]);
    }
    const answer = await server.get('/nomogram/test/total/1,2,3');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each<[string, number]>([
    ['/nomogram/test/echo/%zz', 400],
    ['/nomogram/test/echo/%ff%fe', 400],
    ['/nomogram/test/echo/a\\b', 400],
    ['/nomogram//test//echo//x', 404],
    ['/nomogram/../../etc/passwd', 404],
    ['/assets/..%2f..%2f..%2fpackage.json', 404],
    [`/nomogram/test/echo/${'a'.repeat(17_000)}`, 414],
    [`/nomogram/test/echo/${'a'.repeat(70_000)}`, 431],
    ['/nomogram/test/echo/\u0001', 400],
    ['no-slash', 400],
  ])('of an address that no client should send, in a sentence: %.40s', async (path, status) => {
    const answer = await rawGet(server.port, path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^[A-Z][^<>{}]* [a-z].*\.$/s);
  });

  test('of what is not HTTP', async () => {
    expect((await rawRequest(server.port, 'hello\r\n\r\n')).body).toBe('The request is not valid HTTP.');
    expect((await rawGet(server.port, '/nomogram/test/ratio/1/2', 'FROB')).status).toBe(400);
  });
});

test('long addresses below the limit are answered', async () => {
  expect((await server.get(`/nomogram/test/echo/${'a'.repeat(16_000)}`)).status).toBe(200);
});

test('blog and constants say that they are missing when the content was not built', async () => {
  for (const path of ['/nomogram/blog', '/nomogram/blog/x', '/nomogram/constants/math'])
    expect((await server.get(path)).status).toBe(503);
  expect(await (await server.get('/nomogram/blog')).text()).not.toContain('offline');
});

test('the operator can see health and figures, in which no input appears', async () => {
  await server.get('/nomogram/test/echo/a-secret-input');
  expect(await (await server.get('/healthz')).text()).toBe('ok');
  expect(await (await server.get('/readyz')).text()).toBe('ready');
  const metrics = await server.metrics();
  expect(metrics).toContain('nomogram_requests_total{route="texts/echo",status="200"}');
  expect(metrics).toMatch(/nomogram_calculation_seconds_count\{calculator="ratios\/ratio"\} [1-9]/);
  expect(metrics).toMatch(/nomogram_cache_total\{result="hit"\} [1-9]/);
  expect(metrics).not.toContain('a-secret-input');
});

test('an answer that does not pass its check is withheld and counted, wherever it was computed', async () => {
  for (const path of ['thrower/unsure', 'heavy/unsure', 'doubtful/1', 'doubtful/2', 'doubtful/2']) {
    const answer = await server.get(`/nomogram/test/${path}`);
    expect(answer.status, path).toBe(422);
    expect(await answer.text(), path).toMatch(/^No answer: .*\.$/);
  }
  const metrics = await server.metrics();
  expect(metrics).toContain('nomogram_failed_checks_total{calculator="faults/thrower"} 1');
  expect(metrics).toContain('nomogram_failed_checks_total{calculator="faults/heavy"} 1');
  // The third time it was at hand.
  expect(metrics).toContain('nomogram_failed_checks_total{calculator="faults/doubtful"} 2');
});
