import { renderToReadableStream } from 'react-dom/server';
import { createContext, type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { etagOf, isKnown } from './etag.server.ts';
import { isEmbedded, wakes } from './handle.ts';
import { ClientEntry } from './island/client-entry.ts';
import { policyOf } from './policy.ts';

/** How loaders and actions reach the service without leaving the process; whoever mounts the site sets it. */
export const serviceContext = createContext<(request: Request) => Promise<Response>>();

/** Nothing is sent in pieces, so React needs no inline scripts that would put them in place. */
const wholePage = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page, whole. The same address gives the same bytes, and therefore the same entity tag, for as long as its
 * content is the same.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = (
    <ClientEntry value={context.manifest.entry}>
      <ServerRouter context={context} url={request.url} />
    </ClientEntry>
  );
  let failed = false;
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: wholePage,
    signal: request.signal,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) note(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const routes = context.staticHandlerContext.matches.map(({ route }) => route);
  headers.set('Content-Security-Policy', policyOf({ formulas: wakes(routes), embedded: isEmbedded(routes) }));
  return answer(request, failed && status < 400 ? 500 : status, headers, html);
}

function answer(request: Request, status: number, headers: Headers, html: string): Response {
  if (status !== 200 || request.method === 'POST') {
    headers.set('Cache-Control', 'no-store');
    return new Response(html, { status, headers });
  }
  const etag = etagOf(html);
  headers.set('ETag', etag);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=300');
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(Buffer.byteLength(html)));
  return new Response(html, { status, headers });
}

/** What a loader or an action throws; answers thrown on purpose never come here, and neither does what a visitor did wrong. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)) note(error);
}

/** Kind and place of an error; its message may repeat what a visitor typed. */
function note(error: unknown): void {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  console.error([error instanceof Error ? error.name : typeof error, ...frames.slice(0, 8)].join('\n'));
}
