import { documents } from './search/search.server.ts';

/** Every address that may be found by searching: the pages that the site's own search knows, and home. */
export const siteAddresses = (): readonly string[] => [
  '/',
  ...new Set(
    documents.flatMap(({ kind, href }) => (kind !== 'article' && /^\/[\w-]+(?:\/[\w-]+)?$/.test(href) ? [href] : [])),
  ),
];
