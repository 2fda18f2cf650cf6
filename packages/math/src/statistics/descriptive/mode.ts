import * as Q from '../../exact/rational.ts';
import { subtract } from '../../numeric/double-double.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { approximately, exactly, type Statistic } from './exact-value.ts';
import { sortedRationals, sortedReals } from './order.ts';
import type { Sample } from './sample.ts';

/** The most frequent values and how often they occur. */
export interface Modes {
  /** In ascending order; empty where nothing repeats. */
  readonly values: readonly Statistic[];
  /** How often each of them occurs; 1 where nothing repeats. */
  readonly count: number;
}

/** Every most frequent value; where nothing repeats there is none, of a single value either. */
export function mode(sample: Sample): Result<Modes> {
  if (sample.values.length === 0) return no('missing', 'the mode needs at least one value');
  if (sample.kind === 'exact') return ok(mostFrequent(sortedRationals(sample.values), Q.equals, exactly));
  const equal = (a: { hi: number; lo: number }, b: { hi: number; lo: number }) => subtract(a, b).hi === 0;
  return ok(mostFrequent(sortedReals(sample), equal, (value) => approximately(value.hi + value.lo)));
}

function mostFrequent<T>(
  sorted: readonly T[],
  equal: (a: T, b: T) => boolean,
  statistic: (value: T) => Statistic,
): Modes {
  let best: T[] = [];
  let count = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && equal(sorted[start]!, sorted[end]!)) end++;
    if (end - start > count) {
      best = [];
      count = end - start;
    }
    if (end - start === count) best.push(sorted[start]!);
    start = end;
  }
  return { values: count === 1 ? [] : best.map(statistic), count };
}
