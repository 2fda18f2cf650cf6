import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { emptyDomainStep } from './empty-domain.ts';

const stepOf = (...sides: readonly string[]) => emptyDomainStep(sides.map(read), 'x')?.written?.text;

test.each([
  [['sqrt(x-3)', 'sqrt(1-x)'], 'x - 3 >= 0 -> x >= 3; 1 - x >= 0 -> x <= 1'],
  [['ln(x-1)', 'sqrt(1-x)'], 'x - 1 > 0 -> x > 1; 1 - x >= 0 -> x <= 1'],
  [['sqrt(x^2-4)', 'ln(1-x^2)'], 'x^2 - 4 >= 0 -> x <= -2 or x >= 2; 1 - x^2 > 0 -> -1 < x < 1'],
  [['sqrt(x-2)*sqrt(sqrt(2)-x)'], 'sqrt(2) - x >= 0 -> x <= sqrt(2); x - 2 >= 0 -> x >= 2'],
] as const)('%s never have a value together', (sides, text) => {
  expect(stepOf(...sides)).toBe(text);
});

// At 1 both roots are 0; of the others one has no limit, or both leave numbers.
test.each([[['sqrt(x-1)', 'sqrt(1-x)']], [['sqrt(x^2+1)', 'sqrt(1-x)']], [['sqrt(x)', 'ln(5-x)']], [['sqrt(x)', 'x']]])(
  '%s may have one',
  (sides) => {
    expect(stepOf(...sides)).toBeUndefined();
  },
);
