import { headlessShell } from './chromium.ts';
import { seed } from './seed.ts';
import { bin, type Stages } from './stages.ts';

/** In a browser one page of every kind, and every way of working; `tests/wide` is what `.ci/run` does besides. */
const daily = ['tests/surfaces', 'tests/pages', 'tests/browser', 'tests/offline'];

/**
 * The stages of `npm test`: what is built beside what is looked at as it is written; then the tests that need no browser beside those that do,
 * since each of them waits for processes half of its time.
 * @param lists whether of lists with dear entries (`tools/setup/sample.ts`) a sample is tested, as `npm test` does, or every entry
 */
export async function everything({ together }: Stages, lists: 'sampled' | 'whole' = 'sampled'): Promise<void> {
  if (lists === 'sampled') console.log(`Of long lists a sample is tested, drawn from FC_SEED=${seed}`);
  await together(
    async ({ stage, command }) => {
      // Before it is written anew by the build.
      await stage('index of the catalogue', () => command(process.execPath, 'tools/generate.ts', '--check'));
      await stage('build', () => command(process.execPath, 'tools/build.ts'));
    },
    async ({ stage, command }) => {
      await stage('lint', () => command(bin('biome'), 'check', '--error-on-warnings', '.'));
      await stage('types', () => command(bin('tsc'), '--noEmit', '-p', '.'));
      await stage('types of the service worker', () => command(bin('tsc'), '--noEmit', '-p', 'packages/offline'));
    },
  );
  await together(
    ({ stage, tests }) =>
      stage('unit tests, laws, reference data, HTTP contract', () =>
        tests('vitest.config.ts', [], { NOMOGRAM_LISTS: lists }),
      ),
    async ({ stage, command, tests }) => {
      // The site is typed with what was built of the content.
      await stage('types of the site and of the browser tests', () => command(bin('tsc'), '--noEmit', '-p', 'tests'));
      await stage('chromium', () => Boolean(headlessShell()));
      await stage('every page and calculator, and a browser for each kind', () =>
        tests('vitest.browser.config.ts', daily),
      );
    },
  );
}
