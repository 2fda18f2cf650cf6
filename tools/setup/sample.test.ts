import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const lists = fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, (_, k) => k));
/** Where a sample begins. */
const offsets = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a sample has as many entries as were asked for, none twice, from every part of the list', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), offsets, (list, few, offset) => {
      const sample = sampleOf(list, few, offset);
      expect(new Set(sample).size).toBe(Math.min(few, list.length));
      const stride = Math.max(1, list.length / few);
      const gaps = [-1, ...sample].map((entry, k) => (sample[k] ?? list.length) - entry);
      // The last gap is up to where another entry would begin.
      expect(Math.max(...gaps)).toBeLessThanOrEqual(stride + 1);
    }),
  );
});

test('every entry is in the sample of some seed', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), (list, few) => {
      const steps = Math.ceil(list.length / few) * 4;
      const seen = Array.from({ length: steps }, (_, k) => sampleOf(list, few, k / steps)).flat();
      expect(new Set(seen)).toEqual(new Set(list));
    }),
  );
});
