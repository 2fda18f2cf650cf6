import type { Field as FieldKind } from '@nomogram/calculators/kit/field.ts';
import { complexNumber } from '@nomogram/calculators/kit/fields/complex.ts';
import { exactNumber } from '@nomogram/calculators/kit/fields/exact.ts';
import { expression } from '@nomogram/calculators/kit/fields/expression.ts';
import type { FormField } from '@nomogram/calculators/kit/form.ts';
import { readOptions } from '@nomogram/calculators/kit/options.ts';
import { point } from '@nomogram/calculators/statistics/evaluation-point.ts';
import { isPlainNumber } from './plain-number.ts';
import type { Reading } from './reading.ts';

type Live = NonNullable<FormField['live']>;

/** The reader of each kind is the one that the calculators use; no label, because the text stands under its field. */
const readers: { readonly [Kind in Live]: (text: string, angle: string | undefined) => Reading | undefined } = {
  number: (text, angle) => (isPlainNumber(text) ? undefined : readingOf(exactNumber({ label: '' }), text, angle)),
  point: (text, angle) => (isPlainNumber(text) ? undefined : readingOf(point('0'), text, angle)),
  expression: (text, angle) => readingOf(expression({ label: '' }), text, angle),
  complex: (text, angle) => readingOf(complexNumber({ label: '' }), text, angle),
};

/** How a text is understood, or a sentence that says what is amiss; nothing where there is nothing to say. */
export const readLive = (kind: Live, text: string, angle: string | undefined): Reading | undefined =>
  text.trim() === '' ? undefined : readers[kind](text, angle);

function readingOf<Value>(field: FieldKind<Value>, text: string, angle: string | undefined): Reading {
  const options = readOptions((name) => (name === 'angle' ? angle : undefined));
  if (typeof options === 'string') return { says: options };
  const result = field.read(text, options);
  if (!result.ok) return { says: result.why.message.replace(/^(?:x: |\s*:?\s*)/, '') };
  const { latex, notes } = field.reading(result.value);
  return { latex, says: notes?.join(' ') || undefined };
}
