import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

/** Beside the negative axis |z| + Re z cancels, and the small real part of the root is the answer all the same. */
test.each([
  ['-1-1e-20i', '5e-21 - i'],
  ['-1+1e-20i', '5e-21 + i'],
  ['-4+1e-30i', '2.5e-31 + 2i'],
  ['-1-1e-200i', '5e-201 - i'],
  ['-1-1e-300i', '5e-301 - i'],
])('the root of %s', async (z, wanted) => {
  const outcome = calculate((await load('algebra-complex/square-root'))!, { z }, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.answer.values[0]!.decimal).toBe(wanted);
  // Where the way is too long to be followed there are no steps.
  expect(outcome.answer.steps?.at(-1)?.text ?? wanted).toContain(wanted);
});
