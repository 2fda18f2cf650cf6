import { typedCell } from '../../figure/table/inert-cell.ts';

/** A table as it was pasted or read from a file: its rows in order, each with the number of its line among the rows. */
export interface Table {
  /** Headings, where the first line names the columns. */
  readonly header?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Column {
  readonly name: string;
  readonly label: string;
}

/**
 * Reads what spreadsheets give: cells between tabs, semicolons or commas, quoted as RFC 4180 says. The separator is the
 * first of these that stands anywhere, so that `1,5;2` is two numbers with a decimal comma. Where none does and several
 * columns are wanted, spaces separate; for one column a line is a cell. Empty lines are left out.
 */
export function readTable(text: string, columns: readonly Column[]): Table {
  return tableOf([...linesOf(text, columns)], columns);
}

/** So long may a page stand still; a long table is read in so many turns. */
const turnMs = 8;

/** The same for a page that goes on meanwhile. */
export async function readTableInTurns(text: string, columns: readonly Column[]): Promise<Table> {
  const lines: string[][] = [];
  let begin = performance.now();
  for (const line of linesOf(text, columns)) {
    lines.push(line);
    if (lines.length % 100 !== 0 || performance.now() - begin < turnMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begin = performance.now();
  }
  return tableOf(lines, columns);
}

/** The cells of every line that is not empty. */
function* linesOf(text: string, columns: readonly Column[]): Generator<string[]> {
  const plain = text.replace(/^\uFEFF/, '');
  for (const cells of cellsOf(plain, separatorIn(plain, columns.length)))
    if (cells.some((cell) => cell !== '')) yield cells.map(typedCell);
}

function tableOf(lines: readonly string[][], columns: readonly Column[]): Table {
  const [first, ...rest] = lines;
  const places = first && placesOf(first, columns);
  if (!places) return { rows: lines };
  return { header: first, rows: rest.map((cells) => reordered(cells, places)) };
}

type Separator = '\t' | ';' | ',' | ' ' | undefined;

function separatorIn(text: string, columns: number): Separator {
  const head = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const found = (['\t', ';'] as const).find((sign) => head.includes(sign));
  if (found) return found;
  if (columns < 2) return undefined;
  return head.includes(',') ? ',' : ' ';
}

/** All cells, line by line; a quoted cell may hold separators, line ends and doubled quotes. */
function* cellsOf(text: string, separator: Separator): Generator<string[]> {
  if (!text.includes('"')) {
    for (const line of text.split(/\r\n|\r|\n/)) yield splitLine(line, separator).map((cell) => cell.trim());
    return;
  }
  const cell = /"((?:[^"]|"")*)"[^\S\r\n\t]*|([^"\r\n\t;, ]+|[\t;, ])|(\r\n|\r|\n)/g;
  let cells: string[] = [];
  let open = '';
  const close = () => {
    cells.push(open.trim());
    open = '';
  };
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    if (quoted !== undefined) open += quoted.replaceAll('""', '"');
    else if (end !== undefined) {
      close();
      yield cells;
      cells = [];
    } else if (plain === separator) close();
    else open += plain;
  }
  close();
  yield cells;
}

const splitLine = (line: string, separator: Separator): string[] =>
  separator === undefined ? [line] : separator === ' ' ? (line.match(wordOrRange) ?? ['']) : line.split(separator);

/** A word, or a range with its step: `0..1 step 0.25` is one cell. */
const wordOrRange = /\S+\.\.\S+ step \S+|\S+/g;

/** Where each column stands, when the line names them all or some; nothing when it is a row of values. */
function placesOf(line: readonly string[], columns: readonly Column[]): readonly number[] | undefined {
  const named = line.map(key);
  const places = columns.map(({ name, label }) => named.findIndex((cell) => cell === key(name) || cell === key(label)));
  return places.some((place) => place >= 0) ? places : undefined;
}

/** `Mean (m)` and `mean` are the same heading. */
const key = (text: string): string =>
  text
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/\s+/g, '')
    .toLowerCase();

const reordered = (cells: readonly string[], places: readonly number[]): string[] =>
  places.map((place) => (place < 0 ? '' : (cells[place] ?? '')));
