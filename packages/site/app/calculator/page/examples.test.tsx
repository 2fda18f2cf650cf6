import { expect, test } from 'vitest';
import { glued } from './Examples.tsx';

test('the lines of an example end behind an input, not before its sign of percent', () => {
  expect(glued('Price 950 · Coupon rate 6 %').split(' ')).toEqual([
    'Price',
    '950\u00A0·',
    'Coupon',
    'rate',
    '6\u00A0%',
  ]);
  expect(glued('Cash flows 1,2 · …')).toBe('Cash flows 1,2\u00A0·\u00A0…');
});
