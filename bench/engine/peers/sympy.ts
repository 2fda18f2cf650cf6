import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

const knowsSympy = (python: string): boolean => spawnSync(python, ['-c', 'import sympy']).status === 0;

/** Debian's own Python, for which `python3-sympy` is packaged, where that is installed; else whatever Python is in the path. */
const python = knowsSympy('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export const sympy: Peer = {
  name: 'SymPy',
  version() {
    const asked = spawnSync(python, ['-c', 'import sympy; print(sympy.__version__)'], { encoding: 'utf8' });
    return asked.status === 0 ? asked.stdout.trim() : null;
  },
  command: [python, fileURLToPath(new URL('./sympy_driver.py', import.meta.url))],
  statement: (number, operation, expressions) =>
    operation === 'definite with letters' ? null : JSON.stringify({ number, operation, expressions }),
};
