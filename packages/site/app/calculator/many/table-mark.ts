import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { Settings } from '../../settings.ts';

/** The decimal mark that a cell of a table shows, and the cell. */
export interface ShownMark {
  readonly mark: Exclude<Settings['decimal'], 'either'>;
  readonly cell: string;
}

/**
 * The decimal mark of a table: what one of its numbers shows beyond doubt holds for those that could be read in two ways, as a spreadsheet writes
 * all of a file with one mark. Beside 200.000,00 the cell 1.000 is a thousand; alone it would be 1. Nothing where no number shows it, or two
 * contradict each other.
 */
export function markOf(rows: readonly (readonly string[])[], fields: readonly FormField[]): ShownMark | undefined {
  const places = numberPlaces(fields);
  let found: ShownMark | undefined;
  for (const cells of rows)
    for (const place of places) {
      const cell = cells[place] ?? '';
      const mark = markIn(cell);
      if (mark === undefined || mark === found?.mark) continue;
      if (found) return undefined;
      found = { mark, cell };
    }
  return found;
}

/** Which columns take one number each. */
export const numberPlaces = (fields: readonly FormField[]): readonly number[] =>
  fields.flatMap(({ live }, place) => (live !== undefined && ofOneNumber.has(live) ? [place] : []));

const ofOneNumber: ReadonlySet<NonNullable<FormField['live']>> = new Set([
  'number',
  'money',
  'percent',
  'whole',
  'angle',
]);

/** The mark of a text that holds one number and shows which of its marks is the decimal one. */
function markIn(text: string): ShownMark['mark'] | undefined {
  const [number, another] = text.match(/\d[\d.,]*/g) ?? [];
  if (number === undefined || another !== undefined) return undefined;
  // 1.234.567,89 and 1.234,5, 0,5, 12,50, 1234,567: the comma cannot group.
  if (/^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|0+,\d+|\d{4,},\d+)$/.test(number)) return 'comma';
  if (/^(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,})|0+\.\d+|\d{4,}\.\d+)$/.test(number)) return 'point';
  return undefined;
}
