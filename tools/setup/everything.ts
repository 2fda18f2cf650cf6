import { headlessShell } from './chromium.ts';
import { isWhole } from './law-runs.ts';
import { seed } from './seed.ts';
import { bin, type Stages } from './stages.ts';

/** In a browser one page of every kind, and every way of working; `tests/wide` is what `.ci/run` does besides. */
const daily = ['tests/surfaces', 'tests/pages', 'tests/browser', 'tests/offline'];

/**
 * The stages of `npm test`: what is built beside what is looked at as it is written; then the tests that need no browser beside those that do,
 * since each of them waits for processes half of its time.
 * @param samples how much of lists with dear entries and of laws with dear inputs (`tools/setup/sample.ts`, `law-runs.ts`): `few` as `npm test` says
 */
export async function everything(
  { together }: Stages,
  samples: 'few' | 'all' = isWhole ? 'all' : 'few',
): Promise<void> {
  if (samples === 'few')
    console.log(
      `Of lists with dear entries a part is tested, from an offset that FC_SEED=${seed} gives; NOMOGRAM_SAMPLES=all tests all`,
    );
  await together(
    ({ stage, command }) =>
      stage('index of the catalogue, and build', () => command(process.execPath, 'tools/build.ts', '--check')),
    async ({ stage, command }) => {
      await stage('lint', () => command(bin('biome'), 'check', '--error-on-warnings', '.'));
      // The others are typed with the declarations that the first writes.
      await stage('types', () => command(bin('tsc'), '-p', '.'));
      await stage('types of the tools', () => command(bin('tsc'), '-p', 'tools'));
      await stage('types of the service worker', () => command(bin('tsc'), '-p', 'packages/offline'));
    },
  );
  await together(
    ({ stage, tests }) =>
      stage('unit tests, laws, reference data, HTTP contract', () =>
        tests('vitest.config.ts', [], { NOMOGRAM_SAMPLES: samples }),
      ),
    async ({ stage, command, tests }) => {
      // The site is typed with what was built of the content.
      await stage('types of the site and of the browser tests', () => command(bin('tsc'), '-p', 'tests'));
      await stage('chromium', () => Boolean(headlessShell()));
      await stage('every page and calculator, and a browser for each kind', () =>
        tests('vitest.browser.config.ts', daily),
      );
    },
  );
}
