import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/setup/longest-first.ts';

/** Tests against the whole product, most in a real Chromium: one service for all files, started before the first. */
export default defineConfig({
  test: {
    include: ['tests/*.test.ts', 'tests/{pages,browser,offline,wide}/**/*.test.ts'],
    globalSetup: 'tests/setup.ts',
    setupFiles: ['tools/setup/near.ts', 'tools/setup/processor-time.ts'],
    testTimeout: 120_000,
    // Before the first test of a file every page is fetched, or all calculators are loaded.
    hookTimeout: 300_000,
    // On a busy machine an answer takes its time; what never comes still fails.
    expect: { poll: { timeout: 60_000 } },
    // Much of the time is waiting; more browsers than cores only wait for each other.
    maxWorkers: 2,
    pool: 'threads',
    // Files keep nothing of each other but what they have loaded: the catalogue, the driver of the browser.
    isolate: false,
    // Node reads TypeScript itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: longestFirst('offline.test.ts', 'pages.test.ts', 'calculators.test.ts', 'routes.test.ts') },
  },
});
