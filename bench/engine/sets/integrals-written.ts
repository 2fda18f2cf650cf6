import { set as found } from './integrals.ts';
import type { BenchSet } from './set.ts';

/** The same integrals up to the answer as it is shown, in the shortest form that the engine finds. */
const set: BenchSet = {
  ...found,
  name: `${found.name}, written as a textbook would`,
  operation: 'written integral',
  goals: [{ than: 'SymPy', fasterBy: 10 }, { than: 'Maxima', withinTimes: 5 }, { maxRecordsUnderMs: 100 }],
};
export default set;
