/** The cells of a matrix as they were typed, row by row; rows may be of different lengths while they are typed. */
export type Cells = readonly (readonly string[])[];

/** Longer texts are shown as text: nobody goes through so many cells. */
const maxCells = 400;

/**
 * The cells of a matrix that is written as text: rows on lines or after `;`, values after commas, tabs, or blanks between numbers.
 * `undefined` where the text is more than that (brackets around rows, LaTeX, equations, commas beside blanks that may both separate) and
 * only the reader can tell its cells.
 */
export function cellsOf(text: string): Cells | undefined {
  if (/[[\]{}\\&=]/.test(text)) return undefined;
  const rows =
    text.trim() === ''
      ? []
      : text
          .trim()
          .split(/\s*(?:;\s*\n?|\r?\n)\s*/)
          .filter((row, index, all) => row !== '' || index < all.length - 1);
  const cells = rows.map(cellsOfRow);
  const known = cells.filter((row) => row !== undefined);
  if (known.length < cells.length || known.reduce((sum, row) => sum + row.length, 0) > maxCells) return undefined;
  return known;
}

/** Row and column of the cell in which a place of the text lies; nothing where the text before it is more than cells. */
export function cellAt(text: string, place: number): readonly [row: number, column: number] | undefined {
  const before = cellsOf(`${text.slice(0, place)}0`);
  const row = before?.at(-1);
  return row && [before!.length - 1, row.length - 1];
}

function cellsOfRow(row: string): readonly string[] | undefined {
  if (row.includes('\t')) return row.split('\t').map((cell) => cell.trim());
  // 100,5 200,25
  if (row.includes(',') && /\d\s+[-+]?\d/.test(row)) return undefined;
  const parts = splitOutside(row, ',');
  if (parts.length > 1) return parts.map((cell) => cell.trim());
  const words = row.trim().split(/\s+/);
  if (words.length === 1) return words;
  return words.every((word) => /^[-+]?[\d.]+(?:\/\d+)?$/.test(word)) ? words : undefined;
}

/** Splits at a sign where it stands in no parentheses: `max(1,2), 3` has two parts. */
function splitOutside(text: string, sign: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The cells as text, without the empty rows and columns at their ends; tabs stand between values that hold commas themselves. */
export function textOf(cells: Cells): string {
  const used = usedOf(cells);
  const between = used.some((row) => row.some((cell) => splitOutside(cell, ',').length > 1)) ? '\t' : ',';
  return used.map((row) => row.join(between)).join('\n');
}

function usedOf(cells: Cells): Cells {
  const isUsed = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';
  const height = cells.findLastIndex((row) => row.some(isUsed)) + 1;
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex(isUsed) + 1));
  return cells.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => (row[column] ?? '').trim()));
}

/**
 * How many rows and columns a grid shows: those that are used, two at least, and one more of each to grow into. Where the number of
 * columns is fixed there are no more of them, unless more are used: nothing that was typed is hidden.
 */
export function sizeOf(cells: Cells, fixed?: number): { readonly rows: number; readonly columns: number } {
  const used = usedOf(cells);
  const width = used[0]?.length ?? 0;
  const columns = fixed === undefined ? Math.max(2, width) + 1 : Math.max(fixed, width);
  return { rows: Math.max(2, used.length) + 1, columns };
}

/** The cells with others written over them from a place on: what is pasted. */
export function written(cells: Cells, others: Cells, row: number, column: number): Cells {
  const height = Math.max(cells.length, row + others.length);
  return Array.from({ length: height }, (_, r) => {
    const over = others[r - row] ?? [];
    const width = Math.max(cells[r]?.length ?? 0, over.length > 0 ? column + over.length : 0);
    return Array.from({ length: width }, (_, c) => over[c - column] ?? cells[r]?.[c] ?? '');
  });
}
