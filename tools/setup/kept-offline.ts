import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

/** Every address that a browser keeps from the first visit on, the service worker itself included, as the built worker says. */
export function keptOffline(): readonly string[] {
  const worker = readFileSync(join(root, 'packages/site/build/client/sw.js'), 'utf8');
  return ['/sw.js', ...[...worker.matchAll(/\{url:[`"']([^`"']+)[`"'],revision:/g)].map(([, path]) => path!)];
}
