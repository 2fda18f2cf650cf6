import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import { no } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { readValues } from '@nomogram/math/syntax/values/read-value.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import type { ExactNumber } from './exact.ts';
import { entriesWithinDoubles } from './limits.ts';

/** Values separated by commas, semicolons, spaces, tabs or new lines; a column of a spreadsheet can be pasted. */
export function numberList(options: FieldOptions & { readonly atLeast?: number }): Field<readonly ExactNumber[]> {
  const { label, atLeast = 1 } = options;
  const wanted = `at least ${atLeast} ${atLeast === 1 ? 'value' : 'values'}`;
  return {
    ...commonOf(options),
    plural: true,
    accepts: `a list of ${wanted}, such as 3, 5, 8`,
    control: { control: 'area', rows: 4, entry: 'numbers' },
    samples: { good: ['1, 2, 3', '1;2;3;4', '2 4 4 5'], bad: ['1, x, 3', 'abc'] },
    read(text, settings) {
      const result = readValues(text, { kind: 'number' }, settings);
      if (!result.ok) return about(label, result.error);
      if (result.value.length < atLeast)
        return no('out-of-range', `${label}: ${wanted} ${atLeast === 1 ? 'is' : 'are'} needed.`);
      const refused = entriesWithinDoubles(label, result.value);
      if (refused) return refused;
      const values = result.value.map(({ expression, value, exact }) => ({ expression, value, rational: exact }));
      return { ok: true, value: values };
    },
    reading: (values) => ({
      plain: values.map(plainText).join(', '),
      as: abridged(values, plainText, '…'),
      latex: abridged(values, latexOf, '\\ldots'),
    }),
  };
}

/** A decimal where that is finite and short, as it would be typed. */
const decimalOf = ({ rational }: ExactNumber): string | null => (rational ? exactDecimal(rational, 20) : null);
const plainText = (entry: ExactNumber): string => decimalOf(entry) ?? toText(entry.expression);
const latexOf = (entry: ExactNumber): string => decimalOf(entry) ?? toLatex(entry.expression);

/** The whole of a short list; of a long one the ends and the number of values. */
function abridged(entries: readonly ExactNumber[], print: (entry: ExactNumber) => string, gap: string): string {
  if (entries.length <= 12) return entries.map(print).join(', ');
  const ends = [...entries.slice(0, 6).map(print), gap, ...entries.slice(-3).map(print)].join(', ');
  return gap === '…' ? `${ends} (${entries.length} values)` : ends;
}
