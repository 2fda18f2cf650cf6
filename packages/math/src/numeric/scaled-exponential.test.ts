import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normal } from '../statistics/distributions/normal.ts';
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
  // PARI/GP: erfc(x/sqrt(2))/2 and exp(-x^2/2)/sqrt(2*Pi) at 40 digits.
  ['38', 38, '2.88542836006878e-316', '1.09722105200759e-314'],
  ['100', 100, '1.3441790767442e-2174', '1.34431346778172e-2172'],
  ['1000.5', 1000.5, '1.43950491219479e-217368', '1.44022610343354e-217365'],
])('the tail of the normal distribution at %s', (_, x, tail, density) => {
  const far = normal(0, 1).farTail!(x)!;
  expect(decimalOf(far.tail)).toContain(tail);
  expect(decimalOf(far.density)).toContain(density);
  expect(Math.abs(far.second / far.tail.factor - 1)).toBeLessThan(1e-14);
  expect(normal(0, 1).farTail!(-x)!.side).toBe('lower');
});
