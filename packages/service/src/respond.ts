import { matches } from './etag.ts';
import { hstsHeader, openHeaders, ownHeaders } from './headers.ts';
import type { Representation } from './representation.ts';

/** How long, and by whom, an answer may be kept. */
const cachings = {
  /** The same address gives the same bytes until the engine changes, and then another ETag. */
  answer: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Refused inputs: just as constant, but a mended engine may soon accept them. */
  refusal: 'public, max-age=3600',
  published: 'public, max-age=300, stale-while-revalidate=86400',
  never: 'no-store',
} as const;

export type Caching = keyof typeof cachings;

/** What an answer depends on, of the request. */
export interface RequestTraits {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

export interface Reply {
  readonly request: RequestTraits;
  readonly representation: Representation;
  readonly caching: Caching;
  readonly scope?: 'open' | 'own';
  readonly extra?: Readonly<Record<string, string>>;
}

interface Responder {
  readonly hsts?: boolean | undefined;
  readonly compress?: ((body: string | Uint8Array) => Promise<Uint8Array>) | undefined;
}

/** Below this a body and its headers fit in one packet anyway. */
const worthCompressing = 1400;

/** An answer with everything that is sent of it. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

export const responseOf = ({ status, headers, body }: PreparedResponse): Response =>
  new Response(body, { status, headers });

/** The one place where an answer gets what is sent with it: conditional requests, caching, security headers, compression. */
export function createPrepare(options: Responder): (reply: Reply) => PreparedResponse | Promise<PreparedResponse> {
  const base = (scope: 'open' | 'own') => ({
    ...(scope === 'open' ? openHeaders : ownHeaders),
    ...(options.hsts ? hstsHeader : {}),
  });
  const bases = { open: base('open'), own: base('own') };

  function headersFor({ representation, caching, scope = 'open' }: Reply): Readonly<Record<string, string>> {
    const known = representation.headers;
    if (known?.scope === scope && known.caching === caching) return known.fields;
    const fields: Record<string, string> = {
      ...(representation.status === 204
        ? {}
        : { 'Content-Type': representation.type, 'Content-Length': String(representation.bytes) }),
      'Cache-Control': cachings[caching],
      Vary: options.compress ? 'Accept, Accept-Encoding' : 'Accept',
      ...bases[scope],
    };
    if (caching !== 'never') fields.ETag = representation.etag;
    representation.headers = { scope, caching, fields };
    return fields;
  }

  return (reply) => {
    const { request, representation, caching, extra } = reply;
    const shared = headersFor(reply);
    const headers = extra ? { ...shared, ...extra } : shared;
    if (representation.bytes > worthCompressing && options.compress && acceptsGzip(request))
      return compressed(reply, headers, options.compress);
    if (caching !== 'never' && isUnchanged(request, representation.etag)) return unchanged(headers);
    return {
      status: representation.status,
      headers,
      body: representation.status === 204 ? null : bodyOf(representation),
    };
  };
}

/** Beyond this a text is sent faster as bytes, which need no second encoding. */
const long = 64 * 1024;

function bodyOf(representation: Representation): string | Uint8Array<ArrayBuffer> {
  const { body, bytes } = representation;
  if (typeof body !== 'string' || bytes < long) return body;
  representation.encoded ??= new TextEncoder().encode(body);
  return representation.encoded;
}

/** gzip has other bytes, so its strong ETag is another one. */
async function compressed(
  { request, representation, caching }: Reply,
  headers: Readonly<Record<string, string>>,
  compress: (body: string | Uint8Array) => Promise<Uint8Array>,
): Promise<PreparedResponse> {
  const etag = `${representation.etag.slice(0, -1)}-gzip"`;
  const own: Record<string, string> = { ...headers, 'Content-Encoding': 'gzip' };
  if (caching !== 'never') own.ETag = etag;
  if (caching !== 'never' && isUnchanged(request, etag)) return unchanged(own);
  representation.compressed ??= compress(representation.body);
  const bytes = await representation.compressed;
  own['Content-Length'] = String(bytes.length);
  return { status: representation.status, headers: own, body: bytes as Uint8Array<ArrayBuffer> };
}

const acceptsGzip = (request: RequestTraits): boolean => {
  const accepted = request.headers.get('accept-encoding');
  return accepted !== null && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
};

function isUnchanged(request: RequestTraits, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && (request.method === 'GET' || request.method === 'HEAD') && matches(known, etag);
}

function unchanged(headers: Readonly<Record<string, string>>): PreparedResponse {
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...kept } = headers;
  return { status: 304, headers: kept, body: null };
}
