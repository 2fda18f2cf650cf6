import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unmistakable } from './unmistakable.ts';

test('a number in plain form means the same to a visitor with the decimal comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 5 }), (digits, places) => {
      const plain = (digits / 10 ** places).toFixed(places);
      const read = readNumber(unmistakable({ x: plain }).x!, { decimal: 'comma' });
      expect(read.ok && read.value.value).toBe(Number(plain));
    }),
  );
});
