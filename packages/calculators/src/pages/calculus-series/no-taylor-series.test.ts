import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

const series = (await load('calculus-series/series'))!;
const problemsOf = (f: string, point: string): string => {
  const outcome = calculate(series, { function: f, point, order: '4' }, defaultOptions);
  if (outcome.ok) throw new Error(outcome.answer.text);
  return outcome.problems[0]!.message;
};

test.each([
  ['abs(x)', '0', ['the function has no derivative', 'abs(h)/h', '-1 from the left', '1 from the right']],
  ['abs(sin(x))', 'pi', ['the function has no derivative', '-1 from the left']],
  ['x*abs(x)', '0', ['order 1, 2*abs(x), has no derivative', '-2 from the left', '2 from the right']],
  ['x^2*abs(x)', '0', ['order 2', '6 from the right']],
  ['floor(x)', '2', ['not continuous', 'its value is 2']],
  ['max(x, x^2)', '1', ['1 from the left', '2 from the right']],
  ['cbrt(x)', '0', ['infinity from both sides']],
])('why %s has no Taylor series at %s', (f, point, said) => {
  for (const part of ['There is no Taylor series', ...said]) expect(problemsOf(f, point)).toContain(part);
});

test.each([
  ['1/x + abs(x)', '0'],
  ['ln(x)', '0'],
  ['sqrt(x)', '0'],
  ['sin(1/x)*ln(x)', '0'],
])('nothing is said of the slopes of %s at %s, where it has no value or none on one side', (f, point) => {
  expect(problemsOf(f, point)).not.toContain('derivative');
});
