import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, until } from './fixtures/server.ts';

/** A site as React Router builds it, reduced to what the service has to do with it. */
const build = `
import { createContext } from 'react-router';
const serviceContext = createContext();
const ask = async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const post = searchParams.get('post');
  return context.get(serviceContext)(
    post ? new Request(new URL('/websites/contacts/', request.url), { method: 'POST', body: post })
         : new Request(new URL('/nomogram/test/ratio/10/5', request.url)));
};
export const entry = { module: { serviceContext, default: (_request, status, headers) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', "default-src 'self'");
  return new Response('<!doctype html>' + '<p>page</p>'.repeat(200), { status, headers });
} } };
const route = (id, parentId, path, module) => ({ id, parentId, path, module });
export const routes = {
  root: route('root', undefined, '', { default: () => null }),
  ask: route('ask', 'root', 'ask', { loader: ask }),
  'ask-much': route('ask-much', 'root', 'ask-much', { loader: async ({ context, request }) => {
    const service = context.get(serviceContext);
    const questions = ['/nomogram/test/ratio/10/5', '/nomogram/test/heavy/answer/1', '/nomogram/test/ratio/9/3'];
    const answers = await Promise.all(questions.map((path) => service(new Request(new URL(path, request.url)))));
    return new Response(answers.map(({ status }) => status).join(' '));
  } }),
  page: route('page', 'root', 'page', { default: () => null }),
  slow: route('slow', 'root', 'slow', { loader: async ({ context, request }) => {
    globalThis.entered = true;
    await new Promise((resolve) => { globalThis.letGo = resolve; });
    globalThis.begun = (globalThis.begun ?? 0) + 1;
    const answer = await context.get(serviceContext)(new Request(new URL('/nomogram/test/ratio/10/5', request.url)));
    globalThis.ended = (globalThis.ended ?? 0) + 1;
    return answer;
  } }),
  open: route('open', 'root', 'open', { loader: () => new Response(globalThis.begun + ' begun, ' + globalThis.ended + ' ended') }),
  entered: route('entered', 'root', 'entered', { loader: () => new Response(String(globalThis.entered)) }),
  'let-go': route('let-go', 'root', 'let-go', { loader: () => { globalThis.letGo(); return new Response('gone'); } }),
  end: route('end', 'root', 'end', { loader: () => process.exit(1) }),
  endless: route('endless', 'root', 'endless', { loader: () => { for (;;) Math.sqrt(2); } }),
  never: route('never', 'root', 'never', { loader: () => new Promise(() => undefined) }),
  contact: route('contact', 'root', 'contact', { action: async ({ request }) =>
    request.url.endsWith('?never') ? new Promise(() => undefined) : new Response(await request.text()) }),
};
const manifestRoutes = Object.fromEntries(Object.keys(routes).map((id) => [id, { id, path: routes[id].path, parentId: routes[id].parentId, module: '', hasLoader: false }]));
export const assets = { entry: { module: '', imports: [] }, routes: manifestRoutes, url: '', version: '1' };
export const assetsBuildDirectory = ''; export const basename = '/'; export const publicPath = '/'; export const future = {};
export const ssr = true; export const isSpaMode = false; export const prerender = []; export const routeDiscovery = { mode: 'initial' };
`;

// Inside the package, so that the build finds the same react-router as the service does.
const site = fileURLToPath(new URL(`./fixtures/build/site-${process.pid}`, import.meta.url));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  mkdirSync(join(site, 'server'), { recursive: true });
  writeFileSync(join(site, 'server/index.js'), build);
  server = await startServer({ SITE_DIR: site, RATE_CONTACTS: '1', TIME_LIMIT_SECONDS: '2' });
});
afterAll(async () => {
  await server.stop();
  rmSync(site, { recursive: true, force: true });
});

test('a page asks the service without leaving the process', async () => {
  const answer = await server.get('/ask');
  expect([answer.status, await answer.text()]).toEqual([200, 'Asset turnover = 2']);
});

test('pages that ask several things at once wait for one another, and not for ever', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await server.get('/ask-much')).text()));
  expect(new Set(answers)).toEqual(new Set(['200 200 200']));
});

test('what a page sends for a visitor counts as that visitor', async () => {
  const post = encodeURIComponent(JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }));
  expect((await server.get(`/ask?post=${post}`)).status).toBe(200);
  expect((await server.get(`/ask?post=${post}`)).status).toBe(429);
});

test('a page keeps its own policy, gets the headers it lacks, and is compressed', async () => {
  const answer = await server.get('/page', { 'accept-encoding': 'gzip' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toMatch(/^<!doctype html><p>page<\/p>/);
});

test('the service is not shadowed by the site', async () => {
  expect(await (await server.get('/nomogram/test/ratio/10/5')).text()).toBe('Asset turnover = 2');
  expect(await (await server.get('/healthz')).text()).toBe('ok');
});

test('a page whose visitor leaves ends as well, and nothing of it stays', async () => {
  const leaving = new AbortController();
  const left = fetch(`${server.origin}/slow`, { signal: leaving.signal }).catch(() => 'left');
  expect(await until(async () => (await (await server.get('/entered')).text()) === 'true')).toBe(true);
  leaving.abort();
  expect(await left).toBe('left');
  expect((await server.get('/let-go')).status).toBe(200);
  const counted = async () => (await server.get('/open')).text();
  expect(await until(async () => (await counted()) === '1 begun, 1 ended')).toBe(true);
});

test('a page that ends its thread harms no other for long', async () => {
  const answer = await server.get('/end');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await server.get('/nomogram/test/ratio/10/5')).status).toBe(200);
  expect(await until(async () => (await server.get('/page')).status === 200)).toBe(true);
  expect(await server.metrics()).toContain('nomogram_child_ends_total{reason="site"} 1');
});

test.each(['endless', 'never'])(
  'a page without end (%s) is refused in a sentence, and those beside it are set',
  async (path) => {
    const asked = [`/${path}`, '/ask', '/page?1', '/ask-much', '/page?2', '/ask?again', '/page?3'];
    const answers = await Promise.all(asked.map((one) => server.get(one)));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 200, 200, 200]);
    const refused = answers[0]!;
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.text()).toMatch(/^This page could not be finished .*\.$/);
    expect(await answers[3]!.text()).toBe('200 200 200');
  },
);

test('what is sent to a page is not done twice when its thread ends', async () => {
  const [ended, sent] = await Promise.all([
    server.get('/endless'),
    server.post('/contact?never', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }),
  ]);
  expect([ended.status, sent.status]).toEqual([503, 503]);
  expect(sent.headers.get('retry-after')).toBe('2');
});

test('what a form sends reaches its page, up to a limit', async () => {
  const sent = await server.post('/contact', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([sent.status, await sent.text()]).toEqual([200, 'name=Ada']);
  const large = await server.post('/contact', 'a'.repeat(1_100_000));
  expect([large.status, await large.text()]).toEqual([
    413,
    expect.stringMatching(/^What was sent is larger than 128 kB/),
  ]);
});

test('many pages at once leave the service its turn, and more than can wait are sent away in a sentence', async () => {
  const order: string[] = [];
  const page = async () => {
    const answer = await server.get('/page');
    order.push('page');
    return answer;
  };
  const asked = Array.from({ length: 600 }, page);
  const pages = Promise.all(asked);
  await Promise.race(asked);
  expect((await server.get('/nomogram/test/ratio/12/5')).status).toBe(200);
  order.push('service');
  const answers = await pages;
  expect(order.indexOf('service')).toBeLessThan(order.length - 1);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const refused = answers.find(({ status }) => status === 503);
  if (refused) {
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.text()).toMatch(/^The site is busy .*\.$/);
  }
});
