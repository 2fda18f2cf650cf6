import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from '../../exact/decimal.ts';
import { type Computable, certainDecimal } from '../../numeric/precise/certain-digits.ts';
import * as families from './families.ts';
import { preciseLaw, type ValueName } from './law.ts';

/** Values from their definitions at 90 and 150 digits (`fixtures/values.py`, mpmath). */
interface Record {
  readonly family: string;
  readonly given: { readonly [parameter: string]: string };
  readonly x: string;
  readonly values: { readonly [name: string]: string };
}
const records: readonly Record[] = JSON.parse(readFileSync(new URL('fixtures/values.json', import.meta.url), 'utf8'));

const tables = new Map(Object.entries(families));

const exactly =
  (text: string): Computable =>
  () =>
    fromDecimal(text)!;

test.each(
  records.map((record) => [`${record.family} ${JSON.stringify(record.given)} at ${record.x}`, record] as const),
)('%s: thirty digits', (_, { family, given, x, values }) => {
  const parameters = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, exactly(text)]));
  const law = preciseLaw(tables.get(family)!, parameters);
  for (const [name, text] of Object.entries(values)) {
    const value = law.value(name as ValueName, exactly(x));
    if (value) expect([name, certainDecimal(value, 30)]).toEqual([name, toDecimal(fromDecimal(text)!, 30)]);
  }
});
