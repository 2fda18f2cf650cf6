import type { Field as FieldKind, LiveKind } from '@nomogram/calculators/kit/field.ts';
import { amount } from '@nomogram/calculators/kit/fields/amount.ts';
import { angleNumber } from '@nomogram/calculators/kit/fields/angle.ts';
import { complexNumber } from '@nomogram/calculators/kit/fields/complex.ts';
import { equation } from '@nomogram/calculators/kit/fields/equation.ts';
import { exactNumber } from '@nomogram/calculators/kit/fields/exact.ts';
import { expression } from '@nomogram/calculators/kit/fields/expression.ts';
import { functionField } from '@nomogram/calculators/kit/fields/function.ts';
import { integer } from '@nomogram/calculators/kit/fields/integer.ts';
import type { FormField } from '@nomogram/calculators/kit/form.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { lineField } from '@nomogram/calculators/pages/algebra-slope/line.ts';
import { bound } from '@nomogram/calculators/pages/calculus-limit/bound.ts';
import { point } from '@nomogram/calculators/shared/statistics/evaluation-point.ts';
import { type Reading, type ReadingOptions, saysReading } from './reading.ts';

/** The reader of each kind is the one that the calculators use; no label, because the text stands under its field. */
const fields: {
  readonly [Kind in LiveKind]: (unit: string | undefined, operation: FormField['operation']) => FieldKind<unknown>;
} = {
  number: (unit) => exactNumber({ label: '', unit }),
  money: () => amount('', 'money', {}),
  percent: () => amount('', 'percent', {}),
  whole: () => integer({ label: '' }),
  angle: () => angleNumber({ label: '' }),
  point: () => point('0', { label: '' }),
  expression: (_, operation) =>
    operation === undefined ? expression({ label: '' }) : functionField({ label: '' }, operation),
  complex: () => complexNumber({ label: '' }),
  equation: () => equation({ label: '' }),
  'equation in a range': () => equation({ label: '', takesRange: true }),
  bound: () => bound({ label: '' }),
  line: () => lineField,
};

/** How a text is understood, or a sentence that says what is amiss; nothing where there is nothing to say. */
export function readLive(
  kind: LiveKind,
  text: string,
  options: ReadingOptions,
  unit: string | undefined,
  operation?: FormField['operation'],
): Reading | undefined {
  if (text.trim() === '' || !saysReading(kind, text)) return undefined;
  return readingOf(fields[kind](unit, operation), text, options);
}

function readingOf(field: FieldKind<unknown>, text: string, given: ReadingOptions): Reading {
  const options = readOptions((name) => (name === 'angle' || name === 'decimal' ? given[name] : undefined));
  if (typeof options === 'string') return { says: options };
  const result = field.read(text, options);
  if (!result.ok) return { says: result.error.message };
  const { latex, notes } = field.reading(result.value);
  return { latex, says: notes?.join(' ') || undefined };
}
