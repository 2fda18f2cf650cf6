import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

async function said(name: string, left: string, right: string): Promise<string> {
  const outcome = run((await load(`algebra-inequality/${name}`))!, { left, right }, defaultOptions);
  return outcome.ok ? outcome.answer.text : outcome.problems[0]!.message;
}

// (−2)^(−2) is 1/4, (−1)^(−1) is −1, and (−1)^1 is less than 2.
test.each([
  ['x^x', '1/4'],
  ['x^x', '-1'],
  ['x^x', '0'],
  ['(-1)^x', '-1'],
])('%s <= %s is not said to hold nowhere', async (left, right) => {
  const text = await said('at-most', left, right);
  expect(text).not.toContain('empty set');
  expect(text).toContain('negative');
});

test.each(['x^x', '(x-1)^x', 'x^(1/x)'])(
  'a solution of %s < 3 is said to be about bases that are not negative',
  async (left) => {
    expect(await said('less', left, '3')).toContain('not negative');
  },
);

test.each(['2^x', '(x^2+1)^x', 'x^ln(x)'])('%s has no such gap', async (left) => {
  expect(await said('less', left, '3')).not.toContain('negative');
});

test('where no power of a negative number is real, the real cube root is named', async () => {
  expect(await said('less', '(x+3)/x^(1/3)', '0')).toContain('cbrt(u)');
  expect(await said('less', 'cbrt(x)', '2')).not.toContain('cbrt(u)');
});
