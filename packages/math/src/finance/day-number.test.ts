import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from './day-number.ts';

test('days agree with the calendar of the host', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      expect(dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [2023, 2, 29],
  [1900, 2, 29],
  [2024, 13, 1],
  [2024, 0, 1],
  [2024, 4, 31],
  [0, 1, 1],
])('%i-%i-%i is no date', (year, month, day) => {
  expect(dayNumber(year, month, day)).toBeUndefined();
});

test('29 February exists in leap years', () => {
  expect(dayNumber(2024, 2, 29)! - dayNumber(2024, 2, 28)!).toBe(1);
  expect(dayNumber(2000, 3, 1)! - dayNumber(2000, 2, 29)!).toBe(1);
});
