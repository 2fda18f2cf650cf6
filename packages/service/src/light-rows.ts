import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { circumstance } from './circumstance.ts';
import type { Asker, Dependencies, Refusal } from './dependencies.ts';
import type { Said } from './problem.ts';
import { bug, type Lines, type RowsFound, refusedRows, timeIsOver } from './rows.ts';

/** Rows of a slice, and letters of its lines. */
const mostInASlice = 200;
const longestSlice = 64 * 1024;

interface LightRows {
  readonly entry: Entry;
  readonly options: Options;
  readonly lines: readonly string[];
  readonly asker: Asker;
  /** Answers one row as if it were asked for alone. */
  readonly alone: (line: string, row: number) => Lines | Promise<Lines>;
  /** Whether the time for all of them is over. */
  readonly isOver: () => boolean;
}

/**
 * The answers to the rows of a light calculator, a slice at a time: as many rows as are paid for, and as come to an end together. A row that turns
 * out to be heavy is asked for alone. Gives the empty text once there is no row left.
 */
export function createLightRows(
  { rows, limits, onBug }: Pick<Dependencies, 'rows' | 'limits' | 'onBug'>,
  { entry, options, lines, asker, alone, isOver }: LightRows,
): () => Promise<Lines> {
  const advance = createAdvance(limits, asker);
  const remaining = createRemaining(lines);
  let most = mostInASlice;
  let isHeavy = false;

  const refuse = (count: number, problem: Said): string => refusedRows(remaining.take(count), count, [problem]);

  /** Which of them is to blame, where they could not be calculated together, shows when each comes alone. */
  function blame(count: number, problem: Said): string {
    most = 1;
    return count > 1 ? '' : refuse(1, problem);
  }

  function answered(found: RowsFound): string {
    for (const error of found.thrown) onBug?.(error, 'bulk');
    remaining.take(found.count);
    advance.use(found.count);
    most = mostInASlice;
    isHeavy = found.stopsAtHeavy;
    return found.text;
  }

  async function slice(): Promise<string> {
    const count = remaining.together(Math.min(most, advance.most()));
    const refused = await advance.pay(count);
    if (refused) return refuse(remaining.together(mostInASlice), circumstance(refused).problem);
    const found = await rows({ id: entry.id, options, ...remaining.first(count) }, asker).catch((error: unknown) => {
      if (asker.signal().aborted) throw error;
      if (count === 1) onBug?.(error, 'bulk');
    });
    if (!found) return blame(count, bug);
    if ('refused' in found) return (found.refused === 'busy' ? refuse : blame)(count, circumstance(found).problem);
    return answered(found);
  }

  function heavyOne(): Lines | Promise<Lines> {
    isHeavy = false;
    return alone(remaining.first(1).lines, remaining.take(1));
  }

  function some(): Lines | Promise<Lines> {
    if (isOver()) return refuse(remaining.together(mostInASlice), timeIsOver);
    return isHeavy ? heavyOne() : slice();
  }

  return async () => {
    let text: Lines = '';
    while (text === '' && !remaining.isEmpty()) text = await some();
    return text;
  };
}

/** The lines that are not answered yet. */
function createRemaining(lines: readonly string[]) {
  let next = 0;
  return {
    isEmpty: () => next === lines.length,
    /** How many, from the first on, go together. */
    together(most: number): number {
      let count = 1;
      for (let length = lines[next]!.length; count < most && next + count < lines.length; count += 1) {
        length += lines[next + count]!.length;
        if (length > longestSlice) break;
      }
      return count;
    },
    /** So many of them, and the number of the first. */
    first: (count: number) => ({ lines: lines.slice(next, next + count).join('\n'), first: next + 1 }),
    /** Counts so many as answered; the number of the first. */
    take(count: number): number {
      next += count;
      return next - count + 1;
    },
  };
}

/** Points are taken for rows before they are calculated; those of rows which then wait for the next slice are not taken again. */
function createAdvance(limits: Dependencies['limits'], asker: Asker) {
  /** Rows that are paid for and still to come, and those that the client has points for. */
  let paid = 0;
  let affordable = 1;
  return {
    /** So many rows could be paid for together; one can always be asked for. */
    most: () => Math.max(1, paid + affordable),
    /** Takes what is missing for so many rows, or says why it cannot. */
    async pay(count: number): Promise<Refusal | undefined> {
      if (count <= paid) return undefined;
      const allowance = await limits?.calculation(asker.client(), count - paid);
      if (allowance?.allowed === false) return { refused: 'rate', allowance };
      paid = count;
      affordable = allowance?.remaining ?? mostInASlice;
      return undefined;
    },
    use(count: number): void {
      paid = Math.max(0, paid - count);
    },
  };
}
