import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from './scaled-exponential.ts';

test('within the range of doubles it is the product', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
      fc.integer({ min: -600, max: 600 }),
      (factor, power) => {
        const expected = factor * Math.exp(power);
        expect(Math.abs(Number(decimalOf({ factor, logarithm: power })) / expected - 1)).toBeLessThan(1e-12);
      },
    ),
  );
});

test.each([
  ['1e-316', 1.079313, -316 * Math.LN10],
  ['below every double', 1, -5e5],
  ['above every double', 1, 5e5],
])('%s keeps its digits', (_, factor, logarithm) => {
  const [mantissa = '', power] = decimalOf({ factor, logarithm }).split('e');
  const back = Math.log(Number(mantissa)) + Number(power) * Math.LN10;
  expect(Math.abs(back - Math.log(factor) - logarithm)).toBeLessThan(1e-15 * Math.abs(logarithm));
});
