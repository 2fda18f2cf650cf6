import { readFileSync } from 'node:fs';
import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import { type Computable, certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import type { ValueName } from '@nomogram/math/statistics/precise/law.ts';
import { expect, test } from 'vitest';
import { allDistributions } from './all-distributions.ts';

/** Values from their definitions at 90 and 150 digits (`fixtures/values.py`, mpmath). */
interface Record {
  /** The calculator. */
  readonly id: string;
  readonly given: { readonly [parameter: string]: string };
  readonly x: string;
  readonly values: { readonly [name: string]: string };
}
const records: readonly Record[] = JSON.parse(readFileSync(new URL('fixtures/values.json', import.meta.url), 'utf8'));

const exactly =
  (text: string): Computable =>
  () =>
    fromDecimal(text)!;

test.each(records.map((record) => [`${record.id} ${JSON.stringify(record.given)} at ${record.x}`, record] as const))(
  '%s: thirty digits',
  (_, { id, given, x, values }) => {
    const { precise } = allDistributions.find((one) => one.id === id)!.member(given)!;
    for (const [name, text] of Object.entries(values)) {
      const value = precise!.value(name as ValueName, exactly(x));
      if (value) expect([name, certainDecimal(value, 30)]).toEqual([name, toDecimal(fromDecimal(text)!, 30)]);
    }
  },
);
