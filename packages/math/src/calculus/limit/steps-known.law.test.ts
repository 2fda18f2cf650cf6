import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { isEquality } from '../../expression/step.ts';
import { stepText } from '../../syntax/print-step.ts';
import { brokenIn, type Problem, stepsOf } from './steps.fixture.ts';

const size = fc.integer({ min: 2, max: 6 });

/** Factorials beside powers, exponentials of what grows, what swings beside what does not, and a^u − 1. */
const problems: fc.Arbitrary<Problem & { readonly rule: string }> = fc.oneof(
  size.map((a) => ({ text: `${a}^x/x!`, to: 'oo', rule: 'ratio test' })),
  size.map((a) => ({ text: `x!/(${a}^x*x^${a})`, to: 'oo', rule: 'ratio test' })),
  size.map((a) => ({ text: `x!/(${a}*x^x)`, to: 'oo', rule: 'ratio test' })),
  size.map((a) => ({ text: `${a}^(1/x)`, to: '0', side: 'right' as const, rule: 'known limit' })),
  size.map((a) => ({ text: `e^(-x^2/${a})`, to: 'oo', rule: 'known limit' })),
  size.map((a) => ({ text: `ln(x^2+${a})`, to: 'oo', rule: 'known limit' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}x+sin(x))/(x+${b})`, to: 'oo', rule: 'squeeze theorem' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}^x-1)/(${b}x)`, to: '0', rule: 'standard limit' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `${a}/x^${b}`, to: 'oo', rule: 'terms that vanish' })),
);

test('limits that are known by their kind are taken so, and every step keeps the limit', () => {
  fc.assert(
    fc.property(problems, ({ rule, ...problem }) => {
      const steps = stepsOf(problem);
      expect([problem.text, steps.map((step) => step.rule)[0]]).toEqual([problem.text, rule]);
      expect(brokenIn(steps.filter((step) => step.rule !== 'split into parts'))).toEqual([]);
    }),
    { numRuns: lawRuns(20, 300) },
  );
});

describe('a step changes something', () => {
  test.each([
    ['x^(1/x)', 'oo'],
    ['(4^x+3^x)^(1/x)', 'oo'],
    ['ln(x)/x', 'oo'],
    ['(1+1/x)^x', 'oo'],
    ['5/x^2', 'oo'],
  ])('%s as x -> %s', (text, to) => {
    for (const step of stepsOf({ text, to }))
      if (isEquality(step)) expect(stepText(step.before)).not.toBe(stepText(step.after));
  });
});
