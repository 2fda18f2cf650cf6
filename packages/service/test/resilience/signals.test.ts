import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { nodeOptions } from '../../../../tools/setup/service.ts';
import { type Gate, gate } from '../fixtures/gate.ts';
import { base, ended, portOf, spawnServer, temporaryFolder, until } from '../fixtures/server.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let held: Gate;
beforeEach(() => {
  held = gate();
});
afterEach(() => held.close());

const isRefused = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => false,
    () => true,
  );

test('asked to end, the process answers what it has begun, takes nothing new, and leaves nothing behind', async () => {
  const { process: server, port } = await spawnServer(folder);
  const answer = fetch(`http://127.0.0.1:${port}/nomogram/test/heavy/${held.work}/500`);
  await held.underWay();
  server.kill('SIGTERM');
  expect(await until(() => isRefused(port))).toBe(true);
  held.open();
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Amount = 500')]);
  await ended(server);
  expect(server.exitCode).toBe(0);
  expect(await isRefused(port)).toBe(true);
});

test('rows that have no end keep no process from ending', async () => {
  const { process: server, port } = await spawnServer(folder, { TIME_LIMIT_SECONDS: '600', DRAIN_SECONDS: '1' });
  const body = '["thread"]\n["loop"]';
  const answer = await fetch(`http://127.0.0.1:${port}/nomogram/bulk/test/thrower`, { method: 'POST', body });
  const rows = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await rows.read()).value).toMatch(/^\{"row":1,"status":200,/);
  const cut = expect(rows.read()).rejects.toThrow();
  server.kill('SIGTERM');
  await ended(server);
  await cut;
  expect(server.exitCode).toBe(0);
});

/** The way from `npm start` to the server: a shell, what npm runs in it, the process. */
async function startedByNpm() {
  const program = 'tools/run.mjs ../packages/service/test/fixtures/process';
  const shell = spawn('sh', ['-c', `"${process.execPath}" ${program}; exit $?`], {
    cwd: root,
    env: { ...process.env, ...base(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { shell, port: await portOf(shell) };
}

const isGone = (port: number): Promise<boolean> => until(() => isRefused(port));

test('a shell that ends without a word takes the server with it', async () => {
  const { shell, port } = await startedByNpm();
  shell.kill('SIGKILL');
  expect(await isGone(port)).toBe(true);
});

test('the signal that npm gets is the signal that the server gets, after what was begun', async () => {
  const run = spawn(process.execPath, ['tools/run.mjs', '../packages/service/test/fixtures/process'], {
    cwd: root,
    env: { ...process.env, ...base(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(run);
  const answer = fetch(`http://127.0.0.1:${port}/nomogram/test/heavy/${held.work}/500`);
  await held.underWay();
  run.kill('SIGTERM');
  run.kill('SIGTERM'); // a terminal and npm may both send it
  expect(await isGone(port)).toBe(true);
  held.open();
  expect((await answer).status).toBe(200);
  await ended(run);
  expect(run.exitCode).toBe(0);
  expect(await isGone(port)).toBe(true);
});

/** How a service with these settings ends when it is started: its exit code, and what it said. */
async function refusalOf(settings: Record<string, string>): Promise<readonly [number | null, string]> {
  const main = join(root, 'packages/service/src/process/main.ts');
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { ...process.env, ...base(folder), ...settings },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await ended(child);
  return [child.exitCode, said.trim()];
}

test.each(['SITE_DIR', 'CONTENT_DIR'])('%s without what is built ends the start with one sentence', async (setting) => {
  expect(await refusalOf({ [setting]: '/nowhere/build' })).toEqual([
    2,
    `The service cannot start.\n${setting}: nothing was built in /nowhere/build; \`npm run build\` builds it, and ${setting}=none does without.`,
  ]);
});

test('a port that is taken, and an address that this machine does not have, are one sentence each', async () => {
  const { process: server, port } = await spawnServer(folder);
  const settings: readonly Record<string, string>[] = [
    { PORT: String(port) },
    { METRICS_PORT: String(port) },
    { HOST: '203.0.113.1' },
    { TRUST_PROXY: 'yes' },
  ];
  const [taken, takenToo, elsewhere, wrong] = await Promise.all(settings.map(refusalOf));
  expect(taken).toEqual([2, `The service cannot start.\nPORT: another program listens on port ${port} already.`]);
  expect(takenToo).toEqual([
    2,
    `The service cannot start.\nMETRICS_PORT: another program listens on port ${port} already.`,
  ]);
  expect(elsewhere).toEqual([2, 'The service cannot start.\nHOST: this machine has no address 203.0.113.1.']);
  expect(wrong).toEqual([2, expect.stringMatching(/^The service cannot start\.\nTRUST_PROXY \(.*\): .*$/)]);
  server.kill('SIGTERM');
  await ended(server);
});
