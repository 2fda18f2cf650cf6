import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownOf } from './room.ts';

test('what fits is shown, and a fold saves room', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 6, max: 14 }), (heights, phone, desk) => {
      const shown = shownOf(heights, { phone, desk });
      expect(shown.phone).toBeLessThanOrEqual(shown.desk);
      for (const [count, most] of [
        [shown.phone, phone],
        [shown.desk, desk],
      ] as const) {
        const total = (part: readonly number[]) => part.reduce((a, b) => a + b, 0);
        if (heights.length > 0) expect(count).toBeGreaterThan(0);
        expect(total(heights.slice(0, count))).toBeLessThanOrEqual(Math.max(most, heights[0] ?? 0) + 1);
        if (count < heights.length) expect(total(heights.slice(count))).toBeGreaterThan(1);
      }
    }),
  );
  expect(shownOf([1, 1, 1, 1, 1], { phone: 4, desk: 9 })).toEqual({ phone: 5, desk: 5 });
  expect(shownOf([2, 2, 2, 2], { phone: 4, desk: 9 })).toEqual({ phone: 2, desk: 4 });
});
