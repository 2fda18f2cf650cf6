import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Gate, gate } from '../fixtures/gate.ts';
import { startServer, until } from '../fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let held: Gate;
beforeEach(() => {
  held = gate();
});
afterEach(async () => {
  held.close();
  await server.stop();
});

/** A figure of /metrics, by its name and labels. */
async function figure(name: string): Promise<number> {
  const lines = (await server.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

const childEnds = (reason: string) => figure(`nomogram_child_ends_total{reason="${reason}"}`);

async function expectRefused(answer: Response, status: 503 | 504): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after') !== null).toBe(status === 503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(/^[A-Z].* [a-z].*\.$/);
}

test('light calculations are answered while a heavy one is under way, and the queue refuses what is too much', async () => {
  server = await startServer({ TIME_LIMIT_SECONDS: '60', QUEUE_LIMIT: '1', QUEUE_SECONDS: '1' });
  const heavy = server.get(`/nomogram/test/heavy/${held.work}/1`);
  await held.underWay();
  const others = Promise.all([2, 3].map((amount) => server.get(`/nomogram/test/heavy/${held.work}/${amount}`)));
  for (let i = 0; i < 20; i += 1) expect((await server.get(`/nomogram/test/ratio/${i}/7`)).status).toBe(200);
  for (const answer of await others) await expectRefused(answer, 503);
  held.open();
  expect((await heavy).status).toBe(200);
});

test('a calculation that takes too long is ended, and says so', async () => {
  server = await startServer({ TIME_LIMIT_SECONDS: '1' });
  await expectRefused(await server.get('/nomogram/test/heavy/loop'), 504);
});

test('equal calculations are computed once', async () => {
  server = await startServer();
  const ask = () => server.get(`/nomogram/test/heavy/${held.work}/1`).then((answer) => answer.text());
  const asked = Promise.all(Array.from({ length: 8 }, ask));
  expect(await until(async () => (await figure('nomogram_cache_total{result="joined"}')) === 7)).toBe(true);
  held.open();
  const answers = await asked;
  expect(new Set(answers).size).toBe(1);
  expect(await ask()).toBe(answers[0]);
  const metrics = await server.metrics();
  expect(metrics).toContain('nomogram_cache_total{result="computed"} 1');
  expect(metrics).toContain('nomogram_cache_total{result="joined"} 7');
  expect(metrics).toContain('nomogram_cache_total{result="hit"} 1');
});

test('a calculation whose client has left is stopped, unless somebody else waits for it', async () => {
  server = await startServer();
  const path = (amount: number) => `/nomogram/test/heavy/${held.work}/${amount}`;
  const begin = (amount: number) => {
    const head = `GET ${path(amount)} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head));
    return socket;
  };
  const shared = server.get(path(1));
  await held.underWay();
  const other = begin(1);
  expect(await until(async () => (await figure('nomogram_cache_total{result="joined"}')) === 1)).toBe(true);
  other.destroy();
  // What is answered after it has left was asked after it.
  for (const n of [1, 2]) expect((await server.get(`/nomogram/test/ratio/${n}/3`)).status).toBe(200);
  held.open();
  expect((await shared).status).toBe(200);
  expect(await childEnds('cancelled')).toBe(0);

  held.close();
  held = gate();
  const alone = begin(2);
  await held.underWay();
  alone.destroy();
  expect(await until(async () => (await childEnds('cancelled')) === 1)).toBe(true);
});

test('a client has a limit, which cached answers do not touch', async () => {
  server = await startServer({ RATE_CALCULATIONS: '3' });
  for (const n of [1, 2, 3]) expect((await server.get(`/nomogram/test/ratio/${n}/1`)).status).toBe(200);
  const refused = await server.get('/nomogram/test/ratio/4/1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit')).toMatch(/^"client";r=0;t=\d+$/);
  expect((await server.get('/nomogram/test/ratio/1/1')).status).toBe(200);
});

test('behind a proxy, each client has its own limit, and invented entries do not help', async () => {
  server = await startServer({ RATE_CALCULATIONS: '1', TRUST_PROXY: '1' });
  const from = async (chain: string, n: number) =>
    (await server.get(`/nomogram/test/ratio/${n}/1`, { 'x-forwarded-for': chain })).status;
  expect(await from('10.0.0.1', 1)).toBe(200);
  expect(await from('10.0.0.2', 2)).toBe(200);
  expect(await from('1.2.3.4, 10.0.0.1', 3)).toBe(429);
});

/** The signal has arrived once nobody is let in any more. */
async function refusing(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ask();
    } catch {
      return;
    }
  }
}

test('the server ends gracefully: what is under way is still answered', async () => {
  server = await startServer();
  const answer = server.get(`/nomogram/test/heavy/${held.work}/1`);
  await held.underWay();
  const stopped = server.stop();
  await refusing(() => server.get('/healthz'));
  held.open();
  expect((await answer).status).toBe(200);
  await stopped;
});
