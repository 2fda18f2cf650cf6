import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { expect, test } from 'vitest';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { realSolutions } from '../real-solutions.ts';

/*
 * Equations of a kind that a textbook has a way for are solved in that way: its rules are there, its last line is the answer, and a line that
 * says of a number that it solves the equation is true.
 */
const equations: readonly (readonly [equation: string, rule: string, answer: string])[] = [
  ['sqrt(x+1) - (x-1)', 'square both sides', 'x = 3'],
  ['sqrt(x+1) + sqrt(x-2) - 3', 'square both sides', 'x = 3'],
  ['2*sqrt(3-x) - x', 'square both sides', 'x = 2'],
  ['abs(x-2) - 3', 'cases of an absolute value', 'x = -1 or x = 5'],
  ['abs(2*x-1) - abs(x+3)', 'cases of an absolute value', 'x = -2/3 or x = 4'],
  ['abs(x^2-4) - 3*x', 'cases of an absolute value', 'x = 1 or x = 4'],
  ['e^(2*x) - 3*e^x + 2', 'take logarithms', 'x = 0 or x = ln(2)'],
  ['4^x - 2^x - 2', 'put back', 'x = 1'],
  ['2^(x+1) - 16', 'equal bases', 'x = 3'],
  ['9^x - 27', 'equal bases', 'x = 3/2'],
  ['(4/9)^x - 27/8', 'equal bases', 'x = -3/2'],
  ['3*5^(2*x-1) - 75', 'equal bases', 'x = 3/2'],
  ['2^x - 7', 'take logarithms', 'x = ln(7)/ln(2)'],
  ['ln(x) - 2', 'exponential', 'x = e^2'],
  ['e^x - 3*x', 'Lambert W function', 'x = -lambertW(-1/3) or x = -lambertW(-1, -1/3)'],
  ['e^x - (x + 3)', 'divide by the power', 'x = -lambertW(-1/e^3) - 3 or x = -lambertW(-1, -1/e^3) - 3'],
  ['x*e^x - 2', 'Lambert W function', 'x = lambertW(2)'],
  ['2^(-x) - x', 'Lambert W function', 'x = lambertW(ln(2))/ln(2)'],
  ['(x - 1)*e^(2*x) - 5', 'Lambert W function', 'x = lambertW(10/e^2)/2 + 1'],
  ['e^x + e^(-x) - 2', 'take logarithms', 'x = 0'],
  ['2^(x+1) - 3^x', 'take logarithms', 'x = ln(2)/ln(3/2)'],
  ['ln(x) + ln(x-1) - ln(6)', 'laws of logarithms', 'x = 3'],
  ['2*ln(x) - ln(x+6)', 'laws of logarithms', 'x = 3'],
  ['log10(x) + log10(x+3) - 1', 'laws of logarithms', 'x = 2'],
  ['ln(2*x-1) - 3', 'exponential', 'x = (1 + e^3)/2'],
  ['ln(x)^2 - 3*ln(x) + 2', 'substitution', 'x = e or x = e^2'],
  // None at all: by bounds, by what has a value, by a discriminant, by cases, by what is left after a check.
  ['e^x + 1', 'bounds of the terms', 'no real solution'],
  ['sqrt(x-3) + sqrt(1-x) - 2', 'domain', 'no real solution'],
  ['ln(x) - ln(-x)', 'domain', 'no real solution'],
  ['sqrt(x) - (x + 5)', 'discriminant', 'no real solution'],
  ['4^x - 2^x + 1', 'discriminant', 'no real solution'],
  ['abs(x) - (x - 1)', 'cases of an absolute value', 'no real solution'],
  ['sqrt(x+4) + sqrt(x-1) - 1', 'check by putting in', 'no real solution'],
  ['ln(x) - (ln(x-2) - 1)', 'laws of logarithms', 'no real solution'],
];

test.each(equations)('%s = 0 is solved with %s', (text, rule, answer) => {
  const f = read(text);
  const steps = unwrap(realSolutions(f, [], 'x', { digits: 15, label: () => 'x' })).steps();
  expect(steps.map((step) => step.rule)).toContain(rule);
  expect(steps.at(-1)?.written?.text).toBe(answer);
  for (const step of steps.filter((one) => one.rule === 'check by putting in')) {
    const [left, joint, right] = step.written!.text.split(/ (=|≈|!=) /);
    if (joint !== '!=') expect(Math.abs(evaluate(read(left!)) - evaluate(read(right!)))).toBeLessThan(1e-5);
  }
});
