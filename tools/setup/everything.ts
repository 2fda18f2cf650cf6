import { build } from './build.ts';
import { chromium } from './chromium.ts';
import { bin, type Stages } from './stages.ts';

/** The stages of `npm test`. */
export function everything({ stage, command, tests }: Stages): void {
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
  stage('every page and calculator, and a browser for each kind', () => tests('vitest.browser.config.ts'));
}
