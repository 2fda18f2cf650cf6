import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/setup/longest-first.ts';

/** Tests against the whole product, most in a real Chromium: one service for all files, started before the first. */
export default defineConfig({
  test: {
    include: ['tests/*.test.ts', 'tests/{pages,browser,offline,hostile}/**/*.test.ts'],
    globalSetup: 'tests/setup.ts',
    setupFiles: ['tools/setup/processor-time.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // On a busy machine an answer takes its time; what never comes still fails.
    expect: { poll: { timeout: 60_000 } },
    // Much of the time is waiting; more browsers than cores only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst('offline.test.ts', 'pages.test.ts', 'calculators.test.ts', 'routes.test.ts') },
  },
});
