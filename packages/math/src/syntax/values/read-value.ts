/**
 * The one place where typed text becomes a number: every field, row of a table, sentence of the search and endpoint says what
 * kind of number it wants, and is read here. What can mean two values is refused with the code `ambiguous-number` and both
 * plain forms; see docs/decisions/0026.
 */
import { integerRational } from '../../exact/rational.ts';
import { ok, type Result } from '../../result/result.ts';
import type { DecimalMark } from '../number-text.ts';
import { readList } from '../read-list.ts';
import { type ReadNumber, rationalNumber } from '../read-number.ts';
import { readMoney } from './money.ts';
import { readPercent } from './percent.ts';
import { readQuantity, readWhole } from './quantity.ts';

/** The kind of number that a field wants; `unit` is that of the field, where it has one. */
export type NumberKind =
  | { readonly kind: 'number'; readonly unit?: string }
  /** Things that are counted: read as whole numbers are, the caller refuses another. */
  | { readonly kind: 'count'; readonly unit?: string }
  | { readonly kind: 'whole' | 'money' | 'percent' };

/** What is known of whoever types. */
export interface Typist {
  /** The decimal mark that was chosen, if any. */
  readonly decimal?: DecimalMark;
  /** Of a list: whether its errors follow words of the caller (`follows` of `ListOptions`). */
  readonly follows?: boolean;
}

/** Reads a number of the wanted kind: a plain one, money, percent or a count. */
export function readValue(text: string, wanted: NumberKind, { decimal }: Typist = {}): Result<ReadNumber> {
  switch (wanted.kind) {
    case 'number':
      return readQuantity(text, wanted.unit, { decimal });
    case 'count':
      return readQuantity(text, wanted.unit, { decimal, counts: 'whole', percent: false });
    case 'money':
      return readMoney(text, { decimal });
    case 'percent':
      return readPercent(text, { decimal });
    case 'whole': {
      const read = readWhole(text, { decimal });
      return read.ok ? ok(rationalNumber(integerRational(read.value))) : read;
    }
  }
}

/** A list of such numbers, separated in any usual way; an error names the entry. */
export const readValues = (text: string, wanted: NumberKind, typist: Typist = {}): Result<readonly ReadNumber[]> =>
  readList(text, {
    decimal: typist.decimal,
    follows: typist.follows,
    counts: wanted.kind === 'money' ? 'money' : undefined,
    read: (entry) => readValue(entry, wanted, typist),
  });
