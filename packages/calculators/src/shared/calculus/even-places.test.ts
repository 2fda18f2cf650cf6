import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenPlaces, tabulated } from './even-places.ts';

test('places are even, and the middle of a range about 0 is 0 itself', () => {
  expect(evenPlaces(-14.04, 14.04, 24)[12]).toBe(0);
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), fc.integer({ min: 1, max: 40 }), (end, half) => {
      const places = evenPlaces(-end, end, 2 * half);
      expect(places).toHaveLength(2 * half + 1);
      expect([places[0], places[half], places.at(-1)]).toEqual([-end, 0, end]);
      expect(places.filter((x) => x === 0)).toHaveLength(1);
    }),
  );
});

test('the zero of a sine is 0, a small value is what it is', () => {
  for (const k of [1, 2, 3, -4]) expect(tabulated(Math.sin, k * Math.PI)).toBe(0);
  expect(tabulated((x) => Math.exp(-x * x), 6.5)).toBe(Math.exp(-42.25));
  expect(tabulated((x) => x / 2 ** 70, 3)).toBe(3 / 2 ** 70);
  expect(tabulated((x) => 1 / x, 0)).toBe(Number.POSITIVE_INFINITY);
});
