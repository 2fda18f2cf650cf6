import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matches } from '../etag.ts';
import { commonHeaders } from '../headers.ts';
import { isCompressible, mediaType } from './media-types.ts';
import { contentSecurityPolicy } from './site/page-policy.ts';

/**
 * The files of the built site. All of them are read once, when the process starts, into a table by their address: what is
 * not in the table does not exist, so no path can lead elsewhere. Compressed forms are taken from beside the file
 * (`.br`, `.gz`) or made at the first request that wants one.
 */
interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

export type Encoding = 'br' | 'gzip';
const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Everything below `folder`, by address below `base`. */
export function readStaticFiles(folder: string, base = '/'): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  for (const path of paths) {
    const isVariant = suffixes.some(([, suffix]) => path.endsWith(suffix) && known.has(path.slice(0, -suffix.length)));
    if (isVariant) continue;
    const address = base + relative(folder, path).split(sep).join('/');
    const file = readFile(path, address, known);
    files.set(address, file);
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'/index.html'.length) || '/', file);
  }
  return files;
}

function readFile(path: string, address: string, known: ReadonlySet<string>): StaticFile {
  const body = readFileSync(path);
  const type = mediaType(path);
  const encoded: StaticFile['encoded'] = {};
  for (const [encoding, suffix] of suffixes)
    if (known.has(path + suffix)) encoded[encoding] = Promise.resolve(readFileSync(path + suffix));
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    encoded,
    headers: {
      ...commonHeaders,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Type': type,
      'Cache-Control': cacheControl(address),
      ...(isCompressible(type) ? { Vary: 'Accept-Encoding' } : {}),
      ...(type.startsWith('text/html')
        ? { 'Content-Security-Policy': contentSecurityPolicy(body.toString('utf8')) }
        : {}),
    },
  };
}

/** A name with a hash in it never changes its content; a service worker must be asked for every time. */
const cacheControl = (address: string): string =>
  address.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : /\/(?:sw|service-worker)\.js$/.test(address)
      ? 'no-cache'
      : 'public, max-age=300, stale-while-revalidate=86400';

/** The file at this raw path, as the answer to this request; `undefined` when there is none. */
export async function serveStatic(files: StaticFiles, request: Request, path: string): Promise<Response | undefined> {
  const file =
    files.get(path) ?? files.get(decoded(path)) ?? (path.endsWith('/') ? files.get(path.slice(0, -1)) : undefined);
  if (!file) return undefined;
  const encoding = isCompressible(file.type) && file.body.length > 1400 ? accepted(request) : undefined;
  const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  const headers = { ...file.headers, ETag: etag, ...(encoding && { 'Content-Encoding': encoding }) };
  const known = request.headers.get('if-none-match');
  if (known !== null && matches(known, etag)) return new Response(null, { status: 304, headers });
  const body = encoding ? await encodedBody(file, encoding) : file.body;
  const answer = { ...headers, 'Content-Length': String(body.length) };
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status: 200,
    headers: answer,
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const brotli = promisify(brotliCompress);
export const gzipped = promisify(gzip);

/**
 * How hard Brotli tries. A page that is kept comes out a tenth shorter for 30 to 170 ms beside the threads that answer, so that most begin
 * and end within the first packets of a connection; a file is one of a thousand, all of which a device may ask for at once; what is
 * sent once takes a sixth of a file's time, and comes out 3 to 5 % longer.
 */
export const brotliQuality = { page: 10, file: 9, once: 5 } as const;

export const encode = (body: Uint8Array, encoding: Encoding, quality: number = brotliQuality.file): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });

/** Encoded at the first request that wants it, and kept. */
function encodedBody(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  file.encoded[encoding] ??= encode(file.body, encoding);
  return file.encoded[encoding];
}

/** The best encoding that a client accepts. */
export function accepted(request: Request): Encoding | undefined {
  const header = request.headers.get('accept-encoding') ?? '';
  const offers = header.split(',').map((part) => part.trim().toLowerCase().replace(/\s/g, ''));
  const takes = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};q=`) && Number(offer.slice(name.length + 3)) > 0),
    );
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
