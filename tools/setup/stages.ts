import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build.ts';

/** The stages of a test command: each is a command that anyone can run alone; tests and stages are counted together. */
export interface Stages {
  readonly stage: (name: string, work: () => boolean) => void;
  readonly command: (program: string, ...words: readonly string[]) => boolean;
  /** Vitest with a configuration and perhaps only some files; its tests are counted. */
  readonly tests: (
    config: string,
    files?: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => boolean;
  /** Says the counts in the last line, and ends the process. */
  readonly finish: () => never;
}

export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

export function createStages(): Stages {
  const count = { passed: 0, failed: 0 };
  const costs = join(root, '.cache/costs.jsonl');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(costs, { force: true });
  const run = (
    program: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): boolean =>
    spawnSync(program, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

  return {
    stage(name, work) {
      const start = performance.now();
      let passed = false;
      try {
        passed = work();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
      count[passed ? 'passed' : 'failed'] += 1;
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    },
    command: (program, ...words) => run(program, words),
    tests(config, files = [], environment = {}) {
      const report = join(root, `.cache/${config}.json`);
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const passed = run(bin('vitest'), ['run', '--config', config, ...reporters, ...files], {
        ...environment,
        NOMOGRAM_COSTS: costs,
      });
      if (existsSync(report)) {
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
        count.passed += numPassedTests;
        count.failed += numFailedTests;
      }
      return passed;
    },
    finish() {
      sayDearest(costs);
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exit(count.failed === 0 ? 0 : 1);
    },
  };
}

/** Names the ten files of tests that took most processor time. */
function sayDearest(costs: string): void {
  if (!existsSync(costs)) return;
  const all: readonly { readonly file: string; readonly seconds: number }[] = readFileSync(costs, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`Processor time of ${all.length} files of tests: ${total.toFixed(0)} s; the dearest:`);
  for (const { file, seconds } of all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s ${relative(root, file)}`);
}
