import { maxAddressLength } from '@nomogram/calculators/kit/request.ts';
import { type Context, Hono } from 'hono';
import { bulkPrefix, createBulk } from './bulk.ts';
import { type CalculationReply, type Calculations, createCalculations } from './calculations.ts';
import { createCharge } from './charge.ts';
import { checkPrefix, createCheck } from './check.ts';
import { createContact } from './contact.ts';
import type { Bindings, Dependencies } from './dependencies.ts';
import { negotiate } from './negotiate.ts';
import { describe } from './openapi/document.ts';
import { bug, type ProblemMessage } from './problem.ts';
import { createPublished } from './published.ts';
import { type RawAddress, rawAddress } from './raw-path.ts';
import { problemsOf } from './representation.ts';
import { createPrepare, type PreparedResponse, type Reply, type RequestTraits, responseOf } from './respond.ts';

/** Longest path with its query that is read. */

export interface Service {
  readonly fetch: (request: Request, bindings?: Bindings) => Response | Promise<Response>;
  /** What `fetch` would answer, if that is at hand: the same was asked before. For whoever sends it with less ado than a `Response` takes. */
  readonly cached: (address: RawAddress, asked: RequestTraits) => PreparedResponse | undefined;
}

/**
 * The service as web-standard requests and responses: the same code answers in Node and in the browser's service worker.
 * Paths are routed raw, because an input may hold anything once it is decoded: a `/`, a line break, a broken `%`.
 */
export function createApp(dependencies: Dependencies): Service {
  const { observe } = dependencies;
  const app = new Hono<{ Bindings: Bindings }>({ getPath: (request) => rawAddress(request.url).path });
  const prepare = createPrepare({ hsts: dependencies.hsts, compress: dependencies.compress });
  const calculations = createCalculations(dependencies);
  const { respond, say, refused } = createReplies(dependencies, prepare);
  const contact = createContact(dependencies);

  app.all('/nomogram/*', createCalculationRoute(dependencies, calculations, { respond, refused }));

  for (const path of ['/websites/contacts', '/websites/contacts/'])
    app.all(path, async ({ req: { raw: request }, env }) => {
      const reply = await contact(request, env?.client ?? nobody);
      observe?.('contact', reply.representation.status, false);
      return respond({ request, ...reply });
    });

  app.notFound(({ req: { raw: request }, env }) =>
    refused(request, { code: 'not-found', message: 'There is nothing at this address.' }, env?.client),
  );

  app.onError((error, { req: { raw: request } }) => {
    if (request.signal.aborted) return new Response(null, { status: 503 });
    dependencies.onBug?.(error, rawAddress(request.url).path.split('/').slice(0, 4).join('/'));
    observe?.('bug', 500, false);
    return say(request, bug);
  });

  function cached({ path, query }: RawAddress, asked: RequestTraits): PreparedResponse | undefined {
    const known = calculations.given(asked, path, query);
    if (!known) return undefined;
    const prepared = prepare({ request: asked, ...known.reply });
    if (prepared instanceof Promise) return undefined;
    observe?.(known.route, prepared.status, true);
    return prepared;
  }
  return { fetch: (request, bindings) => app.fetch(request, bindings), cached };
}

type Replies = ReturnType<typeof createReplies>;

/** How replies become responses. */
function createReplies({ limits, version }: Dependencies, prepare: ReturnType<typeof createPrepare>) {
  const charge = createCharge(limits?.calculation);
  const respond = (reply: Reply): Response | Promise<Response> => {
    const prepared = prepare(reply);
    return prepared instanceof Promise ? prepared.then(responseOf) : responseOf(prepared);
  };
  const say = (request: Request, problem: ProblemMessage, extra?: Record<string, string>) =>
    respond({
      request,
      representation: problemsOf([problem], negotiate(request.headers.get('accept')), version),
      caching: 'never',
      ...(extra && { extra }),
    });
  /** What is refused is paid for. */
  const refused = async (
    request: Request,
    problem: ProblemMessage,
    client: () => string = nobody,
  ): Promise<Response> => {
    const unpaid = await charge(client, request.url.length);
    return unpaid ? say(request, unpaid.problem, unpaid.extra) : say(request, problem);
  };
  return { respond, say, refused };
}

/** Everything below /nomogram/: rows, attempts, what is published, calculations. */
function createCalculationRoute(
  dependencies: Dependencies,
  calculations: Calculations,
  { respond, refused }: Pick<Replies, 'respond' | 'refused'>,
) {
  const { catalogue, version, observe } = dependencies;
  const bulk = createBulk(dependencies);
  const check = createCheck(dependencies);
  let description: Promise<unknown> | undefined;
  const published = createPublished(dependencies, () => (description ??= describe(catalogue, version)));

  async function inBulk(request: Request, path: string, query: string, client: () => string): Promise<Response> {
    const answered = await bulk(request, path, query, client);
    observe?.('bulk', answered instanceof Response ? 200 : answered.representation.status, false);
    return answered instanceof Response ? answered : respond({ request, ...answered });
  }

  return ({ req: { raw: request }, env }: Context<{ Bindings: Bindings }>): Response | Promise<Response> => {
    const { path, query } = rawAddress(request.url);
    const client = env?.client ?? nobody;
    const finish = ({ reply, route, remembered = false }: CalculationReply): Response | Promise<Response> => {
      observe?.(route, reply.representation.status, remembered);
      return respond({ request, ...reply });
    };
    if (path.length + query.length > maxAddressLength) {
      observe?.(tooLong.code, 414, false);
      return refused(request, tooLong, client);
    }
    if (path.startsWith(bulkPrefix)) return inBulk(request, path, query, client);
    if (path.startsWith(checkPrefix))
      return check(request, path, query, client).then((reply) => finish({ reply, route: 'check' }));
    const content = published(request, path);
    if (content) return content.then((reply) => finish({ reply, route: 'published' }));
    const answered = calculations.answer({ request, path, query, client });
    return answered instanceof Promise ? answered.then(finish) : finish(answered);
  };
}

const nobody = () => '';

const tooLong: ProblemMessage = {
  code: 'path-too-long',
  message: `The address, with all that was typed, is longer than ${maxAddressLength / 1024} kB, which is the most that is read.`,
};
