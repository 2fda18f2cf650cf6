import { isPresent, recordsOf } from '../../../tools/scores/suite.ts';
import type { BenchSet } from './set.ts';

interface Integral {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly params: readonly string[];
  readonly elementary: boolean;
}

const every = 16;

/*
 * Finding and checking, without the form that a textbook would give the answer: what `integrate` of the other programs does, and the check of the
 * derivative, which they do not make. The answer as it is shown is timed in `integrals-written.ts`; its steps are made when they are asked for.
 */

/** Every sixteenth elementary integral without parameters, about whose signs Maxima would ask. */
function records(): BenchSet['records'] {
  const file = 'integrals-independent';
  if (!isPresent(file)) return [];
  const all = recordsOf({ file, judge: () => 'none' }) as unknown as readonly Integral[];
  return all
    .filter(({ elementary, params }) => elementary && params.length === 0)
    .filter((_, k) => k % every === 0)
    .map(({ id, integrand, variable }) => ({ id, expressions: [integrand, variable] }));
}

export const set: BenchSet = {
  name: 'antiderivatives of the independent suites',
  operation: 'integral',
  records: records(),
  goals: [
    { than: 'SymPy', fasterBy: 10 },
    { than: 'Maxima', withinTimes: 2 },
  ],
};
export default set;
