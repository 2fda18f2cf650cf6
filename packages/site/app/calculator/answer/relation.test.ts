import { expect, test } from 'vitest';
import { relationOf } from './relation.ts';

const answer = {
  calculator: 'c',
  text: 'Mean = 5/2 = 2.5\nThird = 1/3 ≈ 0.333',
  read: [],
  values: [],
  checked: [],
  sources: [],
};

test('a decimal that ends equals its fraction, one that was cut is close to it', () => {
  expect(relationOf(answer, { name: 'mean', label: 'Mean', exact: '5/2', decimal: '2.5' })).toBe('=');
  expect(relationOf(answer, { name: 'third', label: 'Third', exact: '1/3', decimal: '0.333' })).toBe('≈');
});
