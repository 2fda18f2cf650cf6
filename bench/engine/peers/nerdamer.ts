import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

/** A folder with `node_modules/nerdamer-prime`; it is no dependency of the project. */
const folder = process.env.NOMOGRAM_BENCH_PEERS ?? '';
const manifest = join(folder, 'node_modules/nerdamer-prime/package.json');

export const nerdamer: Peer = {
  name: 'nerdamer-prime',
  compilesWhileRunning: true,
  version: () => (folder && existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null),
  command: [process.execPath, fileURLToPath(new URL('./nerdamer-driver.ts', import.meta.url)), manifest],
  statement: (number, operation, expressions) =>
    ['integral', 'written integral', 'definite', 'definite with letters', 'limit'].includes(operation)
      ? null
      : JSON.stringify({ number, operation, expressions }),
};
