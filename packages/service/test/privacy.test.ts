import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/process/config.ts';
import { createRateLimits } from '../src/process/rate-limits.ts';
import { ended, spawnServer, temporaryFolder } from './fixtures/server.ts';

/** What `content/legal/policy.md` promises of times and logs is what the program does. */
const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const policy = read('content/legal/policy.md');

const limits = createRateLimits({ calculationsPerMinute: 10, contactsPerHour: 10 });
afterAll(() => limits.close());

test('nothing is kept longer than the policy says', async () => {
  expect(policy).toContain('for a short time, an hour at most');
  const windows = [await limits.calculation('a', 1), await limits.contact('a')].map((one) => one.windowSeconds);
  expect(Math.max(...windows)).toBeLessThanOrEqual(3600);
  expect(policy).toContain('by the program itself a year after it arrived at the latest');
  expect(readConfig({})).toMatchObject({ RETENTION_DAYS: 365 });
  expect(readConfig({ RETENTION_DAYS: '366' })).toHaveLength(1);
});

test('the log holds what the policy says, and no request', async () => {
  expect(policy).toContain('Single requests are not recorded.');
  const { process: server, port } = await spawnServer(temporaryFolder(), { LOG_LEVEL: 'trace' });
  let log = '';
  server.stdout?.on('data', (text: string) => {
    log += text;
  });
  const begun = log.length;
  for (const path of ['/nomogram/test/ratio/10/5', '/nomogram/test/heavy/answer/1', '/nomogram/none', '/none'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.kill('SIGTERM');
  await ended(server);
  const lines = log
    .slice(begun)
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const said = lines.map((line) => JSON.parse(line).msg as string);
  expect(said.filter((one) => !['listening', 'ending', 'ended', 'a child process wrote'].includes(one))).toEqual([]);
});

test('no proxy of ours keeps who asked, or what', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx.match(/^\s*access_log .*;/gm)?.map((line) => line.trim())).toEqual(['access_log off;']);
  // What nginx says of a request, it says at these levels, with the client and the address.
  expect(nginx.match(/^\s*error_log \S+ (\w+);/m)?.[1]).toMatch(/^(?:alert|emerg)$/);
  expect(read('deploy/varnish.vcl')).not.toMatch(/std\.(?:sys)?log/);
});
