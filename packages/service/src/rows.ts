import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import type { Catalogue, Refusal } from './dependencies.ts';
import { parseExactly, tooMuch } from './exact-json.ts';
import { createInline } from './inline.ts';
import type { LongAnswer } from './long-answer.ts';
import { bug, type ProblemMessage, problemDetails, sayProblems } from './problem.ts';
import { refusalResponse } from './refusal-response.ts';
import { leading, statusOf } from './status.ts';
import { typedFrom } from './typed-inputs.ts';

/** Rows of one light calculation that follow one another, and how they are to be answered. */
export interface RowsRequest {
  readonly id: string;
  readonly options: Options;
  /** One JSON array or object of inputs a line. */
  readonly lines: string;
  /** The number of the first. */
  readonly first: number;
}

/** The answers to the first of the rows that were asked for: to all, or up to where the time for them was over, or one was too dear. */
export interface RowsAnswer {
  /** One JSON object a line, each with its line feed. */
  readonly text: string;
  readonly count: number;
  /** Whether the row after these is a heavy one. */
  readonly stopsAtHeavy: boolean;
  /** Answers that were withheld because they did not pass their check. */
  readonly failedChecks: number;
  readonly thrown: readonly ThrownError[];
}

/** Something thrown, as it goes from one thread to another. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

export interface RowsSettings {
  readonly isHeavy?: (entry: Entry, typed: TypedInputs, options: Options) => boolean;
  /** Milliseconds that this thread has worked. */
  readonly now?: () => number;
}

/** Rows follow one another for so long before others get their turn: one row lasts about a twentieth of a millisecond. */
const turnMs = 10;

/** Answers rows where it is called: in a thread of their own, or in a service worker. */
export function createRows(
  { entries, load }: Pick<Catalogue, 'entries' | 'load'>,
  { isHeavy = () => false, now = () => performance.now() }: RowsSettings = {},
): (asked: RowsRequest) => Promise<RowsAnswer> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const calculate = createInline(load);

  return async ({ id, options, lines, first }) => {
    const entry = byId.get(id);
    if (!entry) throw new Error(`There is no calculator ${id}`);
    await load(id); // whose time is nobody's
    const until = now() + turnMs;
    const thrown: ThrownError[] = [];
    let [text, count, failedChecks, stopsAtHeavy] = ['', 0, 0, false];
    for (const line of lines.split('\n')) {
      if (count > 0 && now() >= until) break;
      const read = typedRow(entry, line);
      stopsAtHeavy = 'typed' in read && isHeavy(entry, read.typed, options);
      if (stopsAtHeavy) break;
      const row = first + count;
      count += 1;
      if ('problem' in read) text += refusedRow(row, [read.problem]);
      else
        try {
          const outcome = await calculate(id, read.typed, options);
          if (!outcome.ok && outcome.problems.some(({ code }) => code === 'check-failed')) failedChecks += 1;
          text += answeredRow(row, outcome);
        } catch (error) {
          const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
          thrown.push({ name, message, stack });
          text += refusedRow(row, [bug]);
        }
    }
    return { text, count, stopsAtHeavy, failedChecks, thrown };
  };
}

/** Lines of answers: as text, or as the bytes that are sent. */
export type Lines = string | Uint8Array<ArrayBuffer>;

/** The inputs of a row. */
export function typedRow(entry: Entry, line: string): ReturnType<typeof typedFrom> {
  const value = parseExactly(line);
  if (value === tooMuch) return { problem: tooMany };
  return value === undefined ? { problem: notJson } : typedFrom(entry, value, 'The row');
}

/** The line that answers a row, or says in its place what stood in the way. */
export function answeredRow(row: number, result: Outcome | Refusal): string {
  if ('refused' in result) return refusedRow(row, [refusalResponse(result).problem]);
  if (!result.ok) return refusedRow(row, result.problems);
  const { text, values } = result.answer;
  return `${JSON.stringify({ row, status: 200, text, values })}\n`;
}

/** The same for a long answer, in bytes. */
export function longRow(row: number, { long }: LongAnswer): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`{"row":${row},"status":200,`);
  const line = new Uint8Array(head.length + long.row.length);
  line.set(head);
  line.set(long.row, head.length);
  return line;
}

export const refusedRow = (row: number, problems: readonly ProblemMessage[]): string => refusedRows(row, 1, problems);

/** The lines of so many rows that are refused for the same reason. */
export function refusedRows(first: number, count: number, problems: readonly ProblemMessage[]): string {
  const rest = JSON.stringify({
    status: statusOf(leading(problems).code),
    text: sayProblems(problems),
    problems: problemDetails(problems).problems,
  }).slice(1);
  let lines = '';
  for (let row = first; row < first + count; row += 1) lines += `{"row":${row},${rest}\n`;
  return lines;
}

/** Said of each row that is left when the time for the rows of a request is over. */
export const timeIsOver: ProblemMessage = {
  code: 'queue-full',
  message: 'The time for the rows of one request is over; please send this row again, and those after it.',
};
const tooMany: ProblemMessage = {
  code: 'body-too-large',
  message: 'The row has more names or values, or deeper ones, than are accepted: an array or an object of inputs.',
};
const notJson: ProblemMessage = {
  code: 'bad-body',
  message: 'The row is not valid JSON; an array or an object of inputs is accepted.',
};
