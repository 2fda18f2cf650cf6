import { join } from 'node:path';
import type { Service } from '../app.ts';
import { rawAddress, targetOf } from '../raw-path.ts';
import type { Turns } from '../turns.ts';
import { builtFolder } from './built-folders.ts';
import { clientAddress } from './client-address.ts';
import { type ProcessState, unready } from './condition.ts';
import type { Config } from './config.ts';
import { operations } from './operations.ts';
import type { Parts } from './parts.ts';
import { sentence } from './sentence.ts';
import type { Admit, CacheLookup, Fetch } from './server.ts';
import { mountSite } from './site/site.ts';
import { readStaticFiles, serveStatic } from './static-files.ts';

interface FetchOptions {
  readonly config: Config;
  readonly service: Service;
  readonly parts: Parts;
  readonly state: () => ProcessState;
  readonly turns: Turns;
}

/** Decides who answers: the service, the operator's addresses, the files of the site, or the site itself. */
export async function createFetch({ config, service, parts, state, turns }: FetchOptions) {
  const [folder, content] = [builtFolder('SITE_DIR', config), builtFolder('CONTENT_DIR', config)];
  const files = new Map([
    ...(folder === undefined ? [] : readStaticFiles(join(folder, 'client'))),
    ...(content === undefined ? [] : readStaticFiles(join(content, 'covers'), '/covers/')),
  ]);
  const site =
    folder === undefined
      ? undefined
      : await mountSite(folder, {
          timeLimitMs: config.TIME_LIMIT_SECONDS * 1000,
          givesWay: config.GIVE_WAY,
          onEnd: () => parts.metrics.kills.inc({ reason: 'site' }),
        });

  const elsewhere = async (
    request: Request,
    path: string,
    client: () => string,
    ask: (request: Request) => Promise<Response>,
  ) =>
    otherMethod(request.method, path) ??
    operations(path, () => unready(parts, state())) ??
    (await serveStatic(files, request, path)) ??
    (site?.answer ?? alone)(request, ask, {
      client,
      spend: (points) => parts.limits.calculation(client(), points),
    });

  const fetch: Fetch = (request, incoming) => {
    const { path } = rawAddress(request.url);
    const bindings = { client: () => clientAddress(incoming, config.TRUST_PROXY) };
    if (isService(path)) return service.fetch(request, bindings);
    return elsewhere(request, path, bindings.client, async (asked) => {
      await turns.turn(bindings.client());
      return service.fetch(asked, bindings);
    });
  };
  const cached: CacheLookup = ({ method = '', url = '', headers }) =>
    url.startsWith(calculationPrefix)
      ? service.cached(targetOf(url), { method, headers: { get: (name) => textOf(headers[name]) } })
      : undefined;
  const admit: Admit = (incoming, begin, refuse) => {
    const client = clientAddress(incoming, config.TRUST_PROXY);
    if (turns.waiting(client) < maxWaiting) turns.take(client, begin);
    else refuse();
  };
  return { fetch, cached, admit, site, files: files.size };
}

/** Requests of one client that may wait for its turn: a tenth of a second of light calculations. */
const maxWaiting = 500;
const calculationPrefix = '/nomogram/';

/** A header as `Headers` gives it. */
const textOf = (header: string | string[] | undefined): string | null =>
  header === undefined ? null : typeof header === 'string' ? header : header.join(', ');

const isService = (path: string): boolean =>
  path.startsWith(calculationPrefix) || path === '/nomogram' || path.startsWith('/websites/');

/** Pages and files are read; one page has a form that works without a script. */
function otherMethod(method: string, path: string): Response | undefined {
  const takesForm = /^\/contact\/?$/.test(path);
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && takesForm)) return undefined;
  const allow = { Allow: takesForm ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS' };
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers: allow })
    : sentence(405, `This address is read with GET${takesForm ? ', and its form sent with POST' : ''}.`, allow);
}

/** Without a site the service also says that there is nothing. */
const alone = (request: Request, ask: (request: Request) => Promise<Response>): Promise<Response> => ask(request);
