import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import { expect, test } from 'vitest';
import { integralSign } from './integral-sign.ts';

/** The sign before the first value of an answer. */
async function signOf(id: string, given: { readonly [input: string]: string }): Promise<string | undefined> {
  const outcome = calculate((await load(id))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return integralSign(outcome.answer.values[0]!, outcome.answer.read);
}

test.each([
  ['x^2', '\\int x^{2}\\,\\mathrm{d}x'],
  ['1/(t+1)', '\\int \\frac{1}{t + 1}\\,\\mathrm{d}t'],
  ['x + 1', '\\int \\left(x + 1\\right)\\,\\mathrm{d}x'],
  ['-x', '\\int -x\\,\\mathrm{d}x'],
])('an antiderivative of %s is set as the integral of what was read', async (typed, latex) => {
  expect(await signOf('calculus-integral/analytical', { function: typed })).toBe(latex);
});

test('what is no antiderivative has no such sign', async () => {
  expect(await signOf('calculus-integral/analytical', { function: 'e^(-x^2)/ln(x)' })).toBeUndefined();
  expect(await signOf('calculus-derivative/derivative', { function: 'x^2' })).toBeUndefined();
});
