import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Quantity } from '../../kit/answer.ts';
import type { Field } from '../../kit/field.ts';
import { type Amount, type AmountField, withinAmountLimits } from '../../kit/fields/amount.ts';
import type { TitledTable } from '../../kit/figure.ts';
import { type Lever, sensitivityTables } from './sensitivity.ts';

type InputValues = { readonly [input: string]: unknown };

/**
 * The table of sensitivity of a calculation that is not one formula, if any: it is asked again with each input changed. A list
 * changes as a whole, its payments and its receipts apart; dates and whole numbers do not change.
 */
export function sensitivityOfCalculation(
  fields: { readonly [input: string]: Field<unknown> },
  given: InputValues,
  result: Quantity,
  resultOf: (given: InputValues) => number,
): readonly TitledTable[] {
  const levers = Object.entries(fields).flatMap(([name, field]) =>
    changesOf(field, given[name]).map(
      ({ label, changed }): Lever => ({
        label,
        answer: (percent) => {
          const value = changed(Q.rational(100 + percent, 100));
          return shown(result, value === undefined ? Number.NaN : resultOf({ ...given, [name]: value }));
        },
      }),
    ),
  );
  return sensitivityTables(result.label, levers);
}

interface Change {
  readonly label: string;
  /** The input times a factor; undefined where it may not be that. */
  readonly changed: (factor: Rational) => unknown;
}

function changesOf(field: Field<unknown>, value: unknown): readonly Change[] {
  if (Array.isArray(value)) return changesOfList(field.label, value);
  const { limits } = field as AmountField;
  const amount = value as Amount;
  if (limits.whole || Q.isZero(amount.typed)) return [];
  const changed = (factor: Rational): Amount | undefined => {
    const typed = Q.multiply(amount.typed, factor);
    return withinAmountLimits(Q.toNumber(typed), limits)
      ? { typed, value: Q.multiply(amount.value, factor) }
      : undefined;
  };
  return [{ label: field.label, changed }];
}

function changesOfList(label: string, values: readonly unknown[]): readonly Change[] {
  if (!values.every((value) => typeof value === 'object' && value !== null && 'numerator' in value)) return [];
  const amounts = values as readonly Rational[];
  const part = (name: string, sign: number): Change => ({
    label: name,
    changed: (factor) => amounts.map((one) => (Q.sign(one) === sign ? Q.multiply(one, factor) : one)),
  });
  const parts = [part(`${label}: negative`, -1), part(`${label}: positive`, 1)];
  const present = parts.filter((_, k) => amounts.some((one) => Q.sign(one) === (k === 0 ? -1 : 1)));
  return present.length === 1 ? [{ ...present[0]!, label }] : present;
}

/** Seven digits; a dash where there is no answer. */
const shown = ({ unit }: Quantity, value: number): string =>
  Number.isFinite(value) ? `${Number(value.toPrecision(7))}${unit?.startsWith('%') ? ' %' : ''}` : '–';
