import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { brokenIn, type Problem, stepsOf } from './steps.fixture.ts';

/*
 * Products and sums of parts that have limits of their own: each part goes to its own, and what is said of the whole is what the engine
 * finds for it, which knows nothing of parts.
 */

const parts = [
  'x',
  'x^2',
  '1/x',
  'ln(x)',
  'atan(x)',
  'e^x',
  'e^(-x)',
  'x^2+1',
  '1-ln(x)',
  'tanh(x)',
  '(x+1)/x',
  '-3*x',
];

const problems: fc.Arbitrary<Problem> = fc
  .tuple(fc.constantFrom(...parts), fc.constantFrom(...parts), fc.constantFrom('*', '+', '/', '-'), fc.boolean())
  .map(([a, b, sign, isFar]) => ({
    text: `(${a})${sign}(${b})`,
    to: isFar ? 'oo' : '0',
    side: isFar ? undefined : 'right',
  }));

test('parts with limits of their own', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const steps = stepsOf(problem);
      expect(brokenIn(steps.filter(({ rule }) => rule !== 'split into parts')), problem.text).toEqual([]);
    }),
    { numRuns: lawRuns(30, 1000) },
  );
});
