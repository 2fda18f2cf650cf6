import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { parseUndoubted } from '@nomogram/math/syntax/read-number.ts';
import { readAs } from '@nomogram/math/syntax/reading.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { refusedInfinity, refusedReading } from './with-value.ts';

/**
 * A formula in one or more variables, with all the tolerance of the reader in `math/syntax`; `accepts` says what it takes where that is
 * less, as the bound of a sum: a value, whose `1·5` is asked about as that of a number is.
 */
export function expression(options: FieldOptions & { readonly accepts?: string }): Field<ParseResult> {
  const { label, placeholder = 'x^2*sin(x)', accepts = `an expression such as ${placeholder}` } = options;
  const raisedPoint = options.accepts === undefined ? 'product' : 'asked';
  return {
    ...commonOf(options),
    accepts,
    control: { control: 'text', entry: 'text' },
    live: 'expression',
    samples: { good: ['x^2', 'sin(x)/x', '1/(1+x^2)'], bad: ['((x+1)', 'x +', '()'] },
    read(text, { angle, decimal }) {
      const result = parseUndoubted(text, { angle, decimal, raisedPoint });
      if (!result.ok) return about(label, result.error);
      return refusedInfinity(label, result.value) ?? refusedReading(label, result.value, angle) ?? result;
    },
    reading(parsed) {
      const { text, latex, notes } = readAs(parsed);
      return { as: text, latex, notes };
    },
  };
}
