import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

// e^(1/x) - 1 - 1/x is not O(1/x^2) as x tends to 0: it grows faster than every power of 1/x.
test.each([
  ['e^(1/x)', '0', true],
  ['sin(1/(x-1))', '1', true],
  ['1/sin(x)', '0', false],
])('%s about %s: where its remainder is small is said', async (f, point, isSaid) => {
  const series = (await load('calculus-series/series'))!;
  const outcome = calculate(series, { function: f, point, order: '3' }, defaultOptions);
  expect(outcome.ok && (outcome.answer.notes ?? []).some((note) => note.includes('for large x'))).toBe(isSaid);
});
