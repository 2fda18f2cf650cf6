import type { Failure, Result, Span } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import { quote } from './quote.ts';
import type { ReadNumber, ReadNumberOptions } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { splitEntries, trimmed } from './split-entries.ts';

/** The longest list that is read. */
const mostEntries = 100_000;
const mostCharacters = 2_000_000;

/**
 * Reads numbers separated by commas, semicolons, blanks or new lines, so that a row or a column of a spreadsheet can be
 * pasted. Blanks group thousands where a group shows it: `1 000, 2 500`. Where semicolons, tabs or new lines separate and every comma stands between digits, once an entry, the commas
 * are decimal commas: `1,5; 2,5`. Every entry may be a fraction or an exact value; an error names the entry.
 */
export function readList(text: string, options: ReadNumberOptions = {}): Result<readonly ReadNumber[]> {
  const read = readEntries(text, options);
  const suggestion = read.ok ? undefined : read.why.suggestion;
  if (suggestion === undefined || read.ok) return read;
  const helps = text.length < longestMended && readEntries(suggestion, options).ok;
  return helps ? read : { ok: false, why: { ...read.why, suggestion: undefined } };
}

const longestMended = 5000;

/** A suggestion of this is one that has not been tried. */
function readEntries(text: string, options: ReadNumberOptions): Result<readonly ReadNumber[]> {
  const whole = withoutBrackets(text);
  if (whole.start === whole.end) return no('missing', 'A list of numbers is missing.', { span: whole });
  if (text.length > mostCharacters) return tooLong(text);
  const spans = entriesOf(text, whole);
  if (spans.length > mostEntries) return tooLong(text);
  const numbers: ReadNumber[] = [];
  for (const [index, span] of spans.entries()) {
    const entry = text.slice(span.start, span.end);
    if (entry === '') return emptyEntry(text, span, index);
    const read = readNumber(entry, options);
    if (!read.ok) return { ok: false, why: inEntry(read.why, text, span, index, spans.length) };
    numbers.push(read.value);
  }
  return ok(numbers);
}

function tooLong(text: string): Result<never> {
  const message = `This list is too long: at most ${mostEntries.toLocaleString('en')} values can be read.`;
  return no('too-large', message, { span: { start: 0, end: text.length } });
}

/** The list inside brackets that enclose all of it: `[1, 2, 3]`. */
function withoutBrackets(text: string): Span {
  const span = trimmed(text, 0, text.length);
  const ends = (text[span.start] ?? '') + (text[span.end - 1] ?? '');
  const inner = text.slice(span.start + 1, span.end - 1);
  const enclosed = /^(?:\[\]|\{\}|\(\))$/.test(ends) && !/[()[\]{}]/.test(inner) && /[,;\s]/.test(inner.trim());
  return enclosed ? trimmed(text, span.start + 1, span.end - 1) : span;
}

function entriesOf(text: string, whole: Span): Span[] {
  const list = text.slice(whole.start, whole.end);
  // One separator at the end closes the list.
  const end = /[,;]$/.test(list) ? trimmed(text, whole.start, whole.end - 1).end : whole.end;
  const within = { start: whole.start, end };
  const strong = hasDecimalCommas(text, within) ? ';' : ',;';
  const grouped = hasGroupedThousands(text.slice(within.start, within.end), strong);
  return splitEntries(text, within, grouped ? { strong: `${strong}\n\t`, blanks: false } : { strong, blanks: true });
}

const thousands = /^[+\-−]?(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?$/;

/**
 * Whether blanks group thousands, as in `1 000, 2 500`: every entry that something stronger separates is such a number, and
 * a group that begins with 0, which no number by itself does, says that groups are meant.
 */
function hasGroupedThousands(list: string, strong: string): boolean {
  if (!/\d 0\d\d(?!\d)/.test(list)) return false;
  const entries = list.split(strong === ';' ? /[;\t\n]/ : /[,;\t\n]/);
  return entries.length > 1 && entries.every((entry) => thousands.test(entry.trim()));
}

/** Whether every comma is a decimal comma of an entry that something stronger separates. */
function hasDecimalCommas(text: string, within: Span): boolean {
  const list = text.slice(within.start, within.end);
  if (!list.includes(',') || !/[;\t\n]/.test(list)) return false;
  return list.split(/[;\t\n\r]/).every((entry) => !entry.includes(',') || /^[^,]*\d,\d[^,]*$/.test(entry));
}

function emptyEntry(text: string, span: Span, index: number): Result<never> {
  const message = `Entry ${index + 1} is empty: there are two separators with nothing between them.`;
  const at = Math.max(0, span.start - 1);
  const suggestion = text
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^\s*[,;]/, '')
    .trim();
  return no('unreadable', message, { span: { start: at, end: span.end }, suggestion });
}

function inEntry(why: Failure, text: string, span: Span, index: number, count: number): Failure {
  if (count === 1) return why;
  const entry = text.slice(span.start, span.end);
  const place = why.span ?? { start: 0, end: entry.length };
  const suggestion =
    why.suggestion === undefined ? undefined : text.slice(0, span.start) + why.suggestion + text.slice(span.end);
  const isWord = /^\p{L}[\p{L}\s]*$/u.test(entry);
  const message = isWord
    ? `Entry ${index + 1}, ${quote(entry)}, is not a number.`
    : `Entry ${index + 1}, ${quote(entry)}: ${why.message}`;
  return { ...why, message, span: { start: span.start + place.start, end: span.start + place.end }, suggestion };
}
