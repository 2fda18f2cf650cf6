import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

export const pari: Peer = {
  name: 'PARI/GP',
  version() {
    const asked = spawnSync('gp', ['--version-short'], { encoding: 'utf8' });
    return asked.status === 0 ? asked.stdout.trim() : null;
  },
  command: ['gp', '-q', '-f', fileURLToPath(new URL('./pari_driver.gp', import.meta.url))],
  statement(number, operation, expressions) {
    if (['simplify', 'integral', 'written integral', 'definite', 'definite with letters', 'limit'].includes(operation))
      return null;
    const [a, b] = expressions;
    // An expanded polynomial is what PARI computes on reading a product.
    if (operation === 'expand') return `measure(${number}, ()->${a});`;
    return operation === 'factor'
      ? `f = ${a}; measure(${number}, ()->factor(f));`
      : `a = ${a}; b = ${b}; measure(${number}, ()->gcd(a, b));`;
  },
};
