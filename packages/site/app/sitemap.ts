import { escapedXml as escaped } from './escaped-xml.ts';

export interface Place {
  readonly path: string;
  /** The day of its last change, `2026-11-17`. */
  readonly day?: string;
}

/** A sitemap after sitemaps.org, protocol 0.9. */
export function sitemapOf(origin: string, places: readonly Place[]): string {
  const urls = places.map(({ path, day }) => {
    const changed = day ? `<lastmod>${escaped(day)}</lastmod>` : '';
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
