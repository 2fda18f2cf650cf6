import { matches } from '../../etag.ts';
import { accepted } from '../static-files.ts';

interface CachedPage {
  readonly headers: Headers;
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly until: number;
}

/** Every address of the site several times over; whoever invents hosts begins the list anew, and gains nothing. */
const maxKept = 1000;

/**
 * Pages as they were sent, compressed, for as long as they say that they may be kept: to set one with React takes the thread for ten
 * milliseconds and more. Only addresses without a query: what depends on one may be a calculation that was refused because the service was busy.
 */
export function createKeptPages(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  const keyOf = (request: Request): string | undefined => {
    const encoding = accepted(request);
    return request.method !== 'GET' || request.url.includes('?') || !encoding
      ? undefined
      : `${encoding} ${request.url}`;
  };
  return {
    get(request: Request): Response | undefined {
      const key = keyOf(request);
      const kept = key === undefined ? undefined : pages.get(key);
      if (kept === undefined || kept.until <= now()) return undefined;
      const headers = new Headers(kept.headers);
      const known = request.headers.get('if-none-match');
      const etag = (headers.get('etag') ?? '').replace(/^W\//, '');
      if (known === null || !matches(known, etag)) return new Response(kept.whole, { headers });
      headers.delete('content-length');
      headers.delete('content-encoding');
      return new Response(null, { status: 304, headers });
    },

    /** Gives the response back, and keeps it where it says that anybody may. */
    async keep(request: Request, response: Response): Promise<Response> {
      const { headers, status } = response;
      const seconds = Number(/^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
      const isWhole = headers.has('content-length') && headers.has('content-encoding');
      const key = keyOf(request);
      if (status !== 200 || seconds === 0 || !isWhole || key === undefined) return response;
      const whole = new Uint8Array(await response.arrayBuffer());
      if (pages.size >= maxKept) pages.clear();
      pages.set(key, { headers: new Headers(headers), whole, until: now() + 1000 * seconds });
      return new Response(whole, { headers });
    },
  };
}
