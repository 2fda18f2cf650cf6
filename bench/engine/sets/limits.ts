import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

interface Limit {
  readonly id: string;
  readonly expr: string;
  readonly variable: string;
  readonly point: string;
  readonly dir: 'both' | '+' | '-' | null;
  readonly params: readonly string[];
}

const every = 5;

/** Every fifth limit without parameters; those from both sides are asked from the right, which is all that SymPy takes them for. */
function records(): BenchSet['records'] {
  const file = 'limits';
  if (!isPresent(file)) return [];
  const all = recordsOf({ file, judge: () => 'none' }) as unknown as readonly Limit[];
  return all
    .filter(({ params }) => params.length === 0)
    .filter((_, k) => k % every === 0)
    .map(({ id, expr, variable, point, dir }) => {
      const side = dir === null ? '' : dir === 'both' ? '+' : dir;
      return { id, expressions: [expr, variable, point, side] };
    });
}

const set: BenchSet = {
  name: 'limits',
  operation: 'limit',
  records: records(),
  goals: [
    { than: 'SymPy', fasterBy: 10 },
    { than: 'Maxima', withinTimes: 5 },
  ],
};
export default set;
