import type { Span } from '../result/result.ts';

/** What separates entries outside of brackets. */
interface Separators {
  /** Single characters that always separate; two in a row enclose an empty entry. */
  readonly strong: string;
  /** Whether a run of blanks separates, where it is not around an operator within a line. */
  readonly blanks: boolean;
}

/**
 * Divides part of a text into entries, each without the blanks around it; brackets hold their separators together.
 * An empty entry has an empty span.
 */
export function splitEntries(text: string, within: Span, separators: Separators): Span[] {
  const entries: Span[] = [];
  let depth = 0;
  let start = within.start;
  for (let at = within.start; at < within.end; at++) {
    const character = text[at]!;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (separators.strong.includes(character)) {
      entries.push(trimmed(text, start, at));
      start = at + 1;
    } else if (separators.blanks && isBlank(character) && separates(text, at, within, separators)) {
      entries.push(trimmed(text, start, at));
      start = at + 1;
    }
  }
  entries.push(trimmed(text, start, within.end));
  return entries;
}

const isBlank = (character: string): boolean => /\s/.test(character);

/** A no-break or thin space between digits and three more digits groups them, as spreadsheets write thousands. */
const groups = /^[\u00a0\u2007\u2009\u202f]\d{3}(?!\d)/;
const operators = '+-*/^|=<>·×÷−–';

/** Whether the blank at `at` is the first of a run between two entries, and not around an operator: `1 / 3` is one entry. */
function separates(text: string, at: number, within: Span, separators: Separators): boolean {
  let before = at - 1;
  while (before >= within.start && isBlank(text[before]!)) before--;
  let after = at + 1;
  while (after < within.end && isBlank(text[after]!)) after++;
  if (before !== at - 1 || before < within.start || after >= within.end) return false;
  const [left, right] = [text[before]!, text[after]!];
  if (separators.strong.includes(left) || separators.strong.includes(right)) return false;
  // A dash in a cell of its own is a value that is missing: it takes nothing from the line before.
  if (/[\n\r\t]/.test(text.slice(at, after))) return true;
  if (/\d/.test(left) && groups.test(text.slice(at, at + 5))) return false;
  if (operators.includes(left)) return false;
  if (!operators.includes(right)) return right !== '!' && right !== '°';
  // "1 -2" is two entries, "1 - 2" is one.
  return '+-−–'.includes(right) && after + 1 < within.end && !isBlank(text[after + 1]!);
}

/** The stretch without the blanks at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && isBlank(text[from]!)) from++;
  while (to > from && isBlank(text[to - 1]!)) to--;
  return { start: from, end: to };
}
