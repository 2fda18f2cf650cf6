import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/** Nothing is asked of a letter in a bound that holds of every whole number from the lower bound on. */
test.each([
  ['sum', '1/(4n+k)', '1', ''],
  ['sum', 'k/(4n+1)', '1', ''],
  ['sum', 'k/(2n-3)', '1', ''],
  ['sum', 'k/(n-2)', '1', 'n ≠ 2'],
  ['sum', 'k/(n-2)', '3', ''],
  ['sum', 'x^k', '0', 'x ≠ 1'],
])('the %s of %s from %s on: %s', async (name, term, from, wanted) => {
  const outcome = run((await load(`calculus-sum/${name}`))!, { function: term, from, to: 'n' }, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.answer.conditions?.map(({ text }) => text).join(' and ') ?? '').toBe(wanted);
});
