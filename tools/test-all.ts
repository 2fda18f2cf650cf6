/**
 * `npm run test:all`: everything that `npm test` runs, and what is wide, long or needs other engines, in parts; `-- --only wide,scores` runs these
 * alone. Its last line counts all.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from './setup/build.ts';
import { chromium, headlessShell } from './setup/chromium.ts';
import { installEngines, startPostgres, startRedis } from './setup/engines.ts';
import { everything } from './setup/everything.ts';
import { createStages } from './setup/stages.ts';

const stages = createStages();
const { stage, tests, finish } = stages;
const resilience = 'vitest.resilience.config.ts';
const durability = ['packages/service/test/resilience/durability.test.ts'];
/** What is in no `npm test`, and what goes to more pages, or does more on them, where there is time. */
const wide = [
  'tests/wide',
  ...['calculators', 'routes', 'search'].map((name) => `tests/browser/${name}.test.ts`),
  'tests/offline',
  'tests/surfaces',
];

const parts: Readonly<Record<string, () => Promise<void>>> = {
  /** Where the part `whole` is asked for, too, all is tested whole at once, and nothing twice. */
  test: () => everything(stages, wanted.includes('whole') ? 'all' : 'few'),
  audit: () => stage('known weaknesses of the packages', audit),
  resilience: () => stage('the service killed, starved, overfilled and started anew', () => tests(resilience)),
  async wide() {
    await stage('chromium', () => Boolean(headlessShell()));
    await stage('every page and every option in a browser, all offline', () =>
      tests('vitest.browser.config.ts', wide, { NOMOGRAM_BROWSER: 'all' }),
    );
  },
  async whole() {
    if (wanted.includes('test')) return;
    await stage('lists and laws of which `npm test` takes a sample, whole', () =>
      tests('vitest.config.ts', filesThatSample(), { NOMOGRAM_SAMPLES: 'all' }),
    );
  },
  laws: () =>
    stage('laws with many inputs', () =>
      tests('vitest.config.ts', ['packages'], { NOMOGRAM_LAW_RUNS: process.env.NOMOGRAM_LAW_RUNS ?? '1000' }),
    ),
  fuzz: () =>
    stage('fuzzing with random inputs', () =>
      tests('vitest.config.ts', ['packages/math/src/syntax/fuzz.test.ts', 'packages/calculators/src/fuzz.test.ts'], {
        FC_SEED: process.env.FC_SEED ?? 'random',
        NOMOGRAM_LAW_RUNS: process.env.NOMOGRAM_LAW_RUNS ?? '1000',
      }),
    ),
  scores: () =>
    stage('every record that was right', () =>
      tests('vitest.config.ts', ['tools/scores.test.ts'], { NOMOGRAM_SCORES: 'all' }),
    ),
  mutations: () =>
    stage('every small mistake in the declarations', () =>
      tests('vitest.config.ts', ['tools/catalogue-mutations.test.ts'], { NOMOGRAM_MUTANTS: '1000000' }),
    ),
  hostile: () =>
    stage('100 000 hostile requests', () =>
      tests('vitest.long.config.ts', ['tests/hostile'], {
        NOMOGRAM_HOSTILE_REQUESTS: process.env.NOMOGRAM_HOSTILE_REQUESTS ?? '100000',
      }),
    ),
  async kills() {
    await stage('200 kills, SQLite', () => tests(resilience, durability, { NOMOGRAM_KILL_ROUNDS: '200' }));
    if (installEngines()) await onPostgres();
    else sayWhatIsMissing();
  },
  async engines() {
    await stage('chromium', () => Boolean(chromium()));
    await stage('a page of every kind and every way of working in the whole of Chromium', () =>
      tests('vitest.browser.config.ts', ['tests/browser', 'tests/wide', 'tests/offline'], {
        NOMOGRAM_BROWSER_PROGRAM: 'chromium',
      }),
    );
    await stage('every kind of page and way of working in Firefox and WebKit', () =>
      tests('vitest.long.config.ts', ['tests/engines']),
    );
    if (installEngines()) await withEngines();
    else sayWhatIsMissing();
  },
  image: () => stage('image, manifests and alerts of deploy/', () => tests('vitest.long.config.ts', ['tests/deploy'])),
};

const wanted = namesAskedFor();
if (!wanted.includes('test'))
  await stage('build', () => {
    build();
    return true;
  });
for (const name of wanted) await parts[name]!();
finish();

/** The parts after `--only`, or all; another name ends with the list of those that there are. */
function namesAskedFor(): readonly string[] {
  const words = process.argv.slice(2);
  if (words.length === 0) return Object.keys(parts);
  const names = words[0] === '--only' ? words.slice(1).flatMap((word) => word.split(',')) : [];
  if (names.length > 0 && names.every((name) => Object.hasOwn(parts, name))) return names;
  console.error(`npm run test:all -- --only ${Object.keys(parts).join(',')}`);
  process.exit(2);
}

/** The tests of lists with dear entries, and of laws with dear inputs. */
const filesThatSample = (): readonly string[] =>
  globSync(['packages/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'tools/**/*.test.ts'], {
    cwd: root,
    exclude: ['**/node_modules'],
  }).filter((file) => /setup\/(?:sample|law-runs)\.ts'/.test(readFileSync(join(root, file), 'utf8')));

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  await stage('200 kills, PostgreSQL', () =>
    tests(resilience, durability, { NOMOGRAM_KILL_ROUNDS: '200', NOMOGRAM_TEST_DATABASE_URL: postgres.url }),
  );
  await postgres.stop();
}

async function withEngines(): Promise<void> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  await stage('backup, restore, and several processes on PostgreSQL', () =>
    tests(resilience, ['packages/service/test/resilience/database.test.ts'], {
      NOMOGRAM_TEST_DATABASE_URL: postgres.url,
    }),
  );
  await stage('limits that several processes share', () =>
    tests('vitest.config.ts', ['packages/service/test/rate-limits.test.ts'], {
      NOMOGRAM_TEST_REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    }),
  );
  await Promise.all([postgres.stop(), redis.stop()]);
  await stage('several replicas', () => tests('vitest.long.config.ts', ['tests/scale-out']));
}

function sayWhatIsMissing(): void {
  console.log('PostgreSQL, Redis, nginx or Varnish is missing here: what needs them is left out');
}

/** Packages with a known weakness of high severity fail; a registry that keeps no such list is named, and is no failure. */
function audit(): boolean {
  const words = ['audit', '--omit=dev', '--audit-level=high'];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  const isUnknown = /audit endpoint returned an error/.test(stderr);
  if (isUnknown) console.log('The package registry in use has no list of known weaknesses.');
  else if (status !== 0) console.log(stdout);
  return status === 0 || isUnknown;
}
