import { defineConfig } from 'vitest/config';

/** What takes minutes or needs other engines, one after another: `npm run test:all`. */
export default defineConfig({
  test: {
    include: ['tests/{deploy,engines,hostile,scale-out}/**/*.test.ts'],
    setupFiles: ['tools/setup/fast-check.ts', 'tools/setup/near.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
