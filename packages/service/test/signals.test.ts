import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ended, spawnServer, temporaryFolder } from './fixtures/server.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('asked to end, the process answers what it has begun, takes nothing new, and leaves nothing behind', async () => {
  const { process: server, port } = await spawnServer(folder);
  const answer = fetch(`http://127.0.0.1:${port}/nomogram/test/heavy/spin/500`);
  await new Promise((resolve) => setTimeout(resolve, 250));
  const start = performance.now();
  server.kill('SIGTERM');
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Amount = 500')]);
  await ended(server);
  expect(server.exitCode).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
