import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Asker, Dependencies, Refusal } from './dependencies.ts';
import { bug, type ProblemMessage } from './problem.ts';
import { refusalResponse } from './refusal-response.ts';
import { type Lines, type RowsAnswer, refusedRows, timeIsOver } from './rows.ts';

/** Rows of a slice, and letters of its lines. */
const maxPerSlice = 200;
const maxSliceLength = 64 * 1024;

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
export function createLightRows(dependencies: RowsDependencies, asked: LightRows): () => Promise<Lines> {
  const rows = new RowsAhead(dependencies, asked);
  return () => rows.next();
}

type RowsDependencies = Pick<Dependencies, 'rows' | 'limits' | 'onBug'>;

/** The rows that are still to be answered. */
class RowsAhead {
  private readonly dependencies: RowsDependencies;
  private readonly asked: LightRows;
  private readonly advance;
  private readonly remaining;
  private most = maxPerSlice;
  private isHeavy = false;

  constructor(dependencies: RowsDependencies, asked: LightRows) {
    this.dependencies = dependencies;
    this.asked = asked;
    this.advance = createAdvance(dependencies.limits, asked.asker);
    this.remaining = createRemaining(asked.lines);
  }

  async next(): Promise<Lines> {
    let text: Lines = '';
    while (text === '' && !this.remaining.isEmpty()) text = await this.some();
    return text;
  }

  private some(): Lines | Promise<Lines> {
    if (this.asked.isOver()) return this.refuse(this.remaining.together(maxPerSlice), timeIsOver);
    return this.isHeavy ? this.heavyOne() : this.slice();
  }

  private heavyOne(): Lines | Promise<Lines> {
    this.isHeavy = false;
    return this.asked.alone(this.remaining.first(1).lines, this.remaining.take(1));
  }

  private async slice(): Promise<string> {
    const { advance, remaining, dependencies } = this;
    const { entry, options, asker } = this.asked;
    const count = remaining.together(Math.min(this.most, advance.most()));
    const refused = await advance.pay(count);
    if (refused) return this.refuse(remaining.together(maxPerSlice), refusalResponse(refused).problem);
    const asked = { id: entry.id, options, ...remaining.first(count) };
    const found = await dependencies.rows(asked, asker).catch((error: unknown) => {
      if (asker.signal().aborted) throw error;
      if (count === 1) dependencies.onBug?.(error, 'bulk');
    });
    if (!found) return this.blame(count, bug);
    if (!('refused' in found)) return this.answered(found);
    const { problem } = refusalResponse(found);
    return found.refused === 'busy' ? this.refuse(count, problem) : this.blame(count, problem);
  }

  private answered(found: RowsAnswer): string {
    for (const error of found.thrown) this.dependencies.onBug?.(error, 'bulk');
    this.remaining.take(found.count);
    this.advance.use(found.count);
    this.most = maxPerSlice;
    this.isHeavy = found.stopsAtHeavy;
    return found.text;
  }

  private refuse(count: number, problem: ProblemMessage): string {
    return refusedRows(this.remaining.take(count), count, [problem]);
  }

  /** Which of them is to blame, where they could not be calculated together, shows when each comes alone. */
  private blame(count: number, problem: ProblemMessage): string {
    this.most = 1;
    return count > 1 ? '' : this.refuse(1, problem);
  }
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
        if (length > maxSliceLength) break;
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
      affordable = allowance?.remaining ?? maxPerSlice;
      return undefined;
    },
    use(count: number): void {
      paid = Math.max(0, paid - count);
    },
  };
}
