import { afterAll, beforeAll, expect, test } from 'vitest';
import { nginxConfiguration } from '../../tools/setup/deployed.ts';
import { type Engine, installEngines, startNginx, startRedis } from '../../tools/setup/engines.ts';
import { type Replica, startReplica } from './replicas.ts';

/**
 * The limits of a client over two replicas behind nginx (TRUST_PROXY=1), counted in a real Redis; and what is left of them when it dies:
 * each replica counts alone, and nobody is refused because of it.
 */
const hasEngines = installEngines();
const points = 20;
const messages = 3;

let redis: Engine;
let nginx: Engine;
let replicas: readonly Replica[] = [];

beforeAll(async () => {
  if (!hasEngines) return;
  redis = await startRedis();
  const environment = {
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    POOL_SIZE: '1',
    GIVE_WAY: 'no',
    RATE_CALCULATIONS: String(points),
    RATE_CONTACTS: String(messages),
  };
  replicas = await Promise.all([startReplica(environment), startReplica(environment)]);
  nginx = await startNginx((port, folder) =>
    nginxConfiguration(
      replicas.map((one) => one.port),
      folder,
      port,
    ),
  );
}, 120_000);
afterAll(async () => {
  await Promise.allSettled([nginx?.stop(), ...replicas.map((one) => one.end())]);
  await redis?.stop();
});

/** Something that no cache knows, of somebody behind the proxy where `client` is given. */
let asked = 0;
const ask = (port: number, client?: string): Promise<Response> => {
  asked += 1;
  const headers = client === undefined ? undefined : { 'x-forwarded-for': client };
  return fetch(`http://127.0.0.1:${port}/nomogram/volume/rectanglearea/${asked}/${process.pid}`, { headers });
};
const statusesOf = async (count: number, port: (n: number) => number, client?: string): Promise<readonly number[]> =>
  (await Promise.all(Array.from({ length: count }, (_, n) => ask(port(n), client)))).map(({ status }) => status);
const times = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length;
const send = (client: string, port: number) =>
  fetch(`http://127.0.0.1:${port}/websites/contacts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
  });

test.runIf(hasEngines)(
  'a client has one allowance on all replicas, and what it claims to be does not matter',
  async () => {
    const throughBalancer = await statusesOf(points + 10, () => nginx.port, '6.6.6.6');
    expect(times(throughBalancer, 200)).toBe(points);
    expect(times(throughBalancer, 429)).toBe(10);
    const refused = await ask(nginx.port, '7.7.7.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"client";r=0;t=\d+$/);
    expect(refused.headers.get('ratelimit-policy')).toBe(`"client";q=${points};w=60`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  },
);

test.runIf(hasEngines)('another client is not touched by it, on either replica', async () => {
  const statuses = await statusesOf(points + 4, (n) => replicas[n % 2]!.port, '203.0.113.9');
  expect(times(statuses, 200)).toBe(points);
  expect(times(statuses, 429)).toBe(4);
});

test.runIf(hasEngines)('messages are counted together too, and every answer says what remains', async () => {
  const remaining: (string | null)[] = [];
  for (let n = 0; n < messages; n += 1) {
    const sent = await send('203.0.113.10', replicas[n % 2]!.port);
    expect(sent.status).toBe(200);
    remaining.push(sent.headers.get('ratelimit'));
  }
  expect(remaining.map((text) => /r=(\d+)/.exec(text ?? '')?.[1])).toEqual(['2', '1', '0']);
  expect((await send('203.0.113.10', replicas[1]!.port)).status).toBe(429);
});

test.runIf(hasEngines)(
  'when Redis dies each replica counts alone, and no request fails',
  { timeout: 60_000 },
  async () => {
    await redis.stop();
    const client = '203.0.113.11';
    const statuses = await statusesOf(2 * (points + 5), (n) => replicas[n % 2]!.port, client);
    expect(times(statuses, 200)).toBe(2 * points);
    expect(times(statuses, 429)).toBe(10);
    expect((await send('203.0.113.12', replicas[0]!.port)).status).toBe(200);
    for (const { port } of replicas) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  },
);
