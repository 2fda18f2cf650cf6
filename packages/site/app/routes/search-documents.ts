import { etagOf, isKnown } from '../etag.server.ts';
import { documents } from '../search/search.server.ts';

const body = JSON.stringify(documents);
const etag = etagOf(body);

/** What the search in the page searches, fetched when it is first opened. */
export function loader({ request }: { request: Request }) {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) } });
}
