import {
  createServer,
  type IncomingMessage,
  type ServerOptions as NodeServerOptions,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { commonHeaders, hstsHeader } from '../headers.ts';
import type { PreparedResponse } from '../respond.ts';
import { sentence } from './sentence.ts';

/** Answers one request; `incoming` is there for the address of the client. */
export type Fetch = (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;

/** How long a client may take for its headers, for its whole request, and how often that is looked at. */
interface RequestTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
}

const usualPatience: RequestTimeouts = { headersMs: 15_000, requestMs: 30_000, checkMs: 2000 };

/**
 * How long it may be until an answer begins, and then until it is sent. Whatever an answer waits for has limits of its own, which end it sooner;
 * these hold where one of those should fail, too, so that no request lasts for ever.
 */
export interface Bounds {
  readonly answerMs: number;
  readonly sendMs: number;
}

/** Longest request line with all headers; the longest address that is read is far below. */
const maxHeaderSize = 64 * 1024;

/** What can be sent at once; `undefined` where the request has to be looked at. */
export type CacheLookup = (incoming: IncomingMessage) => PreparedResponse | undefined;

/** Decides when an answer is begun, or that it is refused because too much of the same client waits already. */
export type Admit = (incoming: IncomingMessage, begin: () => void, refuse: () => void) => void;

interface ServerOptions {
  readonly admit?: Admit;
  readonly cached?: CacheLookup;
  readonly patience?: RequestTimeouts;
  readonly bounds?: Bounds;
  /** Whether browsers are told to insist on TLS. */
  readonly hsts?: boolean;
  /** Once it is, every answer ends its connection, so that none is open when the server closes. */
  readonly isEnding?: () => boolean;
}

/** The HTTP server around the service, with limits against clients that are slow or broken. */
export function createHttpServer(
  fetch: Fetch,
  onBug: (error: unknown) => void,
  {
    admit = (_, begin) => begin(),
    cached = () => undefined,
    patience = usualPatience,
    bounds = { answerMs: 60_000, sendMs: 600_000 },
    hsts = false,
    isEnding = () => false,
  }: ServerOptions = {},
): Server {
  const always = Object.entries({ ...commonHeaders, ...(hsts ? hstsHeader : {}) });
  const listener = getRequestListener((request, { incoming }) => fetch(request, incoming as IncomingMessage), {
    errorHandler: (error) => {
      if (error instanceof Error && error.name === 'RequestError')
        return sentence(400, 'The address of the request cannot be read.');
      onBug(error);
      return sentence(500, 'The service made a mistake; it has been noted and will be looked at.');
    },
  });
  const server = createServer(settingsOf(patience), (incoming: IncomingMessage, outgoing: ServerResponse) =>
    admit(
      incoming,
      () => answer(incoming, outgoing),
      () => refused(outgoing, always),
    ),
  );
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (outgoing.destroyed) return; // the client did not wait
    if (isEnding()) outgoing.shouldKeepAlive = false;
    const known = cached(incoming);
    if (known) return void outgoing.writeHead(known.status, known.headers).end(known.body);
    bound(incoming, outgoing, bounds, always);
    for (const [name, value] of always) outgoing.setHeader(name, value);
    if (incoming.method === 'TRACE') traced(outgoing);
    else void listener(incoming, outgoing);
  };
  server.timeout = 90_000; // a client that stops reading in the middle of an answer
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerClientError(error, socket, always));
  return server;
}

const settingsOf = ({ headersMs, requestMs, checkMs }: RequestTimeouts): NodeServerOptions => ({
  maxHeaderSize,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
  keepAliveTimeout: 65_000,
  noDelay: true,
});

/** Ends the request at its bounds: without an answer in a sentence, in the midst of one by closing the connection. */
function bound(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answerMs, sendMs }: Bounds,
  always: CommonHeaders,
): void {
  const unanswered = (): void => {
    if (outgoing.headersSent) timer = setTimeout(() => incoming.socket.destroy(), sendMs);
    else if (!outgoing.socket?.writable) incoming.socket.destroy();
    else {
      // Past the response, which closes unfinished: so whoever works for it learns that nobody waits any more.
      outgoing.socket.end(rawSentence(503, late, [...always, ['Retry-After', '10']]));
      outgoing.socket.destroySoon();
    }
  };
  let timer = setTimeout(unanswered, answerMs);
  outgoing.once('close', () => clearTimeout(timer));
}

const late = 'There is no answer within the time that a request may take; please try again in a moment.';

/** A method that a `Request` cannot have. */
function traced(outgoing: ServerResponse): void {
  const text = 'Requests are not sent back; an address is read with GET.';
  outgoing
    .writeHead(405, {
      Allow: 'GET, HEAD, POST, OPTIONS',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    })
    .end(text);
}

/** A client of whom so much waits already. */
function refused(outgoing: ServerResponse, always: CommonHeaders): void {
  const text = 'Too many requests from this address are waiting; please try again in a moment.';
  outgoing
    .writeHead(503, {
      ...Object.fromEntries(always),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    })
    .end(text);
}

type CommonHeaders = readonly (readonly [name: string, value: string])[];

/** What is not even HTTP gets a sentence, too, and the connection ends. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex, always: CommonHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([
          431,
          `The address and the headers are longer than ${maxHeaderSize / 1024} kB, which is the most that is read.`,
        ] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'The request did not arrive in time.'] as const)
        : ([400, 'The request is not valid HTTP.'] as const);
  socket.end(rawSentence(status, text, always));
}

/** An answer in one sentence, after which the connection ends, as it goes through the wire. */
const rawSentence = (status: number, text: string, headers: CommonHeaders): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    text,
  ].join('\r\n');

/** Stops accepting, lets open requests end for at most `ms`, then closes what is left. */
export async function drain(server: Server, ms: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), ms);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
