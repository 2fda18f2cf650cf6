import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/setup/longest-first.ts';

const places = ['packages/*/{src,test,app}', 'tools', 'content'];

export default defineConfig({
  test: {
    setupFiles: ['tools/setup/fast-check.ts', 'tools/setup/near.ts', 'tools/setup/processor-time.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    pool: 'threads',
    // What is tested keeps no state from one file to the next: to load everything anew for each would take half of the time.
    isolate: false,
    // Vitest would leave a core of two idle. Each thread loads and compiles everything for itself, so one more would cost what it gains.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: longestFirst('tools/scores.test.ts', 'src/catalogue.test.ts') },
    typecheck: { enabled: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: places.map((place) => `${place}/**/*.test.ts`),
          // They wait for processes, and have a configuration of their own.
          exclude: ['packages/service/test/resilience/**'],
          // Node reads TypeScript itself, as it does in production; nothing is transformed or looked up a second time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // What is written in JSX goes through Vite, as the site does.
      {
        extends: true,
        test: {
          name: 'jsx',
          include: places.map((place) => `${place}/**/*.test.tsx`),
          // The catalogue and the mathematics have no JSX: a thousand files that Node reads as it does for the others.
          server: { deps: { external: [/\/packages\/(?:math|calculators)\/src\//] } },
        },
      },
    ],
  },
});
