import { expect, test } from 'vitest';
import { defaultOptions } from '../../kit/options.ts';
import { lineField, lineOf } from './line.ts';

const refusal = (text: string) => {
  const read = lineField.read(text, defaultOptions);
  if (!read.ok) return read.error.message;
  const line = lineOf(read.value);
  return line.ok ? undefined : line.error.message;
};

test('what no double holds is called too large, and not unreal', () => {
  for (const text of ['9'.repeat(400), `x + 10^400`, '-10^400*x'])
    expect(refusal(text)).toBe('Expression ax+b: its coefficients must be less than 10^308.');
  expect(refusal('sqrt(-2)*x + 1')).toBe('Expression ax+b must have real coefficients.');
  expect(refusal('10^300*x + 1')).toBeUndefined();
});
