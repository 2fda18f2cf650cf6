import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/setup/longest-first.ts';

/** The service killed, starved, overfilled and started anew: tests that wait for processes. A part of `npm run test:all`, which `.ci/run` runs. */
export default defineConfig({
  test: {
    include: ['packages/service/test/resilience/**/*.test.ts'],
    setupFiles: ['tools/setup/fast-check.ts', 'tools/setup/near.ts', 'tools/setup/processor-time.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    pool: 'threads',
    isolate: false,
    // Much of the time is waiting for processes.
    maxWorkers: availableParallelism() + 1,
    // Node reads TypeScript itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: longestFirst('pool.test.ts', 'database.test.ts') },
  },
});
