import type { ParseOptions } from '../options.ts';

const whole = String.raw`[+\-−]?(?:0|[1-9]\d*)`;
/** A number as tables have it; digits after a 0 are a group of thousands, and no number by themselves. */
const isNumber = new RegExp(`^${whole}(?:[.,]\\d+)?(?:/\\d+)?$`);
const plainNumber = String.raw`${whole}(?:\.\d+)?(?:/\d+)?`;
const isRow = new RegExp(`^${plainNumber}(?:,${plainNumber})+$`);
const isPartOfRow = new RegExp(`^${plainNumber}(?:,${plainNumber})*$`);
const betweenWords = /(?<=[^\s;])[^\S\n](?=[^\S\n]*[^\s;])/g;

/** A text of the same length whose separators are what one reading takes for them. */
export interface Division {
  /** Whether commas stand inside numbers, or between values. */
  readonly commas: 'inside' | 'between';
  readonly text: string;
}

/**
 * How `100,5 200,25` can be divided other than at its commas, where commas between digits stand beside blanks between numbers: blanks, or the
 * semicolons within several lines, separate the values, and commas mark decimals; or blanks separate rows, as between the points `0,0 4,0 4,3`; or both separate values.
 * Empty where no comma is doubtful: where tabs separate, they alone do.
 */
export function besideDecimalCommas(text: string, { decimal }: Pick<ParseOptions, 'decimal'>): readonly Division[] {
  if (text.includes('\t') || !text.includes(',')) return [];
  const lines = text.trim().split(/\s*\n\s*/);
  const isTable = lines.length > 1 && lines.every((line) => /[^;];./.test(line.trim()));
  const rows = isTable ? lines : lines.flatMap((line) => line.split(';'));
  const words = rows.map((row) => row.trim().split(isTable ? /\s*;\s*|\s+/ : /\s+/));
  if (!words.some((row) => row.length > 1 && row.some((word) => word.includes(',')))) return [];
  const divisions: Division[] = [];
  if (decimal !== 'point' && words.flat().every((word) => isNumber.test(word))) {
    const inside = text.replaceAll(',', '.');
    divisions.push({ commas: 'inside', text: isTable ? inside.replaceAll(';', ' ') : inside });
  }
  if (rows.length === 1 && words.flat().every((word) => isRow.test(word)))
    divisions.push({ commas: 'between', text: text.replace(betweenWords, ';') });
  if (!isTable && words.flat().every((word) => isPartOfRow.test(word)))
    divisions.push({ commas: 'between', text: text.replace(betweenWords, ',') });
  return divisions;
}
