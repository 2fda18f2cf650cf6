import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the service, an origin of its own, that can be cut: then nobody answers there. */
export interface Way {
  readonly url: string;
  cut(): Promise<void>;
}

/**
 * Leads to the service at `target`, on a free port or on the one that another way had. What the service sends goes through as it is; only
 * `appended` is put behind the text of the service worker, which makes it another version. Pages are asked for compressed by gzip: Brotli, which
 * the service tries hardest with, would take longer for six hundred of them than to set them.
 */
export async function wayTo(target: string, { port = 0, appended = '' } = {}): Promise<Way> {
  const server = createServer((asked, answer) => {
    const isChanged = appended !== '' && asked.url === '/sw.js';
    // By its own name the service keeps the pages that it has set, whichever way they are asked for.
    const { host: _host, ...own } = asked.headers;
    const encoding = { 'accept-encoding': isChanged ? 'identity' : 'gzip' };
    const headers = { ...own, ...encoding, ...(isChanged && { 'if-none-match': '' }) };
    const onward = request(target + asked.url, { method: asked.method, headers }, (found) => {
      const { 'content-length': _length, etag: _etag, ...rest } = found.headers;
      answer.writeHead(found.statusCode!, isChanged ? rest : found.headers);
      found.pipe(answer, { end: !isChanged });
      if (isChanged) found.on('end', () => answer.end(appended));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
