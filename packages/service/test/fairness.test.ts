import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './fixtures/server.ts';

/** One client asks for as much as it can; what counts is how much is done for it before another is answered, and no time. */
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

let clients = 0;
/** An address that nobody had before: what a client has used is remembered for a while. */
const newClient = (): string => {
  clients += 1;
  return `198.51.100.${clients}`;
};
const connections = 40;
const each = 20;

const get = (path: string) => (client: string, n: number) =>
  `GET ${path}/${n} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`;
const rows = Array.from({ length: 200 }, (_, i) => `[${i},7]`).join('\n');
const post = (path: string, body: string) => (client: string, n: number) =>
  `POST ${path}?n=${n} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** A connection on which these are asked at once; `onAnswers` is told how many answers came with each piece. */
function asking(requests: readonly string[], onAnswers: (count: number) => void): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(requests.join(''));
      resolve(socket);
    });
    socket.setEncoding('latin1').on('data', (text: string) => onAnswers(text.split('HTTP/1.1 ').length - 1));
    socket.on('error', () => undefined);
  });
}

interface Wait {
  /** How many questions of the greedy client were open when the modest one asked, as the last of all. */
  readonly open: number;
  /** How many of them were answered before the modest one was. */
  readonly before: number;
}

async function waitOf(question: (client: string, n: number) => string): Promise<Wait> {
  let served = 0;
  const [greedy, modest] = [newClient(), newClient()];
  const numbers = Array.from({ length: each }, (_, n) => n);
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, c) =>
      asking(
        numbers.map((n) => question(greedy, c * each + n)),
        (count) => {
          served += count;
        },
      ),
    ),
  );
  let asked = 0;
  const wait = await new Promise<Wait>((resolve) => {
    const question = get('/nomogram/test/ratio/1')(modest, Math.random());
    const answered = () => resolve({ open: connections * each - asked, before: served - asked });
    void asking([question], answered).then((socket) => {
      asked = served;
      sockets.push(socket);
    });
  });
  for (const socket of sockets) socket.destroy();
  return wait;
}

test.each([
  ['light calculations', get('/nomogram/test/ratio/3')],
  ['an answer that is at hand', (client: string) => get('/nomogram/test/ratio/1')(client, 2)],
  ['what is refused', get('/nomogram/finance/unknown')],
  ['what the service does not know', get('/nothing')],
  ['bodies that are none', post('/nomogram/test/total', '{"a":')],
  ['many rows', post('/nomogram/bulk/test/ratio', rows)],
] as const)('eight hundred requests for %s make another client wait for few of them', async (_, question) => {
  const { open, before } = await waitOf(question);
  // In order of arrival it would be all; a few more are on their way to this process when it asks.
  expect(before).toBeLessThanOrEqual(open / 2);
});

test('a client has no more waiting than its place, and is told so at once', async () => {
  let text = '';
  const question = get('/nomogram/test/ratio/5');
  const greedy = newClient();
  const all = Array.from({ length: 2000 }, (_, n) => question(greedy, n + 1)).join('');
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(`${all}${question(greedy, 1).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`),
  );
  for await (const piece of socket.setEncoding('latin1')) text += piece;
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toHaveLength(2001);
  expect(new Set(statuses)).toEqual(new Set(['200', '503']));
  expect(text).toContain('Retry-After: 1');
});
