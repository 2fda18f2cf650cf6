import { afterEach, expect, test, vi } from 'vitest';
import { watchHolds } from '../src/process/holds.ts';
import { load } from './fixtures/catalogue.ts';
import { startServer } from './fixtures/server.ts';

/** Works without a pause for at least so many milliseconds of the processor, and says how many. */
function work(ms: number): number {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ms * 1000) return (user + system) / 1000;
  }
}

afterEach(() => {
  vi.useRealTimers();
});

test('the longest hold is told once, whether or not it is over', () => {
  let worked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const holds = watchHolds(() => worked);
  worked += 40;
  expect(holds.longest()).toBe(40);
  expect(holds.longest()).toBe(0);
  for (const hold of [5, 20, 7]) {
    worked += hold;
    vi.advanceTimersToNextTimer();
  }
  worked += 6;
  expect(holds.longest()).toBe(20);
  holds.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the service tells its own', async () => {
  const server = await startServer();
  const microseconds = (seconds: string | undefined) => Math.round(Number(seconds) * 1e6);
  const told = async () => microseconds(/^nomogram_longest_hold_seconds (\S+)$/m.exec(await server.metrics())?.[1]);
  await told();
  const held = Math.round(work(30) * 1000);
  expect(await told()).toBeGreaterThanOrEqual(held);
  await server.stop();
});

test('what is compiled when it first runs has run before the service is ready', async () => {
  const light = await Promise.all(['ratios/ratio', 'texts/total'].map(load));
  const computed = light.map((one) => vi.spyOn(one!, 'compute'));
  const server = await startServer();
  for (const compute of computed) expect(compute).toHaveBeenCalled();
  expect(await server.metrics()).toMatch(/^nomogram_bugs_total 0$/m);
  await server.stop();
});
