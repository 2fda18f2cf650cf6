import { recordsFrom } from './reference-data.ts';
import type { BenchSet } from './set.ts';

const set: BenchSet = {
  name: 'factor',
  operation: 'factor',
  records: recordsFrom('factor', 'poly'),
  goals: [{ than: 'SymPy', fasterBy: 10 }, { than: 'PARI/GP', withinTimes: 20 }, { everyRecordUnderMs: 2000 }],
};
export default set;
