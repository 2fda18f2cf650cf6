import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readBytes } from '../../body.ts';
import type { Allowance } from '../../dependencies.ts';
import { rateLimitHeaders } from '../../rate-limit-headers.ts';
import { sentence } from '../sentence.ts';
import { createKeptPages } from './kept-pages.ts';
import { createPageTurns } from './page-turns.ts';
import {
  handedOver,
  type InProcess,
  type PageNews,
  type PageOrder,
  requestOf,
  responseOf,
  wiredRequest,
  wiredResponse,
} from './page-wire.ts';
import type { SiteThreadData } from './site-thread.ts';

interface Site {
  /** Answers a request for a page; `service` is how the page asks the service without leaving the process. */
  readonly answer: (request: Request, service: InProcess, visitor: Visitor) => Promise<Response>;
  readonly close: () => Promise<unknown>;
}

export interface Visitor {
  readonly client: () => string;
  /** Takes points of the visitor before a page is set; how long to wait where there are none left. */
  readonly spend: (points: number) => Promise<Allowance>;
}

interface Pending {
  readonly client: string;
  readonly service: InProcess;
  /** Aborted when the visitor leaves: what the page has asked of the service is not calculated any further. */
  readonly signal: AbortSignal;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

/** What setting a page costs, in light calculations. */
const pagePoints = 30;
/** The longest form of a page: a message of 10,000 letters, each of them percent-encoded. */
const formLimit = 128 * 1024;
/** Pages that may be set at once or wait for it, of all and of one client. */
const mostPages = 400;
const mostWaiting = 200;
/** A page takes a few megabytes; whatever would take more ends its thread, and not the server. */
const memoryLimitMb = 512;
const restartMs = 1000;

/** Mounts the built site, in a thread of its own (see `site-thread.ts`). `undefined` when the site was not built. */
export async function mountSite(folder: string, onEnd: () => void): Promise<Site | undefined> {
  const module = join(folder, 'server/index.js');
  if (!existsSync(module)) return undefined;
  const pages = createKeptPages();
  const pending = new Map<number, Pending>();
  const turns = createPageTurns();
  let last = 0;
  let closed = false;
  let thread: Worker | undefined = await start({ module }, listen, gone);

  const tell = (order: PageOrder, body: ArrayBuffer[] = []): void => thread?.postMessage(order, body);

  function listen(news: PageNews): void {
    if ('ready' in news) return;
    if ('asks' in news) {
      turns.asks(news.page);
      return void ask(news);
    }
    const number = 'failed' in news ? news.failed : news.page;
    turns.over(number);
    const page = pending.get(number);
    pending.delete(number);
    if ('failed' in news) page?.reject(news.thrown);
    else page?.resolve(responseOf(news.response));
  }

  async function ask({ asks, page, request }: Extract<PageNews, { readonly asks: number }>): Promise<void> {
    const visitor = pending.get(page);
    // A page whose visitor has left ends, too, and needs an answer for that.
    const answer = visitor ? visitor.service(requestOf(request, visitor.signal)).catch(busy) : busy();
    const response = await wiredResponse(await answer);
    const give = () => {
      tell({ answered: asks, response }, handedOver(response));
      return pending.has(page);
    };
    if (visitor) turns.answer(visitor.client, page, give);
    else give();
  }

  /** The thread has ended, which only a bug or a page without measure can bring about: its pages are given up, and another one starts. */
  function gone(): void {
    thread = undefined;
    turns.clear();
    for (const page of pending.values()) page.resolve(busy());
    pending.clear();
    if (closed) return;
    onEnd();
    void restart();
  }

  async function restart(): Promise<void> {
    const started = await start({ module }, listen, gone).catch(() => undefined);
    if (closed) await started?.terminate();
    else if (started) thread = started;
    else setTimeout(restart, restartMs).unref();
  }

  async function set(request: Request, service: InProcess, { client, spend }: Visitor): Promise<Response> {
    const allowance = await spend(pagePoints);
    if (!allowance.allowed) return tooMany(allowance);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const declared = Number(request.headers.get('content-length') ?? 0);
    const body = hasBody && declared <= formLimit ? await readBytes(request) : undefined;
    if (hasBody && (body === undefined || body.length > formLimit)) return tooLarge();
    const asking = client();
    if (!thread || pending.size >= mostPages || turns.waiting(asking) >= mostWaiting) return busy();
    last += 1;
    const number = last;
    const leave = () => {
      tell({ left: number });
      pending.get(number)?.resolve(busy()); // which nobody reads
      pending.delete(number);
    };
    const answered = new Promise<Response>((resolve, reject) =>
      pending.set(number, { client: asking, service, signal: request.signal, resolve, reject }),
    );
    request.signal.addEventListener('abort', leave, { once: true });
    turns.take(asking, number, () => {
      if (pending.has(number)) tell({ page: number, request: wiredRequest(request, body) });
      return pending.has(number);
    });
    return answered.finally(() => request.signal.removeEventListener('abort', leave));
  }

  return {
    answer: async (request, service, visitor) =>
      pages.get(request) ?? pages.keep(request, await set(request, service, visitor)),
    close() {
      closed = true;
      return thread?.terminate() ?? Promise.resolve();
    },
  };
}

/** Resolves when the thread can set pages. */
function start(data: SiteThreadData, listen: (news: PageNews) => void, gone: () => void): Promise<Worker> {
  const thread = new Worker(fileURLToPath(new URL('./site-thread.ts', import.meta.url)), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', () => {
      thread.off('error', reject);
      thread.on('error', () => undefined); // it also ends
      thread.on('message', listen);
      thread.once('exit', gone);
      thread.unref();
      resolve(thread);
    });
  });
}

const busy = (): Response =>
  sentence(503, 'The site is busy with other pages; please try again in a moment.', { 'Retry-After': '2' });

const tooLarge = (): Response =>
  sentence(413, `What was sent is larger than ${formLimit / 1024} kB, which is the most that a form may be.`);

const tooMany = (allowance: Allowance): Response =>
  sentence(
    429,
    'Too many pages were asked for from this address; please try again in a moment.',
    rateLimitHeaders(allowance),
  );
