import type { BlogPost } from '../../../../content/content.ts';
import { config } from '../config.ts';
import { escapedXml as escaped } from '../escaped-xml.ts';

type FeedPost = Pick<BlogPost, 'Uuid' | 'Title' | 'SmallDescription' | 'Category' | 'Date'>;

/** The articles as RSS 2.0, newest first. */
export function feedOf(origin: string, posts: readonly FeedPost[]): string {
  const items = posts.flatMap(({ Uuid, Title, SmallDescription, Category, Date: day }) => {
    const address = `${origin}/read/blog/${Uuid}`;
    return [
      '<item>',
      `<title>${escaped(Title)}</title>`,
      `<link>${escaped(address)}</link>`,
      `<guid isPermaLink="true">${escaped(address)}</guid>`,
      `<description>${escaped(SmallDescription)}</description>`,
      `<category>${escaped(Category)}</category>`,
      `<pubDate>${new Date(`${day}T00:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escaped(config.product)} blog</title>`,
    `<link>${escaped(origin)}/blog</link>`,
    `<atom:link href="${escaped(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    '<description>How calculations are done, how they go wrong, and how to know that an answer is right.</description>',
    '<language>en</language>',
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
