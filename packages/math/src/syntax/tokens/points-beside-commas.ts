import type { ParseOptions } from '../options.ts';

/** Digits that a point divides as it groups thousands: 200.000. */
const groupedByPoint = /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/g;

/** A number whose comma can be nothing but a decimal mark: 4,25 and 0,125. */
const withDecimalComma = /^[+\-−]?(?:\d+,(?!\d{3}$)|(?:0\d*|\d{4,}),)\d+$/;

/** What is said of such points. */
export const pointsMeaning = 'can mark decimals, or group thousands as beside decimal commas';

/**
 * `200.000` beside `4,25` by somebody who writes decimal commas may be 200000: the entries in both ways, thousands first. Undefined where
 * no comma is a decimal mark, or where the mark was chosen.
 */
export function pointsBesideCommas(
  entries: readonly string[],
  { decimal }: Pick<ParseOptions, 'decimal'>,
): readonly (readonly string[])[] | undefined {
  const isDoubtful = decimal === undefined && entries.some((entry) => entry.search(groupedByPoint) >= 0);
  if (!isDoubtful || !entries.some((entry) => withDecimalComma.test(entry))) return undefined;
  return ['$1$2', '$1.$2'].map((way) =>
    entries.map((entry) =>
      withDecimalComma.test(entry) ? entry.replace(',', '.') : entry.replace(groupedByPoint, way),
    ),
  );
}
