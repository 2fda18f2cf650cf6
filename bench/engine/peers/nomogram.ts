import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

export const nomogram: Peer = {
  name: 'nomogram',
  compilesWhileRunning: true,
  version: () => process.version,
  command: [process.execPath, fileURLToPath(new URL('./nomogram-driver.ts', import.meta.url))],
  statement: (number, operation, expressions) => JSON.stringify({ number, operation, expressions }),
};
