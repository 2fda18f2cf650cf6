import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { constants, createGzip } from 'node:zlib';
import type { RouterContext, ServerBuild } from 'react-router';
import { commonHeaders, hstsHeader } from '../headers.ts';
import { acceptsGzip } from '../respond.ts';
import { createKeptPages } from './kept-pages.ts';
import { isCompressible } from './media-types.ts';
import { accepted, brotliQuality, encode } from './static-files.ts';

type InProcess = (request: Request) => Promise<Response>;
/** Answers a request for a page; `service` is how the page asks the service without leaving the process. */
export type Site = (request: Request, service: InProcess) => Promise<Response>;

/**
 * Mounts the built site. Its entry module exports `serviceContext`, through which loaders and actions reach the service.
 * `undefined` when the site was not built.
 */
export async function mountSite(folder: string, hsts: boolean): Promise<Site | undefined> {
  const file = join(folder, 'server/index.js');
  if (!existsSync(file)) return undefined;
  // A built site is for production, however this process was started: React's other half takes twice as long for a page.
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { serviceContext } = build.entry.module as unknown as { readonly serviceContext?: RouterContext<InProcess> };
  const handle = createRequestHandler(build, 'production');
  const defaults = { ...commonHeaders, 'Cross-Origin-Resource-Policy': 'same-origin', ...(hsts ? hstsHeader : {}) };
  const turns = createTurns();
  const pages = createKeptPages();
  return async (request, service) => {
    const kept = pages.get(request);
    if (kept) return kept;
    if (!(await turns.mine())) return tooManyPages();
    const context = new RouterContextProvider();
    if (serviceContext) context.set(serviceContext, service);
    const response = await handle(request, context);
    for (const [name, value] of Object.entries(defaults))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return pages.keep(request, await compressed(request, response));
  };
}

/** Pages that may wait for their turn. */
const mostWaiting = 200;

/**
 * A page takes the thread for about ten milliseconds. One begins in each turn of the event loop, so that requests to the service get theirs
 * between two pages, however many are asked for at once.
 */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    /** Resolves when the turn has come; to false where too many wait. */
    async mine(): Promise<boolean> {
      if (waiting >= mostWaiting) return false;
      waiting += 1;
      last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
      await last;
      waiting -= 1;
      return true;
    },
  };
}

function tooManyPages(): Response {
  const text = 'The site is busy with other pages; please try again in a moment.';
  return new Response(text, {
    status: 503,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(text.length),
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    },
  });
}

/** A whole page is compressed whole, so that its length is known; what comes in pieces is passed on piece by piece. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, body, status } = response;
  if (!isCompressible(headers.get('content-type') ?? '')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const isWhole = headers.has('content-length');
  const encoding = isWhole ? accepted(request) : acceptsGzip(request) ? 'gzip' : undefined;
  if (!body || headers.has('content-encoding') || !encoding) return response;
  headers.set('Content-Encoding', encoding);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  if (!isWhole) return new Response(inPieces(body), { status, headers });
  const quality = request.url.includes('?') ? brotliQuality.once : brotliQuality.kept;
  const whole = await encode(new Uint8Array(await response.arrayBuffer()), encoding, quality);
  headers.set('Content-Length', String(whole.length));
  return new Response(whole as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Each piece is flushed as it comes. */
function inPieces(body: ReadableStream): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  source.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(gzip)) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
