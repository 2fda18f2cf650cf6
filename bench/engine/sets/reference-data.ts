import { readFileSync } from 'node:fs';
import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

/** The records of a file of reference data, the expression under `field`; none where the file is absent. */
export function recordsFrom(file: string, field: string): BenchSet['records'] {
  if (!isPresent(file)) return [];
  const records = recordsOf({ file, judge: () => 'none' }) as readonly ({ id: string } & Record<string, string>)[];
  return records.map((record) => ({ id: record.id, expressions: [record[field]!] }));
}

/** The polynomials to factor among the project's own fixtures, for machines without the reference data. */
export function factorFixtures(): BenchSet['records'] {
  const file = new URL('../../../packages/math/src/algebra/fixtures/polynomials.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const records = lines.map((line) => JSON.parse(line) as { ask: string; f: string });
  return records
    .filter(({ ask }) => ask === 'factor')
    .map(({ f }, k) => ({ id: `fixture-${k + 1}`, expressions: [f] }));
}
