import { readValue } from '@nomogram/math/syntax/values/read-value.ts';
import { about, type Field, type FieldOptions } from '../field.ts';
import { type ExactNumber, exactNumber } from './exact.ts';
import { type Limits, withinDoubles, withinLimits } from './limits.ts';

/** An exact number that counts hundredths: `25`, `25%` and `25 %` are 25. */
export function percentNumber(options: FieldOptions & Limits): Field<ExactNumber> {
  const plain = exactNumber({ unit: '%', ...options });
  return {
    ...plain,
    live: 'percent',
    samples: { ...plain.samples, good: [...plain.samples.good, '25%'] },
    read(text, settings) {
      const read = readValue(text, { kind: 'percent' }, settings);
      if (!read.ok) return about(options.label, read.error);
      const { expression, value, exact } = read.value;
      const held = withinDoubles(options.label, value, exact);
      if (!held.ok) return held;
      const bounded = withinLimits(options.label, value, options);
      return bounded.ok ? { ok: true, value: { expression, value, rational: exact } } : bounded;
    },
  };
}
