import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The service behind a listener that hears what pages complain of, in every engine the same. */
export interface Listener {
  readonly url: string;
  /** Waits until all that pages asked for has come. */
  readonly quiet: () => Promise<void>;
  /** Leaves the pages alone, as a network that is gone. */
  readonly stop: () => Promise<void>;
}

/** Where a window keeps what its pages complained of. */
export const complaintsKey = 'complaints';

/**
 * The first script of every page: what is said on the console, thrown, refused by the policy or not loaded is kept in the session of the
 * window. What a page does not get because it is left is no complaint.
 */
const ear = `(() => {
  let left = false;
  addEventListener('beforeunload', () => (left = true));
  const tell = (...words) => {
    const kept = JSON.parse(sessionStorage.getItem('${complaintsKey}') ?? '[]');
    sessionStorage.setItem('${complaintsKey}', JSON.stringify([...kept, location.pathname + ': ' + words.join(' ')]));
  };
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => (tell(level, ...words), say(...words));
  }
  addEventListener('error', (event) => {
    if (event.message) tell('error', event.message);
    else if (!left) tell('not loaded', event.target.src ?? event.target.href);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => left || tell('rejected', String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('forbidden', violatedDirective, blockedURI));
})();`;
const allowed = `'sha256-${createHash('sha256').update(ear).digest('base64')}'`;

export async function startListener(service: string): Promise<Listener> {
  let underWay = 0;
  const server = createServer((asked, answer) => {
    underWay += 1;
    answer.once('close', () => {
      underWay -= 1;
    });
    handOn(service, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async quiet() {
      while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hands a request on to the service, and its answer back: as it is, but for the first script of a page. */
function handOn(service: string, asked: IncomingMessage, answer: ServerResponse): void {
  // A page that is opened comes as text; what the site keeps for later comes as it is.
  const { 'accept-encoding': encoding, 'if-none-match': _, ...rest } = asked.headers;
  const headers = asked.headers.accept?.includes('text/html') ? rest : { ...rest, 'accept-encoding': encoding };
  const there = request(service + asked.url, { method: asked.method, headers }, async (given) => {
    const { 'content-length': __, ...kept } = given.headers;
    if (!/^text\/html/.test(kept['content-type'] ?? '') || kept['content-encoding'] !== undefined) {
      answer.writeHead(given.statusCode!, given.headers);
      given.pipe(answer);
      return;
    }
    const policy = String(kept['content-security-policy'] ?? '').replace(/script-src\s/, `$&${allowed} `);
    answer.writeHead(given.statusCode!, { ...kept, 'content-security-policy': policy });
    answer.end((await textOf(given)).replace(/<head[^>]*>/, `$&<script>${ear}</script>`));
  });
  there.on('error', () => answer.destroy());
  asked.pipe(there);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of stream.setEncoding('utf8')) text += part;
  return text;
}
