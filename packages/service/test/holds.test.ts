import { expect, test } from 'vitest';
import { watchHolds } from '../src/process/holds.ts';
import { startServer } from './fixtures/server.ts';

/** Works without a pause for at least so many milliseconds of the processor, and says how many. */
function work(ms: number): number {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ms * 1000) return (user + system) / 1000;
  }
}

test('the longest hold is told once, whether or not it is over', async () => {
  const holds = watchHolds();
  const first = work(40);
  expect(holds.longest()).toBeGreaterThanOrEqual(first);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = work(20);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds.longest()).toBeGreaterThanOrEqual(second);
  holds.stop();
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
