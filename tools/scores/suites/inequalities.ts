import type { Comparison } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { parseRelation } from '@nomogram/math/syntax/parse.ts';
import { read } from '../../setup/read.ts';
import { suite } from '../suite.ts';

interface RecordedInterval {
  readonly from_?: string;
  readonly from_open?: boolean;
  readonly to?: string;
  readonly to_open?: boolean;
  readonly points?: readonly string[];
}

interface InequalityRecord {
  readonly id: string;
  readonly inequality: string;
  readonly variable: string;
  readonly solution: readonly RecordedInterval[];
}

type IntervalTuple = readonly [from: number, fromClosed: boolean, to: number, toClosed: boolean];

function value(text: string): number {
  if (text.endsWith('infinity')) return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const parsed = read(text.replace(/\bE\b/g, 'e'));
  return evaluate(parsed);
}

const flattened = (one: RecordedInterval): IntervalTuple[] =>
  one.points
    ? one.points.map((point) => [value(point), true, value(point), true])
    : [[value(one.from_!), !one.from_open, value(one.to!), !one.to_open]];

const near = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));

export default suite<InequalityRecord>({
  file: 'inequalities',
  judge({ inequality, variable, solution }) {
    const parsed = parseRelation(inequality);
    if (!parsed.ok) return 'none';
    const found = solveInequality(parsed.value.sides, parsed.value.operators as readonly Comparison[], variable);
    if (!found.ok) return 'none';
    const got = found.value.intervals.map(
      ({ from, fromClosed, to, toClosed }): IntervalTuple => [
        from?.value ?? Number.NEGATIVE_INFINITY,
        fromClosed,
        to?.value ?? Number.POSITIVE_INFINITY,
        toClosed,
      ],
    );
    const wanted = solution.flatMap(flattened);
    const same = got.every((one, k) => {
      const other = wanted[k];
      return other && near(one[0], other[0]) && one[1] === other[1] && near(one[2], other[2]) && one[3] === other[3];
    });
    return same && got.length === wanted.length ? 'right' : 'wrong';
  },
});
