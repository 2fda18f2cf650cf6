import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { number, product, sum, symbol } from '../expression/build.ts';
import { parse, parseRelation } from './parse.ts';
import { stepLatex, stepText } from './print-step.ts';
import { readAs, readRelationAs } from './reading.ts';

const reading = (text: string) => readAs(unwrap(parse(text)));

describe('"Read as" keeps the order of the text and shows every multiplication but that of a number with a letter', () => {
  test.each([
    ['1/2x', '(1/2)*x', '\\frac{1}{2} \\cdot x'],
    ['e^x(x+1)', 'e^x*(x + 1)', 'e^{x} \\cdot \\left(x + 1\\right)'],
    ['b+a', 'b + a', 'b + a'],
    ['2xy', '2*x*y', '2 x \\cdot y'],
    ['2x+1', '2*x + 1', '2 x + 1'],
    ['x*e', 'x*e', 'x \\cdot e'],
    ['3x^2*y', '3*x^2*y', '3 x^{2} \\cdot y'],
    ['sin^2 x', 'sin(x)^2', '\\sin^{2} x'],
    ['((x))', 'x', 'x'],
    ['(a+b)-(c-d)', 'a + b - (c - d)', 'a + b - \\left(c - d\\right)'],
    ['a/b/c', '(a/b)/c', '\\frac{\\frac{a}{b}}{c}'],
    ['a-(-b)', 'a - (-b)', 'a - \\left(-b\\right)'],
    ['a*-b', 'a*(-b)', 'a \\cdot \\left(-b\\right)'],
    ['(-2)^2', '(-2)^2', '\\left(-2\\right)^{2}'],
    ['45°', '45deg', '45^{\\circ}'],
    ['log_2 8', 'log(8, 2)', '\\log_{2} 8'],
    ['1e-3', '1e-3', '1 \\cdot 10^{-3}'],
    ['2^-(x+1)', '2^(-(x + 1))', '2^{-\\left(x + 1\\right)}'],
  ])('%s', (text, as, latex) => expect(reading(text)).toMatchObject({ text: as, latex }));
});

describe('notes tell what may surprise', () => {
  test.each([
    ['1/2x', '"1/2x" is read as (1/2)*x; for a longer denominator write 1/(2*x).'],
    ['8/2(2+2)', '"8/2(2+2)" is read as (8/2)*(2 + 2); for a longer denominator write 8/(2*(2 + 2)).'],
    ['e^x(x+1)', '"e^x(x+1)" is read as e^x*(x + 1); for a longer exponent write e^(x*(x + 1)).'],
    ['e^2x', '"e^2x" is read as e^2*x; for a longer exponent write e^(2*x).'],
    ['2^3^2', '"2^3^2" is read as 2^(3^2).'],
    [
      '(-8)^(1/3)',
      'A fractional power of a negative number is the principal one, which is complex; the real root is written cbrt(-8).',
    ],
    ['x(x+1)', '"x(x+1)" is read as x*(x + 1).'],
    ['x^1/2', '"x^1/2" is read as (x^1)/2; for a root write x^(1/2).'],
    ['sin x/2', '"sin x/2" is read as sin(x)/2; for the other reading write sin(x/2).'],
    ['tan pi/4', '"tan pi/4" is read as tan(pi/4); for the other reading write tan(pi)/4.'],
    ['sin 2*pi/3', '"sin 2*pi/3" is read as sin(2*pi/3); for the other reading write sin(2)*pi/3.'],
    ['cos^2 pi/6', '"cos^2 pi/6" is read as cos(pi/6)^2; for the other reading write cos(pi)^2/6.'],
    ['-2^2', '"-2^2" is read as -(2^2).'],
    ['a/b/c', '"a/b/c" is read as (a/b)/c.'],
    ['log x', 'log is the natural logarithm; for the one to base 10 write log10.'],
    ['sin^-1 x', 'sin^-1 is read as the inverse function asin; for the reciprocal write 1/sin.'],
    ['ln^-1 x', 'ln^-1 is read as 1/ln.'],
    ['sh(x)', '"sh" is read as sinh.'],
    ['lg(x)', '"lg" is read as log10.'],
    ['xy', '"xy" is read as x*y.'],
    ['sinx', '"sinx" is read as sin x.'],
    ['x1', '"x1" is read as one variable; for a product write x*1, for a power x^1.'],
    ['--x', '2 signs in a row are read as one "+".'],
    ['2|x|', '"|" is read as the sign of an absolute value.'],
    ['3:4', '":" is read as a division.'],
    ['2½', '"2½" is read as the mixed number 2 + 1/2.'],
    ['1,234.5+x', '"1,234.5" is read as 1234.5.'],
  ])('%s', (text, note) => expect(reading(text).notes).toContain(note));

  test.each([
    'x^2 + 2*x + 1',
    'sin(x)/x',
    '2x',
    '3(x+1)',
    'x^2y',
    'ln(x)',
    'sqrt(2)*x',
    'e^(2x)',
    '1/(2x)',
    '(1/2)x',
    '-x^2',
    '1,5x',
    '1/x*y',
  ])('%s surprises nobody', (text) => expect(reading(text).notes).toEqual([]));
});

test('n!=6 is an inequality, and a note says how to write the factorial', () => {
  const read = parseRelation('n!=6');
  expect(read.ok && readRelationAs(read.value)).toMatchObject({
    text: 'n != 6',
    notes: ['"!=" is read as "is not equal to"; for a factorial write a space before the "=".'],
  });
  expect(parseRelation('n! = 6')).toMatchObject({ ok: true, value: { operators: ['='], notes: [] } });
});

test('a relation keeps its sides and signs', () => {
  const read = parseRelation('1<2x<=3');
  expect(read.ok && readRelationAs(read.value)).toEqual({
    text: '1 < 2*x <= 3',
    latex: '1 < 2 x \\le 3',
    notes: [],
  });
});

describe('a side of a step', () => {
  const x = symbol('x');
  const f = sum([x, number(1)]);

  test.each([
    [{ expression: f }, 'x + 1', 'x + 1'],
    [{ expression: number(3), left: x }, 'x = 3', 'x = 3'],
    [
      { expression: f, operator: { name: 'derivative', variable: 'x', order: 1 } },
      'd/dx (x + 1)',
      '\\frac{\\mathrm{d}}{\\mathrm{d}x}\\left(x + 1\\right)',
    ],
    [
      { expression: f, operator: { name: 'derivative', variable: 'x', order: 2 } },
      'd^2/dx^2 (x + 1)',
      '\\frac{\\mathrm{d}^{2}}{\\mathrm{d}x^{2}}\\left(x + 1\\right)',
    ],
    [
      { expression: f, operator: { name: 'integral', variable: 'x' } },
      'integral of x + 1 dx',
      '\\int \\left(x + 1\\right)\\,\\mathrm{d}x',
    ],
    [
      { expression: product([number(2), x]), operator: { name: 'integral', variable: 'x' } },
      'integral of 2*x dx',
      '\\int 2 x\\,\\mathrm{d}x',
    ],
    [
      { expression: x, operator: { name: 'limit', variable: 'x', to: number(0), side: 'right' } },
      'limit of x as x -> 0 from the right',
      '\\lim_{x \\to 0^{+}} x',
    ],
  ] as const)('%#', (side, text, latex) => {
    expect(stepText(side)).toBe(text);
    expect(stepLatex(side)).toBe(latex);
  });
});
