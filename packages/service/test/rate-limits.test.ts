import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { clientAddress } from '../src/process/client-address.ts';
import { createRateLimits, type RateLimits } from '../src/process/rate-limits.ts';
import { until } from './fixtures/server.ts';

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

/** A Redis that says that it is ready, and then nothing more. */
async function silentRedis() {
  let isReady = false;
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (asked) => {
        if (isReady) return;
        const text = String(asked);
        const commands = text.match(/^\*\d+\r$/gm)?.length ?? 0;
        socket.write('$9\r\nloading:0\r\n'.repeat(commands));
        isReady = /\binfo\b/.test(text);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: () => isReady,
    close: () => server.close(),
  };
}

test('while Redis says nothing, the process counts alone', async () => {
  const redis = await silentRedis();
  const { calculation } = limitsOf(redis.url);
  expect(await until(redis.isReady)).toBe(true);
  expect(await calculation('a', 6)).toMatchObject({ allowed: true });
  expect(await calculation('a', 6)).toMatchObject({ allowed: false });
  redis.close();
});

/** NOMOGRAM_TEST_REDIS_URL names a server that may be written to. */
const redisUrl = process.env.NOMOGRAM_TEST_REDIS_URL;
test.skipIf(redisUrl === undefined)('through Redis several processes share one limit', async () => {
  const client = `test ${process.pid} ${Date.now()}`;
  const [one, other] = [limitsOf(redisUrl), limitsOf(redisUrl)];
  const areConnected = async () => {
    await one.calculation(`${client} connected?`, 1);
    return (await other.calculation(`${client} connected?`, 1)).remaining < 9;
  };
  expect(await until(areConnected)).toBe(true);
  expect(await one.calculation(client, 6)).toMatchObject({ allowed: true, remaining: 4 });
  expect(await other.calculation(client, 6)).toMatchObject({ allowed: false });
});

/** A client as proxies write it: with a port or without, in brackets or quotation marks. */
const written = fc
  .tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65_535 }), fc.constantFrom('', 'port', 'quoted'))
  .map(([address, port, how]) => {
    const bracketed = address.includes(':') ? `[${address}]` : address;
    return { address, text: how === '' ? address : how === 'port' ? `${bracketed}:${port}` : `"${bracketed}:${port}"` };
  });

test('a client is the same at every port, and what stands left of it changes nothing', () =>
  fc.assert(
    fc.property(written, fc.array(fc.string()), fc.ipV4(), ({ address, text }, invented, proxy) => {
      const ask = (forwarded: string) =>
        clientAddress(
          {
            socket: { remoteAddress: '10.0.0.1' },
            headers: { 'x-forwarded-for': forwarded },
          } as unknown as IncomingMessage,
          2,
        );
      expect(ask([...invented, text, proxy].join(', '))).toBe(ask(`${address}, ${proxy}`));
    }),
  ));

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
    ['10.0.0.1', '1.2.3.4:51234', 1, '1.2.3.4'],
    ['10.0.0.1', '[2001:db8:1:2::7]:443', 1, '2001:db8:1:2'],
    ['10.0.0.1', '"[2001:DB8:0001:2::7]"', 1, '2001:db8:1:2'],
    ['10.0.0.1', '2001:db8:1:2::7', 1, '2001:db8:1:2'],
    ['10.0.0.1', '::ffff:1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '::ffff:102:304', 1, '1.2.3.4'],
    ['10.0.0.1', 'fe80::1%eth0', 1, 'fe80:0:0:0'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '_hidden', 1, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6:1, 1.2.3.4:2, 10.0.0.2:3', 2, '1.2.3.4'],
  ])('%s, forwarded for %s, behind %i proxies: %s', (remote, forwarded, proxies, client) => {
    expect(clientAddress(asked(remote, forwarded), proxies)).toBe(client);
  });
});
