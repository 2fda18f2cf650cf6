import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Operation, Peer } from './peer.ts';

const names: Partial<Record<Operation, string>> = {
  factor: 'factor(f)',
  expand: 'expand(f)',
  gcd: 'gcd(f, g)',
  // The functions that its manual gives for simplification, one after the other.
  integral: 'integrate(f, x)',
  'written integral': 'integrate(f, x)',
  definite: 'integrate(f, x, p)',
  limit: 'limit(f, x, p)',
  simplify: 'trigreduce(trigsimp(radcan(logcontract(fullratsimp(f)))))',
};

export const maxima: Peer = {
  name: 'Maxima',
  version() {
    const asked = spawnSync('maxima', ['--version'], { encoding: 'utf8' });
    return asked.status === 0 ? asked.stdout.trim().replace('Maxima ', '') : null;
  },
  command: ['maxima', '--very-quiet', `--init-mac=${fileURLToPath(new URL('./maxima_driver.mac', import.meta.url))}`],
  statement(number, operation, [a = '', b = '0', point = '0', side = '']) {
    const read = (text: string) =>
      `(${text})`
        .replace(/\b(e|pi|i)\b/g, '%$1')
        .replace(/\bln\b/g, 'log')
        .replace(/-infinity/g, 'minf')
        .replace(/infinity/g, 'inf');
    const name = names[operation];
    if (name === undefined) return null;
    if (operation.endsWith('integral') || operation === 'definite' || operation === 'limit') {
      const call =
        operation === 'limit' && side ? `limit(f, g, ${read(point)}, ${side === '+' ? 'plus' : 'minus'})` : name;
      const places = operation === 'definite' ? `${read(point)}, ${read(side)}` : read(point);
      const asked = call.replace(', x', ', g').replace(', p', `, ${places}`);
      return `measure(${number}, '(${asked}), ${read(a)}, ${b})$ print("@@", ${number}, "fail")$`;
    }
    return `measure(${number}, '(${name}), ${read(a)}, ${read(b)})$ print("@@", ${number}, "fail")$`;
  },
};
