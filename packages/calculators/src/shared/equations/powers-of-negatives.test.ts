import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

async function said(id: string, input: string, equation: string): Promise<string> {
  const outcome = calculate((await load(id))!, { [input]: equation }, defaultOptions);
  return outcome.ok ? outcome.answer.text : outcome.problems[0]!.message;
}

const pages = [
  ['algebra-polynomial/roots', 'polynomial'],
  ['trigonometry-equation/general', 'equation'],
] as const;

// −1, −2 and all even numbers solve these.
test.each(['x^x = -1', 'x^x = 1/4', '(-1)^x = 1'])('%s is not said to have no solution', async (equation) => {
  for (const [id, input] of pages) {
    const text = await said(id, input, equation);
    expect(text).not.toContain('no real');
    expect(text).toContain('negative');
  }
});

test('solutions beside those with a negative base are said to be all but these', async () => {
  for (const [id, input] of pages) expect(await said(id, input, 'x^x = 4')).toContain('are not looked for');
});

test('what is never negative has no such gap', async () => {
  for (const [id, input] of pages) expect(await said(id, input, '(x^2+1)^x = 1')).not.toContain('negative');
  expect(await said('algebra-polynomial/roots', 'polynomial', '2^x = -1')).toContain('There is no real root');
});

test('an equation that is solved nowhere is not told to be a polynomial', async () => {
  expect(await said('algebra-polynomial/roots', 'polynomial', 'x^x^x = 2')).toContain('not certain that all');
});

// Of the principal power 8 is the only solution; whoever means the real root solves x^(2/3) = 4 with -8 too.
test.each(['x^(1/3) = -2', 'x^(2/3) = 4'])('%s: the real cube root is named', async (equation) => {
  for (const [id, input] of pages) expect(await said(id, input, equation)).toContain('cbrt(u)');
});

test.each(['(x^2+1)^(1/3) = 2', 'cbrt(x) = -2'])('%s needs no such word', async (equation) => {
  for (const [id, input] of pages) expect(await said(id, input, equation)).not.toContain('cbrt(u)');
});
