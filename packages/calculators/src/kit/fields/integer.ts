import * as Z from '@nomogram/math/exact/integer.ts';
import { readWhole } from '@nomogram/math/syntax/values/quantity.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { beyond, described, isNeverNegative, type Limits, withinLimits } from './limits.ts';

/** An integer of any size within its limits. */
export function integer(options: FieldOptions & Limits): Field<Z.Integer> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: described('an integer', options),
    control: { control: 'text', entry: 'whole', digitsOnly: isNeverNegative(options) },
    live: 'whole',
    samples: { good: ['1', '12', '1e3'], bad: ['abc', '2.5', '1/3'], beyond: beyond(options) },
    read(text, { decimal }) {
      const result = readWhole(text, { decimal });
      if (!result.ok) return about(label, result.error);
      const within = withinLimits(label, Z.toNumber(result.value), options);
      return within.ok ? result : within;
    },
    reading: (value) => ({ as: Z.toString(value), latex: Z.toString(value) }),
  };
}
