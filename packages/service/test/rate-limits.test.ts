import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { clientAddress, isOwnNetwork } from '../src/process/client-address.ts';
import { createRateLimits, type RateLimits } from '../src/process/rate-limits.ts';

const made: RateLimits[] = [];
afterEach(() => Promise.all(made.splice(0).map((limits) => limits.close())));

function limitsOf(redisUrl?: string): RateLimits {
  const limits = createRateLimits({ calculationsPerMinute: 10, contactsPerHour: 2, redisUrl });
  made.push(limits);
  return limits;
}

test('each client has its own points, and a costly calculation takes more of them', async () => {
  const { calculation } = limitsOf();
  expect(await calculation('a', 4)).toMatchObject({ allowed: true, limit: 10, remaining: 6, windowSeconds: 60 });
  expect(await calculation('a', 7)).toMatchObject({ allowed: false, remaining: 0 });
  expect(await calculation('b', 10)).toMatchObject({ allowed: true, remaining: 0 });
});

test('while Redis is away, the process counts alone', async () => {
  const { contact } = limitsOf('redis://127.0.0.1:1');
  expect(await contact('a')).toMatchObject({ allowed: true });
  expect(await contact('a')).toMatchObject({ allowed: true });
  expect(await contact('a')).toMatchObject({ allowed: false });
});

/** NOMOGRAM_TEST_REDIS_URL names a server that may be written to. */
const redisUrl = process.env.NOMOGRAM_TEST_REDIS_URL;
test.skipIf(redisUrl === undefined)('through Redis several processes share one limit', async () => {
  const client = `test ${process.pid} ${Date.now()}`;
  const [one, other] = [limitsOf(redisUrl), limitsOf(redisUrl)];
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await one.calculation(client, 6)).toMatchObject({ allowed: true, remaining: 4 });
  expect(await other.calculation(client, 6)).toMatchObject({ allowed: false });
});

describe('who asks', () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  test.each<[string, string | undefined, number, string]>([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
  ])('%s, forwarded for %s, behind %i proxies: %s', (remote, forwarded, proxies, client) => {
    expect(clientAddress(asked(remote, forwarded), proxies)).toBe(client);
  });
});

test.each<[string, Record<string, string>, boolean]>([
  ['127.0.0.1', {}, true],
  ['::ffff:10.2.3.4', {}, true],
  ['fd00::1', {}, true],
  ['203.0.113.7', {}, false],
  ['2001:db8::1', {}, false],
  ['10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['10.0.0.1', { via: '1.1 varnish' }, false],
])('%s with %j may read the metrics: %s', (remoteAddress, headers, own) => {
  expect(isOwnNetwork({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)).toBe(own);
});
