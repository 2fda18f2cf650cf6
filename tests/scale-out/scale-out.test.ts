import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../packages/service/src/process/database/open.ts';
import { nginxConfiguration, varnishConfiguration } from '../../tools/setup/deployed.ts';
import {
  type Engine,
  installEngines,
  startNginx,
  startPostgres,
  startRedis,
  startVarnish,
} from '../../tools/setup/engines.ts';
import { get, post, type Replica, startLoad, startReplica, statusOf, until } from './replicas.ts';

/**
 * Two replicas behind nginx, on PostgreSQL and Redis, all real processes with the configuration of `deploy/`: what a deployment promises
 * when a replica dies, when it is replaced, and when all of them are away.
 */
const hasEngines = installEngines();
if (!hasEngines)
  console.log('nginx, Varnish, Redis or PostgreSQL is missing here: the tests of several replicas are left out');

let postgres: Engine & { readonly url: string };
let redis: Engine;
let nginx: Engine;
let varnish: Engine;
let replicas: readonly [Replica, Replica];

/** Waits until the balancer hands a replica requests again. */
const isTakenUp = async (replica: Replica): Promise<void> => {
  const before = await replica.asked();
  await until(async () => (await replica.asked()) > before);
};
/** Something that no cache knows. */
const fresh = (n: number): string => get(`/nomogram/volume/rectanglearea/${n}/${process.pid}`);

beforeAll(async () => {
  if (!hasEngines) return;
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    POOL_SIZE: '1',
    GIVE_WAY: 'no',
    RATE_CALCULATIONS: '1000000000',
    RATE_CONTACTS: '1000000',
  };
  replicas = await Promise.all([startReplica(environment), startReplica(environment)]);
  const ports = replicas.map(({ port }) => port);
  nginx = await startNginx((port, folder) => nginxConfiguration(ports, folder, port));
  varnish = await startVarnish(varnishConfiguration(ports[0]!));
}, 120_000);

afterAll(async () => {
  await Promise.allSettled([nginx?.stop(), varnish?.stop(), ...(replicas ?? []).map((one) => one.end())]);
  await Promise.allSettled([postgres?.stop(), redis?.stop()]);
});

test.runIf(hasEngines)('a replica that is killed under load costs no request', { timeout: 600_000 }, async () => {
  const load = startLoad(nginx.port, 12, fresh);
  await load.answers(200);
  await replicas[0].kill();
  await load.answers(200);
  await replicas[0].start();
  await isTakenUp(replicas[0]);
  await load.answers(200);
  await load.stop();
  console.log(`one of two replicas killed under load: ${JSON.stringify(load.byStatus)}`);
  expect(Object.keys(load.byStatus)).toEqual(['200']);
});

test.runIf(hasEngines)('a rolling restart drops nothing, messages included', { timeout: 600_000 }, async () => {
  const load = startLoad(nginx.port, 8, (n) => fresh(1e6 + n));
  const run = `rolling ${process.pid} ${Date.now()}`;
  const messages = startLoad(nginx.port, 2, (n) =>
    post('/websites/contacts/', { name: 'Ada', email: 'ada@example.org', message: `${run} ${n}` }),
  );
  await Promise.all([load.answers(100), messages.answers(10)]);
  for (const replica of replicas) {
    await replica.end();
    await replica.start();
    await isTakenUp(replica);
    await Promise.all([load.answers(100), messages.answers(10)]);
  }
  await Promise.all([load.stop(), messages.stop()]);
  console.log(`rolling restart: ${JSON.stringify(load.byStatus)}, messages ${JSON.stringify(messages.byStatus)}`);
  expect(Object.keys(load.byStatus)).toEqual(['200']);
  expect(Object.keys(messages.byStatus)).toEqual(['200']);
  const database = await openDatabase({ folder: '', url: postgres.url });
  const stored = await database.selectFrom('messages').select('id').where('message', 'like', `${run} %`).execute();
  await database.destroy();
  expect(stored.length).toBe(messages.byStatus[200]);
});

test.runIf(hasEngines)('nobody reads the metrics where visitors come', async () => {
  expect(await statusOf(nginx.port, get('/metrics'))).toBe(404);
  expect(await statusOf(varnish.port, get('/metrics'))).toBe(404);
  expect(await statusOf(replicas[0].port, get('/metrics'))).toBe(404);
});

test.runIf(hasEngines)('the caches serve while the origin is away', { timeout: 600_000 }, async () => {
  const known = [
    '/',
    '/calculus-derivative',
    '/nomogram/functions/gamma/5',
    '/nomogram/calculus/differentiation/x%5E2',
  ];
  for (const port of [nginx.port, varnish.port])
    for (const path of known) expect(await statusOf(port, get(path))).toBe(200);
  await Promise.all(replicas.map((replica) => replica.kill()));
  for (const port of [nginx.port, varnish.port])
    for (const path of known) expect(await statusOf(port, get(path)), path).toBe(200);
  expect(await statusOf(nginx.port, fresh(7e6))).toBe(502);
  await Promise.all(replicas.map((replica) => replica.start()));
  let asked = 0;
  await until(async () => (await statusOf(nginx.port, fresh(8e6 + asked++))) === 200);
});
