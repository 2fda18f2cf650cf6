import type { BenchSet } from './set.ts';

const set: BenchSet = {
  name: 'expand (x+y+z+1)^20',
  operation: 'expand',
  records: [{ id: 'expand-20', expressions: ['(x+y+z+1)^20'] }],
  goals: [{ everyRecordUnderMs: 100 }],
};
export default set;
