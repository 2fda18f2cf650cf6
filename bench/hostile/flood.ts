/**
 * A process of its own that asks as much as it can over so many connections, until it is ended. Sends a message when it begins.
 *   node bench/hostile/flood.ts PORT CLIENT CONNECTIONS KIND
 */
import { setPriority } from 'node:os';
import { type Question, visit } from './visitor.ts';

/**
 * Light answers that nobody asked for before; the same one again and again; what is refused; many rows, light ones and heavy ones that are at
 * hand; pages; what is as dear as it may be.
 */
export type FloodKind = 'light' | 'again' | 'refused' | 'rows' | 'rows at hand' | 'pages' | 'endless';

const [port = '', client = '', connections = '', kind = ''] = process.argv.slice(2);
const rows = Array.from({ length: 5000 }, (_, row) => JSON.stringify(['3', `${row}.5`])).join('\n');
const rowsAtHand = '["5"]\n'.repeat(9000);
let numbers = 0;
const next = () => {
  numbers += 1;
  return numbers;
};
const questions: Readonly<Record<FloodKind, () => Question>> = {
  light: () => ({ path: `/nomogram/volume/rectanglearea/${next()}/2.5` }),
  again: () => ({ path: '/nomogram/volume/rectanglearea/3/2.5' }),
  refused: () => ({ path: `/nomogram/finance/debt/${'x'.repeat(80)}${next()}` }),
  rows: () => ({ path: '/nomogram/bulk/volume/rectanglearea', body: rows }),
  'rows at hand': () => ({ path: '/nomogram/bulk/functions/gamma', body: rowsAtHand }),
  pages: () => ({ path: `/surface-area?visit=${next()}` }),
  endless: () => ({
    path: `/nomogram/calculus/integral/numerical/ln(2cos(x%2F2))/-pi/factorial(${1_000_000_000 + next()})`,
  }),
};

setPriority(10);
let isTold = false;
const question = questions[kind as FloodKind];
await visit(Number(port), client, Number(connections), told(question), new AbortController().signal);

/** The same questions; who started this is told of the first. */
function told(ask: () => Question): () => Question {
  return () => {
    if (!isTold) process.send?.('begun');
    isTold = true;
    return ask();
  };
}
