import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import type { Settings } from '../settings.ts';

type Mark = Settings['decimal'];

/** A number as the engine writes it: 0.5, 1,199.10. Not a part of something longer, as a date or a version is. */
const written = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?!\d|[.,]\d)/g;
/** The same in LaTeX, where thousands stand apart without a comma. */
const writtenLatex = /(?<![\d.,])(\d+)\.(\d+)(?!\d|[.,]\d)/g;
/** The comma of a list, between a number and the next. */
const betweenNumbers = /(\d),(?: |\\[ ,;:!])+(?=[-−+]?\d)/g;

/** A formula for a spreadsheet, whose signs have a meaning of their own: before its `=` stands no other side, or a function follows. */
export const code = /(?:^|: )=(?=\S)|=[-+]?[A-Z][A-Z.]*\(/;

/**
 * Text of an answer with the decimal mark that was chosen. With a comma for it, thousands stand apart by a thin space and
 * lists by semicolons, as fields read them: `(1.5, -2)` is `(1,5; -2)`, and 1,199.10 is 1 199,10.
 */
export const marked = (text: string, mark: Mark): string =>
  mark !== 'comma' || code.test(text) ? text : withComma(text, () => true);

/** What stands before digits that are a name and no quantity: the section 5.11 of a book (§), the epoch J2000.0. */
const beforeName = /(?:§\s?|\p{L})$/u;

/** Text that people wrote, with the decimal mark that was chosen. */
export const markedProse = (text: string, mark: Mark): string =>
  mark !== 'comma' ? text : withComma(text, (place) => !beforeName.test(text.slice(Math.max(0, place - 2), place)));

function withComma(text: string, isNumber: (place: number) => boolean): string {
  const changed = text.replace(written, (all, whole: string, fraction = '', place: number) =>
    isNumber(place) ? whole.replaceAll(',', '\u202f') + fraction.replace('.', ',') : all,
  );
  return changed === text ? text : changed.replace(betweenNumbers, '$1; ');
}

/** A table of answers. What has its mark is not to be marked again: 1.234 becomes 1,234, and that would be a thousand. */
export const markedTable = <Table extends FigureTable>(table: Table, mark: Mark): Table =>
  mark !== 'comma' ? table : { ...table, rows: table.rows.map((row) => row.map((cell) => marked(cell, mark))) };

/** The same in LaTeX, where a bare comma would have space after it. */
export function markedLatex(latex: string, mark: Mark): string {
  if (mark !== 'comma') return latex;
  const changed = latex.replace(writtenLatex, '$1{,}$2');
  return changed === latex ? latex : changed.replace(betweenNumbers, '$1; ');
}
