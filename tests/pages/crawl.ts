/** Pages that no link leads to, and one that does not exist. */
const unlinked = ['/contact-success', '/no-such-page'];

export const missing = '/no-such-page';

/** Every page of the site with its HTML, found by following every link that stays on it, without a browser. */
export async function crawl(url: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const found = new Set(['/', ...unlinked]);
  for (const route of found) {
    const response = await fetch(url + route, { headers: { accept: 'text/html' } });
    const isPage = response.headers.get('content-type')?.includes('html');
    if (response.status !== (route === missing ? 404 : 200)) throw new Error(`${route}: ${response.status}`);
    const text = await response.text();
    if (!isPage) continue;
    pages.set(route, text);
    for (const [, href] of text.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) found.add(href!);
  }
  return new Map([...pages].sort(([one], [other]) => (one < other ? -1 : 1)));
}
