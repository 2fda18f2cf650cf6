import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { entries, load, pages } from './catalogue.ts';
import { formOf } from './kit/form.ts';
import { faultOfDeclaration } from './trial/declaration.ts';
import { faultOfDigits } from './trial/digits.ts';
import { faultOfExample, faultOfRefusals } from './trial/examples.ts';
import { tryLaws } from './trial/laws.ts';
import { faultOfNeighbours } from './trial/neighbours.ts';
import { faultOfRecorded } from './trial/recorded.ts';

/** One test walks the whole catalogue: what every declaration must be, and that every example it shows is true. */
const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));

const prefixes = entries.flatMap(({ endpoint }) =>
  endpoint.method === 'page' ? [] : [endpoint.prefix, ...(endpoint.aliases ?? [])],
);
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

test('ids and endpoints are unique, and every page has a calculator', () => {
  expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  expect(repeated(prefixes)).toEqual([]);
  expect(pages.filter(({ id }) => !entries.some(({ page }) => page === id)).map(({ id }) => id)).toEqual([]);
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('has a purpose, a reference, a help card, and two examples that answer', () => {
    expect(faultOfDeclaration(calculator)).toBeUndefined();
  });

  test('tells its examples apart by their names', () => {
    expect(repeated(formOf(calculator).examples.map(({ label }) => label))).toEqual([]);
  });

  test.each(calculator.examples.map((example) => [JSON.stringify(example.given), example] as const))(
    '%s',
    (_, example) => {
      expect(faultOfExample(calculator, example)).toBeUndefined();
    },
  );

  test('refuses what its fields refuse, in a sentence that names the field', () => {
    expect(faultOfRefusals(calculator)).toBeUndefined();
  });

  test('shows as many digits as it offers, of every example all that is recorded, and the same beside it (`npm run answers` records anew)', () => {
    expect(faultOfDigits(calculator)).toBeUndefined();
    expect(faultOfRecorded(calculator)).toBeUndefined();
    expect(faultOfNeighbours(calculator, lawRuns(8, 1000))).toBeUndefined();
  });

  test('its laws hold, and are tried on generated inputs that are answered', () => {
    const { broken, answered, held } = tryLaws(
      calculator,
      calculator.cost === 'heavy' ? lawRuns(3, 150) : lawRuns(6, 600),
      // That some are answered is seen by them, where most of what is generated is refused.
      lawRuns(3, 100, 3),
    );
    expect(broken).toBeUndefined();
    expect(answered).toBeGreaterThan(2);
    expect(Math.max(...held.values()), 'no law had anything to say').toBeGreaterThan(2);
    expect(calculator.laws.filter(({ says }) => held.get(says) === 0).map(({ says }) => says)).toEqual([]);
  });
});
