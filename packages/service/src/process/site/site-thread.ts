import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RouterContext, ServerBuild } from 'react-router';
import { commonHeaders } from '../../headers.ts';
import { isCompressible } from '../media-types.ts';
import { yieldToServer } from '../priority.ts';
import { accepted, brotliQuality, encode } from '../static-files.ts';
import * as wire from './page-wire.ts';

/**
 * The thread that renders pages. A page takes its thread for ten milliseconds and more, in which the server would answer nobody; here it only
 * delays other pages. What a page asks of the service it asks through the server's thread, in the name of its visitor.
 */
export interface SiteThreadData {
  /** The entry module of the built site; it exports `serviceContext`, through which loaders and actions reach the service. */
  readonly module: string;
  /** Whether it leaves the processors to the server. */
  readonly givesWay: boolean;
}

const { module, givesWay }: SiteThreadData = workerData;
const port = parentPort!;
const tell = (news: wire.PageMessage, body: ArrayBuffer[] = []): void => port.postMessage(news, body);

if (givesWay) yieldToServer('pages');
// A built site is for production, however this process was started: React's other half takes twice as long for a page.
process.env.NODE_ENV ??= 'production';
const { createRequestHandler, RouterContextProvider } = await import('react-router');
const build: ServerBuild = await import(pathToFileURL(module).href);
const { serviceContext } = build.entry.module as unknown as { readonly serviceContext?: RouterContext<wire.InProcess> };
const handle = createRequestHandler(build, 'production');
const defaults = { ...commonHeaders, 'Cross-Origin-Resource-Policy': 'same-origin' };

const visitors = new Map<number, AbortController>();
const asked = new Map<number, (response: Response) => void>();
let questions = 0;

port.on('message', (order: wire.PageCommand) => {
  if ('left' in order) visitors.get(order.left)?.abort();
  else if ('answered' in order) {
    asked.get(order.answered)?.(wire.responseOf(order.response));
    asked.delete(order.answered);
  } else void set(order);
});
tell({ ready: true });

async function set({ page, request: wired }: Extract<wire.PageCommand, { readonly page: number }>): Promise<void> {
  const controller = new AbortController();
  visitors.set(page, controller);
  try {
    const request = wire.requestOf(wired, controller.signal);
    const context = new RouterContextProvider();
    if (serviceContext) context.set(serviceContext, (question) => ask(page, question));
    const answer = await handle(request, context);
    for (const [name, value] of Object.entries(defaults))
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    const response = await wire.wiredResponse(await compressed(request, answer));
    tell({ page, response }, wire.handedOver(response));
  } catch (error) {
    tell({ failed: page, thrown: error instanceof Error ? error : new Error(String(error)) });
  } finally {
    visitors.delete(page);
  }
}

async function ask(page: number, question: Request): Promise<Response> {
  const body = question.body === null ? undefined : new Uint8Array(await question.arrayBuffer());
  questions += 1;
  const number = questions;
  const answered = new Promise<Response>((resolve) => asked.set(number, resolve));
  tell({ asks: number, page, request: wire.wiredRequest(question, body) });
  return answered;
}

/** A page is sent whole, so that its length is known. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, body, status } = response;
  if (!isCompressible(headers.get('content-type') ?? '')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = accepted(request);
  if (!body || headers.has('content-encoding') || !encoding) return response;
  headers.set('Content-Encoding', encoding);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  const quality = request.url.includes('?') ? brotliQuality.once : brotliQuality.page;
  const whole = await encode(new Uint8Array(await response.arrayBuffer()), encoding, quality);
  headers.set('Content-Length', String(whole.length));
  return new Response(whole as Uint8Array<ArrayBuffer>, { status, headers });
}
