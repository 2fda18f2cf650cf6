import { expect, test } from 'vitest';
import { withMinus } from './minus.ts';

test('a number below zero has a minus sign', () => {
  expect(withMinus('(0, -6) and -0.5, 2e-16')).toBe('(0, −6) and −0.5, 2e−16');
});

test('a hyphen between words, in a date or in a name stays one', () => {
  for (const text of ['non-interest', '2026-11-22', 'x-5', 'F-1']) expect(withMinus(text)).toBe(text);
});
