import { describe, expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Field } from '../field.ts';
import { defaultOptions } from '../options.ts';

/** Every text that the examples and samples of the catalogue put into a field. */
const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));

/** What a reading looks like once it was read: the plain form, where the field has one. */
function read(field: Field<unknown>, text: string): string | undefined {
  const result = field.read(text, defaultOptions);
  if (!result.ok) return undefined;
  const { as, plain = as } = field.reading(result.value);
  return plain;
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('every field reads its own plain form as itself', () => {
    for (const [input, field] of Object.entries(calculator.inputs)) {
      const texts = [...field.samples.good, ...calculator.examples.flatMap(({ given }) => given[input] ?? [])];
      for (const text of texts) {
        const plain = read(field, text);
        if (plain === undefined) continue;
        const again = read(field, plain);
        // A decimal part of a complex number is exact once it is typed, and is then said as a fraction.
        const same = field.live === 'complex' ? read(field, again ?? '') : plain;
        expect(again, `${input}: ${text} is read as ${plain}`).toBe(same);
        expect(again, `${input}: ${plain}`).toBeDefined();
      }
    }
  });
});
