import { type Lines, refusedRows, timeIsOver } from './rows.ts';

/** Heavy rows that one client may have under way at once. */
const ahead = 2;
/** What is at hand goes together for so long, which is less than a round of turns, and up to so many letters. */
const togetherMs = 0.3;
const maxTogetherLength = 64 * 1024;
/** Rows that are refused together. */
const maxRefused = 200;

interface HeavyRows {
  readonly lines: readonly string[];
  /** Answers one row as if it were asked for alone: at once where the same was answered before. */
  readonly alone: (line: string, row: number) => Lines | Promise<Lines>;
  /** Whether the time for all of them is over. */
  readonly isOver: () => boolean;
  readonly now?: () => number;
}

/**
 * The answers to heavy rows, some of them under way at once; those that are at hand go together, because each sending waits for a turn of
 * its client: nine thousand rows of the same thing, sent one by one behind a hundred other requests of that client, took minutes. Gives the
 * empty text once there is no row left.
 */
export function createHeavyRows({
  lines,
  alone,
  isOver,
  now = () => performance.now(),
}: HeavyRows): () => Promise<Lines> {
  const pending: (Lines | Promise<Lines>)[] = [];
  let next = 0;

  /** The first of those that are under way. */
  function first(): Lines | Promise<Lines> | undefined {
    for (; pending.length < ahead && next < lines.length && !isOver(); next += 1) {
      const answered = alone(lines[next]!, next + 1);
      if (answered instanceof Promise) answered.catch(() => undefined); // awaited when its turn comes
      pending.push(answered);
    }
    return pending[0];
  }

  function refused(): string {
    const count = Math.min(maxRefused, lines.length - next);
    next += count;
    return refusedRows(next - count + 1, count, [timeIsOver]);
  }

  return async () => {
    const until = now() + togetherMs;
    let text = '';
    for (let row = first(); typeof row === 'string'; row = first()) {
      text += row;
      pending.shift();
      if (now() >= until || text.length > maxTogetherLength) return text;
    }
    return text || (await pending.shift()) || refused();
  };
}
