import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { readValues } from '@nomogram/math/syntax/values/read-value.ts';
import { commonOf, type Field, type FieldOptions } from '../field.ts';
import type { Options } from '../options.ts';
import { type AmountKind, placeOf, shownDecimal } from './amount.ts';
import { entriesWithinDoubles } from './limits.ts';

interface AmountListOptions extends FieldOptions {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Entries are typed in percent. */
  readonly percent?: boolean;
  /** What every entry must satisfy, in typed units, and the sentence that says so. */
  readonly each?: { readonly holds: (typed: Rational) => boolean; readonly says: string };
}

export interface AmountListField extends Field<readonly Rational[]> {
  /** What its entries are amounts of. */
  readonly kind: AmountKind;
}

/** Amounts or rates separated by commas, semicolons, spaces or new lines; exact, rates as fractions. */
export function amountList(options: AmountListOptions): AmountListField {
  const { label, atLeast = 1, atMost = 2000, percent = false, each, placeholder = '25, 25, 50' } = options;
  const scale = percent ? Q.rational(1, 100) : Q.one;
  return {
    ...commonOf(options),
    kind: percent ? 'percent' : 'money',
    plural: true,
    accepts: `a list of at least ${entries(atLeast)}${percent ? ' in percent' : ''}, such as ${placeholder}`,
    control: { control: 'area', rows: 3, entry: 'numbers' },
    samples: { good: ['10,-5,8', '-100; 60; 60', '25 25 50'], bad: ['1,x,3', 'abc'] },
    read(text, settings) {
      const list = readTyped(label, text, percent, settings);
      if (!list.ok) return list;
      if (list.value.length < atLeast) return no('out-of-range', `${label} needs at least ${entries(atLeast)}.`);
      if (list.value.length > atMost) return no('too-large', `${label}: at most ${entries(atMost)} can be used.`);
      if (each && !list.value.every(each.holds)) return no('out-of-range', `${label}: ${each.says}.`);
      return { ok: true, value: list.value.map((typed) => Q.multiply(typed, scale)) };
    },
    reading(values) {
      const texts = values.map((value) => shownDecimal(Q.divide(value, scale)) + (percent ? ' %' : ''));
      const shown =
        texts.length <= 12 ? texts : [...texts.slice(0, 6), '…', ...texts.slice(-3), `(${texts.length} values)`];
      return {
        plain: texts.join(', ').replaceAll(' %', ''),
        as: shown.join(', '),
        latex: shown.join(', ').replaceAll('%', '\\%').replaceAll('…', '\\ldots'),
      };
    },
  };
}

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function readTyped(label: string, text: string, percent: boolean, settings: Options): Result<readonly Rational[]> {
  const read = readValues(text, { kind: percent ? 'percent' : 'money' }, { ...settings, follows: true });
  if (!read.ok) {
    const code = read.error.code === 'missing' ? 'unreadable' : read.error.code;
    return no(code, `${label}: ${read.error.message}`, placeOf(read.error));
  }
  const refused = entriesWithinDoubles(label, read.value);
  if (refused) return refused;
  return { ok: true, value: read.value.map(({ exact, value }) => exact ?? Q.fromNumber(value)) };
}
