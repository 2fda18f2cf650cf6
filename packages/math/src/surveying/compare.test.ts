import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { doubleDoubleFromRational } from '../numeric/double-double.ts';
import { digitsApart, shownNumber } from './compare.ts';

const nine = Q.integerRational(9);

test.each([10n, 16n, 25n])('what differs by 10^-%s is written with digits that show it', (places) => {
  const more = Q.add(nine, Q.rational(1, 10n ** places));
  for (const length of [more, doubleDoubleFromRational(more)]) {
    const digits = digitsApart(length, nine);
    expect(Number(shownNumber(length, digits).replace('9.', '0.'))).toBeGreaterThan(0);
    expect(shownNumber(nine, digits)).toBe('9');
  }
});

test('what differs plainly has ten digits', () => {
  expect(digitsApart(Q.rational(2, 3), nine)).toBe(10);
  expect(shownNumber(Q.rational(2, 3))).toBe('0.6666666667');
});
