import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from './fixtures/raw-request.ts';
import { startServer, temporaryFolder } from './fixtures/server.ts';

const folder = temporaryFolder();
const page = '<!doctype html><title>About</title><script>ready()</script><p style="color:red">About us';
const program = 'export const answer = 42;\n'.repeat(200);
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'client/assets/entry-a1b2c3.js': program,
    'client/assets/entry-a1b2c3.js.br': brotliCompressSync(program),
    'client/about/index.html': page,
    'client/service-worker.js': 'self.x = 1',
    'client/favicon.svg': '<svg/>',
    'server/secret.js': 'secret',
    'content/covers/a cover.svg': '<svg/>',
    'content/blog.json': '[{"Uuid":"AB-1","Title":"One"}]',
    'content/constants-math.json': '[{"Name":"Pi","Details":"3.14"}]',
    'content/constants-physics.json': '[]',
    'content/constants-solar.json': '[]',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startServer({ SITE_DIR: folder, CONTENT_DIR: join(folder, 'content') });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a name with a hash may be kept for ever', async () => {
  const answer = await rawGet(server.port, '/assets/entry-a1b2c3.js');
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(program);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(program.length),
    'x-content-type-options': 'nosniff',
  });
});

test.each(['br', 'gzip'])('%s is sent where it is accepted, with an ETag of its own', async (encoding) => {
  const answer = await server.get('/assets/entry-a1b2c3.js', { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(program.length / 10);
  expect(await answer.text()).toBe(program);
  const etag = answer.headers.get('etag')!;
  expect(
    (await server.get('/assets/entry-a1b2c3.js', { 'accept-encoding': encoding, 'if-none-match': etag })).status,
  ).toBe(304);
  expect((await rawGet(server.port, '/assets/entry-a1b2c3.js')).headers.etag).not.toBe(etag);
});

test('a prerendered page stands at its address, with a policy that allows its own script only', async () => {
  for (const path of ['/about', '/about/', '/about/index.html']) {
    const answer = await server.get(path);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('covers and the service worker are there', async () => {
  expect((await server.get('/covers/a%20cover.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await server.get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/../server/secret.js',
  '/assets/../../server/secret.js',
  '/assets/..%2f..%2fserver%2fsecret.js',
  '/%2e%2e/server/secret.js',
  '/assets/%5c..%5csecret.js',
  '/assets/',
  '/assets/%00',
])('nothing else is: %s', async (path) => {
  const answer = await rawGet(server.port, path);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('secret');
});

test('blog and constants are arrays in JSON, with an ETag', async () => {
  for (const [path, value] of [
    ['/nomogram/blog', [{ Uuid: 'AB-1', Title: 'One' }]],
    ['/nomogram/blog/ab-1', { Uuid: 'AB-1', Title: 'One' }],
    ['/nomogram/constants/math', [{ Name: 'Pi', Details: '3.14' }]],
    ['/nomogram/constants/solar/', []],
  ] as const) {
    const answer = await server.get(path);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual(value);
    expect((await server.get(path, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304);
  }
  expect((await server.get('/nomogram/blog/none')).status).toBe(404);
  expect((await server.get('/nomogram/constants/chemistry')).status).toBe(404);
  expect((await server.post('/nomogram/blog', '{}')).status).toBe(405);
});
