import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { brokenIn, type Problem, stepsOf } from './steps.fixture.ts';

const size = fc.integer({ min: 1, max: 5 });
const signed = size.chain((n) => fc.constantFrom(n, -n));
const end = fc.constantFrom('oo', '-oo');

/** Differences of roots of the form ∞ − ∞ and 0/0, and quotients with roots, far out and at a point. */
const problems: fc.Arbitrary<Problem> = fc.oneof(
  fc.tuple(size, signed, signed).map(([a, b, c]) => ({ text: `sqrt(${a * a}x^2+(${b})*x+(${c}))-${a}x`, to: 'oo' })),
  fc.tuple(size, signed, signed).map(([a, b, c]) => ({ text: `sqrt(${a * a}x^2+(${b})*x+(${c}))+${a}x`, to: '-oo' })),
  fc.tuple(signed, signed, end).map(([a, b, to]) => ({ text: `sqrt(x^2+(${a})*x)-sqrt(x^2+(${b + 12})*x)`, to })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `sqrt(x+${a + b})-sqrt(x+${a})`, to: 'oo' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `sqrt(x)*(sqrt(x+${a + b})-sqrt(x+${a}))`, to: 'oo' })),
  fc.tuple(signed, size, signed, end).map(([a, b, c, to]) => ({ text: `(${a}x+sqrt(${b}x^2+1))/(x+(${c}))`, to })),
  fc.tuple(signed, size, end).map(([a, b, to]) => ({ text: `(${a}x+1)/sqrt(${b}x^2+x)`, to })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(sqrt(x+${a * a})-${a})/(${b}x)`, to: '0' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(sqrt(x+${a * a - b})-${a})/(x^2-${b * b})`, to: `${b}` })),
);

const rules = new Set(['conjugate', 'divide by the highest power', 'cancel the common factor']);

test('limits with roots are taken by algebra, and every step keeps the limit', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const steps = stepsOf(problem);
      expect([problem.text, steps.some(({ rule }) => rules.has(rule))]).toEqual([problem.text, true]);
      expect(brokenIn(steps)).toEqual([]);
    }),
    { numRuns: lawRuns(8, 300) },
  );
});
