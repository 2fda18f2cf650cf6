import { dayNumber } from '@nomogram/math/finance/day-number.ts';
import { no } from '@nomogram/math/result/result.ts';
import { commonOf, type Field, type FieldOptions, quoted } from '../field.ts';

/** A calendar day: as it was typed, and counted from 1 January 1970. */
interface CalendarDate {
  readonly text: string;
  readonly day: number;
}

/** Dates as YYYY-MM-DD, separated by commas, semicolons, spaces or new lines. */
export function dateList(options: FieldOptions & { readonly atLeast?: number }): Field<readonly CalendarDate[]> {
  const { label, atLeast = 1 } = options;
  return {
    ...commonOf(options),
    plural: true,
    accepts: `a list of at least ${atLeast} dates (YYYY-MM-DD), such as 2026-01-31, 2026-07-31`,
    control: { control: 'area', rows: 3, entry: 'dates' },
    samples: {
      good: ['2024-01-01,2024-07-01,2025-01-01', '2024-02-29; 2025-02-28'],
      bad: ['2024-13-01,2024-01-01', 'abc'],
    },
    read(text) {
      const entries = text.split(/[,;\s]+/).filter((entry) => entry !== '');
      const dates = entries.map(dateOf);
      const wrong = dates.indexOf(undefined);
      if (wrong >= 0)
        return no(
          'unreadable',
          `${label}: entry ${wrong + 1}, ${quoted(entries[wrong]!)}, is not a date (use YYYY-MM-DD).`,
        );
      if (dates.length < atLeast) return no('out-of-range', `${label} needs at least ${atLeast} entries.`);
      return { ok: true, value: dates.filter((date) => date !== undefined) };
    },
    reading(dates) {
      const shown = dates.map(({ text }) => text).join(', ');
      return { as: shown, latex: `\\text{${shown}}` };
    },
  };
}

function dateOf(text: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const day = parts ? dayNumber(Number(parts[1]), Number(parts[2]), Number(parts[3])) : undefined;
  return day === undefined ? undefined : { text, day };
}
