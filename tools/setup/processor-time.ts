import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

/**
 * Notes what each file of tests costs: the processor time of its thread, loading included, without the processes that it starts. The dearest
 * are named at the end of `npm test`, so that it stays quick.
 */
const notes = process.env.NOMOGRAM_COSTS;
const before = process.threadCpuUsage();

afterAll(() => {
  if (!notes) return;
  const { user, system } = process.threadCpuUsage(before);
  appendFileSync(notes, `${JSON.stringify({ file: expect.getState().testPath, seconds: (user + system) / 1e6 })}\n`);
});
