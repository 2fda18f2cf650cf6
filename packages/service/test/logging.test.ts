import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ended, spawnServer, temporaryFolder } from './fixtures/server.ts';

const folder = temporaryFolder();
let server: ChildProcess;
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('what visitors type, and where they are, never reaches the log', async () => {
  const spawned = await spawnServer(folder, { LOG_LEVEL: 'trace', TIME_LIMIT_SECONDS: '3' });
  const { port } = spawned;
  server = spawned.process;
  let log = '';
  server.stdout?.on('data', (text: string) => {
    log += text;
  });
  const secret = 'hunter2';
  const ask = (path: string, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': secret },
    });
  const statuses = [
    await ask(`/nomogram/test/echo/${secret}`),
    await ask(`/nomogram/test/thrower/${secret}`),
    await ask(`/nomogram/test/heavy/throw/1?digits=20&note=${secret}`),
    await ask('/nomogram/test/heavy/loop/1'),
    await ask('/nomogram/test/total', JSON.stringify({ RawText: '1, 2', AValue: secret })),
    await ask('/websites/contacts/', JSON.stringify({ name: secret, email: `${secret}@example.org`, message: secret })),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 500, 500, 504, 400, 200]);
  server.kill('SIGTERM');
  await ended(server);
  expect(log).toContain('thrown');
  expect(log).toContain('a child process ended');
  expect(log).not.toContain(secret);
  expect(log).not.toMatch(/203\.0\.113\.9|127\.0\.0\.1/);
});
