import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { childEnvironment } from '../../src/process/compile-cache.ts';
import { base, ended, temporaryFolder } from '../fixtures/server.ts';

/**
 * What the service keeps of requests that are over. The memory for answers is so small that a few hundred requests fill it; from then on a
 * thousand more, each for something new, may leave nothing.
 */
const folder = temporaryFolder();
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let service: ChildProcess;
let port: number;

const told = async <Told>(): Promise<Told> => (await once(service, 'message'))[0] as Told;

beforeAll(async () => {
  service = fork(fileURLToPath(new URL('../fixtures/weighed-process.ts', import.meta.url)), {
    env: { ...childEnvironment(), ...base(folder), CACHE_MB: '1', TRUST_PROXY: '1', RATE_CALCULATIONS: '1000000000' },
    execArgv: [],
  });
  port = (await told<{ readonly port: number }>()).port;
});
afterAll(async () => {
  agent.destroy();
  service.disconnect();
  await ended(service);
  rmSync(folder, { recursive: true, force: true });
});

async function kept(): Promise<number> {
  service.send('weigh');
  return (await told<{ readonly kept: number }>()).kept;
}

/** One of every kind of request, each for something that nobody asked for before. */
const kinds: readonly ((n: number) => { readonly path: string; readonly body?: string })[] = [
  (n) => ({ path: `/nomogram/test/ratio/${n}/7` }),
  (n) => ({ path: `/nomogram/test/heavy/long/${500 + (n % 500)}?digits=${1 + (n % 40)}` }),
  (n) => ({ path: `/nomogram/test/ratio/${n}x/7` }),
  (n) => ({ path: `/nomogram/test/${n}` }),
  (n) => ({ path: `/nowhere/${n}` }),
  (n) => ({ path: '/nomogram/test/total', body: `{"RawText":"${n},1"}` }),
  (n) => ({ path: '/nomogram/bulk/test/ratio', body: `["${n}","3"]\n["${n}","4"]` }),
  (n) => ({ path: '/nomogram/bulk/test/heavy', body: `["a","${n}"]` }),
];

const ask = (n: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const { path, body } = kinds[n % kinds.length]!(n);
    const headers = { 'X-Forwarded-For': `198.51.100.${n % 50}` };
    const method = body === undefined ? 'GET' : 'POST';
    request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });

let asked = 0;
async function askMore(count: number): Promise<void> {
  const until = asked + count;
  const one = async () => {
    while (asked < until) {
      asked += 1;
      await ask(asked);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('once the memory for answers is full, a thousand requests leave nothing', async () => {
  const thousands = lawRuns(4, 40, 4);
  await askMore(4000);
  const course: number[] = [];
  for (let i = 0; i < thousands; i += 1) {
    await askMore(1000);
    course.push(await kept());
  }
  const half = Math.floor(thousands / 2);
  const growth = mean(course.slice(-half)) / mean(course.slice(0, half)) - 1;
  expect(growth, course.join(' ')).toBeLessThan(0.005); // a hundred bytes of each request would be as much
}, 600_000);
