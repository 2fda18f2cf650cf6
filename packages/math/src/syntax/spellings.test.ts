import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import * as b from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';
import { toText } from './print-text.ts';
import { allFunctionSpellings, functionOf } from './spellings.ts';
import { callMeaning } from './tokens/calls.ts';

const x = b.symbol('x');
const y = b.symbol('y');
const n = b.symbol('n');
const num = (value: number): Expression => b.number(value);
const ratio = (p: number, q: number): Expression => b.number(Q.rational(p, q));
const f = (name: string, ...args: Expression[]): Expression => b.apply(name, args);
const times = (...factors: Expression[]): Expression => b.product(factors);
const plus = (...terms: Expression[]): Expression => b.sum(terms);
const pi = b.constant('pi');
const e = b.constant('e');
const i = b.constant('i');
const oo = b.constant('infinity');
const xPlus1 = plus(x, num(1));
const square = (a: Expression): Expression => b.power(a, num(2));

/** Spellings and what each means; the meaning is built and not read. */
const spellings: [string, Expression][] = [
  // numbers
  ['42', num(42)],
  ['1e3', num(1000)],
  ['1E3', num(1000)],
  ['1e-3', ratio(1, 1000)],
  ['.5', ratio(1, 2)],
  ['5.', num(5)],
  ['0.125', ratio(1, 8)],
  ['1,5', ratio(3, 2)],
  ['1,5*2', num(3)],
  ['1 000', num(1000)],
  ['1\u00a0000', num(1000)],
  ['1\u2009000\u2009000', num(1000000)],
  ["1'000", num(1000)],
  ['1’000', num(1000)],
  ['1_000', num(1000)],
  ['1,234,567', num(1234567)],
  ['1,234.5', ratio(2469, 2)],
  ['1.234.567', num(1234567)],
  ['1.234,5', ratio(2469, 2)],
  ['0,234', ratio(117, 500)],
  ['１２．５', ratio(25, 2)],
  ['٤٢', num(42)],
  ['𝟐𝑥', times(num(2), x)],
  ['½', ratio(1, 2)],
  ['¾x', times(ratio(3, 4), x)],
  ['2½', ratio(5, 2)],
  ['-3', num(-3)],
  ['−3', num(-3)],
  ['–3', num(-3)],
  ['+3', num(3)],
  ['--3', num(3)],
  ['+-+-3', num(3)],
  // signs of operations
  ['x+1', xPlus1],
  ['x−1', plus(x, num(-1))],
  ['x - -1', xPlus1],
  ['2*x', times(num(2), x)],
  ['2·x', times(num(2), x)],
  ['2×x', times(num(2), x)],
  ['2∙x', times(num(2), x)],
  ['2⋅x', times(num(2), x)],
  ['x/2', times(ratio(1, 2), x)],
  ['x÷2', times(ratio(1, 2), x)],
  ['x∕2', times(ratio(1, 2), x)],
  ['x|2', times(ratio(1, 2), x)],
  ['1|(x+1)', b.reciprocal(xPlus1)],
  ['x:2', times(ratio(1, 2), x)],
  ['x^2', square(x)],
  ['x**2', square(x)],
  ['x²', square(x)],
  ['x⁻¹', b.reciprocal(x)],
  ['x¹⁰', b.power(x, num(10))],
  ['xⁿ', b.power(x, n)],
  ['e⁻ˣ', b.exp(b.negate(x))],
  ['2^3^2', num(512)],
  ['2^-3', ratio(1, 8)],
  ['2^-3^2', b.power(num(2), num(-9))],
  ['x^-2', b.power(x, num(-2))],
  ['-x^2', b.negate(square(x))],
  ['-2^2', num(-4)],
  ['(-2)^2', num(4)],
  ['3!', num(6)],
  ['n!', f('factorial', n)],
  ['-n!', b.negate(f('factorial', n))],
  ['2^n!', b.power(num(2), f('factorial', n))],
  ['n!^2', square(f('factorial', n))],
  // implicit multiplication
  ['2x', times(num(2), x)],
  ['2 x', times(num(2), x)],
  ['xy', times(x, y)],
  ['x y', times(x, y)],
  ['2xy', times(num(2), x, y)],
  ['3(x+1)', times(num(3), xPlus1)],
  ['(x+1)3', times(num(3), xPlus1)],
  ['(x+1)(x-1)', times(xPlus1, plus(x, num(-1)))],
  ['x(x+1)', times(x, xPlus1)],
  ['e^x(x+1)', times(b.exp(x), xPlus1)],
  ['1/2x', times(ratio(1, 2), x)],
  ['1/2*x', times(ratio(1, 2), x)],
  ['1/(2x)', times(ratio(1, 2), b.reciprocal(x))],
  ['8/2(2+2)', num(16)],
  ['2^3x', times(num(8), x)],
  ['x^2y', times(square(x), y)],
  ['2pi', times(num(2), pi)],
  ['2πx', times(num(2), pi, x)],
  ['pix', times(pi, x)],
  ['xe^x', times(x, b.exp(x))],
  ['3i', times(num(3), i)],
  ['2+3i', plus(num(2), times(num(3), i))],
  ['ab', times(b.symbol('a'), b.symbol('b'))],
  // brackets
  ['[x+1]*2', times(num(2), xPlus1)],
  ['{x+1}*2', times(num(2), xPlus1)],
  ['((((x))))', x],
  ['（x＋1）', xPlus1],
  // absolute values and rounding
  ['|x|', f('abs', x)],
  ['|x|/2', times(ratio(1, 2), f('abs', x))],
  ['|x|+|y|', plus(f('abs', x), f('abs', y))],
  ['2|x|', times(num(2), f('abs', x))],
  ['||x|-1|', f('abs', plus(f('abs', x), num(-1)))],
  ['abs(x)', f('abs', x)],
  ['⌊x⌋', f('floor', x)],
  ['⌈x⌉', f('ceil', x)],
  // functions
  ['sin(x)', f('sin', x)],
  ['sin x', f('sin', x)],
  ['sinx', f('sin', x)],
  ['Sin(x)', f('sin', x)],
  ['SIN(X)', f('sin', b.symbol('X'))],
  ['sin 2x', f('sin', times(num(2), x))],
  ['sin2x', f('sin', times(num(2), x))],
  ['2 sin 3x', times(num(2), f('sin', times(num(3), x)))],
  ['x sin x', times(x, f('sin', x))],
  ['xsinx', times(x, f('sin', x))],
  ['sin x cos x', times(f('sin', x), f('cos', x))],
  ['sinxcosx', times(f('sin', x), f('cos', x))],
  ['sin x/2', times(ratio(1, 2), f('sin', x))],
  ['sin x + 1', plus(f('sin', x), num(1))],
  ['sin -x', b.negate(f('sin', x))],
  ['sin x^2', f('sin', square(x))],
  ['sin(x)^2', square(f('sin', x))],
  ['sin^2 x', square(f('sin', x))],
  ['sin^2(x)', square(f('sin', x))],
  ['sin²x', square(f('sin', x))],
  ['sin^n x', b.power(f('sin', x), n)],
  ['sin^-1 x', f('asin', x)],
  ['sin^-1(x)', f('asin', x)],
  ['sin^(-1)(x)', f('asin', x)],
  ['sin⁻¹x', f('asin', x)],
  ['tan^{-1} x', f('atan', x)],
  ['arcsin(x)', f('asin', x)],
  ['asin x', f('asin', x)],
  ['arctan x', f('atan', x)],
  ['arctg x', f('atan', x)],
  ['tg x', f('tan', x)],
  ['ctg(x)', f('cot', x)],
  ['cotan(x)', f('cot', x)],
  ['cosec(x)', f('csc', x)],
  ['sh(x)', f('sinh', x)],
  ['ch(x)', f('cosh', x)],
  ['th(x)', f('tanh', x)],
  ['arsinh(x)', f('asinh', x)],
  ['argsh(x)', f('asinh', x)],
  ['arcosh(x)', f('acosh', x)],
  ['sgn(x)', f('sign', x)],
  ['sgn x', f('sign', x)],
  ['exp(x)', b.exp(x)],
  ['exp x', b.exp(x)],
  ['ln x^2', f('ln', square(x))],
  ['ln(x)^2', square(f('ln', x))],
  ['lnx', f('ln', x)],
  ['ln|x|', f('ln', f('abs', x))],
  ['log(x)', f('ln', x)],
  ['log_2 x', b.divide(f('ln', x), f('ln', num(2)))],
  ['log₂ x', b.divide(f('ln', x), f('ln', num(2)))],
  ['log_{10}(x)', b.divide(f('ln', x), f('ln', num(10)))],
  ['log2(x)', b.divide(f('ln', x), f('ln', num(2)))],
  ['log10(x)', b.divide(f('ln', x), f('ln', num(10)))],
  ['lg(x)', b.divide(f('ln', x), f('ln', num(10)))],
  ['log(x,b)', b.divide(f('ln', x), f('ln', b.symbol('b')))],
  ['log(x;2)', b.divide(f('ln', x), f('ln', num(2)))],
  ['log(2,5;x)', b.divide(f('ln', ratio(5, 2)), f('ln', x))],
  ['sin(1,5)', f('sin', ratio(3, 2))],
  ['max(1,x)', f('max', num(1), x)],
  ['gcd(12, n)', f('gcd', num(12), n)],
  ['binomial(n, 2)', f('binomial', n, num(2))],
  ['sqrt(x)', b.sqrt(x)],
  ['sqrt x', b.sqrt(x)],
  ['√x', b.sqrt(x)],
  ['√2x', times(b.sqrt(num(2)), x)],
  ['√(x+1)', b.sqrt(xPlus1)],
  ['√x²', b.sqrt(square(x))],
  ['∛x', b.apply('cbrt', [x])],
  ['root(x, 3)', b.apply('cbrt', [x])],
  ['∛(-8)', b.number(-2)],
  ['nthroot(-32, 5)', b.number(-2)],
  ['(-8)^(1/3)', b.power(b.number(-8), ratio(1, 3))],
  ['∜x', b.power(x, ratio(1, 4))],
  ['cbrt(x)', b.apply('cbrt', [x])],
  ['root(x, 5)', b.power(x, ratio(1, 5))],
  ['gamma(x)', f('gamma', x)],
  ['Γ(x)', f('gamma', x)],
  ['Gamma(n,x)', f('gammainc', n, x)],
  ['Ei(x)', f('Ei', x)],
  ['zeta(x)', f('zeta', x)],
  // constants
  ['pi', pi],
  ['π', pi],
  ['Pi', pi],
  ['e', e],
  ['oo', oo],
  ['+oo', oo],
  ['-oo', b.negate(oo)],
  ['∞', oo],
  ['−∞', b.negate(oo)],
  ['infinity', oo],
  ['inf', oo],
  ['i^2', num(-1)],
  // variables
  ['α', b.symbol('alpha')],
  ['alpha', b.symbol('alpha')],
  ['2theta', times(num(2), b.symbol('theta'))],
  ['ϕ', b.symbol('phi')],
  ['gamma + 1', plus(b.symbol('gamma'), num(1))],
  ['x_1', b.symbol('x_1')],
  ['x1', b.symbol('x_1')],
  ['x₁', b.symbol('x_1')],
  ['x_{12}', b.symbol('x_12')],
  ['x_max', b.symbol('x_max')],
  ["x'", b.symbol("x'")],
  ['x_1^2', square(b.symbol('x_1'))],
  ['X', b.symbol('X')],
  // angles
  ['45°', times(ratio(1, 4), pi)],
  ['45deg', times(ratio(1, 4), pi)],
  ['45 degrees', times(ratio(1, 4), pi)],
  ['45º', times(ratio(1, 4), pi)],
  ['100grad', times(ratio(1, 2), pi)],
  ['100gon', times(ratio(1, 2), pi)],
  ['100ᵍ', times(ratio(1, 2), pi)],
  ['2rad', num(2)],
  ['sin 30°', ratio(1, 2)],
  ['cos(60deg)', ratio(1, 2)],
  ["45°30'", times(ratio(91, 360), pi)],
  ['45°30\'36"', times(ratio(1517, 6000), pi)],
  ['45° 30′ 36″', times(ratio(1517, 6000), pi)],
  // LaTeX
  ['\\frac{1}{2}', ratio(1, 2)],
  ['\\frac{1}{2}x', times(ratio(1, 2), x)],
  ['\\frac12', ratio(1, 2)],
  ['\\dfrac{x+1}{2}', times(ratio(1, 2), xPlus1)],
  ['\\sqrt{x}', b.sqrt(x)],
  ['\\sqrt2', b.sqrt(num(2))],
  ['\\sqrt[3]{x}', b.apply('cbrt', [x])],
  ['x^{2}', square(x)],
  ['x^{2}y', times(square(x), y)],
  ['2 \\cdot x', times(num(2), x)],
  ['2 \\times x', times(num(2), x)],
  ['\\left(x+1\\right)', xPlus1],
  ['\\left|x\\right|', f('abs', x)],
  ['2\\left|x\\right|', times(num(2), f('abs', x))],
  ['\\lvert x\\rvert', f('abs', x)],
  ['\\lfloor x\\rfloor', f('floor', x)],
  ['\\sin x', f('sin', x)],
  ['\\sin^{2} x', square(f('sin', x))],
  ['\\sin^{-1}\\left(x\\right)', f('asin', x)],
  ['\\arctan{x}', f('atan', x)],
  ['\\ln x', f('ln', x)],
  ['\\log_{2}{x}', b.divide(f('ln', x), f('ln', num(2)))],
  ['\\operatorname{arsinh}(x)', f('asinh', x)],
  ['\\operatorname{sgn} x', f('sign', x)],
  ['\\mathrm{e}^{x}', b.exp(x)],
  ['\\mathrm e^x', b.exp(x)],
  ['\\text{sin}(x)', f('sin', x)],
  ['\\pi r^2', times(pi, square(b.symbol('r')))],
  ['\\infty', oo],
  ['\\alpha + \\beta', plus(b.symbol('alpha'), b.symbol('beta'))],
  ['\\binom{n}{2}', f('binomial', n, num(2))],
  ['45^\\circ', times(ratio(1, 4), pi)],
  ['45^{\\circ}', times(ratio(1, 4), pi)],
  ['$x^2$', square(x)],
  ['\\(x^2\\)', square(x)],
  ['x\\,y', times(x, y)],
  ['\\exp\\left(-x\\right)', b.exp(b.negate(x))],
];

describe('every spelling has its meaning', () => {
  test.each(spellings)('%s', (text, meaning) => {
    const read = parse(text);
    expect(read).toHaveProperty('ok', true);
    if (read.ok && !b.equal(read.value.expression, meaning)) {
      expect(`${text} is ${toText(read.value.expression)}`).toBe(`${text} is ${toText(meaning)}`);
      expect(read.value.expression).toEqual(meaning);
    }
  });

  test('there are enough of them', () => expect(spellings.length).toBeGreaterThanOrEqual(150));
});

const withOptions: [string, ParseOptions, Expression][] = [
  ['sin(x)', { angle: 'degrees' }, f('sin', times(ratio(1, 180), pi, x))],
  ['sin(x)', { angle: 'gradians' }, f('sin', times(ratio(1, 200), pi, x))],
  ['sin(50)', { angle: 'gradians' }, times(ratio(1, 2), b.sqrt(num(2)))],
  ['sin(45°)', { angle: 'gradians' }, times(ratio(1, 2), b.sqrt(num(2)))],
  ['sin(100grad)', { angle: 'degrees' }, num(1)],
  ['45°', { angle: 'gradians' }, num(50)],
  ['sin(50+45°)', { angle: 'gradians' }, num(1)],
  ['asin(1)', { angle: 'degrees' }, num(90)],
  ['asin(x)', { angle: 'gradians' }, times(num(200), b.reciprocal(pi), f('asin', x))],
  ['sin(asin(x))', { angle: 'degrees' }, f('sin', f('asin', x))],
  ['sinh(x)', { angle: 'degrees' }, f('sinh', x)],
  ['sin(pi)', { angle: 'radians' }, num(0)],
  ['i', { i: 'symbol' }, b.symbol('i')],
  ['2i', { i: 'symbol' }, times(num(2), b.symbol('i'))],
  ['speed*2', { names: ['speed'] }, times(num(2), b.symbol('speed'))],
  ['2speed', { names: ['speed'] }, times(num(2), b.symbol('speed'))],
  ['2|x|3', { bar: 'absolute' }, times(num(6), f('abs', x))],
  ['5%', { percent: true }, ratio(1, 20)],
];

test.each(withOptions)('%s with %o', (text, options, meaning) => {
  const read = parse(text, options);
  expect(read).toHaveProperty('ok', true);
  if (read.ok) expect(toText(read.value.expression)).toBe(toText(meaning));
  if (read.ok) expect(b.equal(read.value.expression, meaning)).toBe(true);
});

test('every spelling of a function names one that can be called', () => {
  for (const spelling of allFunctionSpellings()) {
    expect([spelling, callMeaning(functionOf(spelling)!) !== undefined || functionOf(spelling) === 'abs']).toEqual([
      spelling,
      true,
    ]);
  }
});
