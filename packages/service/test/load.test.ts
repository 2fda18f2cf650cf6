import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startServer, until } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
afterEach(() => server.stop());

/** A figure of /metrics, by its name and labels. */
async function figure(name: string): Promise<number> {
  const lines = (await server.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

const childEnds = (reason: string) => figure(`nomogram_child_ends_total{reason="${reason}"}`);

test('light calculations are answered at once while heavy ones loop, and the queue refuses what is too much', async () => {
  server = await startServer({ TIME_LIMIT_SECONDS: '2.5', QUEUE_LIMIT: '1', QUEUE_SECONDS: '1' });
  const loops = Promise.all([1, 2, 3].map((amount) => server.get(`/nomogram/test/heavy/loop/${amount}`)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  let isOver = false;
  void loops.then(() => {
    isOver = true;
  });
  for (let i = 0; i < 20; i += 1) expect((await server.get(`/nomogram/test/ratio/${i}/7`)).status).toBe(200);
  expect(isOver, 'the loops ended before light calculations were answered').toBe(false);
  const answers = await loops;
  expect(answers.map(({ status }) => status).sort()).toEqual([503, 503, 504]);
  for (const answer of answers) {
    expect(answer.headers.get('retry-after') !== null).toBe(answer.status === 503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^[A-Z].* [a-z].*\.$/);
  }
});

test('equal calculations are computed once', async () => {
  server = await startServer();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.get('/nomogram/test/heavy/spin/200').then((answer) => answer.text())),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await (await server.get('/nomogram/test/heavy/spin/200')).text()).toBe(answers[0]);
  const metrics = await server.metrics();
  expect(metrics).toContain('nomogram_cache_total{result="computed"} 1');
  expect(metrics).toContain('nomogram_cache_total{result="joined"} 7');
  expect(metrics).toContain('nomogram_cache_total{result="hit"} 1');
});

test('a calculation whose client has left is stopped, unless somebody else waits for it', async () => {
  server = await startServer();
  const cacheOf = async (result: string) => figure(`nomogram_cache_total{result="${result}"}`);
  /** Asks, and leaves as soon as the calculation is under way. */
  const leave = async (path: string, counted: string) => {
    const before = await cacheOf(counted);
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
    expect(await until(async () => (await cacheOf(counted)) > before)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  };
  const shared = server.get('/nomogram/test/heavy/spin/1500');
  expect(await until(async () => (await cacheOf('computed')) === 1)).toBe(true);
  await leave('/nomogram/test/heavy/spin/1500', 'joined');
  expect((await shared).status).toBe(200);
  expect(await childEnds('cancelled')).toBe(0);
  await leave('/nomogram/test/heavy/loop', 'computed');
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

test('the server ends gracefully: what is under way is still answered', async () => {
  server = await startServer();
  const answer = server.get('/nomogram/test/heavy/spin/400');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const stopped = server.stop();
  await expect(server.get('/healthz')).rejects.toThrow();
  expect((await answer).status).toBe(200);
  await stopped;
});
