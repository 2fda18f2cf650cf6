import { no } from '@nomogram/math/result/result.ts';
import { readValue } from '@nomogram/math/syntax/values/read-value.ts';
import { formatDouble } from '../decimal.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { described, type Limits, withinLimits } from './limits.ts';

/** A real number in double precision: for calculations whose answer is not exact anyway. */
export function real(options: FieldOptions & Limits): Field<number> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: described('a number', options),
    control: { control: 'text', entry: 'number' },
    live: 'number',
    samples: { good: ['1', '2.5', '1/3', '1e-3'], bad: ['abc', '1..2', 'Infinity'] },
    read(text, typist) {
      const result = readValue(text, { kind: 'number', unit: options.unit }, typist);
      if (!result.ok) return about(label, result.why);
      const { value } = result.value;
      if (!Number.isFinite(value)) return no('too-large', `${label} is too large.`);
      return withinLimits(label, value, options);
    },
    reading: (value) => ({ as: formatDouble(value, 17), latex: formatDouble(value, 17) }),
  };
}
