import type { Timing } from './peers/session.ts';
import type { BenchSet, Goal } from './sets/set.ts';

/** The times of every record, by the name of the program. */
export type Measurements = Map<string, ReadonlyMap<string, Timing>>;

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The times of what a program answered. */
const answersOf = (measured: Measurements, program: string): readonly number[] =>
  [...(measured.get(program)?.values() ?? [])].filter((one) => typeof one === 'number');

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Times of the records that both programs answered: what one could not do says nothing about speed. */
function shared(ours: ReadonlyMap<string, Timing>, theirs: ReadonlyMap<string, Timing>): [number, number][] {
  return [...ours].flatMap(([id, own]): [number, number][] => {
    const other = theirs.get(id);
    return typeof own === 'number' && typeof other === 'number' ? [[own, other]] : [];
  });
}

/** How many times the median of theirs is that of ours, over the records that both answered. */
function ratio(measured: Measurements, than: string): number | undefined {
  const [ours, theirs] = [measured.get('nomogram'), measured.get(than)];
  if (!ours || !theirs) return undefined;
  const both = shared(ours, theirs);
  return both.length === 0 ? undefined : medianOf(both.map(([, other]) => other)) / medianOf(both.map(([own]) => own));
}

/** One line a program: its median, its slowest record, what it did not answer, and how it stands to the engine. */
export function said({ name, records }: BenchSet, measured: Measurements): string {
  const lines = [...measured].map(([program, times]) => {
    const numbers = [...times].filter((one): one is [string, number] => typeof one[1] === 'number');
    if (numbers.length === 0) return `  ${program.padEnd(15)} ${[...times.values()][0]}`;
    const [slowest, longest] = numbers.sort((a, b) => b[1] - a[1])[0]!;
    const times_ = ratio(measured, program);
    const rest = records.length - numbers.length;
    return `  ${program.padEnd(15)} median ${shown(medianOf(numbers.map(([, ms]) => ms)))} ms, slowest ${shown(longest)} ms (${slowest})${rest > 0 ? `, ${rest} of ${records.length} without an answer` : ''}${program === 'nomogram' || times_ === undefined ? '' : `, ${shown(times_)} times the engine's median`}`;
  });
  return [`${name}, ${records.length} ${records.length === 1 ? 'record' : 'records'}`, ...lines].join('\n');
}

const shown = (value: number): string => String(Number(value.toPrecision(3)));

/** Which goals are reached; those about a program that is absent are left out. */
export function reached(
  { goals }: BenchSet,
  measured: Measurements,
): { goal: string; value: number; holds: boolean }[] {
  return goals.flatMap((goal) => verdict(goal, measured));
}

function verdict(goal: Goal, measured: Measurements): { goal: string; value: number; holds: boolean }[] {
  if ('everyRecordUnderMs' in goal) {
    const { everyRecordUnderMs: most } = goal;
    const times = [...(measured.get('nomogram')?.values() ?? [])];
    const value = Math.max(...times.map((one) => (typeof one === 'number' ? one : Number.POSITIVE_INFINITY)));
    return [{ goal: `every record under ${most} ms (slowest ${shown(value)} ms)`, value, holds: value < most }];
  }
  if ('maxRecordsUnderMs' in goal) {
    const { maxRecordsUnderMs: most } = goal;
    const value = percentile(answersOf(measured, 'nomogram'), 0.95);
    return [{ goal: `95 of 100 answers under ${most} ms (${shown(value)} ms)`, value, holds: value < most }];
  }
  if ('moreAnswersThan' in goal) {
    const { moreAnswersThan: than } = goal;
    if (!measured.has(than)) return [];
    const [value, theirs] = [answersOf(measured, 'nomogram').length, answersOf(measured, than).length];
    return [{ goal: `more answers than ${than} (${value} and ${theirs})`, value, holds: value > theirs }];
  }
  const times = ratio(measured, goal.than);
  if (times === undefined) return [];
  if ('fasterBy' in goal)
    return [
      {
        goal: `at least ${goal.fasterBy} times faster than ${goal.than} (${shown(times)} times)`,
        value: times,
        holds: times >= goal.fasterBy,
      },
    ];
  const slower = 1 / times;
  return [
    {
      goal: `within ${goal.withinTimes} times of ${goal.than} (${shown(slower)} times)`,
      value: slower,
      holds: slower <= goal.withinTimes,
    },
  ];
}
