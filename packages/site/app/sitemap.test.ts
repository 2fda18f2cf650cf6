import { expect, test } from 'vitest';
import { sitemapOf } from './sitemap.ts';

test('addresses are absolute, and what XML reserves is escaped', () => {
  const map = sitemapOf('https://example.org', [{ path: '/a?b=1&c' }, { path: '/d', day: '2026-11-17' }]);
  expect(map).toContain('<url><loc>https://example.org/a?b=1&amp;c</loc></url>');
  expect(map).toContain('<url><loc>https://example.org/d</loc><lastmod>2026-11-17</lastmod></url>');
});
