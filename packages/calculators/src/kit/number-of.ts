import { toNumber } from '@nomogram/math/exact/integer.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { QuantityForm } from './answer.ts';
import { decimalOf } from './decimal.ts';

/**
 * The double nearest to the decimal that is shown, so that checks judge what the reader sees: double arithmetic alone gives
 * cos(10^38) of another angle.
 */
function shownNumber(expression: Expression): number {
  const shown = expression.kind === 'number' ? undefined : decimalOf(expression, 17);
  return shown === undefined ? evaluate(expression, {}) : Number(shown);
}

/** The value as a double, for laws, checks and figures; NaN where it is in words, or no double can hold it. */
export function numberOf(form: QuantityForm): number {
  switch (form.form) {
    case 'decimal':
      return form.value;
    case 'exact':
      return form.decimal === undefined ? shownNumber(form.expression) : Number(form.decimal);
    case 'approximate':
      return shownNumber(form.expression);
    case 'integer':
      return toNumber(form.value);
    case 'digits':
      return Number(form.digits);
    case 'sexagesimal':
      return numberOf(form.seconds);
    case 'complex':
    case 'formula':
    case 'words':
      return Number.NaN;
  }
}
