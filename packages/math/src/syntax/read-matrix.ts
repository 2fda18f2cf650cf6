import type { Expression } from '../expression/expression.ts';
import type { Result, Span } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import type { ParseOptions } from './options.ts';
import type { ParseResult } from './parse.ts';
import { quote } from './quote.ts';
import { parseUndoubted } from './read-number.ts';
import { splitEntries, trimmed } from './split-entries.ts';
import { besideDecimalCommas, type Division } from './tokens/commas-between-blanks.ts';
import { pointsBesideCommas, pointsMeaning } from './tokens/points-beside-commas.ts';
import { holdsInfinity } from './tree.ts';

interface ReadMatrix {
  /** At least one row, all of one length of at least one. */
  readonly rows: readonly (readonly Expression[])[];
  /** The same entries as they were read. */
  readonly entries: readonly (readonly ParseResult[])[];
  readonly notes: readonly string[];
}

export interface MatrixOptions extends ParseOptions {
  /** Whether a matrix of so many rows and columns can be meant: where there are several readings, these come first. */
  readonly fits?: (rows: number, columns: number) => boolean;
}

const maxCharacters = 200_000;

/**
 * Reads a matrix: rows on lines or separated by `;`, values by commas, or by blanks where a row has no comma. Brackets
 * around the whole, `[[1,2],[3,4]]`, and a matrix pasted from LaTeX are read too. Entries are expressions. Where commas may be
 * decimal marks between blanks, `100,5 200,25`, every way is read, and if several give a matrix all of them are said.
 */
export function readMatrix(text: string, options: MatrixOptions = {}): Result<ReadMatrix> {
  if (text.length > maxCharacters) return no('too-large', 'This matrix is too long to be read.', { span: all(text) });
  // A semicolon at the end of a line ends one row and not two.
  const plain = oneRowALine(text).replace(/;[ \t;]*\n[ \t;]*|\n[ \t]*;/g, (matched) => `${blank(matched.slice(1))}\n`);
  const within = trimmed(plain, 0, plain.length);
  if (within.start === within.end) return no('missing', 'A matrix is missing.', { span: all(text) });
  const usual = readRows(plain, plain, options);
  const others = besideDecimalCommas(plain, options).flatMap((division) => {
    const read = readRows(plain, division.text, options);
    return read.ok || read.error.code === 'ambiguous-number' ? [{ division, read }] : [];
  });
  if (others.length === 0) return usual;
  return readingMeant(plain, usual, others, options);
}

interface Reading {
  readonly division: Division;
  readonly read: Result<ReadMatrix>;
}

/** The one reading that is left of several, or a refusal with all of them. */
function readingMeant(
  text: string,
  usual: Result<ReadMatrix>,
  others: readonly Reading[],
  { decimal, fits = () => true }: MatrixOptions,
): Result<ReadMatrix> {
  const withCommas = { division: { commas: 'between' as const, text }, read: usual };
  const readings = usual.ok ? [...others, withCommas] : others;
  const fitting = readings.filter(({ read }) => !read.ok || fits(read.value.rows.length, read.value.rows[0]!.length));
  const possible = fitting.length > 0 ? fitting : readings;
  const ofDecimals = possible.find(({ division }) => division.commas === 'inside');
  if (ofDecimals && decimal === 'comma') return ofDecimals.read;
  if (possible.length === 1) return possible[0]!.read;
  const plain = possible.map(plainRows);
  const message = `The commas of this matrix can stand between values or inside a number: ${plain.map(quote).join(' or ')}. Write the one that is meant.`;
  return no('ambiguous-number', message, { readings: plain });
}

/** A reading as it is written without doubt. */
function plainRows({ division: { text } }: Reading): string {
  const rows = linesOf(text).map((line) => {
    const spans = spansOf(text, line);
    return spans.map(({ start, end }) => text.slice(start, end).replace(/\s/g, '')).join(', ');
  });
  return rows.join('; ');
}

const linesOf = (divided: string): readonly Span[] =>
  withoutEmptyEnds(splitEntries(divided, trimmed(divided, 0, divided.length), { strong: ';\n', blanks: false }));

/** The matrix of a text whose values stand where those of `divided` do, which has the same length. */
function readRows(text: string, divided: string, options: ParseOptions): Result<ReadMatrix> {
  const lines = linesOf(divided);
  const entries: ParseResult[][] = [];
  const doubtful = twoWays(text, divided, lines, options);
  if (doubtful !== undefined) return doubtful;
  for (const [index, line] of lines.entries()) {
    const row = readRow(text, divided, line, index, options);
    if (!row.ok) return row;
    entries.push(row.value);
    const width = entries[0]!.length;
    if (row.value.length !== width) return ragged(line, index, row.value.length, width);
  }
  const notes = entries.flat().flatMap((entry) => entry.notes.map((note) => note.message));
  return ok({ entries, rows: entries.map((row) => row.map((entry) => entry.expression)), notes: [...new Set(notes)] });
}

const all = (text: string): Span => ({ start: 0, end: text.length });

const blank = (matched: string): string => ' '.repeat(matched.length);

/** The same text, place by place, with `;` between rows and without the brackets around rows and matrix. */
function oneRowALine(text: string): string {
  let plain = text.replace(/\\(?:begin|end)\s*\{[a-zA-Z]*matrix\*?\}|\\(?:left|right)\s*[[\]()|]/g, blank);
  plain = plain.replaceAll('\\\\', ' ;').replaceAll('&', ',').replace(/\r/g, ' ');
  const trim = plain.trim();
  const nested =
    /^[[({]\s*[[({]/.test(trim) && /[\])}]\s*[\])}]$/.test(trim) && /[\])}]\s*[,;\n]?\s*[[({]/.test(trim.slice(1));
  if (nested || oneRow.test(trim)) return unnested(plain);
  if (bracketedRows.test(trim)) return unnested(plain, 1);
  const single = /^\[[^[\]]*\]$/.test(trim) || /^\{[^{}]*\}$/.test(trim);
  if (!single) return plain;
  const [first, last] = [plain.indexOf(trim[0]!), plain.lastIndexOf(trim[trim.length - 1]!)];
  return `${plain.slice(0, first)} ${plain.slice(first + 1, last)} ${plain.slice(last + 1)}`;
}

/** `[[1, 2, 3]]`, `{{1, 2, 3}}`. */
const oneRow = /^\[\s*\[[^[\]]*\]\s*\]$|^\{\s*\{[^{}]*\}\s*\}$/;

/** `[1,2],[3,4]` on one line or on several. */
const bracketedRows = /^(?:\[[^[\]]*\]\s*[,;\n]\s*)+\[[^[\]]*\]$|^(?:\{[^{}]*\}\s*[,;\n]\s*)+\{[^{}]*\}$/;

/** `[[1,2],[3,4]]`: the brackets of the outer levels become blanks, and the commas between rows separate rows. */
function unnested(text: string, levels = 2): string {
  let depth = 0;
  let plain = '';
  for (const character of text) {
    const opens = '[({'.includes(character);
    const closes = '])}'.includes(character);
    if (opens) depth++;
    const between = depth === levels - 1 && (character === ',' || character === '\n');
    plain += (opens || closes) && depth <= levels ? ' ' : between ? ';' : character;
    if (closes) depth--;
  }
  return plain;
}

function withoutEmptyEnds(lines: readonly Span[]): Span[] {
  const kept = [...lines];
  while (kept.length > 1 && isEmpty(kept[kept.length - 1]!)) kept.pop();
  while (kept.length > 1 && isEmpty(kept[0]!)) kept.shift();
  return kept;
}

const isEmpty = (span: Span): boolean => span.start === span.end;

/** Refuses a matrix with points that may group, beside decimal commas; undefined where there are none. */
function twoWays(
  text: string,
  divided: string,
  lines: readonly Span[],
  options: ParseOptions,
): Result<never> | undefined {
  const rows = lines.map((line) => spansOf(divided, line).map(({ start, end }) => text.slice(start, end)));
  const ways = pointsBesideCommas(rows.flat(), options);
  if (ways === undefined) return undefined;
  const readings = ways.map((way) => {
    const left = [...way];
    return rows.map(({ length }) => left.splice(0, length).join(', ')).join('; ');
  });
  const message = `The points of this matrix ${pointsMeaning}: ${readings.map(quote).join(' or ')}. Write the one that is meant.`;
  return no('ambiguous-number', message, { readings });
}

/** The entries of a row, between commas, tabs or blanks. */
function spansOf(text: string, line: Span): readonly Span[] {
  const row = text.slice(line.start, line.end);
  const tabs = row.includes('\t') && /^[^,]*(?:\d,\d[^,]*)?$/.test(row.split('\t').sort(moreCommas)[0]!);
  const commas = row.includes(',') && !tabs;
  return splitEntries(text, line, { strong: commas ? ',' : tabs ? '\t' : '', blanks: !commas && !tabs });
}

function readRow(
  text: string,
  divided: string,
  line: Span,
  index: number,
  options: ParseOptions,
): Result<ParseResult[]> {
  const where = `Row ${index + 1}`;
  if (isEmpty(line)) return no('unreadable', `${where} is empty.`, { span: line });
  const spans = spansOf(divided, line);
  const entries: ParseResult[] = [];
  for (const [column, span] of spans.entries()) {
    if (isEmpty(span)) return emptyEntry(text, where, line, span, column, spans.length);
    const parsed = parseUndoubted(text.slice(span.start, span.end), options);
    if (!parsed.ok) {
      const place = parsed.error.span ?? { start: 0, end: span.end - span.start };
      const inText = { start: span.start + place.start, end: span.start + place.end };
      return no(parsed.error.code, `${where}, value ${column + 1}: ${parsed.error.message}`, { span: inText });
    }
    if (holdsInfinity(parsed.value.tree))
      return no('unreadable', `${where}, value ${column + 1}: infinity is not a number that can be used here.`, {
        span,
      });
    entries.push(parsed.value);
  }
  return ok(entries);
}

const moreCommas = (a: string, b: string): number => b.split(',').length - a.split(',').length;

function emptyEntry(text: string, where: string, line: Span, span: Span, column: number, count: number): Result<never> {
  const last = column === count - 1;
  const message = last
    ? `${where} ends with a comma: leave out the last comma, or write the value that is missing.`
    : `${where}, value ${column + 1} is empty.`;
  const mended = text.replace(/,\s*(?=[;\n]|$)/g, '');
  const suggestion =
    last && mended !== text && mended.length < 5000 && readMatrix(mended).ok ? mended.trim() : undefined;
  return no('unreadable', message, { span: last ? { start: line.end - 1, end: line.end } : span, suggestion });
}

function ragged(line: Span, index: number, length: number, width: number): Result<never> {
  const values = (count: number): string => (count === 1 ? '1 value' : `${count} values`);
  const message = `Row ${index + 1} has ${values(length)} and row 1 has ${width}: all rows need the same number of values.`;
  return no('unreadable', message, { span: line });
}
