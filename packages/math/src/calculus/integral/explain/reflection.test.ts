import { describe, expect, test } from 'vitest';
import { parse } from '../../../syntax/parse.ts';
import { noSubstitutionIn } from './reflection.ts';

const read = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.expression;
};
const isRefused = (f: string, g: string): boolean => noSubstitutionIn(read(f), 'x')(read(g));

describe('whether u = g(x) can be a substitution', () => {
  // f = h(g)·g′ by its making: none may be refused.
  test.each([
    ['2*x/(1 + x^2)', 'x^2'],
    ['x^2*e^(x^3)', 'x^3'],
    ['x^2/(1 + x^6)', 'x^3'],
    ['x^4*sqrt(x^5 + 2)', 'x^5 + 2'],
    ['(3*x^2 + 1)/(x^3 + x + 4)^2', 'x^3 + x + 4'],
    ['(4*x^3 - 6*x + 1)*cos(x^4 - 3*x^2 + x)', 'x^4 - 3*x^2 + x'],
    ['(2*x - 3)*sin(x^2 - 3*x)', 'x^2 - 3*x'],
    ['(5*x^4 + 2*x)*e^(x^5 + x^2)/(1 + e^(x^5 + x^2))', 'x^5 + x^2'],
    ['(3*x^2 - 2)/sqrt(x^3 - 2*x + 9)', 'sqrt(x^3 - 2*x + 9)'],
    ['cos(x)*sin(x)^2', 'sin(x)'],
    ['tan(x)^2*sec(x)^2', 'tan(x)'],
  ])('%s may go by %s', (f, g) => {
    expect(isRefused(f, g)).toBe(false);
  });

  test.each([
    ['x/(1 + x)', 'x^2'],
    ['1/(1 + x)', 'x^3'],
    ['x^2/(x^3 + x + 1)', 'x^3 + x + 1'],
    ['(x^3 + x)/(x - 1)', 'x^3 + x'],
    ['1/(x^4 + x)', 'x^4 + x'],
    ['x/sqrt(1 - x^2)', 'x^3'],
  ])('%s does not go by %s', (f, g) => {
    expect(isRefused(f, g)).toBe(true);
  });

  test('coefficients in letters have no value, and nothing is refused', () => {
    expect(isRefused('x/(a + x)', 'a*x^3 + x')).toBe(false);
  });
});
