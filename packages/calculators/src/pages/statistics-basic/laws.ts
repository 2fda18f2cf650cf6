import { relativeDifference } from '../../kit/agreement.ts';
import type { LawAnswer } from '../../kit/law.ts';
import { relates } from '../../kit/laws/relates.ts';

/** Every value of the data, changed in the same way. */
const each = (data: string, change: (entry: string) => string): string =>
  data
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '')
    .map(change)
    .join('; ');

const factor = 1000;

/** In another unit the statistic is the same, a variance in the square of the unit. */
export const scales = (power: 1 | 2) =>
  relates(
    'values a thousand times as large have a statistic in that unit',
    ({ data }) => ({ data: each(data!, (entry) => `(${entry})*${factor}`) }),
    (here, there) => relativeDifference(here.numbers.result! * factor ** power, there.numbers.result!) <= 1e-12,
  );

const shift = 7;

const shifted = (says: string, by: number, power: 1 | 2) =>
  relates(
    says,
    ({ data }) => ({ data: each(data!, (entry) => `(${entry})+${shift}`) }),
    (here, there) => {
      const size = Math.max(...sizesIn(here), shift);
      return Math.abs(here.numbers.result! + by - there.numbers.result!) <= 1e-10 * size ** power;
    },
  );

const sizesIn = ({ given }: LawAnswer): readonly number[] =>
  (given.data as readonly { readonly value: number }[]).map(({ value }) => Math.abs(value));

export const movesWithData = shifted('values larger by 7 have a statistic larger by 7', shift, 1);
/** A spread, or its square. */
export const staysWhereItIs = (power: 1 | 2) => shifted('values larger by 7 spread no further', 0, power);
