import { describe, expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { derivativeOf } from './derivative.ts';
import { definitionSteps } from './derivative-definition.ts';

describe('the derivative from its definition', () => {
  test.each([
    ['x^3 - 2*x', 'multiply out'],
    ['a*x^2 + b*x', 'multiply out'],
    ['h*x^2', 'multiply out'],
    ['1/x', 'common denominator'],
    ['(x+1)/(x-1)', 'common denominator'],
    ['3/x^2', 'common denominator'],
    ['sqrt(x)', 'multiply by the conjugate'],
    ['sqrt(2*x+1)', 'multiply by the conjugate'],
  ])('%s', (text, rule) => {
    const f = read(text);
    const derived = derivativeOf(f, 'x')!;
    const steps = definitionSteps(f, 'x', derived)!;
    expect(steps.map((step) => step.rule).slice(0, 3)).toEqual([
      'definition of the derivative',
      rule,
      'direct substitution',
    ]);
    const cancelled = steps[1]!;
    const same = compareNumerically(cancelled.before!.expression, cancelled.after!.expression, {
      positive: ['x', 'h'],
    });
    expect(same.verdict).toBe('equal');
    expect(compareNumerically(steps.at(-1)!.after!.expression, derived, { positive: ['x'] }).verdict).toBe('equal');
  });

  test.each(['sin(x)', 'e^x', 'x^2*sin(x)', 'pi^2'])('%s is left to the rules', (text) => {
    expect(definitionSteps(read(text), 'x', derivativeOf(read(text), 'x')!)).toBeNull();
  });
});
