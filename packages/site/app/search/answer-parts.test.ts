import { expect, test } from 'vitest';
import { answerParts } from './answer-parts.ts';

test('what was read is none of what was answered', () => {
  expect(answerParts('integral of x*sin(x) dx = sin(x) - x*cos(x) + C\nRead as: Function f(x) = x*sin(x)\n')).toEqual({
    answered: 'integral of x*sin(x) dx = sin(x) - x*cos(x) + C',
    beside: [],
    read: 'Read as: Function f(x) = x*sin(x)',
  });
  expect(answerParts('x1 = 2\nx2 = 3')).toEqual({ answered: 'x1 = 2', beside: ['x2 = 3'], read: '' });
  expect(answerParts().answered).toBeUndefined();
});
