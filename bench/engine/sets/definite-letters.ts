import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

interface WithLetters {
  readonly id: string;
  readonly variable: string;
  readonly parametric?: { readonly integrand: string; readonly lower: string; readonly upper: string };
}

const every = 3;

/** Every third definite integral of which the reference data knows the original with letters. */
function records(): BenchSet['records'] {
  const file = 'definite-exact';
  if (!isPresent(file)) return [];
  const all = recordsOf({ file, judge: () => 'none' }) as unknown as readonly WithLetters[];
  return all
    .flatMap(({ id, variable, parametric }) =>
      parametric ? [{ id, expressions: [parametric.integrand, variable, parametric.lower, parametric.upper] }] : [],
    )
    .filter((_, k) => k % every === 0);
}

const set: BenchSet = {
  name: 'definite integrals with letters, all of them positive',
  operation: 'definite with letters',
  records: records(),
  goals: [{ maxRecordsUnderMs: 500 }, { everyRecordUnderMs: 3000 }],
};
export default set;
