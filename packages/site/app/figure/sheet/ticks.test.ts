import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tickLabel, ticksOf } from './ticks.ts';

test('writes numbers as a person does', () => {
  expect(tickLabel(-2, 1)).toBe('−2');
  expect(tickLabel(0.30000000000000004, 0.1)).toBe('0.3');
  expect(tickLabel(5e-17, 0.1)).toBe('0');
  expect(tickLabel(1500, 500)).toBe('1500');
  expect(tickLabel(1250000, 50000)).toBe('1\u202f250\u202f000');
  expect(tickLabel(2.5e-9, 5e-10)).toBe('2.5·10⁻⁹');
  expect(tickLabel(1e12, 1e12)).toBe('10¹²');
});

test('along an axis all numbers have the same power of ten', () => {
  const labels = ticksOf([0, 2.6e7], 300, 60).major.map(({ label }) => label);
  expect(labels).toEqual(['0', '0.5·10⁷', '1.0·10⁷', '1.5·10⁷', '2.0·10⁷', '2.5·10⁷']);
});

test('every major tick is a line of the paper', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      (low, length) => {
        const { major, grid, step } = ticksOf([low, low + length], 500, 80);
        expect(major.length).toBeGreaterThan(1);
        for (const { value } of major) expect(grid.some((line) => Math.abs(line - value) < step * 1e-6)).toBe(true);
      },
    ),
  );
});

test('different ticks have different labels', () => {
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 300 }), fc.double({ min: -5, max: 5, noNaN: true }), (power, start) => {
      const size = 10 ** power;
      const labels = ticksOf([start * size, (start + 1) * size], 500, 80).major.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});
