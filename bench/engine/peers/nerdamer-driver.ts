/** Times nerdamer-prime; see `peer.ts` for what is said on standard input and output. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Operation } from './peer.ts';
import { bestOf } from './timing.ts';

const manifest = process.argv[2]!;
const nerdamer = createRequire(manifest)(join(dirname(manifest), 'all.js'));

for await (const line of createInterface(process.stdin)) {
  const { number, operation, expressions } = JSON.parse(line) as {
    number: number;
    operation: Operation;
    expressions: string[];
  };
  try {
    const given = expressions.map((text) => nerdamer(text.replace(/\bln\b/g, 'log')));
    const call = () => nerdamer[operation](...given.map(String)).toString();
    call();
    console.log(`@@ ${number} ${bestOf(call)}`);
  } catch {
    console.log(`@@ ${number} fail`);
  }
}
