import { expect, test } from 'vitest';
import { createKeptPages } from '../src/process/site/kept-pages.ts';

const asking = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(url, { method, headers: { 'accept-encoding': 'gzip', ...headers } });

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('page', {
    status,
    headers: {
      'Cache-Control': 'public, max-age=300',
      'Content-Encoding': 'gzip',
      'Content-Length': '4',
      ETag: 'W/"tag"',
      ...headers,
    },
  });

test('a page is given again as it was, for as long as it says', async () => {
  let time = 0;
  const pages = createKeptPages(() => time);
  const first = await pages.keep(asking('http://site/algebra'), page());
  expect(await first.text()).toBe('page');
  time = 299_999;
  const again = pages.get(asking('http://site/algebra'))!;
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([200, 'W/"tag"', 'page']);
  const known = pages.get(asking('http://site/algebra', { 'if-none-match': '"other", W/"tag"' }))!;
  expect([known.status, known.headers.get('content-length'), await known.text()]).toEqual([304, null, '']);
  time = 300_000;
  expect(pages.get(asking('http://site/algebra'))).toBeUndefined();
});

test.each([
  ['a query', asking('http://site/algebra?x=1'), page()],
  ['another method', asking('http://site/algebra', {}, 'HEAD'), page()],
  ['who reads no gzip', asking('http://site/algebra', { 'accept-encoding': 'identity' }), page()],
  ['a failure', asking('http://site/algebra'), page({}, 500)],
  ['what may not be kept', asking('http://site/algebra'), page({ 'Cache-Control': 'no-store' })],
  [
    'what comes in pieces',
    asking('http://site/algebra'),
    new Response('page', { headers: { 'Cache-Control': 'public, max-age=300', 'Content-Encoding': 'gzip' } }),
  ],
])('%s is not kept', async (_, request, response) => {
  const pages = createKeptPages();
  await pages.keep(request, response);
  expect(pages.get(request)).toBeUndefined();
  expect(pages.get(asking('http://site/algebra'))).toBeUndefined();
});

test('another host has its own pages', async () => {
  const pages = createKeptPages();
  await pages.keep(asking('http://site/algebra'), page());
  expect(pages.get(asking('http://other/algebra'))).toBeUndefined();
});
