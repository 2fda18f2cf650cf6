import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ TIME_LIMIT_SECONDS: '0.5' });
});
afterAll(() => server.stop());

test('the condition of the process is told in sums, and nobody keeps it', async () => {
  const read = async () => {
    const answer = await server.get('/nomogram/status');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return (await answer.json()) as Record<string, unknown>;
  };
  const before = await read();
  expect(before).toMatchObject({
    unready: [],
    messages: true,
    waiting: 0,
    overTime: 0,
    overMemory: 0,
    failedChecks: 0,
  });
  expect((await server.get('/nomogram/test/heavy/loop/417')).status).toBe(504);
  const after = await read();
  expect(after).toMatchObject({ overTime: 1, since: before.since, version: before.version });
  expect(Date.parse(String(after.since))).toBeLessThanOrEqual(Date.now());
  expect(Object.keys(after).sort()).toEqual(
    ['unready', 'messages', 'version', 'since', 'waiting', 'overTime', 'overMemory', 'failedChecks'].sort(),
  );
  expect(JSON.stringify(after)).not.toContain('417');
});
