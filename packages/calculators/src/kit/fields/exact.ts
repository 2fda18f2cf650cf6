import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { AngleUnit } from '@nomogram/math/syntax/tree.ts';
import { readQuantity } from '@nomogram/math/syntax/values/quantity.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import type { Options } from '../options.ts';
import { beyond, described, type Limits, withinDoubles, withinLimits } from './limits.ts';

/** A real number as it was typed: 0.1 is 1/10, `sqrt(2)` is itself; `value` is the nearest double. */
export interface ExactNumber {
  readonly expression: Expression;
  readonly value: number;
  readonly rational?: Rational;
  /** An angle typed with its own unit (`30°`): it is in radians, whatever unit is selected. */
  readonly isAngle?: boolean;
  /** The same angle in the unit that it was typed with. */
  readonly asTyped?: { readonly expression: Expression; readonly unit: AngleUnit };
  /** The unit that it is in, where it was typed with another or the same. */
  readonly unit?: string;
}

interface ExactOptions extends FieldOptions, Limits {
  /** The unit that others are converted to, where the label shows none: `5 cm` is 0.05 of `m`. */
  readonly convertsTo?: string;
}

/** A real number kept exact, for answers that are exact where they can be; a unit that is typed is converted. */
export function exactNumber(options: ExactOptions): Field<ExactNumber> {
  const { label, convertsTo } = options;
  const unit = convertsTo ?? options.unit;
  return {
    ...commonOf(options),
    accepts: described('a number', options),
    control: { control: 'text', entry: 'number' },
    live: 'number',
    samples: { good: ['3', '2.5', '1/3', 'sqrt(2)'], bad: ['abc', '1..2', 'Infinity'], beyond: beyond(options) },
    read(text, { decimal }) {
      const result = readQuantity(text, unit, { decimal });
      if (!result.ok) return about(label, result.error);
      const { expression, value, exact, ownUnit } = result.value;
      const held = withinDoubles(label, value, exact);
      if (!held.ok) return held;
      const within = withinLimits(label, besideDouble(value, exact), options);
      return within.ok ? { ok: true, value: { expression, value, rational: exact, ...(ownUnit && { unit }) } } : within;
    },
    ...(convertsTo && {
      anyUnit: {
        base: convertsTo,
        isTyped(text: string, { decimal }: Options) {
          const read = readQuantity(text, unit, { decimal });
          return read.ok && read.value.ownUnit;
        },
      },
    }),
    reading({ expression, rational, unit: typed }) {
      const decimal = rational && exactDecimal(rational, 20);
      const [as, latex] = decimal ? [decimal, decimal] : [toText(expression), toLatex(expression)];
      return typed ? { as: `${as} ${typed}`, latex: `${latex}\\ \\text{${typed}}` } : { as, latex };
    },
  };
}

/** What is compared with a limit: 1 + 10⁻⁴⁰ is more than 1, though its double is 1. */
function besideDouble(value: number, exact: Rational | undefined): number {
  const side = exact === undefined ? 0 : Q.compare(exact, Q.fromNumber(value));
  return value + side * Number.EPSILON * Math.abs(value);
}
