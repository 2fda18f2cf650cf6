import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '../../body.ts';
import type { Allowance } from '../../dependencies.ts';
import { rateLimitHeaders } from '../../rate-limit-headers.ts';
import { sentence } from '../sentence.ts';
import { createKeptPages } from './kept-pages.ts';
import type { InProcess } from './page-wire.ts';
import { PagesUnderWay } from './pages-under-way.ts';

export interface Site {
  /** Answers a request for a page; `service` is how the page asks the service without leaving the process. */
  readonly answer: (request: Request, service: InProcess, visitor: Visitor) => Promise<Response>;
  readonly close: () => Promise<unknown>;
}

export interface Visitor {
  readonly client: () => string;
  /** Takes points of the visitor before a page is rendered; how long to wait where there are none left. */
  readonly spend: (points: number) => Promise<Allowance>;
}

interface SiteOptions {
  /** So long a page may keep the thread that sets it. */
  readonly timeLimitMs: number;
  readonly givesWay: boolean;
  /** Told when that thread has ended. */
  readonly onEnd: () => void;
}

/** What rendering a page costs, in light calculations. */
const pagePoints = 30;
/** The longest form of a page: a message of 10,000 letters, each of them percent-encoded. */
const formLimit = 128 * 1024;

/** Mounts the built site, in a thread of its own (see `site-thread.ts`). `undefined` when the site was not built. */
export async function mountSite(folder: string, options: SiteOptions): Promise<Site | undefined> {
  const module = join(folder, 'server/index.js');
  if (!existsSync(module)) return undefined;
  const kept = createKeptPages();
  const underWay = await PagesUnderWay.open({ module, ...options });

  async function set(request: Request, service: InProcess, { client, spend }: Visitor): Promise<Response> {
    const allowance = await spend(pagePoints);
    if (!allowance.allowed) return tooMany(allowance);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const declared = Number(request.headers.get('content-length') ?? 0);
    const body = hasBody && declared <= formLimit ? await readBytes(request) : undefined;
    if (hasBody && (body === undefined || body.length > formLimit)) return tooLarge();
    return underWay.set({ request, body, client: client(), service });
  }

  return {
    answer: async (request, service, visitor) =>
      kept.get(request) ?? kept.keep(request, await set(request, service, visitor)),
    close: () => underWay.close(),
  };
}

const tooLarge = (): Response =>
  sentence(413, `What was sent is larger than ${formLimit / 1024} kB, which is the most that a form may be.`);

const tooMany = (allowance: Allowance): Response =>
  sentence(
    429,
    'Too many pages were asked for from this address; please try again in a moment.',
    rateLimitHeaders(allowance),
  );
