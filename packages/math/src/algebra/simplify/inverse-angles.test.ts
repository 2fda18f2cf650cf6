import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplify } from './simplify.ts';

test('a cosine of infinity, which is its own double, ends no chain of doubled angles', () => {
  expect(() => simplify(read('x*cos(oo)*cos(1)'))).not.toThrow();
});

test.each([
  ['max(-acos(1/3), min(acos(1/3), 0))', '0'],
  ['max(-acos(1/3), min(acos(1/3), asin(sin(10))))', '3*pi - 10'],
  ['min(sqrt(2), 3/2, sqrt(2) + 1)', 'sqrt(2)'],
  ['max(x, pi, 3)', 'max(x, pi, 3)'],
])('%s, the greatest or the least of numbers, is %s', (given, wanted) => {
  const found = simplify(read(given));
  expect(found.ok && toText(found.value.expression)).toBe(wanted);
});
