import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked, markedLatex } from './decimal-mark.ts';

test('the mark changes, the digits stay', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(marked(`${value}`, 'point')).toBe(`${value}`);
      expect(Number(marked(`${value}`, 'comma').replace(',', '.'))).toBe(value);
      expect(markedLatex(`${value}`, 'comma').replace('{,}', '.')).toBe(`${value}`);
    }),
  );
});

test('an ellipsis and a full stop are no marks', () => {
  expect(marked('3.14...', 'comma')).toBe('3,14...');
  expect(marked('12.', 'comma')).toBe('12.');
});
