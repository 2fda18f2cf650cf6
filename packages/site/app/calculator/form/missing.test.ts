import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { type Form, formOf } from '@nomogram/calculators/kit/form.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { expect, test } from 'vitest';
import { missingIn } from './missing.ts';

async function asked(id: string): Promise<ReadonlyMap<string | undefined, string>> {
  const form: Form = formOf((await load(id))!);
  const missing = await missingIn(form, {});
  return new Map(missing?.troubles.map(({ input, message }) => [input, message]));
}

test('an empty field asks for what it takes, with an example of its own kind and size', async () => {
  const payment = await asked('finance-banking/amortization-schedule');
  expect(payment.get('principal')).toMatch(/^Enter a number greater than 0, such as \d{5,}\.$/);
  expect(payment.get('annualRate')).toMatch(/^Enter a percentage of at least 0 %, such as [\d.]{1,4}\.$/);
  expect((await asked('statistics-continuous/student-t')).get('degrees')).toMatch(
    /^Enter a number greater than 0, such as \d+\.$/,
  );
  // What says by itself how it is written is given no second example.
  expect((await asked('topography-coordinate/rotate')).get('angle')).toMatch(/^(?!.*such as.*such as)/);
});

test('no field asks for something without an example of it', async () => {
  const without: string[] = [];
  for (const { id } of entries) {
    const calculator = (await load(id))!;
    const form = formOf(calculator);
    for (const { input, message } of (await missingIn(form, {}))?.troubles ?? []) {
      const said = /such as (.+)\.$/.exec(message)?.[1];
      const { control } = form.fields.find(({ name }) => name === input)!;
      if (control.control !== 'text' || control.entry === 'text' || control.ways) continue;
      const isRead = said !== undefined && calculator.inputs[input!]!.read(said, defaultOptions).ok;
      if (!isRead) without.push(`${id}: ${message}`);
    }
  }
  expect(without).toEqual([]);
});
