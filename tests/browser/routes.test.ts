import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { inParallel, launch, visitor } from './browser.ts';

/** Every page that can be reached by links from the home page, in both themes. */
const url = inject('url');
let browser: Browser;
let routes: string[];

beforeAll(async () => {
  browser = await launch();
  routes = await crawl();
});
afterAll(() => browser?.close());

/** Follows every link that stays on the site, without a browser. */
async function crawl(): Promise<string[]> {
  const found = new Set(['/', '/contact-success', '/no-such-page']);
  for (const route of found) {
    const response = await fetch(url + route, { headers: { accept: 'text/html' } });
    if (!response.headers.get('content-type')?.includes('html')) {
      found.delete(route);
      continue;
    }
    for (const [, href] of (await response.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) found.add(href!);
  }
  return [...found].sort();
}

test('the pages of the specification that exist are reached by links', () => {
  for (const route of [
    '/',
    '/blog',
    '/api',
    '/about',
    '/contact',
    '/terms',
    '/policy',
    '/cookies',
    '/disclaimer',
    '/statistics',
    '/statistics-basic',
    '/science-physics',
  ])
    expect(routes).toContain(route);
});

test('every link leads somewhere', async () => {
  for (const route of routes.filter((one) => one !== '/no-such-page')) {
    const response = await fetch(url + route, { headers: { accept: 'text/html' } });
    expect(response.status, route).toBe(200);
  }
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with a page: for who sees it, for a machine that reads it, on the narrowest screen. */
async function problemsOn(page: Page, route: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url + route, { waitUntil: 'load' });
  const inLight = await violationsOn(page, { runOnly: standards });
  // In the other theme nothing but the colours is different.
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await page.emulateMedia({ colorScheme: 'light' });
  const problems = [inLight, inDark].flatMap((violations, dark) =>
    violations.map(({ id, nodes: [node] }) => {
      const theme = dark ? 'dark' : 'light';
      return `${id} in ${theme} at ${node?.target.join(' ')}: ${node?.failureSummary}`;
    }),
  );
  await page.setViewportSize({ width: 320, height: 800 });
  const { tooWide, shellLacksMathematics, ...meta } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    headings: document.querySelectorAll('h1').length,
    shellLacksMathematics:
      document.querySelector('.katex, math, [data-numbers], #island-data') !== null &&
      document.documentElement.dataset.letters === undefined,
  }));
  if (tooWide > 0) problems.push(`${tooWide} px too wide at 320 px`);
  if (shellLacksMathematics) problems.push('has mathematics, which its handle does not say (handle.ts)');
  if (!meta.title || !meta.description || meta.headings !== 1) problems.push(JSON.stringify(meta));
  return problems.map((problem) => `${route}: ${problem}`);
}

/** So many visits to parts of the site, each a test of its own with the usual limit of time. */
const parts = 6;

test.each(Array.from({ length: parts }, (_, part) => part + 1))(
  `every page is free of errors, reads well to a machine in light and dark, and fits 320 px (part %i of ${parts})`,
  async (part) => {
    const problems: string[] = [];
    const visits = await Promise.all([1, 2, 3].map(() => visitor(browser)));
    const some = routes.filter((_, index) => index % parts === part - 1);
    await inParallel(some, visits.length, async (route, worker) => {
      problems.push(...(await problemsOn(visits[worker]!.page, route)));
    });
    await Promise.all(visits.map(({ context }) => context.close()));
    const complaints = visits.flatMap((visit) => visit.complaints).filter((one) => !one.includes('/no-such-page'));
    expect([...problems, ...complaints]).toEqual([]);
  },
);

test('every page says what it is to who shares or indexes it: canonical address, own picture, structured data', async () => {
  const pictures = new Set<string>();
  for (const route of [...routes, '/read/blog/no-such-article']) {
    const html = await (await fetch(url + route, { headers: { accept: 'text/html' } })).text();
    const content = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(new URL(content(/<link rel="canonical" href="([^"]*)"/)).pathname, route).toBe(route);
    for (const name of ['property="og:title"', 'property="og:description"', 'name="keywords"', 'name="twitter:card"'])
      expect(content(new RegExp(`<meta ${name} content="([^"]*)"`)), `${route}: ${name}`).not.toBe('');
    const picture = new URL(content(/<meta property="og:image" content="([^"]*)"/)).pathname;
    pictures.add(picture);
    const { headers, status } = await fetch(url + picture, { method: 'HEAD' });
    expect([status, headers.get('content-type')], `${route}: ${picture}`).toEqual([200, 'image/png']);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    for (const [, json] of blocks) expect(JSON.parse(json!)['@context'], route).toBe('https://schema.org');
    if (!/contact-success|no-such/.test(route)) expect(blocks.length, route).toBeGreaterThan(0);
  }
  // Only the home page, the confirmation, the status and what does not exist share a picture.
  expect(pictures.size).toBe(routes.length - 3);
});

test('the feed names every article, and the pages name the feed', async () => {
  const feed = await (await fetch(`${url}/feed.xml`)).text();
  const articles: readonly { readonly Uuid: string }[] = await (await fetch(`${url}/nomogram/blog`)).json();
  for (const { Uuid } of articles) expect(feed).toContain(`/read/blog/${Uuid}</link>`);
  expect(await (await fetch(`${url}/about`)).text()).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/feed.xml"/,
  );
});

test('the map for search engines names every page once, and no other', async () => {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(listed.sort()).toEqual(
    routes.filter((route) => !['/no-such-page', '/contact-success', '/status'].includes(route)),
  );
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('/sitemap.xml');
});
