import { expect, test } from 'vitest';
import { leadingCount } from './leading.ts';

const count = (...labels: string[]) => leadingCount(labels.map((label) => ({ label })));

test('coordinates, unknowns and families are one answer', () => {
  expect(count('XP', 'YP', 'Crossing angle')).toBe(2);
  expect(count('x', 'x', 'x as a decimal')).toBe(2);
  expect(count('x1', 'y1', 'x2', 'y2')).toBe(4);
  expect(count('X left', 'Y left', 'X right', 'Y right', 'Distance')).toBe(4);
  expect(count('x9', 'x10')).toBe(2);
});

test('what else follows is not the answer asked for', () => {
  expect(count('Area', 'Perimeter')).toBe(1);
  expect(count('n!')).toBe(1);
  expect(
    leadingCount([
      { label: 'a', unit: 'm' },
      { label: 'b', unit: 'gon' },
    ]),
  ).toBe(1);
  expect(leadingCount([])).toBe(0);
});
