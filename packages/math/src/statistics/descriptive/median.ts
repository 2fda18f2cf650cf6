import * as Q from '../../exact/rational.ts';
import { no, type Result } from '../../result/result.ts';
import type { Statistic } from './exact-value.ts';
import { percentile } from './percentile.ts';
import type { Sample } from './sample.ts';

/** The middle value of the ordered data, or the mean of the two middle ones. */
export function median(sample: Sample): Result<Statistic> {
  if (sample.values.length === 0) return no('missing', 'the median needs at least one value');
  return percentile(sample, Q.integerRational(50));
}
