import { recordsFrom } from './reference-data.ts';
import type { BenchSet } from './set.ts';

const set: BenchSet = {
  name: 'simplify',
  operation: 'simplify',
  records: recordsFrom('simplify', 'expr'),
  goals: [{ than: 'SymPy', fasterBy: 10 }, { everyRecordUnderMs: 2000 }],
};
export default set;
