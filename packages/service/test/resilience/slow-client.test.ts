import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../src/process/server.ts';
import { rawRequest } from '../fixtures/raw-request.ts';

let server: Server;
let abandoned = 0;
const never = new Promise<never>(() => undefined);
/** Faults that are not to be: what each part of the service has limits against. */
const answers: { readonly [path: string]: (request: Request) => Response | Promise<Response> } = {
  '/never': ({ signal }) => {
    signal.addEventListener('abort', () => {
      abandoned += 1;
    });
    return never;
  },
  '/never-ends': () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(10)) })),
  '/stops': () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('begun')),
        pull: () => never,
      }),
    ),
};
beforeAll(async () => {
  server = createHttpServer(
    async (request) => answers[new URL(request.url).pathname]?.(request) ?? new Response(await request.text()),
    () => undefined,
    { patience: { headersMs: 300, requestMs: 600, checkMs: 50 }, bounds: { answerMs: 400, sendMs: 400 } },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends pieces one by one, without end; gives what came back until the other side closed. */
function drip(pieces: readonly string[], pauseMs: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let next = 0;
    const timer = setInterval(() => {
      const piece = pieces[next % pieces.length];
      next += 1;
      if (socket.writable) socket.write(piece ?? '');
    }, pauseMs);
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(received);
    });
  });
}

test('a client that never finishes its headers is sent away with a sentence', async () => {
  const received = await drip(['GET / HTTP/1.1\r\n', ...Array.from({ length: 100 }, (_, i) => `X-${i}: a\r\n`)], 40);
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  expect(received).toContain('The request did not arrive in time.');
});

test('a client that never finishes its body is sent away', async () => {
  // Its pieces never end: that this returns at all is the work of the server.
  const received = await drip(
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', ...Array.from({ length: 100 }, () => 'x')],
    40,
  );
  expect(received).not.toMatch(/^HTTP\/1.1 200/);
});

test('others are answered meanwhile', async () => {
  const slow = drip(['GET / HTTP/1.1\r\n', 'X: a\r\n'], 40);
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'quick' })).text()).toBe('quick');
  await slow;
});

const ask = (text: string) => rawRequest((server.address() as AddressInfo).port, text);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('whatever becomes of an answer, its request ends: without one in a sentence, and whoever works for it is told', async () => {
  const { status, headers, body } = await ask(get('/never'));
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toMatch(/^There is no answer within .*\.$/);
  expect(abandoned).toBe(1);
});

test('requests on one connection end together with the one that has no answer', async () => {
  const { status, body } = await ask(get('/never') + get('/never'));
  expect(status).toBe(503);
  expect(body).not.toContain('HTTP/1.1');
});

test.each(['/never-ends', '/stops'])(
  'an answer that does not come to its end (%s) ends its connection',
  async (path) => {
    expect((await ask(get(path))).status).toBe(200); // that this returns at all is the work of the server
  },
);
