import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDouble } from './decimal.ts';

test('a subnormal double shows the digits that it holds, and no others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (units) => {
      const value = units * 2 ** -1074;
      const [mantissa = ''] = formatDouble(value).split('e');
      const digits = mantissa.replace(/\D/g, '').length;
      expect(10 ** (digits - 1)).toBeLessThanOrEqual(2 * units);
    }),
  );
  expect(formatDouble(2.885428360068784e-316)).toBe('2.885428e-316');
  expect(formatDouble(5e-324)).toBe('5e-324');
  expect(formatDouble(2.2250738585072014e-308)).toBe('2.2250738585072e-308');
});
