import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

const answered = async (id: string, given: Record<string, string>) => {
  const outcome = calculate((await load(id))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.answer;
};

/** A value that is only close to a whole number is not said to be equal to it, however close it is. */
test.each([
  ['functions/gamma', { x: '1+1e-60' }, 'Γ(x) ≈ 1'],
  ['functions/gamma', { x: '5' }, 'Γ(x) = 24'],
  ['functions/beta', { z: '1', w: '1+1e-60' }, 'B(z, w) ≈ 1'],
  ['functions/binomial', { n: '5', k: '2+1e-60' }, 'C(n, k) ≈ 10'],
  ['functions/binomial', { n: '5', k: '2' }, 'C(n, k) = 10'],
  ['trigonometry-function/tanh', { value: '1000', unit: 'radians' }, 'tanh(x) ≈ 1'],
  ['trigonometry-function/tanh', { value: '0', unit: 'radians' }, 'tanh(x) = 0'],
  ['trigonometry-function/cos', { value: '1e-100', unit: 'radians' }, 'cos(x) ≈ 1'],
  ['trigonometry-function/tan', { value: '89.9999999999999999', unit: 'degrees' }, 'tan(x) ≈ 572957795130823000'],
  ['trigonometry-function/tan', { value: '-269.9999999', unit: 'degrees' }, 'tan(x) = -572957795.130823'],
])('%s of %o: %s', async (id, given, line) => {
  expect((await answered(id, given)).text.split('\n')[0]).toBe(line);
});

test.each([
  ['functions/gamma', { x: '-1000.25' }, /≈ -1\.96314693740328e-2568$/],
  ['functions/beta', { z: '100000', w: '100000' }, /≈ 1\.12324030467808e-60208$/],
  ['functions/beta', { z: '-1/2', w: '1/2' }, /= 0$/],
  ['trigonometry-function/tan', { value: '89.9', unit: 'degrees' }, /≈ 572\.957213354288$/],
])('the last step of %s of %o ends in the answer', async (id, given, end) => {
  const last = (await answered(id, given)).steps!.at(-1)!;
  expect(last.text).toMatch(end);
  // Only an exact value stands in the table of exact values.
  expect(last.says).not.toContain('exact values');
});
