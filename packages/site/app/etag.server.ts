import { createHash } from 'node:crypto';

/** A strong entity tag of a page. */
export const etagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

/** Whether the browser has this very page already; a tag weakened by compression on the way counts too. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
