import { expect, test } from 'vitest';
import { alternatives, line, written } from './written-line.ts';

test.each([
  ['252 = 2*105 + 42', '252 = 2 \\cdot 105 + 42'],
  ['x = 1 or x = -2', 'x = 1 \\;\\text{or}\\;\\allowbreak x = -2'],
  ['gcd(42, 21) = 21', '\\gcd(42, 21) = 21'],
  ['"Rate, per year" = 5/100', '\\text{Rate, per year} = \\frac{5}{100}'],
  ['F(b) - 2*F(a) = f(z)/x', 'F(b) - 2 \\cdot F(a) = \\frac{f(z)}{x}'],
  ['84/2 = 42; 42/2 = 21', '\\frac{84}{2} = 42,\\quad \\frac{42}{2} = 21'],
])('%s is set as it is written', (text, latex) => {
  expect(written(text).latex.replaceAll('\\left', '').replaceAll('\\right', '')).toBe(latex);
  expect(written(text).text).toBe(text.replaceAll('"', ''));
});

test.each([
  ['pi - (pi/6)', 'pi - pi/6'],
  ['(tan(x))*(tan(x) - 1) = 0', 'tan(x)*(tan(x) - 1) = 0'],
  ['a - (b + c) + (-3)', 'a - (b + c) + (-3)'],
  ['(1/2)*(3/4) = 2(3)', '(1/2)*(3/4) = 2(3)'],
  ['(x + 1)/(x^2)*2 + (2)^3', '(x + 1)/x^2*2 + (2)^3'],
  ['2/(3*4)', '2/(3*4)'],
  ['(252) = (2*105) + 42', '252 = 2*105 + 42'],
])('brackets that say nothing are left out: %s', (text, bare) => {
  expect(written(text).text).toBe(bare);
});

test('a line breaks between alternatives, and within one only where it is long', () => {
  const digits = '2.61799387799149 + 6.28318530717959 k';
  const all = alternatives([
    { text: '-1 < x', latex: '-1 < x' },
    { text: digits, latex: digits },
  ]);
  expect(all).toEqual({
    text: `-1 < x or ${digits}`,
    latex: `{-1 < x} \\;\\text{or}\\;\\allowbreak ${digits}`,
  });
});

test('words keep no sign that would be markup', () => {
  expect(written('"50 % of a_1 {x}" = 1').latex).toBe('\\text{50 \\% of a\\_1 x} = 1');
});

test('a line is a step without sides', () => {
  expect(line('sum', 'Both are added.', '1 + 2 = 3')).toMatchObject({
    rule: 'sum',
    steps: [],
    written: { text: '1 + 2 = 3' },
  });
});
