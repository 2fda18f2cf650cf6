import { describe, expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { definiteIntegral } from './definite-integral.ts';
import { type DefiniteWay, stepByWay } from './ways.ts';

function stepOf(way: DefiniteWay, f: string, lower: string, upper: string) {
  const problem = { f: read(f), variable: 'x', lower: read(lower), upper: read(upper) };
  const found = definiteIntegral(problem.f, 'x', problem.lower, problem.upper);
  if (!found.ok) throw new Error(found.error.message);
  const step = stepByWay(way, problem, found.value);
  if (step !== null) {
    expect(step.after.expression).toBe(found.value.value);
    for (const inner of step.steps)
      if (inner.after && inner.before.operator?.name === 'integral' && way === 'bounds')
        expect(compareNumerically(inner.after.expression, found.value.value).verdict).toBe('equal');
  }
  return step;
}

describe('a definite integral by the way that is chosen', () => {
  test.each([
    ['antiderivative', 'x^2', '-2', '2', 'fundamental theorem of calculus'],
    ['bounds', 'x*e^(x^2)', '0', '1', 'substitution with new bounds'],
    ['bounds', 'sin(x)^4*cos(x)', '0', 'pi/2', 'substitution with new bounds'],
    ['bounds', '6*x*cos(x^2)', '0', '1', 'substitution with new bounds'],
    ['bounds', 'x*e^(-x^2)', '0', 'oo', 'substitution with new bounds'],
    ['bounds', 'sqrt(4-x^2)', '0', '2', 'trigonometric substitution with new bounds'],
    ['symmetry', 'x^2', '-2', '2', 'even function'],
    ['symmetry', 'x^3*cos(x)', '-1', '1', 'odd function'],
    ['symmetry', 'x*sin(x)/(1+cos(x)^2)', '0', 'pi', 'substitution'],
  ] as const)('%s: %s from %s to %s', (way, f, lower, upper, rule) => {
    expect(stepOf(way, f, lower, upper)?.rule).toBe(rule);
  });

  test.each([
    ['symmetry', 'x*e^(x^2)', '0', '1'],
    ['bounds', 'x^2', '-2', '2'],
    ['bounds', 'abs(x)', '-1', '1'],
    ['antiderivative', 'x*sin(x)/(1+cos(x)^2)', '0', 'pi'],
  ] as const)('%s leads nowhere for %s from %s to %s', (way, f, lower, upper) => {
    expect(stepOf(way, f, lower, upper)).toBeNull();
  });
});
