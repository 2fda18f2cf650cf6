import { factorFixtures, recordsFrom } from './reference-data.ts';
import type { BenchSet } from './set.ts';

const reference = recordsFrom('factor', 'poly');
const set: BenchSet = {
  name: 'factor',
  operation: 'factor',
  records: reference.length > 0 ? reference : factorFixtures(),
  goals: [{ than: 'SymPy', fasterBy: 10 }, { than: 'PARI/GP', withinTimes: 20 }, { everyRecordUnderMs: 2000 }],
};
export default set;
