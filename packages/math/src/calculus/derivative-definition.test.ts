import { describe, expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluate } from '../expression/evaluate.ts';
import { freeSymbols } from '../expression/walk.ts';
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

  test.each([
    ['sin(x)', 'trigonometric identities'],
    ['3*cos(2*x + 1)', 'trigonometric identities'],
    ['e^x', 'laws of exponents'],
    ['2^(3*x - 1)', 'laws of exponents'],
    ['k*e^(h*x)', 'laws of exponents'],
    ['ln(x)', 'laws of logarithms'],
    ['log10(3*x + 2)', 'laws of logarithms'],
  ])('%s by limits that are known', (text, rule) => {
    const f = read(text);
    const derived = derivativeOf(f, 'x')!;
    const steps = definitionSteps(f, 'x', derived)!;
    expect(steps.map((step) => step.rule).slice(0, 3)).toEqual(['definition of the derivative', rule, 'known limit']);
    const [split, whole] = [steps[1]!, steps[2]!];
    const positive = [...new Set([...freeSymbols(split.before!.expression)])];
    expect(compareNumerically(split.before!.expression, split.after!.expression, { positive }).verdict).toBe('equal');
    expect(compareNumerically(whole.after!.expression, derived, { positive: ['x'] }).verdict).toBe('equal');
    // Near 0 a quotient is all but its limit.
    const { operator } = whole.before!;
    const name = operator?.name === 'limit' ? operator.variable : '';
    for (const { before, after } of whole.steps) {
      const at = { x: 0.7, k: 1.3, h: 0.4, [name]: 1e-6 };
      expect(evaluate(before!.expression, at)).toBeNear(evaluate(after!.expression, at), 1e-5, 1);
    }
  });

  test.each(['tan(x)', 'sin(x^2)', 'x^2*sin(x)', 'pi^2', '(-2)^x'])('%s is left to the rules', (text) => {
    expect(definitionSteps(read(text), 'x', derivativeOf(read(text), 'x')!)).toBeNull();
  });
});
