import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

interface Definite {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly lower: string;
  readonly upper: string;
}

const every = 16;

/** Every sixteenth definite integral with a closed form. */
function records(): BenchSet['records'] {
  const file = 'definite-exact';
  if (!isPresent(file)) return [];
  const all = recordsOf({ file, judge: () => 'none' }) as unknown as readonly Definite[];
  return all
    .filter((_, k) => k % every === 0)
    .map(({ id, integrand, variable, lower, upper }) => ({ id, expressions: [integrand, variable, lower, upper] }));
}

const set: BenchSet = {
  name: 'definite integrals with a closed form',
  operation: 'definite',
  records: records(),
  goals: [
    { than: 'SymPy', fasterBy: 3 },
    { than: 'Maxima', withinTimes: 1 },
    { moreAnswersThan: 'SymPy' },
    { moreAnswersThan: 'Maxima' },
    { maxRecordsUnderMs: 500 },
    { everyRecordUnderMs: 3000 },
  ],
};
export default set;
