import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/setup/longest-first.ts';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,app}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'content/**/*.test.ts'],
    setupFiles: ['tools/setup/fast-check.ts', 'tools/setup/processor-time.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // What is tested keeps no state from one file to the next: to load everything anew for each would take half of the time.
    isolate: false,
    // Vitest would leave a core of two idle.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst('tools/scores.test.ts', 'service/test/pool.test.ts', 'src/catalogue.test.ts') },
    typecheck: { enabled: false },
  },
});
