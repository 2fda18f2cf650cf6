import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer, Quantity } from '../../kit/answer.ts';
import { numberOf } from '../../kit/number-of.ts';
import { approximate, exact } from '../../kit/quantity.ts';

/** An exact form that is longer than this tells nobody anything; then the decimal stands alone. */
const LONGEST = 64;

const measure = (label: string, value: Expression, unit: string): Quantity =>
  (toText(value).length > LONGEST ? approximate : exact)(label, value, { unit });

/** Measures of a figure, each in the unit that its kind has. */
export const lengthOf = (label: string, value: Expression): Quantity => measure(label, value, 'units');
export const areaOf = (label: string, value: Expression): Quantity => measure(label, value, 'square units');
export const volumeOf = (label: string, value: Expression): Quantity => measure(label, value, 'cubic units');

const SMALLEST = 1e-300;

/** The measures as an answer, with what speaks for them and their figure; refused where one is beyond what checks can follow. */
export function measured<Names extends string>(
  values: {
    readonly [Name in Names]: Quantity | undefined;
  },
  beside: Required<Pick<Answer<NoInfer<Names>>, 'checked' | 'figure'>>,
): Result<Answer<Names>> {
  for (const quantity of Object.values<Quantity | undefined>(values)) {
    if (!quantity) continue;
    const size = Math.abs(numberOf(quantity.form));
    if (size === Number.POSITIVE_INFINITY)
      return no('too-large', `${quantity.label} would be too large to be checked.`);
    if (size < SMALLEST) return no('out-of-range', `${quantity.label} would be too small to be checked.`);
  }
  return ok({ values, ...beside });
}
