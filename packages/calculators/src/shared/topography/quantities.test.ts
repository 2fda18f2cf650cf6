import { rational } from '@nomogram/math/exact/rational.ts';
import { divide, subtract } from '@nomogram/math/numeric/double-double.ts';
import { expect, test } from 'vitest';
import { numberOf } from '../../kit/number-of.ts';
import { defaultOptions } from '../../kit/options.ts';
import { exactly, gon, measure } from './quantities.ts';

const five = { ...defaultOptions, digits: 5 };
const shown = (quantity: ReturnType<typeof measure>) => quantity.form;

test('at least ten decimals, far from the origin too', () => {
  const third = divide(1, 3);
  expect(shown(measure('X', third, 'm', defaultOptions))).toMatchObject({ digits: '0.333333333333333' });
  const far = subtract({ hi: 6_859_291, lo: 0 }, third);
  expect(shown(measure('Y', far, 'm', defaultOptions))).toMatchObject({ digits: '6859290.6666666667' });
});

test('what should be 0 is 0', () => {
  expect(shown(measure('X', { hi: 3e-26, lo: 0 }, 'm', defaultOptions, 1000))).toMatchObject({ digits: '0' });
  expect(shown(measure('X', { hi: 3e-26, lo: 0 }, 'm', defaultOptions))).toMatchObject({ digits: '3e-26' });
  expect(shown(gon('G', { hi: 400, lo: -1e-15 }, defaultOptions))).toMatchObject({ digits: '0' });
});

test('what is rounded to millimetres has three decimals, what ends before them has no more than it has', () => {
  expect(measure('X', { hi: 4899.99994820478, lo: 0 }, 'm', defaultOptions).rounded).toBe('4900.000');
  expect(measure('X', { hi: 0.12345678, lo: 0 }, 'm', defaultOptions).rounded).toBe('0.123');
  expect(gon('G', { hi: 99.99999, lo: 0 }, defaultOptions).rounded).toBe('100.0000');
  expect(measure('X', { hi: 4900, lo: 0 }, 'm', defaultOptions).rounded).toBeUndefined();
});

test('a tie is rounded as one, whichever way the last bits of its computation lie', () => {
  const tie = divide({ hi: 6_666_670, lo: 0 }, 200_000);
  const below = subtract(tie, { hi: 4e-29, lo: 0 });
  for (const value of [tie, below]) expect(gon('A', value, defaultOptions).rounded).toBe('33.3334');
});

test('fewer digits are asked for: the value that checks see keeps all of them', () => {
  for (const quantity of [
    measure('X', { hi: 1234.56789, lo: 0 }, 'm', five),
    gon('G', { hi: 1234.56789, lo: 0 }, five),
    exactly('X', rational(123_456_789, 100_000), 'm', five),
  ])
    expect(numberOf(quantity.form)).toBe(1234.56789);
});
