import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { circumstance } from './circumstance.ts';
import type { Asker, Dependencies } from './dependencies.ts';
import type { Said } from './problem.ts';
import { bug, refusedRows } from './rows.ts';

/** Rows of a slice, and letters of its lines. */
const mostInASlice = 200;
const longestSlice = 64 * 1024;

interface LightRows {
  readonly entry: Entry;
  readonly options: Options;
  readonly lines: readonly string[];
  readonly asker: Asker;
  /** Answers one row as if it were asked for alone. */
  readonly alone: (line: string, row: number) => Promise<string>;
}

/**
 * The answers to the rows of a light calculator, a slice at a time: as many rows as are paid for, and as come to an end together. A row that turns
 * out to be heavy is asked for alone. Gives the empty text once there is no row left.
 */
export function createLightRows(
  { rows, limits, onBug }: Pick<Dependencies, 'rows' | 'limits' | 'onBug'>,
  { entry, options, lines, asker, alone }: LightRows,
): () => Promise<string> {
  let next = 0;
  /** Points that were taken for rows which are still to come, and those that the client had left. */
  let paid = 0;
  let affordable = 1;
  let most = mostInASlice;
  let isHeavy = false;

  function refuse(count: number, problem: Said): string {
    next += count;
    return refusedRows(next - count + 1, count, [problem]);
  }

  /** Which of them is to blame, where they could not be calculated together, shows when each comes alone. */
  function blame(count: number, problem: Said): string {
    most = 1;
    return count > 1 ? '' : refuse(1, problem);
  }

  async function calculated(count: number): Promise<string> {
    const asked = { id: entry.id, options, lines: lines.slice(next, next + count).join('\n'), first: next + 1 };
    const found = await rows(asked, asker);
    if ('refused' in found) return (found.refused === 'busy' ? refuse : blame)(count, circumstance(found).problem);
    for (const error of found.thrown) onBug?.(error, 'bulk');
    next += found.count;
    paid = Math.max(0, paid - found.count);
    most = mostInASlice;
    isHeavy = found.stopsAtHeavy;
    return found.text;
  }

  async function slice(): Promise<string> {
    const count = sliceFrom(lines, next, Math.min(most, Math.max(1, paid + affordable)));
    if (count > paid) {
      const allowance = await limits?.calculation(asker.client(), count - paid);
      if (allowance?.allowed === false)
        return refuse(sliceFrom(lines, next, mostInASlice), circumstance({ refused: 'rate', allowance }).problem);
      paid = count;
      affordable = allowance?.remaining ?? mostInASlice;
    }
    try {
      return await calculated(count);
    } catch (error) {
      if (asker.signal().aborted) throw error;
      if (count === 1) onBug?.(error, 'bulk');
      return blame(count, bug);
    }
  }

  async function heavyOne(): Promise<string> {
    isHeavy = false;
    next += 1;
    return alone(lines[next - 1]!, next);
  }

  return async () => {
    let text = '';
    while (text === '' && next < lines.length) text = await (isHeavy ? heavyOne() : slice());
    return text;
  };
}

/** How many lines, from this one on, go together. */
function sliceFrom(lines: readonly string[], from: number, most: number): number {
  let count = 1;
  for (let length = lines[from]!.length; count < most && from + count < lines.length; count += 1) {
    length += lines[from + count]!.length;
    if (length > longestSlice) break;
  }
  return count;
}
