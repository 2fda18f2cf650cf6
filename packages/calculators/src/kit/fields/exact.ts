import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { described, type Limits, withinLimits } from './limits.ts';

/** A real number as it was typed: 0.1 is 1/10, `sqrt(2)` is itself; `value` is the nearest double. */
export interface ExactNumber {
  readonly expression: Expression;
  readonly value: number;
  readonly rational?: Rational;
  /** An angle typed with its own unit (`30°`): it is in radians, whatever unit is selected. */
  readonly isAngle?: boolean;
}

/** A real number kept exact, for answers that are exact where they can be. */
export function exactNumber(options: FieldOptions & Limits): Field<ExactNumber> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: described('a number', options),
    control: { control: 'text', inputMode: 'decimal' },
    live: 'number',
    samples: { good: ['3', '2.5', '1/3', 'sqrt(2)'], bad: ['abc', '1..2', 'Infinity'] },
    read(text) {
      const result = readNumber(text);
      if (!result.ok) return about(label, result.why);
      const { expression, value, exact, isAngle } = result.value;
      if (!Number.isFinite(value)) return no('too-large', `${label} is too large.`);
      const within = withinLimits(label, value, options);
      return within.ok ? { ok: true, value: { expression, value, rational: exact, isAngle } } : within;
    },
    reading({ expression, rational, isAngle }) {
      const decimal = rational && exactDecimal(rational, 20);
      const [as, latex] = decimal ? [decimal, decimal] : [toText(expression), toLatex(expression)];
      return isAngle ? { as: `${as} rad`, latex: `${latex}\\ \\text{rad}` } : { as, latex };
    },
  };
}
