import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, middleOf, moved, scaleX, sumOf, valueAt, yOf } from './nomogram-geometry.ts';

const tenths = fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10);

/** Lines are drawn to a tenth of a pixel: half of that, of the length of a scale. */
const rounding = 0.05 / (yOf(0) - yOf(10));

test('the line through a and b crosses the middle scale at their sum', () => {
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      const { x1, y1, x2, y2 } = lineOf(a, b);
      const crossing = y1 + ((y2 - y1) * (scaleX.sum - x1)) / (x2 - x1);
      expect(crossing).toBeNear(middleOf(a, b), rounding, yOf(0) - yOf(10));
      expect(yOf(sumOf(a, b) / 2)).toBeNear(middleOf(a, b), rounding, yOf(0) - yOf(10));
    }),
  );
});

test('a height is read back as the value that stands there', () => {
  fc.assert(fc.property(tenths, (value) => valueAt(yOf(value)) === value));
  expect(valueAt(-1000)).toBe(10);
  expect(valueAt(1000)).toBe(0);
});

test('keys move by a tenth, by one, to the ends, and never beyond', () => {
  expect(moved(3, 'ArrowUp')).toBe(3.1);
  expect(moved(0.2, 'ArrowLeft')).toBe(0.1);
  expect(moved(9.5, 'PageUp')).toBe(10);
  expect(moved(4, 'Home')).toBe(0);
  expect(moved(4, 'End')).toBe(10);
  expect(moved(4, 'x')).toBeUndefined();
});
