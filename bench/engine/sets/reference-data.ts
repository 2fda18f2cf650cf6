import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

/** The records of a file of reference data, the expression under `field`; none where the file is absent. */
export function recordsFrom(file: string, field: string): BenchSet['records'] {
  if (!isPresent(file)) return [];
  const records = recordsOf({ file, judge: () => 'none' }) as readonly ({ id: string } & Record<string, string>)[];
  return records.map((record) => ({ id: record.id, expressions: [record[field]!] }));
}
