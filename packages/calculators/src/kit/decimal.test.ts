import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorBound, formatDouble, withFewerDigits } from './decimal.ts';

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

test('a decimal loses digits as its double does, and keeps its power of ten', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 1, max: 15 }),
      (mantissa, power, digits) => {
        const text = formatDouble(mantissa * 10 ** power);
        expect(Number(withFewerDigits(text, digits))).toBe(Number(Number(text).toPrecision(digits)));
        const far = `${(mantissa / 10 ** Math.floor(Math.log10(mantissa))).toFixed(11)}e-4000`;
        const [short = '', exponent] = withFewerDigits(far, digits).split('e');
        expect(Number(exponent) + Math.log10(Number(short))).toBeNear(
          Math.log10(Number(far.split('e')[0])) - 4000,
          1e-4,
        );
      },
    ),
  );
  expect(withFewerDigits('9.996e-400', 3)).toBe('1e-399');
  expect(withFewerDigits('-9.996e-400', 3)).toBe('-1e-399');
  expect(withFewerDigits('1 + 2i', 1)).toBe('1 + 2i');
  expect(withFewerDigits('2.5e-11 + 1.25i', 2)).toBe('2.5e-11 + 1.25i');
  expect(withFewerDigits('3.1622e+12i', 2)).toBe('3.1622e+12i');
});

test('a bound of an error is no smaller than the error, and at most one digit larger', () => {
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e300, noNaN: true }), (error) => {
      const told = Number(errorBound(error));
      expect(told).toBeGreaterThanOrEqual(error);
      if (error >= 1e-300) expect(told).toBeLessThanOrEqual(2.000001 * error);
    }),
  );
});
