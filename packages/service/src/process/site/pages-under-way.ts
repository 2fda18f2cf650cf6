import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sentence } from '../sentence.ts';
import { createPageTurns } from './page-turns.ts';
import * as wire from './page-wire.ts';
import type { SiteThreadData } from './site-thread.ts';

/** A page that somebody waits for. */
export interface PageQuestion {
  readonly request: Request;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly client: string;
  /** How the page asks the service. */
  readonly service: wire.InProcess;
}

interface Page extends PageQuestion {
  /** Another one at every beginning. */
  number: number;
  /** Whether a thread has been given it. */
  isBegun: boolean;
  /** Whether a thread ended that had been given it. */
  isSuspect: boolean;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

interface PagesOptions extends SiteThreadData {
  /** So long a page may keep its thread, but for what it asks of the service. */
  readonly timeLimitMs: number;
  /** Told when a thread has ended before it was closed. */
  readonly onEnd: () => void;
}

/** Pages that may be set at once or wait for it, of all and of one client. */
const maxPages = 400;
const maxWaiting = 200;
/** A page takes a few megabytes; whatever would take more ends its thread, and not the server. */
const memoryLimitMb = 512;
const restartMs = 1000;

/**
 * The pages that are being set, or wait for it, and the thread that sets them. A page without end or measure ends its thread: then another
 * one starts, the pages that wait go there, and those that were under way begin anew, one at a time; whichever ends that one, too, is refused.
 */
export class PagesUnderWay {
  private readonly options: PagesOptions;
  private readonly turns;
  private readonly pages = new Map<number, Page>();
  private thread: Worker | undefined;
  private last = 0;
  /** Whether no thread starts any more: by a fault, or because all is over. */
  private isShut = false;
  private isClosed = false;

  private constructor(options: PagesOptions) {
    this.options = options;
    this.turns = createPageTurns({
      mayGive: () => this.thread !== undefined,
      timeLimitMs: options.timeLimitMs,
      onOverdue: () => void this.thread?.terminate(),
    });
  }

  /** Resolves when pages can be set. */
  static async open(options: PagesOptions): Promise<PagesUnderWay> {
    const pages = new PagesUnderWay(options);
    pages.thread = await pages.start();
    return pages;
  }

  set(asked: PageQuestion): Promise<Response> {
    const { signal } = asked.request;
    const isFull = this.pages.size >= maxPages || this.turns.waiting(asked.client) >= maxWaiting;
    if (this.isShut || isFull || signal.aborted) return Promise.resolve(busy());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const page: Page = { ...asked, number: 0, isBegun: false, isSuspect: false, resolve, reject };
    const leave = () => this.left(page);
    signal.addEventListener('abort', leave, { once: true });
    this.begin(page);
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  close(): Promise<unknown> {
    this.isClosed = true;
    this.refuseAll();
    return this.thread?.terminate() ?? Promise.resolve();
  }

  private begin(page: Page): void {
    this.last += 1;
    page.number = this.last;
    page.isBegun = false;
    this.pages.set(page.number, page);
    const give = () => this.give(page);
    this.turns.take(page.client, page.number, give, page.isSuspect);
  }

  private give(page: Page): boolean {
    if (!this.pages.has(page.number)) return false;
    page.isBegun = true;
    this.tell({ page: page.number, request: wire.wiredRequest(page.request, page.body) });
    return true;
  }

  private tell(order: wire.PageCommand, body: ArrayBuffer[] = []): void {
    this.thread?.postMessage(order, body);
  }

  private left(page: Page): void {
    if (page.isBegun) this.tell({ left: page.number });
    this.pages.delete(page.number);
    page.resolve(busy()); // which nobody reads
  }

  private readonly listen = (news: wire.PageMessage): void => {
    if ('ready' in news) return;
    if ('asks' in news) {
      this.turns.asks(news.page);
      return void this.ask(news);
    }
    const number = 'failed' in news ? news.failed : news.page;
    this.turns.over(number);
    const page = this.pages.get(number);
    this.pages.delete(number);
    if ('failed' in news) page?.reject(news.thrown);
    else page?.resolve(wire.responseOf(news.response));
  };

  private async ask({
    asks,
    page: number,
    request,
  }: Extract<wire.PageMessage, { readonly asks: number }>): Promise<void> {
    const asking = this.thread;
    const page = this.pages.get(number);
    // A page whose visitor has left ends, too, and needs an answer for that.
    const answer = page ? page.service(wire.requestOf(request, page.request.signal)).catch(busy) : busy();
    const response = await wire.wiredResponse(await answer);
    const give = () => {
      // Another thread counts its questions from one again.
      if (this.thread === asking) this.tell({ answered: asks, response }, wire.handedOver(response));
      return this.pages.has(number);
    };
    if (page) this.turns.answer(page.client, number, give);
    else give();
  }

  private readonly gone = (): void => {
    this.thread = undefined;
    const atIt = this.turns.ended();
    if (this.isClosed) return;
    this.options.onEnd();
    for (const page of [...this.pages.values()]) if (page.isBegun) this.lost(page, atIt);
    void this.restart();
  };

  /** What becomes of a page whose thread has ended: what was sent with it may have been done already, and is not done again. */
  private lost(page: Page, atIt: readonly number[]): void {
    this.pages.delete(page.number);
    const isToBlame = atIt.includes(page.number) && (page.isSuspect || atIt.length === 1);
    page.isSuspect = true;
    if (isToBlame) page.resolve(unfinished());
    else if (page.body) page.resolve(busy());
    else this.begin(page);
  }

  private async restart(): Promise<void> {
    const started = await this.start().catch(() => undefined);
    if (this.isClosed) return void started?.terminate();
    this.thread = started;
    this.isShut = started === undefined;
    if (started) return this.turns.dispatch();
    this.refuseAll();
    setTimeout(() => this.restart(), restartMs).unref();
  }

  private refuseAll(): void {
    for (const page of this.pages.values()) page.resolve(busy());
    this.pages.clear();
    this.isShut = true;
  }

  /** Resolves when the thread can set pages. */
  private start(): Promise<Worker> {
    const { module, givesWay } = this.options;
    const thread = new Worker(fileURLToPath(new URL('./site-thread.ts', import.meta.url)), {
      workerData: { module, givesWay } satisfies SiteThreadData,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    return new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', () => {
        thread.off('error', reject);
        thread.on('error', () => undefined); // it also ends
        thread.on('message', this.listen);
        thread.once('exit', this.gone);
        thread.unref();
        resolve(thread);
      });
    });
  }
}

const busy = (): Response =>
  sentence(503, 'The site is busy with other pages; please try again in a moment.', { 'Retry-After': '2' });

/** The page, and no other, ends the thread that sets it: it has no end, or no measure. */
const unfinished = (): Response =>
  sentence(503, 'This page could not be finished within the time and the memory that a page may take.', {
    'Retry-After': '60',
  });
