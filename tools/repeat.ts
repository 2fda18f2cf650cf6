/**
 * `npm run repeat -- 10` tries `npm test` ten times in a fresh clone of what is committed, each with an empty cache of npm, so that packages are
 * fetched and everything is built; `--busy 4` beside four processes that never rest. It prints the seconds of every run and its last line, and
 * fails where one run did.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oracles } from './scores/suite.ts';
import { root } from './setup/build.ts';

const words = process.argv.slice(2);
const busyAt = words.indexOf('--busy');
const busy = busyAt < 0 ? 0 : Number(words[busyAt + 1]);
const runs = Number(words[0] ?? 1);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(busy)) {
  console.error('npm run repeat -- 10 [--busy 4]');
  process.exit(2);
}

interface Run {
  readonly seconds: number;
  readonly passed: boolean;
  readonly says: string;
}

/** One run in a clone of its own, which is gone afterwards. */
function tryOnce(): Run {
  const folder = mkdtempSync(join(tmpdir(), 'nomogram-clone-'));
  try {
    const clone = join(folder, 'project');
    spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
    const begin = performance.now();
    const { status, stdout } = spawnSync('npm', ['test'], {
      cwd: clone,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...ownEnvironment(), npm_config_cache: join(folder, 'cache'), NOMOGRAM_ORACLES: oracles },
    });
    const seconds = (performance.now() - begin) / 1000;
    if (status !== 0) console.log(stdout);
    return { seconds, passed: status === 0, says: stdout.trim().split('\n').at(-1) ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What npm and `tools/run.mjs` put into the environment belongs to this folder, not to the clone. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)|^NODE_COMPILE_CACHE$/.test(name)),
  );

const restless: readonly ChildProcess[] = Array.from({ length: busy }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const done: Run[] = [];
for (let run = 1; run <= runs; run += 1) {
  const one = tryOnce();
  done.push(one);
  console.log(`${run}: ${one.seconds.toFixed(0)} s, ${one.says}`);
}
for (const child of restless) child.kill();
const seconds = done.map((one) => one.seconds).sort((a, b) => a - b);
const passed = done.filter((one) => one.passed).length;
console.log(`${passed} of ${runs} passed, in ${seconds[0]!.toFixed(0)} to ${seconds.at(-1)!.toFixed(0)} s`);
process.exit(passed === runs ? 0 : 1);
