import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../src/process/server.ts';

let server: Server;
beforeAll(async () => {
  server = createHttpServer(
    async (request) => new Response(await request.text()),
    () => undefined,
    { patience: { headersMs: 300, requestMs: 600, checkMs: 50 } },
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
