import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pages as catalogue, entriesOf, load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { formOf } from '../../packages/calculators/src/kit/form.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { run } from '../../packages/calculators/src/kit/run.ts';
import { crawl, missing } from './crawl.ts';
import { attribute, readHtml, textOf } from './html.ts';
import { problemsOf } from './problems.ts';

/** Every page that can be reached by links from the home page, and every calculator with its answer, as HTML: no browser. */
const url = inject('url');
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  pages = await crawl(url);
});

/** Those that exist, with what is said to who shares or indexes them. */
const existing = () => [...pages].filter(([route]) => route !== missing);

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
    ...catalogue.map(({ id }) => `/${id}`),
  ])
    expect([...pages.keys()]).toContain(route);
});

test('every page reads well to a machine: structure, names, references, formulas', () => {
  const problems = [...pages].flatMap(([route, html]) =>
    problemsOf(readHtml(html)).map((problem) => `${route}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('every page has a title of its own', () => {
  const titles = [...pages.values()].map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every link to a part of a page finds it', () => {
  const ids = new Map([...pages].map(([route, html]) => [route, new Set(html.match(/(?<=\bid=")[^"]*/g))]));
  const lost = [...pages].flatMap(([route, html]) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)]
      .filter(([, to, part]) => !ids.get(to!)?.has(part!))
      .map(([, to, part]) => `${route} → ${to}#${part}`),
  );
  expect(lost).toEqual([]);
});

test('every page says what it is to who shares or indexes it: canonical address, own picture, structured data', async () => {
  const pictures = new Set<string>();
  for (const [route, html] of existing()) {
    const content = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(new URL(content(/<link rel="canonical" href="([^"]*)"/)).pathname, route).toBe(route);
    expect(content(/<meta property="og:title" content="([^"]*)"/), route).not.toBe('');
    pictures.add(new URL(content(/<meta property="og:image" content="([^"]*)"/)).pathname);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    for (const [, json] of blocks) expect(JSON.parse(json!)['@context'], route).toBe('https://schema.org');
    if (route !== '/contact-success') expect(blocks.length, route).toBeGreaterThan(0);
  }
  for (const picture of pictures) {
    const { headers, status } = await fetch(url + picture, { method: 'HEAD' });
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/png']);
  }
  // Only the home page, the confirmation and the status share a picture, and the terms of the glossary have its own.
  const terms = existing().filter(([route]) => route.startsWith('/glossary/'));
  expect(pictures.size).toBe(existing().length - terms.length - 2);
});

test('a page that stands in for a missing one says what it is, and that nobody should find it', async () => {
  for (const route of [missing, '/read/blog/no-such-article', '/algebra-polynomial/none']) {
    const answer = await fetch(url + route, { headers: { accept: 'text/html' } });
    expect(answer.status, route).toBe(404);
    const html = await answer.text();
    const content = (attribute: string) => new RegExp(`<meta ${attribute} content="([^"]+)"`).exec(html)?.[1];
    for (const attribute of ['description', 'keywords', 'twitter:card', 'twitter:title', 'twitter:description'])
      expect(content(`name="${attribute}"`), `${route}: ${attribute}`).toBeDefined();
    for (const attribute of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
      expect(content(`property="${attribute}"`), `${route}: ${attribute}`).toBeDefined();
    expect(content('name="robots"'), route).toBe('noindex');
    expect(new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)![1]!).pathname).toBe(route);
  }
});

test('the feed names every article, and the pages name the feed', async () => {
  const feed = await (await fetch(`${url}/feed.xml`)).text();
  const articles: readonly { readonly Uuid: string }[] = await (await fetch(`${url}/nomogram/blog`)).json();
  for (const { Uuid } of articles) expect(feed).toContain(`/read/blog/${Uuid}</link>`);
  expect(pages.get('/about')).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/feed.xml"/);
});

test('the map for search engines names every page once, and no other', async () => {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(listed.sort()).toEqual(
    existing()
      .map(([route]) => route)
      .filter((route) => !['/contact-success', '/status'].includes(route)),
  );
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('/sitemap.xml');
});

async function expectCalculated(calculator: Calculator): Promise<void> {
  const { name, fields, examples } = formOf(calculator);
  const { given } = examples[0]!;
  const query = new URLSearchParams({ calculation: name, ...given });
  // A page with a calculation is kept by nobody: to compress it for this one reading would be a fifth of the work.
  const headers = { accept: 'text/html', 'accept-encoding': 'identity' };
  const html = await (await fetch(`${url}/${calculator.page}?${query}`, { headers })).text();
  const read = readHtml(html);
  expect(problemsOf(read)).toEqual([]);
  const { elements } = read;
  const named = new Set(elements.flatMap((one) => attribute(one, 'name') ?? []));
  for (const field of fields) expect(named).toContain(field.name);
  const result = elements.find((one) => attribute(one, 'id') === 'result');
  const outcome = run(calculator, given, defaultOptions);
  if (!outcome.ok) throw new Error('its first example has no answer');
  expect(result && textOf(result).trim()).toBe(outcome.answer.text);
}

/** As a link with inputs, or the form without JavaScript, asks for it. */
describe.each(catalogue.map(({ id }) => id))('/%s', (id) => {
  test.each(entriesOf(id).map((entry) => entry.id))(
    '%s: its page is sound, and calculated when it comes',
    async (one) => {
      await expectCalculated((await load(one))!);
    },
  );
});
