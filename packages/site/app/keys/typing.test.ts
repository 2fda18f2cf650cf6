import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erased, inserted, moved, type TextSelection } from './typing.ts';

const typing = fc
  .tuple(fc.array(fc.constantFrom('x', '2', '(', ')', 'π', '𝑒', '+')), fc.nat(), fc.nat())
  .map(([signs, a, b]): TextSelection => {
    const places = [0, ...signs.map((_, index) => signs.slice(0, index + 1).join('').length)];
    const [start, end] = [places[a % places.length]!, places[b % places.length]!].toSorted((p, q) => p - q);
    return { text: signs.join(''), start: start!, end: end! };
  });

test('a template has the caret in its middle, or goes around what is selected', () => {
  expect(inserted({ text: 'x+', start: 2, end: 2 }, 'sin(|)')).toEqual({ text: 'x+sin()', start: 6, end: 6 });
  expect(inserted({ text: 'x+1', start: 0, end: 3 }, 'sqrt(|)')).toEqual({ text: 'sqrt(x+1)', start: 9, end: 9 });
  expect(inserted({ text: 'ab', start: 1, end: 1 }, '2')).toEqual({ text: 'a2b', start: 2, end: 2 });
  expect(inserted({ text: 'abc', start: 1, end: 2 }, 'pi')).toEqual({ text: 'apic', start: 3, end: 3 });
});

test('what is erased is what was selected or stands before the caret', () => {
  expect(erased({ text: 'sin()', start: 4, end: 4 })).toEqual({ text: 'sin', start: 3, end: 3 });
  expect(erased({ text: '(x)', start: 1, end: 1 })).toEqual({ text: 'x)', start: 0, end: 0 });
  expect(erased({ text: 'abc', start: 1, end: 3 })).toEqual({ text: 'a', start: 1, end: 1 });
  expect(erased({ text: 'ab', start: 0, end: 0 })).toEqual({ text: 'ab', start: 0, end: 0 });
});

test('typing a sign and erasing it leaves what was there, where nothing was selected', () => {
  fc.assert(
    fc.property(typing, fc.constantFrom('x', '7', 'π', '^'), ({ text, start }, key) => {
      const before = { text, start, end: start };
      expect(erased(inserted(before, key))).toEqual(before);
    }),
  );
});

test('the caret moves one sign, never into one, and comes back', () => {
  fc.assert(
    fc.property(typing, ({ text, start }) => {
      const there = moved({ text, start, end: start }, 1);
      if (start < text.length) expect(moved(there, -1).start).toBe(start);
      expect([...text.slice(0, there.start)].length - [...text.slice(0, start)].length).toBeLessThanOrEqual(1);
    }),
  );
});
