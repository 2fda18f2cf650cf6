import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test('a form is found by words of its title and purpose, in any order', () => {
  const form = { title: 'Dividend Yield (stocks)', purpose: 'Dividends per year for each unit of the price.' };
  expect(matches(form, 'yield divid')).toBe(true);
  expect(matches(form, '  PRICE ')).toBe(true);
  expect(matches(form, 'yield bond')).toBe(false);
  expect(matches(form, '')).toBe(true);
});
