import { expect, test } from 'vitest';
import { one, symbol } from '../expression/build.ts';
import { alternatives, line, lineFrom, written } from './written-line.ts';

test.each([
  ['252 = 2*105 + 42', '252 = 2 \\cdot 105 + 42'],
  ['x = 1 or x = -2', 'x = 1 \\;\\text{or}\\;\\allowbreak x = -2'],
  ['gcd(42, 21) = 21', '\\gcd(42, 21) = 21'],
  ['"Rate, per year" = 5/100', '\\text{Rate, per year} = \\frac{5}{100}'],
  [
    '"Payment" = "principal"/(12*"number of years")',
    '\\text{Payment} = \\frac{\\text{principal}}{12 \\cdot \\text{number of years}}',
  ],
  ['sin(x) = 1/2; "one angle:" pi/6', '\\sin x = \\frac{1}{2},\\quad\\allowbreak \\text{one angle: }\\frac{\\pi}{6}'],
  ['3^(n - 1) = 1 "modulo n"', '3^{n - 1} = 1\\text{ modulo n}'],
  ['H = sum(1/j^s, j, 1, n)', 'H = \\sum_{j = 1}^{n} \\frac{1}{j^{s}}'],
  ['n = 15; "q": 2, 7', 'n = 15,\\quad\\allowbreak \\text{q: }2,\\; 7'],
  ['"error at most" 4e-15', '\\text{error at most }4 \\cdot 10^{-15}'],
  ['S_4 = 2*"S(4, 2)" + "S(4, 1)"', 'S_{4} = 2 \\cdot \\text{S(4, 2)} + \\text{S(4, 1)}'],
  ['F(b) - 2*F(a) = f(z)/x', 'F(b) - 2 \\cdot F(a) = \\frac{f(z)}{x}'],
  ['84/2 = 42; 42/2 = 21', '\\frac{84}{2} = 42,\\quad\\allowbreak \\frac{42}{2} = 21'],
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

test('a line may begin with an integral, a sum or a limit', () => {
  const operator = { name: 'sum', variable: 'k', bounds: [one, symbol('n')] } as const;
  expect(lineFrom('', '', { operator, expression: symbol('k') }, ' = 1; ": diverges"').written).toEqual({
    text: 'sum for k from 1 to n of k = 1; : diverges',
    latex: '\\sum_{k = 1}^{n} k = 1,\\quad\\allowbreak \\text{: diverges}',
  });
});

test('a line is a step without sides', () => {
  expect(line('sum', 'Both are added.', '1 + 2 = 3')).toMatchObject({
    rule: 'sum',
    steps: [],
    written: { text: '1 + 2 = 3' },
  });
});
