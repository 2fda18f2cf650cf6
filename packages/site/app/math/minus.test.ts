import { expect, test } from 'vitest';
import { asWritten } from './minus.ts';

test('a number below zero has a minus sign', () => {
  expect(asWritten('(0, -6) and -0.5, 2e-16')).toBe('(0, −6) and −0.5, 2\u00a0×\u00a010⁻¹⁶');
});

test('a hyphen between words, in a date or in a name stays one', () => {
  for (const text of ['non-interest', '2026-11-22', 'x-5', 'F-1']) expect(asWritten(text)).toBe(text);
});

test.each([
  ['to within 5e-13 gon', 'to within 5\u00a0×\u00a010⁻¹³ gon'],
  ['within 1e-16 of their size', 'within 10⁻¹⁶ of their size'],
  ['-1.25e+307', '−1.25\u00a0×\u00a010³⁰⁷'],
  ['e2e, 0x1e5a, SN1e4, v1.2e', 'e2e, 0x1e5a, SN1e4, v1.2e'],
])('a power of ten is written out: %s', (typed, seen) => {
  expect(asWritten(typed)).toBe(seen);
});
