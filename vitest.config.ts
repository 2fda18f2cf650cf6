import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,app}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'content/**/*.test.ts'],
    setupFiles: ['tools/setup/fast-check.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    typecheck: { enabled: false },
  },
});
