/**
 * `npm run test:all`: everything that `npm test` runs, and what takes longer or needs other engines: a hunt with random inputs, 10 000 hostile
 * requests, fifty kills on each database, the image as a cluster runs it, two replicas behind nginx. With `-- --long` only the latter.
 */
import { spawnSync } from 'node:child_process';
import { build, root } from './setup/build.ts';
import { installEngines, startPostgres, startRedis } from './setup/engines.ts';
import { createStages } from './setup/stages.ts';

const { stage, command, tests, finish } = createStages();

if (!process.argv.includes('--long')) stage('npm test', () => command(process.execPath, 'tools/test.ts'));
stage('build', () => {
  build();
  return true;
});
stage('known weaknesses of the packages', audit);
stage('fuzzing with random inputs', () =>
  tests('vitest.config.ts', ['packages/math/src/syntax/fuzz.test.ts', 'packages/calculators/src/fuzz.test.ts'], {
    FC_SEED: process.env.FC_SEED ?? 'random',
    NOMOGRAM_LAW_RUNS: process.env.NOMOGRAM_LAW_RUNS ?? '1000',
  }),
);
stage('every record that was right', () =>
  tests('vitest.config.ts', ['tools/scores.test.ts'], { NOMOGRAM_SCORES: 'all' }),
);
stage('every small mistake in the declarations', () =>
  tests('vitest.config.ts', ['tools/catalogue-mutations.test.ts'], { NOMOGRAM_MUTANTS: '1000000' }),
);
stage('every page with its results on the narrowest screen', () =>
  tests('vitest.browser.config.ts', ['tests/browser/results.test.ts'], { NOMOGRAM_BROWSER: 'all' }),
);
stage('image, manifests and alerts of deploy/', () => tests('vitest.long.config.ts', ['tests/deploy']));
stage('10 000 hostile requests', () =>
  tests('vitest.long.config.ts', ['tests/hostile'], {
    NOMOGRAM_HOSTILE_REQUESTS: process.env.NOMOGRAM_HOSTILE_REQUESTS ?? '10000',
  }),
);
const durability = ['packages/service/test/durability.test.ts'];
stage('50 kills, SQLite', () => tests('vitest.config.ts', durability, { NOMOGRAM_KILL_ROUNDS: '50' }));
if (installEngines()) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  stage('50 kills, PostgreSQL', () =>
    tests('vitest.config.ts', durability, { NOMOGRAM_KILL_ROUNDS: '50', NOMOGRAM_TEST_DATABASE_URL: postgres.url }),
  );
  stage('limits that several processes share', () =>
    tests('vitest.config.ts', ['packages/service/test/rate-limits.test.ts'], {
      NOMOGRAM_TEST_REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    }),
  );
  await Promise.all([postgres.stop(), redis.stop()]);
  stage('several replicas', () => tests('vitest.long.config.ts', ['tests/scale-out']));
} else console.log('PostgreSQL, Redis, nginx or Varnish is missing here: what needs them is left out');
finish();

/** Packages with a known weakness of high severity fail; a registry that keeps no such list is named, and is no failure. */
function audit(): boolean {
  const words = ['audit', '--omit=dev', '--audit-level=high'];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  const isUnknown = /audit endpoint returned an error/.test(stderr);
  if (isUnknown) console.log('The package registry in use has no list of known weaknesses.');
  else if (status !== 0) console.log(stdout);
  return status === 0 || isUnknown;
}
