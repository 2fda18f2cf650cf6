/** `npm test`: everything that must pass. `npm run test:all` does more, and takes longer. */
import { build } from './setup/build.ts';
import { chromium } from './setup/chromium.ts';
import { bin, createStages } from './setup/stages.ts';

const { stage, command, tests, finish } = createStages();

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
finish();
