import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const rulesOf = async (typed: string, bound: string): Promise<readonly string[]> => {
  const found = run((await load('calculus-limit/limit'))!, { function: typed, bound }, defaultOptions);
  return found.ok ? (found.answer.steps ?? []).map(({ rule }) => rule) : [];
};

test('what swings for ever takes two values again and again; what may jump over angles is not said to', async () => {
  expect(await rulesOf('sin(1/x)', '0')).toEqual(['two sequences', 'limit']);
  expect(await rulesOf('cos(x^2)', '+oo')).toEqual(['two sequences', 'limit']);
  expect(await rulesOf('2*sin(1/x)', '0')).toEqual(['two sequences', 'limit']);
  expect(await rulesOf('sin(x)^2+1', '+oo')).toEqual(['two sequences', 'limit']);
  expect(await rulesOf('sin(floor(x))', '+oo')).toEqual(['limit']);
});
