import { expect, test } from 'vitest';
import { leadingCount } from './leading.ts';

const count = (...together: boolean[]) => leadingCount(together.map((one) => ({ together: one })));

test('coordinates, unknowns and families are one answer; what else follows is not', () => {
  expect(count(false, true, false)).toBe(2);
  expect(count(false, true, true, true)).toBe(4);
  expect(count(false, false, true)).toBe(1);
  expect(count(false)).toBe(1);
  expect(count()).toBe(0);
});
