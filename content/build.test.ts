import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { build } from './build.ts';
import { constantsLists, pageNames, readBlog, readConstantFacts, readConstants, readPages } from './content.ts';
import { articlePath, routes } from './tools/routes.ts';
import { defaultTokens } from './tools/tokens.ts';

const dist = mkdtempSync(join(tmpdir(), 'content-'));
const files = await build(defaultTokens, dist);
afterAll(() => rmSync(dist, { recursive: true }));

const posts = readBlog(dist);
const pages = readPages(dist);
const htmlTexts: [string, string][] = [
  ...posts.map((post): [string, string] => [post.Title, post.LongHtmlDescription]),
  ...pageNames.map((name): [string, string] => [name, pages[name].html]),
];

test('the same sources give the same files', async () => {
  expect(await build(defaultTokens, dist)).toEqual(files);
});

describe.each(htmlTexts)('%s', (_, html) => {
  test('holds nothing that a strict content security policy forbids', () => {
    expect(html).not.toMatch(/<(script|style|iframe|object|embed|link|meta|base)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(style|on\w+)=/i);
    expect(html).not.toMatch(/javascript:/i);
  });

  test('links only to pages that exist, or out by https', () => {
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const uuid = href.match(articlePath)?.[1];
      const known = uuid
        ? posts.some(({ Uuid }) => Uuid === uuid)
        : routes.has(href.replace(/\?.*/, '')) || href.startsWith('https://');
      expect(known, href).toBe(true);
    }
  });

  test('has no formula, no token and no markup left unread', () => {
    const text = html.replace(/<(code|pre|math)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
    expect(text).not.toMatch(/\$|\{\{|\*\*|\]\(|^#/m);
  });

  test('closes every element that it opens', () => {
    expect(unclosed(html)).toEqual([]);
  });

  test('headings go down one level at a time and have ids', () => {
    const levels = [...html.matchAll(/<h(\d) id="[a-z0-9-]+">/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 2));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
    expect(levels).toHaveLength([...html.matchAll(/<h\d/g)].length);
  });
});

/** The elements still open at the end of the text, or the first one that is closed out of turn. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag.endsWith('/>') || ['img', 'br', 'input'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`${tag} out of turn`];
  }
  return open;
}

describe('the blog', () => {
  test('has posts of substance, newest first', () => {
    expect(posts.length).toBeGreaterThanOrEqual(15);
    for (const post of posts) {
      const words = post.LongHtmlDescription.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
      expect(words, post.Title).toBeGreaterThan(800);
      expect(post.LongHtmlDescription).toContain('<h2 id="sources">');
      expect(post.SmallDescription.length, post.Title).toBeLessThanOrEqual(200);
    }
    const dates = posts.map(({ Date: day }) => day);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('each post has its cover among the files', () => {
    for (const { CoverImageUrl } of posts) {
      expect(readFileSync(join(dist, CoverImageUrl), 'utf8')).toMatch(/^<svg /);
    }
  });
});

describe('the constants', () => {
  test.each(constantsLists)('%s: a list of names and details, with the facts in the same order', (which) => {
    const list = readConstants(dist, which);
    for (const constant of list) {
      expect(Object.keys(constant)).toEqual(['Name', 'Details']);
      expect(unclosed(constant.Details), constant.Name).toEqual([]);
      expect(constant.Details).not.toMatch(/<(script|style)\b|<[^>]*\s(style|on\w+)=/i);
    }
    expect(readConstantFacts(dist, which).map(({ Name }) => Name)).toEqual(list.map(({ Name }) => Name));
  });
});

describe('the pages have the sections that the specification names', () => {
  const headings = (name: (typeof pageNames)[number]): string[] =>
    [...pages[name].html.matchAll(/<h[23] id="([^"]*)">/g)].map(([, id = '']) => id);

  test('terms', () => {
    expect(headings('terms')).toEqual([
      'conditions-of-use',
      'privacy-policy',
      'age-restriction',
      'intellectual-property',
      'user-accounts',
      'applicable-law',
      'disputes',
      'indemnification',
      'limitation-on-liability',
    ]);
    expect(pages.terms.html).toContain('18 years or older');
    expect(pages.terms.html).toContain('laws of the United States');
  });

  test('privacy policy', () => {
    expect(headings('policy')).toEqual(
      expect.arrayContaining([
        ...['ip-address', 'contact-information', 'interests', 'behaviour-profile'],
        ...['why-we-use-these-data', 'security', 'cookies', 'links-to-other-sites', 'restricting-the-collection'],
      ]),
    );
  });

  test('cookies', () => {
    expect(headings('cookies')).toEqual(
      expect.arrayContaining([
        ...[
          'necessary-cookies',
          'functionality-cookies',
          'analytical-cookies',
          'how-to-delete-cookies-and-stored-data',
        ],
        ...['chrome', 'firefox', 'safari', 'edge'],
      ]),
    );
    expect(pages.cookies.html).toContain('href="/contact"');
  });

  test('disclaimer', () => {
    expect(headings('disclaimer')).toEqual(
      expect.arrayContaining(['affiliate-links', 'product-descriptions', 'accuracy']),
    );
  });

  test('the operator is named wherever the texts say who runs the site', async () => {
    rmSync(dist, { recursive: true });
    await build({ ...defaultTokens, operator: 'Example & Sons' }, dist);
    const named = readPages(dist);
    for (const name of ['terms', 'policy', 'disclaimer', 'about'] as const) {
      expect(named[name].html, name).toContain('Example &amp; Sons');
    }
  });
});
