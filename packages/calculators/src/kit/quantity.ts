import type { Integer } from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ComplexForm } from '@nomogram/math/expression/complex/parts.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import type { Arbitrary, DoubleForm, Quantity } from './answer.ts';
import type { Lazy } from './lazy.ts';

interface Extras {
  readonly unit?: string;
  readonly also?: string;
  readonly rounded?: string;
  readonly standsFor?: string;
  readonly arbitrary?: Arbitrary;
  readonly unordered?: boolean;
  readonly angle?: Quantity['angle'];
}

/** Values that are one answer: the coordinates of a point, all roots, all unknowns. */
export const together = <Values extends { readonly [name: string]: Quantity | undefined }>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, one], index) => [name, one && index > 0 ? { ...one, together: true } : one]),
  ) as Values;

/**
 * A value known as a double, perhaps with a bound of its relative error, or with a way to all its digits. An infinite one is
 * said in words; NaN is a value only where its digits are known and no double can hold it, else it is refused as a bug.
 */
export function decimal(
  label: string,
  value: number,
  { error, precise, places, ...extras }: Extras & Omit<DoubleForm, 'form' | 'value'> = {},
): Quantity {
  if (Number.isNaN(value) && !precise) throw new Error(`${label}: NaN is not a value`);
  if (Math.abs(value) === Number.POSITIVE_INFINITY)
    return words(label, value > 0 ? 'infinite' : 'minus infinity', extras);
  return { label, form: { form: 'decimal', value, error, precise, places }, ...extras };
}

/** The decimal of an expression, to as many digits as are asked for. */
export const approximate = (label: string, expression: Expression, extras: Extras = {}): Quantity => ({
  label,
  form: { form: 'approximate', expression },
  ...extras,
});

/** An exact value: shown as it is, then ≈ its decimal. */
export const exact = (
  label: string,
  expression: Expression,
  { decimal: text, known, ...extras }: Extras & { readonly decimal?: string; readonly known?: number } = {},
): Quantity => ({ label, form: { form: 'exact', expression, decimal: text, known }, ...extras });

/** An integer of any size, every digit shown. */
export const integral = (label: string, value: Integer, extras: Extras = {}): Quantity => ({
  label,
  form: { form: 'integer', value },
  ...extras,
});

/** Decimal digits made elsewhere, for values beyond the range or the precision of a double; `known` and `of` as in `QuantityForm`. */
export const digits = (
  label: string,
  text: string,
  { known, of, ...extras }: Extras & { readonly known?: number; readonly of?: Rational } = {},
): Quantity => ({ label, form: { form: 'digits', digits: text, known, of }, ...extras });

/** An equation, an interval, a set: exact text with its LaTeX. */
export const formula = (label: string, text: string, latex: Lazy<string>, extras: Extras = {}): Quantity => ({
  label,
  form: { form: 'formula', text, latex },
  ...extras,
});

/** A complex number in decimals. */
export const complex = (
  label: string,
  value: Complex,
  { exact: parts, known, ...extras }: Extras & { readonly exact?: ComplexForm; readonly known?: number } = {},
): Quantity => ({ label, form: { form: 'complex', value, exact: parts, known }, ...extras });

/** Where the truth is not a number; `meaning` is what a program reads of it. */
export const words = (
  label: string,
  said: string,
  { meaning, ...extras }: Extras & { readonly meaning?: string } = {},
): Quantity => ({
  label,
  form: { form: 'words', words: said, meaning },
  ...extras,
});
