/**
 * `npm test`: everything that must pass. Each stage is a command that anyone can run alone; the last line counts tests
 * and stages together.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from './setup/build.ts';
import { chromium } from './setup/chromium.ts';

const count = { passed: 0, failed: 0 };
const bin = (name: string) => join(root, 'node_modules/.bin', name);

function stage(name: string, work: () => boolean): void {
  const start = performance.now();
  let passed = false;
  try {
    passed = work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  count[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

const command = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words, { cwd: root, stdio: 'inherit', env: process.env }).status === 0;

function tests(config: string): boolean {
  const report = join(root, `.cache/${config}.json`);
  rmSync(report, { force: true });
  const passed = command(
    bin('vitest'),
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    count.passed += numPassedTests;
    count.failed += numFailedTests;
  }
  return passed;
}

stage('build', () => {
  build();
  return true;
});
stage('index of the catalogue', () => command(process.execPath, 'tools/generate.ts', '--check'));
stage('types', () => command(bin('tsc'), '--noEmit', '-p', '.'));
stage('types of the site', () => command(bin('tsc'), '--noEmit', '-p', 'packages/site'));
stage('types of the service worker', () => command(bin('tsc'), '--noEmit', '-p', 'packages/offline'));
stage('types of the browser tests', () => command(bin('tsc'), '--noEmit', '-p', 'tests'));
stage('lint', () => command(bin('biome'), 'check', '--error-on-warnings', '.'));
stage('unit tests, laws, reference data, HTTP contract', () => tests('vitest.config.ts'));
stage('chromium', () => Boolean(chromium()));
stage('browser tests', () => tests('vitest.browser.config.ts'));

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
