import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build.ts';
import { Output } from './output.ts';

/** The stages of a test command: each is a command that anyone can run alone; tests and stages are counted together. */
export interface Stages {
  readonly stage: (name: string, work: () => boolean | Promise<boolean>) => Promise<void>;
  readonly command: (program: string, ...words: readonly string[]) => Promise<boolean>;
  /** Vitest with a configuration and perhaps only some files; its tests are counted. */
  readonly tests: (
    config: string,
    files?: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<boolean>;
  /** Stages beside each other: while one waits, another uses the machine. What they say is printed one after another. */
  readonly together: (...works: readonly ((stages: Stages) => Promise<void>)[]) => Promise<void>;
}

/** All stages of a command. */
interface AllStages extends Stages {
  /** Says the counts in the last line, and ends the process. */
  readonly finish: () => never;
}

export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** In MB: expressions live briefly, and in more room fewer of them are moved; a seventh of the processor time of the tests. */
const youngGeneration = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

export function createStages(): AllStages {
  const count = { passed: 0, failed: 0 };
  const costs = join(root, '.cache/costs.jsonl');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(costs, { force: true });
  return {
    ...stagesWriting(new Output(true), count, costs),
    finish() {
      sayDearest(costs);
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exit(count.failed === 0 ? 0 : 1);
    },
  };
}

/** Stages that say to `output` what they do. */
function stagesWriting(output: Output, count: { passed: number; failed: number }, costs: string): Stages {
  const run = (
    program: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<boolean> =>
    new Promise((resolve) => {
      const child = spawn(program, words, {
        cwd: root,
        stdio: output.isOpen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
      });
      child.stdout?.on('data', (text: Buffer) => output.write(text));
      child.stderr?.on('data', (text: Buffer) => output.write(text));
      child.once('error', (error) => {
        output.write(`${error.message}\n`);
        resolve(false);
      });
      child.once('close', (status) => resolve(status === 0));
    });

  return {
    async stage(name, work) {
      const start = performance.now();
      let passed = false;
      try {
        passed = await work();
      } catch (error) {
        output.write(`${error instanceof Error ? error.message : error}\n`);
      }
      count[passed ? 'passed' : 'failed'] += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      output.write(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
    },
    command: (program, ...words) => run(program, words),
    async tests(config, files = [], environment = {}) {
      const report = join(root, `.cache/${config}.json`);
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const words = [...youngGeneration, vitest, 'run', '--config', config, ...reporters, ...files];
      const passed = await run(process.execPath, words, {
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
    async together(...works) {
      const outputs = works.map((_, index) => (index === 0 ? output : new Output(false)));
      const under = works.map((work, index) => work(stagesWriting(outputs[index]!, count, costs)));
      for (const [index, done] of under.entries()) {
        outputs[index]!.open();
        await done;
      }
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
