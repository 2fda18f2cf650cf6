import { expect, test } from 'vitest';
import { feedOf } from './feed.ts';

const post = { Uuid: 'u-1', Title: 'A < B & "C"', SmallDescription: 'Why.', Category: 'Algebra', Date: '2026-11-17' };

test('an article has its address, its escaped title and its day as RFC 822 writes it', () => {
  const feed = feedOf('https://example.org', [post]);
  expect(feed).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
  expect(feed).toContain('<link>https://example.org/read/blog/u-1</link>');
  expect(feed).toContain('<pubDate>Tue, 17 Nov 2026 00:00:00 GMT</pubDate>');
});

test('without articles it is a feed all the same', () => {
  expect(feedOf('https://example.org', [])).toMatch(/<channel>[\s\S]*<\/channel>\n<\/rss>\n$/);
});
