/**
 * `npm run test:changed`: the tests that lie beside what was changed since the last commit (or since a commit that is named: `-- main`), and
 * of a calculator the examples and laws of its page. Seconds; `npm test` before a change is handed on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup/build.ts';
import { bin, createStages } from './setup/stages.ts';

const { stage, command, tests, finish } = createStages();
const since = process.argv[2] ?? 'HEAD';

const git = (...words: readonly string[]): readonly string[] =>
  spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(join(root, file)),
);
// What is generated is checked by its stage, and lies beside every test of the catalogue.
const sources = changed.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'));
const folders = [...new Set(sources.map(dirname))].filter((folder) => !folder.startsWith('tests'));
const beside = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const pages = [
  ...new Set(sources.flatMap((file) => /^packages\/calculators\/src\/pages\/([a-z-]+)\//.exec(file)?.[1] ?? [])),
];

if (changed.length === 0) console.log(`Nothing was changed since ${since}.`);
else {
  await stage('index of the catalogue', () => command(process.execPath, 'tools/generate.ts', '--check'));
  await stage('types', () => command(bin('tsc'), '-p', '.'));
  if (sources.some((file) => /^(tools|content|bench)\//.test(file)))
    await stage('types of the tools', () => command(bin('tsc'), '-p', 'tools'));
  if (sources.some((file) => /^(packages\/site|tests)\//.test(file)))
    await stage('types of the site and of the browser tests', () => command(bin('tsc'), '-p', 'tests'));
  await stage('lint', () =>
    command(bin('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed),
  );
}
const { patient = [], quick = [] } = Object.groupBy(beside, (file) =>
  file.includes('/resilience/') ? 'patient' : 'quick',
);
if (quick.length > 0) await stage(`tests in ${folders.join(', ')}`, () => tests('vitest.config.ts', quick));
if (patient.length > 0) await stage('tests of resilience', () => tests('vitest.resilience.config.ts', patient));
if (pages.length > 0)
  await stage(`calculators of ${pages.join(', ')}`, () =>
    tests('vitest.config.ts', ['packages/calculators/src/catalogue.test.ts', '-t', `(${pages.join('|')})/`]),
  );
finish();
