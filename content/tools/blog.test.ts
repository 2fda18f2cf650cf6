import { describe, expect, test } from 'vitest';
import { checkPosts, readPost, sortPosts } from './blog.ts';

const matter = {
  uuid: 'b7641d40-e81b-4106-8e90-01cbf5e22b62',
  title: 'A title',
  category: 'Algebra',
  cover: 'bell-tail',
  date: '2026-11-03',
  description: 'What it is about.',
  keywords: 'a, b',
};

function written(changes: Partial<typeof matter> = {}, body = 'Text.'): string {
  const lines = Object.entries({ ...matter, ...changes }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

test('a post has the field names of its endpoint', () => {
  expect(readPost('content/blog/my-post.md', written()).post).toEqual({
    Uuid: matter.uuid,
    Title: 'A title',
    Category: 'Algebra',
    CoverImageUrl: '/covers/my-post.svg',
    Date: '2026-11-03',
    MonthAndYear: 'November 2026',
    SmallDescription: 'What it is about.',
    Keywords: 'a, b',
    LongHtmlDescription: '<p>Text.</p>',
    Author: 'Nomogram',
  });
});

describe('a mistake is refused with the name of the file', () => {
  test.each([
    [{ uuid: 'B7641D40-e81b-4106-8e90-01cbf5e22b62' }, 'a.md: the uuid B7641D40'],
    [{ uuid: 'b7641d40-e81b-1106-8e90-01cbf5e22b62' }, 'is not a version 4 UUID'],
    [{ date: '3 November 2026' }, 'a.md: the date 3 November 2026 is not a day'],
    [{ date: '2026-02-30' }, 'a.md: the date 2026-02-30 is not a day'],
    [{ date: '2026-13-01' }, 'a.md: the date 2026-13-01 is not a day'],
  ])('%j', (changes, message) => {
    expect(() => readPost('a.md', written(changes))).toThrow(message);
  });

  test('a formula that cannot be read', () => {
    expect(() => readPost('a.md', written({}, '$\\foo$'))).toThrow(/^a\.md: the formula "\\foo" cannot be read/);
  });

  test('a file name that makes no address', () => {
    expect(() => readPost('content/blog/My Post.md', written())).toThrow('lowercase words with hyphens');
  });
});

describe('the blog as a whole', () => {
  const other = 'cc903f54-2a6a-43bf-a606-4e93690a0c32';

  test('newest first, and by title within a day', () => {
    const posts = [
      readPost('a.md', written({ title: 'B' })),
      readPost('b.md', written({ title: 'C', date: '2026-11-04' })),
      readPost('c.md', written({ title: 'A' })),
    ];
    expect(sortPosts(posts).map(({ post }) => post.Title)).toEqual(['C', 'A', 'B']);
  });

  test('one uuid for two posts is refused', () => {
    const posts = [readPost('a.md', written()), readPost('b.md', written({ title: 'B' }))];
    expect(() => checkPosts(posts)).toThrow('"A title" and "B" have the same uuid');
  });

  test('a link leads to an article that exists', () => {
    const linking = readPost('a.md', written({}, `[b](/read/blog/${other})`));
    expect(() => checkPosts([linking])).toThrow(`links to the article ${other}, which is not there`);
    expect(() => checkPosts([linking, readPost('b.md', written({ uuid: other }))])).not.toThrow();
  });
});
