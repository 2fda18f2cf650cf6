import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { entries, load } from '../../catalogue.ts';
import type { Field } from '../field.ts';
import { defaultOptions } from '../options.ts';
import { checkedAnswer } from '../run.ts';

/** A number of one digit or more, never 0, with an exponent that no double has. */
const digits = fc
  .tuple(fc.constantFrom('', '-'), fc.integer({ min: 1, max: 99_999 }))
  .map(([sign, n]) => `${sign}${n}`);
const beyond = fc.integer({ min: 330, max: 19_900 });
/** What limits of a field say first, where they refuse the sign of a number. */
const ofLimits = / must /;

const kinds = new Set(['number', 'money', 'percent', 'complex']);

async function numberFields(): Promise<readonly (readonly [string, Field<unknown>])[]> {
  const all = await Promise.all(
    entries.map(async ({ id }) => {
      const { inputs } = (await load(id))!;
      return Object.entries(inputs).map(([input, field]) => [`${id} ${input}`, field as Field<unknown>] as const);
    }),
  );
  return all.flat().filter(([, { live }]) => live !== undefined && kinds.has(live));
}

describe('a field of a number refuses, in a sentence of its own, what no double holds', async () => {
  const fields = await numberFields();
  const field = fc.constantFrom(...fields.map(([name]) => name));
  const byName = new Map(fields);
  const refusal = (name: string, text: string): string => {
    const read = byName.get(name)!.read(text, defaultOptions);
    return read.ok ? `read as ${byName.get(name)!.reading(read.value).as}` : read.error.message;
  };

  test('as too large', () =>
    fc.assert(
      fc.property(field, digits, beyond, (name, mantissa, exponent) => {
        expect(refusal(name, `${mantissa}e${exponent}`)).toMatch(/ is too large\b/);
      }),
      { numRuns: lawRuns(500, 20_000) },
    ));

  test('as too close to 0', () =>
    fc.assert(
      fc.property(field, digits, beyond, (name, mantissa, exponent) => {
        const message = refusal(name, `${mantissa}e-${exponent + 5}`);
        if (!ofLimits.test(message)) expect(message).toMatch(/ is too close to 0: /);
        else
          expect(message).not.toMatch(
            mantissa.startsWith('-') ? /less than 0/ : /greater than 0|at least 0|other than 0/,
          );
      }),
      { numRuns: lawRuns(500, 20_000) },
    ));

  test('and 0 is no number of that kind, however it is written', () =>
    fc.assert(
      fc.property(field, beyond, (name, exponent) => {
        expect(refusal(name, `0e-${exponent}`)).not.toMatch(/too close to 0: at least 2/);
      }),
      { numRuns: lawRuns(200, 5000) },
    ));
});

/** Whole numbers are exact, however long: a field takes them, and what cannot be calculated with them is said by the calculator. */
test('a whole number that is refused as too large is refused at its field', async () => {
  const withoutField: string[] = [];
  for (const { id } of entries) {
    const calculator = (await load(id))!;
    const given = calculator.examples.find((example) => 'given' in example)?.given ?? {};
    for (const [input, { live }] of Object.entries(calculator.inputs)) {
      if (live !== 'whole') continue;
      const found = checkedAnswer(calculator, { ...given, [input]: '1e400' }, defaultOptions);
      for (const { code, input: at } of found.ok ? [] : found.problems)
        if (code === 'too-large' && at === undefined) withoutField.push(`${id} ${input}`);
    }
  }
  expect(withoutField).toEqual([]);
});
