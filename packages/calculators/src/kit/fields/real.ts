import { readValue } from '@nomogram/math/syntax/values/read-value.ts';
import { formatDouble } from '../decimal.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { beyond, described, type Limits, withinDoubles, withinLimits } from './limits.ts';

/** A real number in double precision: for calculations whose answer is not exact anyway. */
export function real(options: FieldOptions & Limits): Field<number> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: described('a number', options),
    control: { control: 'text', entry: 'number' },
    live: 'number',
    samples: { good: ['1', '2.5', '1/3', '1e-3'], bad: ['abc', '1..2', 'Infinity'], beyond: beyond(options) },
    read(text, typist) {
      const result = readValue(text, { kind: 'number', unit: options.unit }, typist);
      if (!result.ok) return about(label, result.error);
      const { value, exact } = result.value;
      const held = withinDoubles(label, value, exact);
      return held.ok ? withinLimits(label, value, options) : held;
    },
    reading: (value) => ({ as: formatDouble(value, 17), latex: formatDouble(value, 17) }),
  };
}
