import { expect, test } from 'vitest';
import { lineOf, longLines as longLinesIn } from './long-lines.ts';

const longLines = (latex: string): string => longLinesIn(latex, lineOf.phone);

test('a long sum in a fraction or under a root stands on lines that begin with a sign', () => {
  expect(
    longLines('X = \\frac{1.09854142 \\cdot 1000 + 0.382262096 \\cdot 2600 + 0.820193929 \\cdot 3200}{2.30099745}'),
  ).toBe(
    'X = \\frac{\\begin{gathered}1.09854142 \\cdot 1000 + 0.382262096 \\cdot 2600 \\\\{}+ 0.820193929 \\cdot 3200\\end{gathered}}{2.30099745}',
  );
  expect(
    longLines(
      '\\sqrt{\\left(0.0000538968461 - 0.000128435413\\right)^{2} + 4 \\cdot \\left(-0.00000264314898\\right)^{2}}',
    ),
  ).toBe(
    '\\sqrt{\\begin{gathered}\\left(0.0000538968461 - 0.000128435413\\right)^{2} \\\\{}+ 4 \\cdot \\left(-0.00000264314898\\right)^{2}\\end{gathered}}',
  );
});

test('a long product in a fraction stands on lines that begin with the sign of a factor', () => {
  const [factor, sum] = ['9.16949788', '\\left(0.00044649967 - 2 \\cdot \\left(-0.000677866141\\right)\\right)'];
  expect(longLines(`\\frac{${factor} \\cdot ${sum}}{3}`)).toBe(
    `\\frac{\\begin{gathered}${factor} \\\\{}\\cdot ${sum}\\end{gathered}}{3}`,
  );
});

test('what fits a line, an exponent and a table stay as they are', () => {
  const kept = [
    'x = \\frac{-b + \\sqrt{b^{2} - 4 a c}}{2 a}',
    'e^{1.0985414212 + 0.3822620962 + 0.8201939292 + 0.8201939292}',
    '\\begin{pmatrix}1.09854142 \\cdot 1000 + 0.382262096 \\cdot 2600 & 2\\\\3 & 4\\end{pmatrix}',
    '1 + \\left(2 - 3\\right)^{2}',
  ];
  for (const latex of kept) expect(longLines(latex)).toBe(latex);
});

test('long parentheses are broken within, and are as tall as what they hold', () => {
  const sum = '1.2345678912 + 2.3456789123 + 3.4567891234 + 4.5678912345';
  expect(longLines(`3 \\cdot \\left(${sum}\\right)^{2}`)).toBe(`3 \\cdot (${sum})^{2}`);
  expect(longLines(`\\exp\\left(${sum} + \\frac{1}{2}\\right)`)).toBe(`\\exp\\biggl(${sum} + \\frac{1}{2}\\biggr)`);
});

test('a product is not broken where the sum around it can be; one that is longer than a line is', () => {
  expect(longLines('U \\approx 1 \\cdot 28.9855072464 + 2 \\cdot 28.005321011 - 3 \\cdot \\left(-28.0\\right)')).toBe(
    'U \\approx 1 \\cdot\\nobreak 28.9855072464 + 2 \\cdot\\nobreak 28.005321011 - 3 \\cdot\\nobreak \\left(-28.0\\right)',
  );
  const product = '105.123456789 \\cdot 0.980198673307 \\cdot 0.400810372223';
  expect(longLines(`${product} = 41`)).toBe(`${product} = 41`);
});

test('a fraction that fits the column of the steps is broken on a phone alone', () => {
  const latex =
    'r = \\frac{\\text{Earnings (value received back)} - \\text{Initial investment}}{\\text{Initial investment}}';
  expect(longLinesIn(latex, lineOf.phone)).toContain('gathered');
  expect(longLinesIn(latex, lineOf.column)).toBe(latex);
});

test('factors without a sign between them are broken within their parentheses, and a function stays with its argument', () => {
  const [above, below] = ['\\left(x^{3} + x + 1\\right)', '\\left(\\cos x + 2 \\sin x\\right)'];
  const rest = '\\sin\\left(x\\right) \\left(3 x^{2} + 1\\right)';
  expect(longLines(`\\frac{e^{2 x} \\left(${above} ${below} - ${rest}\\right)}{${above}^{2}}`)).toBe(
    `\\frac{\\begin{gathered}e^{2 x} \\bigl(${above} ${below} \\\\{}- ${rest}\\bigr)\\end{gathered}}{${above}^{2}}`,
  );
  const sum = '125000 x^{3} + 300000 x^{2} + 330000 x + 144000 + 225000 y';
  expect(longLines(`\\frac{\\ln\\left(${sum}\\right)}{2}`)).toBe(`\\frac{\\ln\\left(${sum}\\right)}{2}`);
});
